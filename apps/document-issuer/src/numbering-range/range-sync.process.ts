import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { type AuthorityRange, NumberingRangeInput, type NumberingRangeSync } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { numberingRangeFaults } from '@rubrica/fiscal';
import {
  answerWith,
  type Caller,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  keptAnswer,
  lockList,
  newId,
  Problem,
  schemaFaults,
  validBody,
} from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { WaitingDocuments } from '../document/waiting.process.js';
import { SoftwareStore } from '../software/software.store.js';
import { AuthorityRanges } from './authority-ranges.client.js';
import { numberingRangeResource } from './numbering-range.http.js';
import { numberingRange, type RangeAuthorization } from './numbering-range.js';
import { type NumberingRangeRow, NumberingRangeStore } from './numbering-range.store.js';
import { type KnownRange, planRangeSync, type RangeSyncStep } from './range-sync.decide.js';

const RangeSyncInput = Type.Object(
  {
    environment: Type.Union([Type.Literal('habilitacion'), Type.Literal('production')]),
    /** The tenant's, without check digit. */
    nit: Type.String({ pattern: '^[0-9]{3,15}$' }),
  },
  { additionalProperties: false },
);
type Environment = Static<typeof RangeSyncInput>['environment'];

/** Takes over what the tax authority has authorised. Numbers that were given are never touched. */
@Controller('internal/numbering-ranges/sync')
@InternalOnly('api-gateway')
export class RangeSyncController {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly software: SoftwareStore,
    private readonly authority: AuthorityRanges,
    private readonly waiting: WaitingDocuments,
  ) {}

  @Post()
  async sync(
    @InternalCaller() { tenantId, livemode }: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const { environment, nit } = validBody(RangeSyncInput, body);
    const idempotency = idempotencyOf(headers);
    const kept = await keptAnswer(this.database, idempotency);
    if (kept) return answerWith(reply, kept);
    // No transaction waits for the tax authority.
    const told = await this.told(tenantId, environment, nit);
    const answer = await idempotently(this.database, idempotency, async (tx) => {
      await lockList(tx, tenantId, livemode);
      const rows = await this.ranges.authorized(tx, tenantId, environment);
      const usable = told.filter((range) => faultOf(range) === null);
      const data: NumberingRangeSync[] = [];
      for (const step of planRangeSync(usable, await this.known(tx, rows))) {
        const row = rows.find(({ id }) => 'id' in step && id === step.id);
        data.push(await this.take(tx, { tenantId, environment }, step, row));
      }
      for (const range of told) {
        const reason = faultOf(range);
        if (reason !== null) data.push(itemOf({ does: 'skip', told: range, reason }, null));
      }
      await this.waiting.release(tx, tenantId, environment, 'range_exhausted');
      return { status: 200, body: { object: 'list', url: '/v1/numbering-ranges/sync', has_more: false, data } };
    });
    return answerWith(reply, answer);
  }

  /** The software is the tenant's own: its owner is the issuer. */
  private async told(tenantId: string, environment: Environment, nit: string): Promise<readonly AuthorityRange[]> {
    const software = await this.software.find(tenantId, environment);
    if (!software) {
      const detail =
        'The tax authority tells the ranges of a software: send id and PIN of yours with PATCH /v1/tenant.';
      throw new Problem(409, 'software_missing', detail);
    }
    return this.authority.of({
      tenant_id: tenantId,
      environment,
      issuer_nit: nit,
      software_owner_nit: nit,
      software_id: software.id,
    });
  }

  private async known(tx: Tx, rows: readonly NumberingRangeRow[]): Promise<KnownRange[]> {
    const keys = await this.ranges.technicalKeys(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
      documentType: row.document_type,
      from: row.first,
      to: row.last,
      technicalKey: keys.get(row.id) ?? null,
    }));
  }

  private async take(
    tx: Tx,
    { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
    step: RangeSyncStep,
    known: NumberingRangeRow | undefined,
  ): Promise<NumberingRangeSync> {
    if (step.does === 'skip' || (step.does === 'keep' && known)) return itemOf(step, known ?? null);
    const { told } = step;
    const authorization = authorizationOf(tenantId, environment, told);
    if (step.does === 'create') {
      const id = newId('nr');
      const row = await this.ranges.insert(tx, id, authorization, told.technical_key, {});
      await tx.handle(numberingRange, id, { type: 'AuthorizeRange', authorization });
      return itemOf(step, row);
    }
    if (step.does === 'keep' || !known) throw new Error('a known range is not there');
    const { id, document_type, is_active } = known;
    let row = known;
    if (step.changed.some((field) => field !== 'technical_key')) {
      row = await this.ranges.renew(tx, id, authorization);
      const renewed = { ...authorization, document_type, is_active };
      await tx.handle(numberingRange, id, { type: 'RenewRange', authorization: renewed });
    }
    if (told.technical_key !== null && step.changed.includes('technical_key')) {
      row = await this.ranges.update(tx, id, { technical_key: told.technical_key });
      await tx.handle(numberingRange, id, { type: 'ReplaceTechnicalKey' });
    }
    return itemOf(step, row);
  }
}

/** What would have been said of it, had the tenant sent it; null: nothing. */
const faultOf = (told: AuthorityRange): string | null => {
  const input = { ...inputOf(told), environment: 'production' as const };
  const faults = schemaFaults(NumberingRangeInput, input);
  const [fault] = faults.length > 0 ? faults : numberingRangeFaults(input);
  return fault ? `The answer of the tax authority cannot be used: ${fault.pointer} ${fault.detail}` : null;
};

/** The tax authority says of no range what it is for: those that invoices are hashed with have a key. */
const inputOf = ({ technical_key, ...told }: AuthorityRange) => ({
  ...told,
  ...(technical_key === null
    ? { document_type: 'contingency' as const }
    : { document_type: 'invoice' as const, technical_key }),
});

const authorizationOf = (tenantId: string, environment: Environment, told: AuthorityRange): RangeAuthorization => {
  const { technical_key, ...authorized } = told;
  const document_type = technical_key === null ? 'contingency' : 'invoice';
  return { tenant_id: tenantId, environment, document_type, ...authorized, is_active: true };
};

const ACTIONS = { create: 'created', update: 'updated', keep: 'unchanged', skip: 'skipped' } as const;

const itemOf = (step: RangeSyncStep, row: NumberingRangeRow | null): NumberingRangeSync => {
  const { technical_key: _, resolution_date: __, ...authorized } = step.told;
  return {
    object: 'numbering_range_sync',
    action: ACTIONS[step.does],
    authorized,
    numbering_range: row && numberingRangeResource(row),
    changed: step.does === 'update' ? [...step.changed] : [],
    reason: step.does === 'skip' ? step.reason : null,
  };
};
