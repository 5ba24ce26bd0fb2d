import { Injectable } from '@nestjs/common';
import type { Caller, Environment, NumberingRangePatch, RangeDocumentType } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { kindOfRange, RANGE_TYPES, rangeTypesOf } from '@rubrica/kinds';
import { type Condition, type List, type ListQuery, offsetTime, readList, SecretBox } from '@rubrica/service';
import type { AllottableRange, RangeWish } from './allotment.js';
import type { RangeAuthorization } from './numbering-range.js';
import { returnedIn, type SkippedNumbers, without } from './skipped-numbers.js';
import { keyName, type TechnicalKeys } from './technical-keys.js';

export interface NumberingRangeRow {
  readonly id: string;
  readonly position: string;
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly document_type: RangeDocumentType;
  readonly prefix: string;
  readonly first: number;
  readonly last: number;
  readonly next: number;
  /** Oldest first. */
  readonly skipped: readonly (SkippedNumbers & { readonly at: string })[];
  readonly resolution_number: string | null;
  readonly resolution_date: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly technical_key: Buffer | null;
  /** Keys of earlier resolutions by resolution number, encrypted, in hexadecimal. */
  readonly former_keys: Readonly<Record<string, string>>;
  /** Range that has taken over the numbers. */
  readonly successor_id: string | null;
  readonly is_active: boolean;
  readonly last_issued_at: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface RangeListQuery extends ListQuery {
  readonly document_type?: string;
  readonly environment?: string;
}

/** Types of ranges that DIAN authorises. */
const AUTHORIZED = RANGE_TYPES.filter(({ isAuthorized }) => isAuthorized).map(({ name }) => name);

export type Series = Pick<RangeWish, 'tenantId' | 'environment' | 'documentType'>;

export interface LockedRanges {
  readonly ranges: readonly AllottableRange[];
  readonly technicalKeys: TechnicalKeys;
}

type Keyed = Pick<NumberingRangeRow, 'id' | 'technical_key' | 'resolution_number' | 'former_keys'>;

/** Ranges with their counters, one row each; a counter changes only under the lock of its row. */
@Injectable()
export class NumberingRangeStore {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
  ) {}

  async insert(
    tx: Tx,
    id: string,
    authorization: RangeAuthorization,
    technicalKey: string | null,
    metadata: Readonly<Record<string, string>>,
  ): Promise<NumberingRangeRow> {
    const a = authorization;
    const [row] = await tx.query<NumberingRangeRow>(
      `insert into numbering_ranges (id, tenant_id, environment, document_type, prefix, first, last, next, resolution_number, resolution_date,
                                     valid_from, valid_to, technical_key, is_active, metadata, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $6, $8, $9, $10, $11, $12, $13, $14, $15, $15) returning *`,
      [
        id,
        a.tenant_id,
        a.environment,
        a.document_type,
        a.prefix,
        a.from,
        a.to,
        a.resolution_number,
        a.resolution_date,
        a.valid_from,
        a.valid_to,
        technicalKey === null ? null : this.secrets.seal(technicalKey, id),
        a.is_active,
        JSON.stringify(metadata),
        tx.at,
      ],
    );
    if (!row) throw new Error('an insert returned no row');
    return row;
  }

  /**
   * Returns the tenant's ranges with the same prefix in the same environment that share numbers with this one and still
   * give them, except the one of that id.
   */
  overlapping(tx: Tx, a: RangeAuthorization, exceptId = ''): Promise<NumberingRangeRow[]> {
    return tx.query(
      `select * from numbering_ranges
        where tenant_id = $1 and environment = $2 and prefix = $3 and first <= $5 and last >= $4 and document_type = any($6)
          and successor_id is null and id <> $7 order by id for update`,
      [
        a.tenant_id,
        a.environment,
        a.prefix,
        a.from,
        a.to,
        kindOfRange(a.document_type).numbering.ranges.map(({ name }) => name),
        exceptId,
      ],
    );
  }

