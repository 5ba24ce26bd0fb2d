import { Injectable } from '@nestjs/common';
import { type Caller, ID_PREFIX, type SuppressionReason, type SuppressionResource } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { addressKey } from '@rubrica/fiscal';
import { type Condition, type List, type ListQuery, lockList, newId, offsetTime, readList } from '@rubrica/service';

export interface SuppressionRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  /** In lower case, its domain in ASCII. */
  readonly address: string;
  readonly reason: SuppressionReason;
  readonly diagnostic: string | null;
  readonly document_id: string | null;
  readonly mailing_id: string | null;
  readonly created_at: Date;
}

/** An address as one of a tenant's mails has it. */
export interface Addressee extends Pick<Caller, 'tenantId' | 'livemode'> {
  readonly address: string;
}

export type NewSuppression = Omit<SuppressionRow, 'id' | 'created_at'>;

/** Addresses that get no mails of a tenant, each with the reason. The first reason stays. */
@Injectable()
export class SuppressionStore {
  constructor(private readonly database: Database) {}

  /** Returns, in the order of the addresses, what suppresses each. */
  async findAll(tx: Tx, addressees: readonly Addressee[]): Promise<(SuppressionRow | undefined)[]> {
    const rows = await tx.query<SuppressionRow>(
      `select * from suppressions
       where (tenant_id, livemode, address) in (select * from unnest($1::text[], $2::boolean[], $3::text[]))`,
      [
        addressees.map(({ tenantId }) => tenantId),
        addressees.map(({ livemode }) => livemode),
        addressees.map(({ address }) => addressKey(address)),
      ],
    );
    return addressees.map((addressee) => rows.find((row) => isOf(row, addressee)));
  }

  list(
    { tenantId, livemode }: Caller,
    { address, ...query }: ListQuery & { readonly address?: string },
  ): Promise<List<SuppressionResource>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
    ];
    const filters: Condition[] = [['address = ?', address === undefined ? undefined : addressKey(address)]];
    return readList(
      this.database,
      '/v1/suppressions',
      { table: 'suppressions', scope, filters },
      query,
      suppressionResource,
    );
  }

  /** Returns the new row, or the one that is there. */
  async add(tx: Tx, { tenant_id, livemode, address, ...why }: NewSuppression): Promise<SuppressionRow> {
    await lockList(tx, tenant_id, livemode);
    const [row] = await tx.query<SuppressionRow>(
      `insert into suppressions (id, tenant_id, livemode, address, reason, diagnostic, document_id, mailing_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (tenant_id, livemode, address) do update set address = excluded.address returning *`,
      [
        newId(ID_PREFIX.suppression),
        tenant_id,
        livemode,
        addressKey(address),
        why.reason,
        why.diagnostic,
        why.document_id,
        why.mailing_id,
        tx.at,
      ],
    );
    if (!row) throw new Error('an upsert returned no row');
    return row;
  }

  /** Returns whether there was one. */
  async remove(tx: Tx, { tenantId, livemode }: Caller, id: string): Promise<boolean> {
    const rows = await tx.query(
      'delete from suppressions where id = $1 and tenant_id = $2 and livemode = $3 returning id',
      [id, tenantId, livemode],
    );
    return rows.length > 0;
  }
}

const isOf = (row: SuppressionRow, { tenantId, livemode, address }: Addressee): boolean =>
  row.address === addressKey(address) && row.tenant_id === tenantId && row.livemode === livemode;

export const suppressionResource = (row: SuppressionRow): SuppressionResource => ({
  id: row.id,
  object: 'suppression',
  address: row.address,
  reason: row.reason,
  diagnostic: row.diagnostic,
  document_id: row.document_id,
  mailing_id: row.mailing_id,
  livemode: row.livemode,
  created_at: offsetTime(row.created_at),
});
