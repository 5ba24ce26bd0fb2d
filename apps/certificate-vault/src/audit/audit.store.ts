import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { brokenAt, chained, type ChainedUse, type ChainHead, EMPTY_CHAIN, type KeyUse } from './audit-chain.js';

const ENTRIES_PER_READ = 1_000;

/** Records every use of the tenants' keys, in one chain of hashes per tenant. */
@Injectable()
export class AuditStore {
  constructor(private readonly database: Database) {}

  /** Appends the uses; locks the chains of their tenants until the commit. */
  async append(tx: Tx, uses: readonly KeyUse[]): Promise<void> {
    const usesOf = Map.groupBy(uses, ({ tenantId }) => tenantId);
    const heads = await this.lockHeads(tx, [...usesOf.keys()]);
    const chains = [...usesOf].map(([tenant, its]) => chained(heads.get(tenant) ?? EMPTY_CHAIN, its));
    const entries = chains.flat();
    const last = chains.flatMap((chain) => chain.at(-1) ?? []);
    await tx.query(
      `with moved as (
         update audit_heads h set length = last.length, hash = last.hash
           from unnest($9::text[], $10::bigint[], $11::text[]) as last (tenant_id, length, hash)
          where h.tenant_id = last.tenant_id
       )
       insert into signature_audit (tenant_id, position, certificate_id, document_id, purpose, signed_info_hash, at, hash)
       select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])`,
      [
        entries.map(({ tenantId }) => tenantId),
        entries.map(({ position }) => position),
        entries.map(({ certificateId }) => certificateId),
        entries.map(({ documentId }) => documentId),
        entries.map(({ purpose }) => purpose),
        entries.map(({ signedInfoHash }) => signedInfoHash),
        entries.map(({ at }) => at),
        entries.map(({ hash }) => hash),
        last.map(({ tenantId }) => tenantId),
        last.map(({ position }) => position),
        last.map(({ hash }) => hash),
      ],
    );
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
    const [head] = await this.database.query<HeadRow>('select * from audit_heads where tenant_id = $1', [tenantId]);
    return head ? headOf(head) : EMPTY_CHAIN;
  }

  /** Returns up to 1,000 entries of a tenant's chain behind a position. */
  async entriesAfter(tenantId: string, position: number): Promise<ChainedUse[]> {
    const rows = await this.database.query<EntryRow>(
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

  /** Locks the heads; a tenant's first use makes its own. */
  private async lockHeads(tx: Tx, tenants: readonly string[]): Promise<ReadonlyMap<string, ChainHead>> {
    const heads = await this.headsOf(tx, tenants);
    const missing = tenants.filter((tenant) => !heads.has(tenant));
    if (missing.length === 0) return heads;
    await tx.query(
      `insert into audit_heads (tenant_id, length, hash) select id, $2, $3 from unnest($1::text[]) as id order by id
       on conflict do nothing`,
      [missing, EMPTY_CHAIN.length, EMPTY_CHAIN.hash],
    );
    return this.headsOf(tx, tenants);
  }

  private async headsOf(tx: Tx, tenants: readonly string[]): Promise<ReadonlyMap<string, ChainHead>> {
    const rows = await tx.query<HeadRow>(
      'select * from audit_heads where tenant_id = any($1) order by tenant_id for update',
      [tenants],
    );
    return new Map(rows.map((row) => [row.tenant_id, headOf(row)]));
  }
}

interface HeadRow {
  readonly tenant_id: string;
  readonly length: string;
  readonly hash: string;
}

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

const headOf = ({ length, hash }: HeadRow): ChainHead => ({ length: Number(length), hash });
