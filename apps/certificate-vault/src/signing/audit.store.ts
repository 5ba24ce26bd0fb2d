import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { chainHash, GENESIS, type SigningUse } from './signing.js';

/** Every use of a tenant's keys, chained by hashes per tenant. */
@Injectable()
export class AuditStore {
  /** Appends the uses of several tenants; a tenant's chain is locked while it grows. */
  async append(tx: Tx, uses: ReadonlyMap<string, readonly SigningUse[]>): Promise<void> {
    for (const tenantId of [...uses.keys()].sort()) {
      await tx.query('insert into audit_heads (tenant_id, length, hash) values ($1, 0, $2) on conflict do nothing', [tenantId, GENESIS]);
      const [head] = await tx.query<{ length: string; hash: string }>('select length, hash from audit_heads where tenant_id = $1 for update', [tenantId]);
      if (!head) throw new Error('the head of the chain is missing');
      let { hash } = head;
      const first = Number(head.length) + 1;
      const entries = (uses.get(tenantId) ?? []).map((use, index) => {
        hash = chainHash(hash, use);
        return { ...use, position: first + index, hash };
      });
      await tx.query(
        `insert into signature_audit (tenant_id, position, certificate_id, document_id, purpose, signed_info_hash, at, hash)
         select $1, * from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])`,
        [
          tenantId,
          entries.map(({ position }) => position),
          entries.map(({ certificateId }) => certificateId),
          entries.map(({ documentId }) => documentId),
          entries.map(({ purpose }) => purpose),
          entries.map(({ signedInfoHash }) => signedInfoHash),
          entries.map(({ at }) => at),
          entries.map((entry) => entry.hash),
        ],
      );
      await tx.query('update audit_heads set length = $2, hash = $3 where tenant_id = $1', [tenantId, first + entries.length - 1, hash]);
    }
  }
}
