import { Injectable } from '@nestjs/common';
import {
  type AuthorityRange,
  type Caller,
  type Environment,
  NumberingRangeInput,
  type NumberingRangeResource,
  type NumberingRangeSync,
  type RangeSyncInput,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { colombianDate, numberingRangeFaults } from '@rubrica/fiscal';
import { INVOICING, rangeType } from '@rubrica/kinds';
import {
  type IdempotencyKey,
  idempotentlyAfter,
  type KeptAnswer,
  type List,
  invalid,
  lockList,
  Problem,
  schemaFaults,
} from '@rubrica/service';
import { SoftwareStore } from '../software/software.store.js';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import { AuthorityRanges } from './authority-ranges.client.js';
import { numberingRangeResource } from './numbering-range-resource.js';
import { numberingRange, type RangeAuthorization } from './numbering-range.js';
import { NumberingRangeProcess } from './numbering-range.process.js';
import { type NumberingRangeRow, NumberingRangeStore, seriesOf } from './numbering-range.store.js';
import {
  inUseFaults,
  type KnownRange,
  planRangeSync,
  type RangeSyncStep,
  rangeTypeOf,
  wantedNextOf,
} from './range-sync.decide.js';
import type { WantedNext } from './skipped-numbers.js';

/** Takes over the ranges that the tax authority has authorised (ADR 0069). Numbers that are already allotted never change. */
@Injectable()
export class RangeSyncProcess {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly numberingRanges: NumberingRangeProcess,
    private readonly software: SoftwareStore,
    private readonly authority: AuthorityRanges,
    private readonly waiting: WaitingDocuments,
  ) {}

  sync(
    { tenantId, livemode }: Caller,
    { environment, nit, in_use: inUse = [] }: RangeSyncInput,
    idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<List<NumberingRangeSync>>> {
    const asked = (): Promise<readonly AuthorityRange[]> => this.askAuthority(tenantId, environment, nit);
    return idempotentlyAfter(this.database, idempotency, asked, async (tx, authorityRanges) => {
      await lockList(tx, tenantId, livemode);
      const rows = await this.ranges.authorized(tx, tenantId, environment);
      const usable = authorityRanges.filter((range) => faultOf(range) === null);
      const now = new Date(tx.at);
      const steps = planRangeSync(usable, await this.known(tx, rows), colombianDate(now));
      const faults = inUseFaults(inUse, steps);
      if (faults.length > 0) throw invalid(faults);
      const data: NumberingRangeSync[] = [];
      for (const step of steps) {
        const row = rows.find(({ id }) => 'id' in step && id === step.id);
        const wantedNext = wantedNextOf(step.authorityRange, inUse);
        const taken = await this.take(tx, { tenantId, environment }, step, { row, wantedNext });
        const resource =
          taken.row &&
          numberingRangeResource(taken.row, await this.ranges.candidatesFor([seriesOf(taken.row)], tx), now);
        data.push(itemOf(taken.step, resource));
      }
      for (const range of authorityRanges) {
        const reason = faultOf(range);
        if (reason !== null) data.push(itemOf({ does: 'skip', authorityRange: range, reason }, null));
      }
      await this.waiting.release(tx, tenantId, environment, 'range_exhausted');
      return { status: 200, body: { object: 'list', url: '/v1/numbering-ranges/sync', has_more: false, data } };
    });
  }

  /** The owner of the software is the tenant itself, or its provider. */
  private async askAuthority(
    tenantId: string,
    environment: RangeSyncInput['environment'],
    nit: string,
  ): Promise<readonly AuthorityRange[]> {
    const software = await this.software.find({ tenant_id: tenantId, record: INVOICING, environment });
    if (!software) {
      const detail = {
        en: 'The tax authority tells the ranges of a software: send id and PIN of yours with PATCH /v1/tenant.',
        es: 'La DIAN informa los rangos de un software: envíe el identificador y el PIN del suyo con PATCH /v1/tenant.',
      };
      throw new Problem(409, 'software_missing', detail);
    }
    return this.authority.authorizedRanges({
      tenant_id: tenantId,
      environment,
      issuer_nit: nit,
      software_owner_nit: software.provider?.nit ?? nit,
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
      isActive: row.is_active,
    }));
  }

  private async take(
    tx: Tx,
    { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
    step: RangeSyncStep,
    { row: known, wantedNext }: { readonly row: NumberingRangeRow | undefined; readonly wantedNext: WantedNext },
  ): Promise<{ readonly step: RangeSyncStep; readonly row: NumberingRangeRow | null }> {
    if (step.does === 'skip') return { step, row: null };
    const { authorityRange } = step;
    const authorization = authorizationOf(tenantId, environment, authorityRange);
    if (step.does === 'create') {
      const technicalKey = authorityRange.technical_key;
      const registration = { authorization, technicalKey, wantedNext, metadata: {} };
      return { step, row: await this.numberingRanges.authorize(tx, registration) };
    }
    if (!known) throw new Error('a known range is not there');
    const { id, document_type, is_active } = known;
    const changed = step.does === 'update' ? step.changed : [];
    const renewed = changed.some((field) => field !== 'technical_key')
      ? await this.numberingRanges.renew(tx, known, { ...authorization, document_type, is_active })
      : known;
    if (authorityRange.technical_key !== null && changed.includes('technical_key')) {
      await this.ranges.update(tx, id, { technical_key: authorityRange.technical_key });
      await tx.handle(numberingRange, id, { type: 'ReplaceTechnicalKey' });
    }
    await this.numberingRanges.setNext(tx, renewed, wantedNext);
    const row = await this.ranges.get(tx, id);
    const all = [...(row.next === known.next ? [] : ['next']), ...changed];
    return { step: all.length === 0 ? step : { does: 'update', authorityRange, id, changed: all }, row };
  }
}

/** Returns the first fault by the rules for ranges that tenants register, or null. */
const faultOf = (authorityRange: AuthorityRange): string | null => {
  const input = { ...inputOf(authorityRange), environment: 'production' as const };
  const faults = schemaFaults(NumberingRangeInput, input);
  const [fault] = faults.length > 0 ? faults : numberingRangeFaults(input, rangeType(input.document_type));
  return fault ? `The answer of the tax authority cannot be used: ${fault.pointer} ${fault.detail}` : null;
};

const inputOf = (range: AuthorityRange) => {
  const { technical_key, ...authorized } = range;
  return { ...authorized, document_type: rangeTypeOf(range), ...(technical_key === null ? {} : { technical_key }) };
};

const authorizationOf = (tenantId: string, environment: Environment, range: AuthorityRange): RangeAuthorization => {
  const { technical_key: _, ...authorized } = range;
  return { tenant_id: tenantId, environment, document_type: rangeTypeOf(range), ...authorized, is_active: true };
};

const ACTIONS = { create: 'created', update: 'updated', keep: 'unchanged', skip: 'skipped' } as const;

const itemOf = (step: RangeSyncStep, resource: NumberingRangeResource | null): NumberingRangeSync => {
  const { technical_key: _, resolution_date: __, ...authorized } = step.authorityRange;
  return {
    object: 'numbering_range_sync',
    action: ACTIONS[step.does],
    authorized,
    numbering_range: resource,
    changed: step.does === 'update' ? [...step.changed] : [],
    reason: step.does === 'skip' ? step.reason : null,
  };
};
