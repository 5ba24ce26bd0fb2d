import { brokenAt, type ChainedUse, type ChainHead, EMPTY_CHAIN, type KeyUse } from './audit-chain.js';

const ENTRIES_PER_READ = 1_000;

/** Asks the database of the vault. */
export interface Queries {
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** Reads the tenants' audit chains, and finds what is not as it was written. */
export class AuditReader {
  constructor(private readonly sql: Queries) {}

  /** Returns the tenants that have a chain, or a part of one. */
  async tenants(): Promise<string[]> {
    const rows = await this.sql.query<{ tenant_id: string }>(
      'select tenant_id from audit_heads union select tenant_id from signature_audit order by tenant_id',
    );
    return rows.map(({ tenant_id }) => tenant_id);
  }

  /** Returns the first position of a tenant's chain that is not as it was written; null when all are. */
  async firstBroken(tenantId: string): Promise<number | null> {
    const end = await this.end(tenantId);
    let before = EMPTY_CHAIN;
    for (;;) {
      const entries = await this.entriesAfter(tenantId, before.length);
      const broken = brokenAt(before, entries);
      if (broken !== null) return broken;
      const last = entries.at(-1);
      if (!last) return before.length < end.length || before.hash !== end.hash ? before.length + 1 : null;
      before = { length: last.position, hash: last.hash };
    }
  }

  /** Returns the end of a tenant's chain. */
  async end(tenantId: string): Promise<ChainHead> {
    const [head] = await this.sql.query<HeadRow>('select * from audit_heads where tenant_id = $1', [tenantId]);
    return head ? headOf(head) : EMPTY_CHAIN;
  }

  /** Returns the tenants whose keys were destroyed; their blobs may be erased. */
  async revokedTenants(): Promise<ReadonlySet<string>> {
    const rows = await this.sql.query<{ tenant_id: string }>('select tenant_id from revoked_tenants');
    return new Set(rows.map(({ tenant_id }) => tenant_id));
  }

  /** Tells whether a chain still has an end that it had earlier. One that was written anew, with all its hashes, has not. */
  async had(tenantId: string, { length, hash }: ChainHead): Promise<boolean> {
    if (length === 0) return true;
    const [entry] = await this.entriesAfter(tenantId, length - 1);
    return entry?.position === length && entry.hash === hash;
  }

  /** Returns up to 1,000 entries of a tenant's chain behind a position. */
  async entriesAfter(tenantId: string, position: number): Promise<ChainedUse[]> {
    const rows = await this.sql.query<EntryRow>(
      'select * from signature_audit where tenant_id = $1 and position > $2 order by position limit $3',
      [tenantId, position, ENTRIES_PER_READ],
    );
    return rows.map((row) => ({
      tenantId: row.tenant_id,
      position: Number(row.position),
      certificateId: row.certificate_id,
      documentId: row.document_id,
      purpose: row.purpose,
      signedInfoHash: row.signed_info_hash,
      at: row.at,
      hash: row.hash,
    }));
  }
}

export interface HeadRow {
  readonly tenant_id: string;
  readonly length: string;
  readonly hash: string;
}

export const headOf = ({ length, hash }: HeadRow): ChainHead => ({ length: Number(length), hash });

interface EntryRow {
  readonly tenant_id: string;
  readonly position: string;
  readonly certificate_id: string;
  readonly document_id: string;
  readonly purpose: KeyUse['purpose'];
  readonly signed_info_hash: string;
  readonly at: string;
  readonly hash: string;
}
