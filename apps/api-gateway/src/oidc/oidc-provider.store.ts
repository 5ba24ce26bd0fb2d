import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { SecretBox } from '@rubrica/service';
import { Console } from '../access/console.js';
import { ApiGatewaySettings } from '../config.js';
import type { OidcProvider } from './oidc.client.js';

export interface ProviderRow {
  readonly tenant_id: string;
  readonly issuer: string;
  readonly client_id: string;
  readonly sealed_secret: Buffer;
  /** True: a session of this company must have begun at the provider. */
  readonly is_required: boolean;
  readonly updated_at: Date;
}

export type NewProvider = Pick<ProviderRow, 'issuer' | 'client_id'> & { readonly client_secret: string };

/** Login providers of companies, each with the secret of its client encrypted. */
@Injectable()
export class OidcProviderStore {
  private readonly secrets: SecretBox | null;

  constructor(
    private readonly database: Database,
    private readonly console: Console,
    { serviceKey }: ApiGatewaySettings,
  ) {
    this.secrets = serviceKey === '' ? null : new SecretBox(serviceKey);
  }

  /** False where companies can have no provider: without a console, or without the key that encrypts secrets. */
  get isThere(): boolean {
    return this.console.isThere && this.secrets !== null;
  }

  redirectUri(tenantId: string): string {
    return `${this.console.url}/session/oidc/${tenantId}/callback`;
  }

  async get(tenantId: string): Promise<ProviderRow | null> {
    const [row] = await this.database.query<ProviderRow>('select * from oidc_providers where tenant_id = $1', [
      tenantId,
    ]);
    return row ?? null;
  }

  /** Returns the provider of a company as the client of OpenID Connect takes it; null where there is none. */
  async client(tenantId: string): Promise<OidcProvider | null> {
    const row = this.isThere ? await this.get(tenantId) : null;
    if (!row || !this.secrets) return null;
    const clientSecret = this.secrets.open(row.sealed_secret, tenantId);
    return { issuer: row.issuer, clientId: row.client_id, clientSecret, redirectUri: this.redirectUri(tenantId) };
  }

  /** Sets the provider. It is not required, and what was bound to another issuer is forgotten. */
  async set(tx: Tx, tenantId: string, { issuer, client_id, client_secret }: NewProvider): Promise<ProviderRow> {
    if (!this.secrets) throw new Error('a company without a key for secrets has no provider');
    await this.end(tx, tenantId);
    await tx.query('delete from oidc_identities where provider = $1 and issuer <> $2', [tenantId, issuer]);
    const [row] = await tx.query<ProviderRow>(
      `insert into oidc_providers (tenant_id, issuer, client_id, sealed_secret, is_required, updated_at)
       values ($1, $2, $3, $4, false, $5)
       on conflict (tenant_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
         sealed_secret = excluded.sealed_secret, is_required = false, updated_at = excluded.updated_at
       returning *`,
      [tenantId, issuer, client_id, this.secrets.seal(client_secret, tenantId), tx.at],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return row;
  }

  /** Requires the provider, or not. Returns null when an owner of the company has never logged in at it. */
  async require(tx: Tx, tenantId: string, isRequired: boolean): Promise<ProviderRow | null> {
    const [row] = await tx.query<ProviderRow>(
      `update oidc_providers set is_required = $2, updated_at = $3 where tenant_id = $1 and (not $2 or exists (
         select 1 from oidc_identities i join memberships m on m.person_id = i.person_id
          where i.provider = $1 and i.issuer = oidc_providers.issuer and m.tenant_id = $1 and m.role = 'owner'
       )) returning *`,
      [tenantId, isRequired, tx.at],
    );
    return row ?? null;
  }

  async remove(tx: Tx, tenantId: string): Promise<void> {
    await this.end(tx, tenantId);
    await tx.query('delete from oidc_identities where provider = $1', [tenantId]);
    await tx.query('delete from oidc_providers where tenant_id = $1', [tenantId]);
  }

  /** Ends the sessions that began at the provider. */
  private async end(tx: Tx, tenantId: string): Promise<void> {
    await tx.query('delete from sessions where tenant_id = $1', [tenantId]);
  }
}
