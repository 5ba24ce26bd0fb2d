import { Injectable } from '@nestjs/common';
import type { Environment, RangeDocumentType } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Caller, SecretBox } from '@rubrica/service';
import type { AllottableRange } from './allotment.js';
import type { RangeAuthorization } from './numbering-range.js';

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
  readonly resolution_number: string | null;
  readonly resolution_date: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly technical_key: Buffer | null;
  readonly is_active: boolean;
  readonly last_issued_at: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Which range a document is numbered from: the one it names, else the tenant's active one of that type. */
export interface RangeWish {
  readonly tenantId: string;
  readonly environment: Environment;
  readonly documentType: RangeDocumentType;
  readonly rangeId: string | null;
}

export const rangeKey = ({ tenantId, environment, documentType, rangeId }: RangeWish): string =>
  rangeId === null ? `${tenantId}/${environment}/${documentType}` : `${tenantId}/${environment}/${rangeId}`;

/** Ranges and their counters, one row each; the counter is moved under the row's lock. */
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
  ): Promise<void> {
    const a = authorization;
    await tx.query(
      `insert into numbering_ranges (id, tenant_id, environment, document_type, prefix, first, last, next, resolution_number, resolution_date,
                                     valid_from, valid_to, technical_key, is_active, metadata, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $6, $8, $9, $10, $11, $12, $13, $14, $15, $15)`,
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
  }

  /** Ranges of the tenant with the same prefix in the same environment that share numbers with this one. */
  overlapping(tx: Tx, a: RangeAuthorization): Promise<{ id: string }[]> {
    return tx.query(
      `select id from numbering_ranges
        where tenant_id = $1 and environment = $2 and prefix = $3 and first <= $5 and last >= $4 and document_type = $6`,
      [a.tenant_id, a.environment, a.prefix, a.from, a.to, a.document_type],
    );
  }

  async find({ tenantId }: Caller, livemode: boolean, id: string): Promise<NumberingRangeRow | undefined> {
    const [row] = await this.database.query<NumberingRangeRow>(
      `select * from numbering_ranges where id = $1 and tenant_id = $2 and (environment <> 'test') = $3`,
      [id, tenantId, livemode],
    );
    return row;
  }

  async update(
    tx: Tx,
    id: string,
    change: { readonly is_active?: boolean; readonly metadata?: Readonly<Record<string, string>> },
  ): Promise<NumberingRangeRow> {
    const [row] = await tx.query<NumberingRangeRow>(
      `update numbering_ranges set is_active = coalesce($2, is_active), metadata = coalesce($3, metadata), updated_at = $4 where id = $1 returning *`,
      [id, change.is_active ?? null, change.metadata ? JSON.stringify(change.metadata) : null, tx.at],
    );
    if (!row) throw new Error(`no numbering range ${id}`);
    return row;
  }

  page(sql: string, params: readonly unknown[]): Promise<NumberingRangeRow[]> {
    return this.database.query(`select * from numbering_ranges ${sql}`, params);
  }

  /**
   * The ranges behind these wishes, by `rangeKey`, locked in the order of their ids; a wish that no range fulfils is
   * left out. Of several active ranges the oldest that still has numbers is taken.
   */
  async lock(tx: Tx, wishes: readonly RangeWish[]): Promise<Map<string, NumberingRangeRow>> {
    if (wishes.length === 0) return new Map();
    const tenants = [...new Set(wishes.map(({ tenantId }) => tenantId))];
    const rows = await tx.query<NumberingRangeRow>(
      'select * from numbering_ranges where tenant_id = any($1) and is_active order by id for update',
      [tenants],
    );
    const oldestFirst = [...rows].sort((a, b) => Number(a.position) - Number(b.position));
    const found = new Map<string, NumberingRangeRow>();
    for (const wish of wishes) {
      const mine = oldestFirst.filter(
        (row) => row.tenant_id === wish.tenantId && row.environment === wish.environment && row.document_type === wish.documentType,
      );
      const range = wish.rangeId === null ? (mine.find((row) => row.next <= row.last) ?? mine[0]) : mine.find(({ id }) => id === wish.rangeId);
      if (range) found.set(rangeKey(wish), range);
    }
    return found;
  }

  saveCounters(tx: Tx, ranges: readonly AllottableRange[]): Promise<unknown> {
    return tx.query(
      `update numbering_ranges r set next = u.next, last_issued_at = u.last_issued_at
         from (select unnest($1::text[]) as id, unnest($2::int[]) as next, unnest($3::text[]) as last_issued_at) u
        where r.id = u.id`,
      [ranges.map(({ id }) => id), ranges.map(({ next }) => next), ranges.map(({ lastIssuedAt }) => lastIssuedAt)],
    );
  }

  /** Technical keys by range id; ranges of notes have none. */
  async technicalKeys(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; technical_key: Buffer }>(
      'select id, technical_key from numbering_ranges where id = any($1) and technical_key is not null',
      [ids],
    );
    return new Map(rows.map(({ id, technical_key }) => [id, this.secrets.open(technical_key, id)]));
  }
}

export const allottable = (row: NumberingRangeRow): AllottableRange => ({
  id: row.id,
  prefix: row.prefix,
  to: row.last,
  next: row.next,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  isActive: row.is_active,
  lastIssuedAt: row.last_issued_at,
});
