import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { chained, type ChainHead, EMPTY_CHAIN, type KeyUse } from './audit-chain.js';
import type { PublishedHead } from './published-head.js';
import { AuditReader, headOf, type HeadRow } from './audit-reader.store.js';

/** End of a chain that is not published yet, or not lately. */
export interface UnpublishedHead extends ChainHead {
  readonly tenantId: string;
  /** Blob of the head that was published last. */
  readonly publishedBlob: string | null;
}

/** Records every use of the tenants' keys, in one chain of hashes per tenant. */
@Injectable()
export class AuditStore extends AuditReader {
  constructor(@Inject(Database) private readonly database: Database) {
    super(database);
  }

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

  /** Returns up to `limit` heads, by tenant, that are not those that were published, or were published before an instant. */
  async unpublished(before: Date, afterTenant: string, limit: number): Promise<readonly UnpublishedHead[]> {
    const rows = await this.database.query<HeadRow & { readonly published_blob: string | null }>(
      `select * from audit_heads
        where tenant_id > $1 and length > 0 and (length <> published_length or published_at < $2)
        order by tenant_id limit $3`,
      [afterTenant, before, limit],
    );
    return rows.map((row) => ({ tenantId: row.tenant_id, ...headOf(row), publishedBlob: row.published_blob }));
  }

  async notePublished(tx: Tx, heads: readonly PublishedHead[], at: string): Promise<void> {
    await tx.query(
      `update audit_heads h set published_length = p.length, published_blob = p.blob, published_at = $4
         from (select * from unnest($1::text[], $2::bigint[], $3::text[]) as p (tenant_id, length, blob) order by 1) as p
        where h.tenant_id = p.tenant_id`,
      [
        heads.map(({ tenant_id }) => tenant_id),
        heads.map(({ length }) => length),
        heads.map(({ head_blob }) => head_blob),
        at,
      ],
    );
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
