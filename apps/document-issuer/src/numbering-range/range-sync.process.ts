import { Injectable } from '@nestjs/common';
import {
  type AuthorityRange,
  type Caller,
  type Environment,
  NumberingRangeInput,
  type NumberingRangeResource,
  type NumberingRangeSync,
  type RangeSyncInput,
  type RangeSyncItem,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { colombianDate, numberingRangeFaults } from '@rubrica/fiscal';
import {
  type ApiVersion,
  knowsSince,
  rangeType,
  rangeTypesOf,
  type SoftwareRecord,
  softwareRecordsOf,
} from '@rubrica/kinds';
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
import type { Software } from '../software/software.js';
import { SoftwareStore } from '../software/software.store.js';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import { AuthorityRanges } from './authority-ranges.client.js';
import {
  assignedType,
  assignmentFaults,
  choicesFor,
  type ToldRange,
  type TypedRange,
  unassignedReason,
} from './range-assignment.js';
import { numberingRangeResource } from './numbering-range-resource.js';
import { numberingRange, type RangeAuthorization } from './numbering-range.js';
import { NumberingRangeProcess } from './numbering-range.process.js';
import { type NumberingRangeRow, NumberingRangeStore, seriesOf } from './numbering-range.store.js';
import { inUseFaults, type KnownRange, planRangeSync, type RangeSyncStep, wantedNextOf } from './range-sync.decide.js';
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
    { tenantId, livemode, version }: Caller,
    { environment, nit, in_use: inUse = [], assign = [] }: RangeSyncInput,
    idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<List<RangeSyncItem>>> {
    const asked = (): Promise<readonly ToldRange[]> => this.askAuthority({ tenantId, environment, nit, version });
    return idempotentlyAfter(this.database, idempotency, asked, async (tx, told) => {
      await lockList(tx, tenantId, livemode);
      const rows = await this.ranges.authorized(tx, tenantId, environment);
      const known = await this.known(tx, rows);
      const now = new Date(tx.at);
      const items: NumberingRangeSync[] = [];
      const usable: TypedRange[] = [];
      for (const one of told) {
        const type = assignedType(one, { assign, known, version });
        const reason = type === null ? null : faultOf({ ...one.range, document_type: type });
        if (type === null) items.push(unassigned(one, version));
        else if (reason === null) usable.push({ ...one.range, document_type: type });
        else items.push(itemOf({ does: 'skip', authorityRange: { ...one.range, document_type: type }, reason }, null));
      }
      const steps = planRangeSync(usable, known, colombianDate(now));
      const faults = [...inUseFaults(inUse, steps), ...assignmentFaults(assign, told, version)];
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
      await this.waiting.release(tx, tenantId, environment, 'range_exhausted');
      const shown = [...data, ...items].flatMap((item) => itemIn(version, item));
      return { status: 200, body: { object: 'list', url: '/v1/numbering-ranges/sync', has_more: false, data: shown } };
    });
  }

  /**
   * Asks once for each software of the tenant. The owner of the software is the tenant itself, or its provider. A software without
   * ranges is no error where another one has some.
   */
  private async askAuthority({ tenantId, environment, nit, version }: Asking): Promise<readonly ToldRange[]> {
    const records = softwareRecordsOf(version);
    const found = await this.software.findAll(records.map((record) => ({ tenant_id: tenantId, record, environment })));
    const questions = questionsOf(
      records.flatMap((record, index) => (found[index] ? [{ record, ...found[index] }] : [])),
    );
    if (questions.length === 0) throw SOFTWARE_MISSING;
    const answers = await Promise.allSettled(
      questions.map(({ id, provider }) =>
        this.authority.authorizedRanges({
          tenant_id: tenantId,
          environment,
          issuer_nit: nit,
          software_owner_nit: provider?.nit ?? nit,
          software_id: id,
        }),
      ),
    );
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    const fatal = refusals.find((reason) => refusals.length === answers.length || !saysNoRanges(reason));
    if (fatal !== undefined) throw fatal;
    return merged(
      answers.flatMap((answer, index) =>
        answer.status === 'fulfilled'
          ? answer.value.map((range) => ({ range, records: questions[index]?.records ?? [] }))
          : [],
      ),
    );
  }

  private async known(tx: Tx, rows: readonly NumberingRangeRow[]): Promise<KnownRange[]> {
    const keys = await this.ranges.technicalKeys(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
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
      const technicalKey = rangeType(authorityRange.document_type).hasTechnicalKey
        ? authorityRange.technical_key
        : null;
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

interface Asking extends Pick<RangeSyncInput, 'environment' | 'nit'> {
  readonly tenantId: string;
  readonly version: ApiVersion;
}

interface Question extends Pick<Software, 'id' | 'provider'> {
  readonly records: readonly SoftwareRecord[];
}

/** Returns a question for each software: one may be registered under several records. */
const questionsOf = (software: readonly (Software & { readonly record: SoftwareRecord })[]): readonly Question[] => {
  const byId = Map.groupBy(software, ({ id }) => id.toLowerCase());
  return [...byId.values()].flatMap(([first, ...others]) =>
    first ? [{ id: first.id, provider: first.provider, records: [first, ...others].map(({ record }) => record) }] : [],
  );
};

const SOFTWARE_MISSING = new Problem(409, 'software_missing', {
  en: 'The tax authority tells the ranges of a software: send id and PIN of yours with PATCH /v1/tenant.',
  es: 'La DIAN informa los rangos de un software: envíe el identificador y el PIN del suyo con PATCH /v1/tenant.',
});

const saysNoRanges = (reason: unknown): boolean =>
  reason instanceof Problem && ['dian_ranges_missing', 'dian_prefix_not_associated'].includes(reason.code);

/** Returns each range once, with the records of all software that it was told for. */
const merged = (told: readonly ToldRange[]): ToldRange[] => {
  const nameOf = ({ range: { resolution_number, prefix, from, to } }: ToldRange): string =>
    [resolution_number, prefix, from, to].join(' ');
  return [...Map.groupBy(told, nameOf).values()].flatMap((same) =>
    same[0] ? [{ range: same[0].range, records: same.flatMap(({ records }) => records) }] : [],
  );
};

/** Returns the first fault by the rules for ranges that tenants register, or null. */
const faultOf = (range: TypedRange): string | null => {
  const input = { ...inputOf(range), environment: 'production' as const };
  const faults = schemaFaults(NumberingRangeInput, input);
  const [fault] = faults.length > 0 ? faults : numberingRangeFaults(input, rangeType(input.document_type));
  return fault ? `The answer of the tax authority cannot be used: ${fault.pointer} ${fault.detail}` : null;
};

const inputOf = ({ technical_key, ...authorized }: TypedRange) => {
  const isKeyed = technical_key !== null && rangeType(authorized.document_type).hasTechnicalKey;
  return { ...authorized, ...(isKeyed ? { technical_key } : {}) };
};

const authorizationOf = (tenantId: string, environment: Environment, range: TypedRange): RangeAuthorization => {
  const { technical_key: _, ...authorized } = range;
  return { tenant_id: tenantId, environment, ...authorized, is_active: true };
};

const ACTIONS = { create: 'created', update: 'updated', keep: 'unchanged', skip: 'skipped' } as const;

const itemOf = (step: RangeSyncStep, resource: NumberingRangeResource | null): NumberingRangeSync => ({
  object: 'numbering_range_sync',
  action: ACTIONS[step.does],
  authorized: authorizedOf(step.authorityRange),
  document_types: [step.authorityRange.document_type],
  numbering_range: resource,
  changed: step.does === 'update' ? [...step.changed] : [],
  reason: step.does === 'skip' ? step.reason : null,
});

const unassigned = (told: ToldRange, version: ApiVersion): NumberingRangeSync => {
  const choices = choicesFor(told, version);
  return {
    object: 'numbering_range_sync',
    action: 'unassigned',
    authorized: authorizedOf(told.range),
    document_types: choices,
    numbering_range: null,
    changed: [],
    reason: unassignedReason(choices),
  };
};

const authorizedOf = ({ prefix, from, to, resolution_number, valid_from, valid_to }: AuthorityRange) => ({
  ...{ prefix, from, to },
  ...{ resolution_number, valid_from, valid_to },
});

/** Returns the item as a version shows it: older ones know neither newer documents nor what a range may number. */
const itemIn = (version: ApiVersion, item: NumberingRangeSync): RangeSyncItem[] => {
  const { document_types: types, ...older } = item;
  if (knowsSince(version, ASSIGNED_SINCE)) return [item];
  return types.every((type) => rangeTypesOf(version).includes(type)) ? [older] : [];
};

/** Version since which tenants say what a range numbers. */
const ASSIGNED_SINCE = '2026-12-01';