  /** Returns undefined also for a range of a type that the caller's version of the API does not know. */
  async find({ tenantId, livemode, version }: Caller, id: string): Promise<NumberingRangeRow | undefined> {
    const [row] = await this.database.query<NumberingRangeRow>(
      `select * from numbering_ranges
        where id = $1 and tenant_id = $2 and (environment <> 'test') = $3 and document_type = any($4)`,
      [id, tenantId, livemode, rangeTypesOf(version)],
    );
    return row;
  }

  async get(tx: Tx, id: string): Promise<NumberingRangeRow> {
    const [row] = await tx.query<NumberingRangeRow>('select * from numbering_ranges where id = $1', [id]);
    if (!row) throw new Error(`no numbering range ${id}`);
    return row;
  }

  /** Returns the range locked until the commit, so that its counter stays; undefined when the caller has no such range. */
  async lockOne(tx: Tx, { tenantId, livemode, version }: Caller, id: string): Promise<NumberingRangeRow | undefined> {
    const [row] = await tx.query<NumberingRangeRow>(
      `select * from numbering_ranges
        where id = $1 and tenant_id = $2 and (environment <> 'test') = $3 and document_type = any($4) for update`,
      [id, tenantId, livemode, rangeTypesOf(version)],
    );
    return row;
  }

