import { Injectable } from '@nestjs/common';
import type { Caller, CertificateOwner, CertificateStatus, Environment } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Condition, type List, type ListQuery, readList } from '@rubrica/service';
import type { ReadChain } from './read-chain.js';

export interface CertificateRow extends ReadChain {
  readonly id: string;
  readonly position: string;
  readonly tenant_id: string;
  readonly environment: Environment;
  /** An expired certificate keeps its status; `expired` is computed from the dates. */
  readonly status: Exclude<CertificateStatus, 'expired'>;
  /** Made by us for the test environment. */
  readonly mock: boolean;
  /** PKCS#8, sealed under the tenant's key; null once the certificate is revoked. */
  readonly sealed_key: Buffer | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type NewCertificate = Omit<CertificateRow, 'position' | 'status' | 'created_at' | 'updated_at'>;

export type EndingCertificate = Pick<CertificateRow, 'id' | 'tenant_id' | 'environment' | 'not_after'>;

/**
 * Certificates that sign for tenants. The first two conditions are those of the index `certificates_by_end`. Once a
 * tenant has gone live, its certificate of production is the copy that counts, and the one of habilitación is left as it is.
 */
const IN_USE = `status = 'active' and not mock and environment <> 'test' and not (environment = 'habilitacion' and exists (
  select from certificates as live where live.tenant_id = certificates.tenant_id and live.environment = 'production'
    and live.status = 'active' and not live.mock))`;

/** What decides on a signature, and its key. */
export type CertificateWithKey = Pick<CertificateRow, 'id' | 'tenant_id' | 'not_after' | 'sealed_key'>;

/** Certificates with their sealed keys, one row each. */
@Injectable()
export class CertificateStore {
  constructor(private readonly database: Database) {}

  async insert(tx: Tx, row: NewCertificate): Promise<CertificateRow> {
    const [inserted] = await tx.query<CertificateRow>(
      `insert into certificates (id, tenant_id, environment, status, mock, subject, issuer, not_before, not_after, fingerprint, chain_pem,
                                 sealed_key, metadata, created_at, updated_at)
       values ($1, $2, $3, 'active', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning *`,
      [
        row.id,
        row.tenant_id,
        row.environment,
        row.mock,
        row.subject,
        row.issuer,
        row.not_before,
        row.not_after,
        row.fingerprint,
        row.chain_pem,
        row.sealed_key,
        JSON.stringify(row.metadata),
        tx.at,
      ],
    );
    if (!inserted) throw new Error('an insert returned no row');
    return inserted;
  }

  /**
   * Returns, locked, the certificate that a new one replaces: the active one of the same environment and the same
   * `mock`.
   */
  lockActive(
    tx: Tx,
    { tenant_id, environment, mock }: Pick<CertificateRow, 'tenant_id' | 'environment' | 'mock'>,
  ): Promise<CertificateRow[]> {
    return tx.query(
      `select * from certificates where tenant_id = $1 and environment = $2 and mock = $3 and status = 'active' for update`,
      [tenant_id, environment, mock],
    );
  }

  /** Returns the ids of the tenant's certificates that are not revoked, mock ones too, locked. */
  async lockUnrevoked(tx: Tx, tenantId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from certificates where tenant_id = $1 and status <> 'revoked' order by id for update`,
      [tenantId],
    );
    return rows.map(({ id }) => id);
  }

  /** Sets the status; `revoked` also deletes the sealed key. */
  async setStatus(tx: Tx, id: string, status: CertificateRow['status']): Promise<CertificateRow> {
    const [row] = await tx.query<CertificateRow>(
      `update certificates set status = $2, updated_at = $3, sealed_key = case when $2 = 'revoked' then null else sealed_key end
        where id = $1 returning *`,
      [id, status, tx.at],
    );
    if (!row) throw new Error(`no certificate ${id}`);
    return row;
  }

  /** Finds a certificate that the tenant has uploaded; mock certificates are not shown. */
  async find(
    { tenantId, livemode }: Caller,
    id: string,
    from: Pick<Tx, 'query'> = this.database,
  ): Promise<CertificateRow | undefined> {
    const [row] = await from.query<CertificateRow>(
      `select * from certificates where id = $1 and tenant_id = $2 and (environment <> 'test') = $3 and not mock`,
      [id, tenantId, livemode],
    );
    return row;
  }

  list<T>({ tenantId, livemode }: Caller, query: ListQuery, itemOf: (row: CertificateRow) => T): Promise<List<T>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      [`(environment <> 'test') = ?`, livemode],
      ['mock = ?', false],
    ];
    return readList(this.database, '/v1/certificates', { table: 'certificates', scope }, query, itemOf);
  }

  /**
   * Returns the certificate that signs at that instant. In the test environment that is the mock one while the tenant
   * has no valid one of its own.
   */
  async active(tenantId: string, environment: Environment, at: Date): Promise<CertificateRow | undefined> {
    const [row] = await this.database.query<CertificateRow>(
      `select * from certificates
        where tenant_id = $1 and environment = $2 and status = 'active' and not_before <= $3 and $3 <= not_after
        order by mock limit 1`,
      [tenantId, environment, at],
    );
    return row;
  }

  /** Returns the ids of those certificates, in the order of the owners; null where there is none. */
  async activeIds(owners: readonly CertificateOwner[], at: Date): Promise<(string | null)[]> {
    const rows = await this.database.query<{ id: string | null }>(
      `select active.id from unnest($1::text[], $2::text[]) with ordinality as owner (tenant_id, environment, nth)
         left join lateral (
           select id from certificates c
            where c.tenant_id = owner.tenant_id and c.environment = owner.environment and status = 'active'
              and not_before <= $3 and $3 <= not_after
            order by mock limit 1
         ) as active on true
        order by nth`,
      [owners.map(({ tenant_id }) => tenant_id), owners.map(({ environment }) => environment), at],
    );
    return rows.map(({ id }) => id);
  }

  /** Counts the certificates in use of tenants, without those of the test environment, by the span in which they end. */
  async countEnding(spans: readonly (readonly [from: Date, to: Date])[]): Promise<number[]> {
    const rows = await this.database.query<{ count: number }>(
      `select (select count(*)::int from certificates
                where ${IN_USE} and not_after >= span.since and not_after < span.until) as count
       from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as span (since, until, nth) order by nth`,
      [spans.map(([from]) => from), spans.map(([, to]) => to)],
    );
    return rows.map(({ count }) => count);
  }

  /** Returns those that end first in a span. */
  firstEnding([from, to]: readonly [from: Date, to: Date], most: number): Promise<EndingCertificate[]> {
    return this.database.query(
      `select id, tenant_id, environment, not_after from certificates
        where ${IN_USE} and not_after >= $1 and not_after < $2 order by not_after, id limit $3`,
      [from, to, most],
    );
  }

  /** Returns the certificate if it signs for its tenant, and is not one of the test environment. */
  async inUse(tx: Tx, id: string): Promise<EndingCertificate | undefined> {
    const [row] = await tx.query<EndingCertificate>(
      `select id, tenant_id, environment, not_after from certificates where id = $1 and ${IN_USE}`,
      [id],
    );
    return row;
  }

  async byId(id: string): Promise<CertificateRow | undefined> {
    const [row] = await this.database.query<CertificateRow>('select * from certificates where id = $1', [id]);
    return row;
  }

  async signers(ids: readonly string[]): Promise<Map<string, CertificateWithKey>> {
    const rows = await this.database.query<CertificateWithKey>(
      'select id, tenant_id, not_after, sealed_key from certificates where id = any($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
