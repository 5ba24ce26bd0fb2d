import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { Clock, newId } from '@rubrica/service';
import { isToken, newToken, tokenHash } from '../access/session.js';
import type { OidcClaims } from './oidc-login.js';

/** How long a person may take at the provider. */
export const LOGIN_SECONDS = 600;
/** Rows of logins that have expired are removed with new ones, so many at most. */
const REMOVED_AT_ONCE = 100;

/** Logins that have begun at a provider, by the hashes of their tokens, and the people who have logged in at one. */
@Injectable()
export class OidcLoginStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Begins a login. Its token is for the cookie of the browser, and stored nowhere. */
  async begin(provider: string): Promise<string> {
    const now = this.clock.now();
    const token = newToken();
    await this.database.query(
      `with expired as (
         select hash from oidc_logins where expires_at <= $1 limit ${REMOVED_AT_ONCE} for update skip locked
       ), removed as (delete from oidc_logins where hash in (select hash from expired))
       insert into oidc_logins (hash, provider, expires_at) values ($2, $3, $4)`,
      [now.toISOString(), tokenHash(token), provider, new Date(now.getTime() + LOGIN_SECONDS * 1000).toISOString()],
    );
    return token;
  }

  /** Uses a login up. Returns false when it is unknown, was used before, has expired, or is of another provider. */
  async use(token: string, provider: string): Promise<boolean> {
    if (!isToken(token)) return false;
    const used = await this.database.query(
      'delete from oidc_logins where hash = $1 and provider = $2 and expires_at > $3 returning hash',
      [tokenHash(token), provider, this.clock.now().toISOString()],
    );
    return used.length === 1;
  }

  /** Returns the person who is bound to an issuer and a subject; null where nobody is. */
  async boundPerson(tx: Tx, provider: string, { issuer, subject }: OidcClaims): Promise<string | null> {
    const [row] = await tx.query<{ person_id: string }>(
      'select person_id from oidc_identities where provider = $1 and issuer = $2 and subject = $3',
      [provider, issuer, subject],
    );
    return row?.person_id ?? null;
  }

  bind(tx: Tx, provider: string, { issuer, subject }: OidcClaims, personId: string): void {
    tx.write(
      `insert into oidc_identities (id, provider, issuer, subject, person_id, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (provider, issuer, subject) do nothing`,
      [newId('oid'), provider, issuer, subject, personId, tx.at],
    );
  }

  /** Returns the person of an address who belongs to a company, or is invited to it; null where there is none. */
  async personByEmail(tx: Tx, tenantId: string, email: string): Promise<string | null> {
    const [row] = await tx.query<{ id: string }>('select id from people where email = $1', [email]);
    return row && (await this.belongsTo(tx, tenantId, row.id)) ? row.id : null;
  }

  /** Tells whether a person is a member of a company, or invited to it. */
  async belongsTo(tx: Tx, tenantId: string, personId: string): Promise<boolean> {
    const rows = await tx.query(
      `select 1 from memberships where person_id = $1 and tenant_id = $2
       union all select 1 from invitations where person_id = $1 and tenant_id = $2 and expires_at > $3`,
      [personId, tenantId, tx.at],
    );
    return rows.length > 0;
  }
}