  list({ tenantId, livemode, version }: Caller, query: RangeListQuery): Promise<List<NumberingRangeRow>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      [`(environment <> 'test') = ?`, livemode],
      ['document_type = any(?)', rangeTypesOf(version)],
    ];
    const filters: Condition[] = [
      ['document_type = ?', query.document_type],
      ['environment = ?', query.environment],
    ];
    return readList(
      this.database,
      '/v1/numbering-ranges',
      { table: 'numbering_ranges', scope, filters },
      query,
      (row: NumberingRangeRow) => row,
    );
  }

  async update(
    tx: Tx,
    id: string,
    change: Pick<NumberingRangePatch, 'is_active' | 'metadata' | 'technical_key'>,
  ): Promise<NumberingRangeRow> {
    const { is_active: isActive, metadata, technical_key: key } = change;
    const [row] = await tx.query<NumberingRangeRow>(
      `update numbering_ranges
          set is_active = coalesce($2, is_active), metadata = coalesce($3, metadata), technical_key = coalesce($4, technical_key),
              updated_at = $5
        where id = $1 returning *`,
      [
        id,
        isActive ?? null,
        metadata ? JSON.stringify(metadata) : null,
        key === undefined ? null : this.secrets.seal(key, id),
        tx.at,
      ],
    );
    if (!row) throw new Error(`no numbering range ${id}`);
    return row;
  }

  /** Records that no number before the counter comes back any more. The row is locked. */
  async keepSkipped(tx: Tx, id: string): Promise<void> {
    await tx.query(
      `update numbering_ranges set skipped = (
         select coalesce(jsonb_agg(one - 'issued_at' order by nth), '[]')
         from jsonb_array_elements(skipped) with ordinality as each (one, nth))
       where id = $1`,
      [id],
    );
  }

  /** Sets the counter behind numbers that are skipped. The row is locked. */
  async skip(tx: Tx, id: string, { from, to, reason }: SkippedNumbers): Promise<NumberingRangeRow> {
    const [row] = await tx.query<NumberingRangeRow>(
      `update numbering_ranges set next = $3 + 1, skipped = skipped || $4::jsonb, updated_at = $5
        where id = $1 and next = $2 returning *`,
      [id, from, to, JSON.stringify([{ from, to, reason, at: offsetTime(new Date(tx.at)) }]), tx.at],
    );
    if (!row) throw new Error(`the next number of ${id} is not ${from}`);
    return row;
  }

  /** Tells whether the tenant has a range for the wish, active or not. */
  async hasAny(
    { tenantId, environment, documentType }: RangeWish,
    from: Pick<Tx, 'query'> = this.database,
  ): Promise<boolean> {
    const rows = await from.query(
      'select from numbering_ranges where tenant_id = $1 and environment = $2 and document_type = $3 limit 1',
      [tenantId, environment, documentType],
    );
    return rows.length > 0;
  }

  /** Adds numbers to those that are skipped. The counter stays. */
  async addSkipped(tx: Tx, id: string, skipped: SkippedNumbers): Promise<void> {
    await tx.query('update numbering_ranges set skipped = skipped || $2::jsonb, updated_at = $3 where id = $1', [
      id,
      JSON.stringify([{ ...skipped, at: offsetTime(new Date(tx.at)) }]),
      tx.at,
    ]);
  }

  /** Returns the ranges that need an authorisation and give numbers, oldest first, locked until the commit. */
  async authorized(tx: Tx, tenantId: string, environment: Environment): Promise<NumberingRangeRow[]> {
    const rows = await tx.query<NumberingRangeRow>(
      `select * from numbering_ranges
        where tenant_id = $1 and environment = $2 and document_type = any($3) and successor_id is null
        order by id for update`,
      [tenantId, environment, AUTHORIZED],
    );
    return inOrder(rows);
  }

  /** Replaces resolution, period, ends and counter; prefix and type stay. The key of the earlier resolution is kept. */
  async renew(tx: Tx, id: string, a: RangeAuthorization, next: number): Promise<NumberingRangeRow> {
    const [row] = await tx.query<NumberingRangeRow>(
      `update numbering_ranges
          set resolution_number = $2, resolution_date = $3, valid_from = $4, valid_to = $5, first = $6, last = $7, next = $8,
              former_keys = case when resolution_number <> $2 and technical_key is not null
                then former_keys || jsonb_build_object(resolution_number, encode(technical_key, 'hex')) else former_keys end,
              updated_at = $9
        where id = $1 returning *`,
      [id, a.resolution_number, a.resolution_date, a.valid_from, a.valid_to, a.from, a.to, next, tx.at],
    );
    if (!row) throw new Error(`no numbering range ${id}`);
    return row;
  }

  /** Records that a later range gives the numbers from now on. */
  async replace(tx: Tx, id: string, successorId: string): Promise<void> {
    await tx.query('update numbering_ranges set successor_id = $2, updated_at = $3 where id = $1', [
      id,
      successorId,
      tx.at,
    ]);
  }

  /** Returns all ranges of the wishes' tenants, environments and types, oldest first, locked until the commit. */
  async lock(tx: Tx, wishes: readonly Series[]): Promise<LockedRanges> {
    const rows = wishes.length === 0 ? [] : await this.ofSeries(tx, wishes, 'for update');
    return { ranges: rows.map(allottable), technicalKeys: this.keysOf(rows) };
  }

  /** Returns the same ranges without a lock. */
  async candidatesFor(
    wishes: readonly Series[],
    from: Pick<Tx, 'query'> = this.database,
  ): Promise<readonly AllottableRange[]> {
    return wishes.length === 0 ? [] : (await this.ofSeries(from, wishes)).map(allottable);
  }

  private async ofSeries(
    from: Pick<Tx, 'query'>,
    wishes: readonly Series[],
    lock: 'for update' | '' = '',
  ): Promise<NumberingRangeRow[]> {
    const rows = await from.query<NumberingRangeRow>(
      `select * from numbering_ranges
        where (tenant_id, environment, document_type) in (select * from unnest($1::text[], $2::text[], $3::text[]))
        order by id ${lock}`,
      [
        wishes.map(({ tenantId }) => tenantId),
        wishes.map(({ environment }) => environment),
        wishes.map(({ documentType }) => documentType),
      ],
    );
    return inOrder(rows);
  }

  /** Removes a number that has come back from those that are skipped. The row is locked. */
  async useReturned(tx: Tx, id: string, number: number): Promise<void> {
    await tx.query(
      `update numbering_ranges set updated_at = $3, skipped = (
         select coalesce(jsonb_agg(one order by nth), '[]')
         from jsonb_array_elements(skipped) with ordinality as each (one, nth)
         where not (one ? 'issued_at' and (one->>'from')::int = $2))
       where id = $1`,
      [id, number, tx.at],
    );
  }

  /** Moves a number that has come back from a replaced range to its heir. Both rows are locked. */
  async inherit(
    tx: Tx,
    { from, to, skipped }: { readonly from: string; readonly to: string; readonly skipped: SkippedNumbers },
  ): Promise<void> {
    await this.useReturned(tx, from, skipped.from);
    await this.giveBack(tx, to, skipped);
  }

  /** Adds a number that comes back; where it stood among others with another reason, it does no more. The row is locked. */
  async giveBack(tx: Tx, id: string, returned: SkippedNumbers): Promise<void> {
    const { skipped } = await this.get(tx, id);
    const others = without(skipped, returned.from);
    await tx.query('update numbering_ranges set skipped = $2 where id = $1', [id, JSON.stringify(others)]);
    await this.addSkipped(tx, id, returned);
  }

  async saveCounters(tx: Tx, ranges: readonly AllottableRange[]): Promise<void> {
    if (ranges.length === 0) return;
    await tx.query(
      `update numbering_ranges r set next = u.next, last_issued_at = u.last_issued_at
         from unnest($1::text[], $2::int[], $3::text[]) as u (id, next, last_issued_at) where r.id = u.id`,
      [ranges.map(({ id }) => id), ranges.map(({ next }) => next), ranges.map(({ lastIssuedAt }) => lastIssuedAt)],
    );
  }

  async technicalKeys(from: Pick<Tx, 'query'>, ids: readonly string[]): Promise<TechnicalKeys> {
    if (ids.length === 0) return new Map();
    return this.keysOf(
      await from.query<Keyed>(
        'select id, technical_key, resolution_number, former_keys from numbering_ranges where id = any($1)',
        [ids],
      ),
    );
  }

  private keysOf(rows: readonly Keyed[]): TechnicalKeys {
    return new Map(
      rows.flatMap(({ id, technical_key: sealed, resolution_number: resolution, former_keys: former }) => {
        const earlier = Object.entries(former).map(
          ([number, hex]) => [keyName(id, number), this.secrets.open(Buffer.from(hex, 'hex'), id)] as const,
        );
        if (sealed === null) return earlier;
        const key = this.secrets.open(sealed, id);
        return [...earlier, [id, key] as const, [keyName(id, resolution ?? ''), key] as const];
      }),
    );
  }
}

/** Oldest first; rows are locked in the order of their ids, so that no two transactions wait for each other. */
const inOrder = (rows: readonly NumberingRangeRow[]): NumberingRangeRow[] =>
  rows.toSorted((a, b) => Number(a.position) - Number(b.position));

export const seriesOf = ({ tenant_id, environment, document_type }: NumberingRangeRow): Series => ({
  tenantId: tenant_id,
  environment,
  documentType: document_type,
});

/** The row as allotment sees it. */
export const allottable = (row: NumberingRangeRow): AllottableRange => ({
  id: row.id,
  tenantId: row.tenant_id,
  environment: row.environment,
  documentType: row.document_type,
  prefix: row.prefix,
  from: row.first,
  to: row.last,
  next: row.next,
  returned: returnedIn(row.skipped).filter(({ sequence }) => row.first <= sequence && sequence <= row.last),
  skipped: row.skipped,
  resolutionNumber: row.resolution_number,
  resolutionDate: row.resolution_date,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  lastIssuedAt: row.last_issued_at,
  isActive: row.is_active,
  successorId: row.successor_id,
});
