import { Injectable } from '@nestjs/common';
import { Refusal } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { lockListsOf } from '@rubrica/service';

/** Tenants that operators have revoked, one row each, kept for ever: none of them gets a certificate again. */
@Injectable()
export class RevokedTenants {
  constructor(private readonly database: Database) {}

  /** Adds tenants; a certificate of theirs that is being activated is activated before. */
  async add(tx: Tx, tenantIds: readonly string[]): Promise<void> {
    await lockListsOf(tx, tenantIds);
    await tx.query(
      'insert into revoked_tenants (tenant_id, revoked_at) select id, $2 from unnest($1::text[]) as id on conflict do nothing',
      [tenantIds, tx.at],
    );
  }

  async has(tenantId: string, from: Pick<Tx, 'query'> = this.database): Promise<boolean> {
    const rows = await from.query('select from revoked_tenants where tenant_id = $1', [tenantId]);
    return rows.length > 0;
  }

  /** Needs the lock of the tenant's certificates. Throws a 409 `tenant_revoked` for a revoked tenant. */
  async refuse(tx: Tx, tenantId: string): Promise<void> {
    if (!(await this.has(tenantId, tx))) return;
    throw new Refusal('tenant_revoked', {
      en: 'The tenant was revoked: it gets no certificate any more.',
      es: 'La empresa fue revocada: ya no recibe certificados.',
    });
  }
}
