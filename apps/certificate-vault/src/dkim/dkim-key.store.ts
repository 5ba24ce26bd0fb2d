import { Injectable } from '@nestjs/common';
import {
  type Caller,
  type DkimCheckResult,
  type DkimKeyResource,
  type DkimKeyStatus,
  Refusal,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Condition, type List, type ListQuery, offsetTime, readList } from '@rubrica/service';
import { type PublishedKey, recordName, recordValue } from './dkim-record.js';

export interface DkimKeyRow extends PublishedKey {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  /** PKCS#8, sealed under the tenant's key. */
  readonly sealed_key: Buffer;
  readonly status: DkimKeyStatus;
  readonly check_result: DkimCheckResult | null;
  readonly checked_at: Date | null;
  readonly created_at: Date;
}

export type NewDkimKey = Pick<
  DkimKeyRow,
  'id' | 'tenant_id' | 'livemode' | 'domain' | 'selector' | 'public_key' | 'sealed_key'
>;

/** What decides on the signature of a mail, and its key. */
export type MailSigner = Pick<DkimKeyRow, 'id' | 'tenant_id' | 'domain' | 'selector' | 'status' | 'sealed_key'>;

/** Keys that a tenant may have in each mode. */
const MOST_KEYS = 20;

/** DKIM keys of the tenants' domains, one row each. A deleted key has none. */
@Injectable()
export class DkimKeyStore {
  constructor(private readonly database: Database) {}

  /** Needs the lock of the tenant's list. Throws a 409 when the tenant has as many keys as it may have. */
  async insert(tx: Tx, key: NewDkimKey): Promise<DkimKeyRow> {
    const [{ count } = { count: '0' }] = await tx.query<{ count: string }>(
      'select count(*) from dkim_keys where tenant_id = $1 and livemode = $2',
      [key.tenant_id, key.livemode],
    );
    if (Number(count) >= MOST_KEYS)
      throw new Refusal('dkim_key_limit_reached', {
        en: `There may be ${MOST_KEYS} DKIM keys in each mode. Delete one that is not used any more.`,
        es: `Puede haber ${MOST_KEYS} claves DKIM en cada modo. Elimine una que ya no se use.`,
      });
    const [row] = await tx.query<DkimKeyRow>(
      `insert into dkim_keys (id, tenant_id, livemode, domain, selector, public_key, sealed_key, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'pending', $8) returning *`,
      [key.id, key.tenant_id, key.livemode, key.domain, key.selector, key.public_key, key.sealed_key, tx.at],
    );
    if (!row) throw new Error('an insert returned no row');
    return row;
  }

  async find({ tenantId, livemode }: Caller, id: string): Promise<DkimKeyRow | undefined> {
    const [row] = await this.database.query<DkimKeyRow>(
      'select * from dkim_keys where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    return row;
  }

  async byId(id: string): Promise<DkimKeyRow | undefined> {
    const [row] = await this.database.query<DkimKeyRow>('select * from dkim_keys where id = $1', [id]);
    return row;
  }

  list({ tenantId, livemode }: Caller, query: ListQuery): Promise<List<DkimKeyResource>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
    ];
    return readList(this.database, '/v1/dkim-keys', { table: 'dkim_keys', scope }, query, dkimKeyResource);
  }

  /** Returns the newest key of the domain whose record is published. */
  async verified(tenantId: string, livemode: boolean, domain: string): Promise<DkimKeyRow | undefined> {
    const [row] = await this.database.query<DkimKeyRow>(
      `select * from dkim_keys where tenant_id = $1 and livemode = $2 and domain = $3 and status = 'verified'
        order by position desc limit 1`,
      [tenantId, livemode, domain],
    );
    return row;
  }

  /** Records what the DNS said. Silence changes no status. Returns undefined for a key that was deleted meanwhile. */
  async recordCheck(tx: Tx, id: string, result: DkimCheckResult): Promise<DkimKeyRow | undefined> {
    const [row] = await tx.query<DkimKeyRow>(
      `update dkim_keys set check_result = $2, checked_at = $3,
         status = case $2 when 'no_answer' then status when 'published' then 'verified' else 'pending' end
        where id = $1 returning *`,
      [id, result, tx.at],
    );
    return row;
  }

  /** Returns whether there was one. */
  async remove(tx: Tx, { tenantId, livemode }: Caller, id: string): Promise<boolean> {
    const rows = await tx.query(
      'delete from dkim_keys where id = $1 and tenant_id = $2 and livemode = $3 returning id',
      [id, tenantId, livemode],
    );
    return rows.length > 0;
  }

  /** Removes the keys of a tenant, and the kept answers of the vault, some of which name their domains. */
  async removeAll(tx: Tx, tenantId: string): Promise<void> {
    await tx.query('delete from dkim_keys where tenant_id = $1', [tenantId]);
    await tx.query(`delete from idempotency_records where starts_with(scope, $1 || '/')`, [tenantId]);
  }

  async signers(ids: readonly string[]): Promise<Map<string, MailSigner>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<MailSigner>(
      'select id, tenant_id, domain, selector, status, sealed_key from dkim_keys where id = any($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

export const dkimKeyResource = (row: DkimKeyRow): DkimKeyResource => ({
  id: row.id,
  object: 'dkim_key',
  domain: row.domain,
  selector: row.selector,
  status: row.status,
  dns_record: { type: 'TXT', name: recordName(row), value: recordValue(row) },
  last_check:
    row.check_result === null || row.checked_at === null
      ? null
      : { result: row.check_result, at: offsetTime(row.checked_at) },
  livemode: row.livemode,
  created_at: offsetTime(row.created_at),
});
