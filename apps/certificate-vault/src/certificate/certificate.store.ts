import { Injectable } from '@nestjs/common';
import type { CertificateStatus, Environment } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import type { Caller } from '@rubrica/service';

export interface CertificateRow {
  readonly id: string;
  readonly position: string;
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly status: Exclude<CertificateStatus, 'expired'>;
  readonly mock: boolean;
  readonly subject: string;
  readonly issuer: string;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly fingerprint: string;
  readonly chain_pem: string;
  /** PKCS#8, sealed under the tenant's key; null once the certificate is revoked. */
  readonly sealed_key: Buffer | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type NewCertificate = Omit<CertificateRow, 'position' | 'status' | 'created_at' | 'updated_at'>;

/** Certificates with their sealed keys, one row each. */
@Injectable()
export class CertificateStore {
  constructor(private readonly database: Database) {}

  async insert(tx: Tx, row: NewCertificate): Promise<CertificateRow> {
    const [inserted] = await tx.query<CertificateRow>(
      `insert into certificates (id, tenant_id, environment, status, mock, subject, issuer, valid_from, valid_to, fingerprint, chain_pem,
                                 sealed_key, metadata, created_at, updated_at)
       values ($1, $2, $3, 'active', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning *`,
      [
        row.id,
        row.tenant_id,
        row.environment,
        row.mock,
        row.subject,
        row.issuer,
        row.valid_from,
        row.valid_to,
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

  /** The active certificates of an environment, locked; one at most, but for the moment of a replacement. */
  lockActive(tx: Tx, tenantId: string, environment: Environment): Promise<CertificateRow[]> {
    return tx.query(`select * from certificates where tenant_id = $1 and environment = $2 and status = 'active' order by id for update`, [
      tenantId,
      environment,
    ]);
  }

  /** A revoked certificate's key is gone with the status. */
  async setStatus(tx: Tx, id: string, status: CertificateRow['status']): Promise<CertificateRow> {
    const [row] = await tx.query<CertificateRow>(
      `update certificates set status = $2, updated_at = $3, sealed_key = case when $2 = 'revoked' then null else sealed_key end
        where id = $1 returning *`,
      [id, status, tx.at],
    );
    if (!row) throw new Error(`no certificate ${id}`);
    return row;
  }

  async find({ tenantId, livemode }: Caller, id: string): Promise<CertificateRow | undefined> {
    const [row] = await this.database.query<CertificateRow>(
      `select * from certificates where id = $1 and tenant_id = $2 and (environment <> 'test') = $3 and not mock`,
      [id, tenantId, livemode],
    );
    return row;
  }

  list({ tenantId, livemode }: Caller): Promise<CertificateRow[]> {
    return this.database.query<CertificateRow>(
      `select * from certificates where tenant_id = $1 and (environment <> 'test') = $2 and not mock order by position desc limit 100`,
      [tenantId, livemode],
    );
  }

  async active(tenantId: string, environment: Environment): Promise<CertificateRow | undefined> {
    const [row] = await this.database.query<CertificateRow>(
      `select * from certificates where tenant_id = $1 and environment = $2 and status = 'active' order by position desc limit 1`,
      [tenantId, environment],
    );
    return row;
  }

  async byIds(ids: readonly string[]): Promise<Map<string, CertificateRow>> {
    const rows = await this.database.query<CertificateRow>('select * from certificates where id = any($1)', [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
