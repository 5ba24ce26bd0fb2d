import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { notFound, Problem } from '@rubrica/service';
import type { FastifyRequest } from 'fastify';
import type { BegunSession } from '../person/session-login.process.js';
import { TenantLogins } from '../person/tenant-login.process.js';
import { OidcClient } from './oidc.client.js';
import { type OidcClaims, oidcRefused, verifiedEmail } from './oidc-login.js';
import { OidcLoginStore } from './oidc-login.store.js';
import { OidcProviderStore } from './oidc-provider.store.js';

/** Logs people in at the providers of their companies (ADR 0253). */
@Injectable()
export class OidcLogins {
  constructor(
    private readonly database: Database,
    private readonly providers: OidcProviderStore,
    private readonly store: OidcLoginStore,
    private readonly client: OidcClient,
    private readonly sessions: TenantLogins,
  ) {}

  /** Begins a login. Returns the URL at the provider, and the token for the cookie of the browser. */
  async start(tenantId: string): Promise<{ readonly url: string; readonly token: string }> {
    const provider = await this.providers.client(tenantId);
    if (!provider) throw notFound({ en: 'login provider', es: 'ese proveedor de ingreso' });
    const token = await this.store.begin(tenantId);
    return { url: await this.client.start(provider, token), token };
  }

  /** Begins the session of a person whom the provider has sent back. Throws why it does not. */
  async finish(tenantId: string, token: string, request: FastifyRequest): Promise<BegunSession> {
    const provider = await this.providers.client(tenantId);
    if (!provider || !(await this.store.use(token, tenantId))) throw oidcRefused();
    const [, query = ''] = request.url.split(/\?(.*)/s);
    const claims = await this.client.finish(provider, token, query);
    return this.database.transaction(async (tx) => {
      const personId = await this.personOf(tx, tenantId, claims);
      return this.sessions.begin(tx, request, { personId, tenantId, isSteppedUp: false });
    });
  }

  /** Returns the person who has logged in: by issuer and subject or, the first time, by a verified address. */
  private async personOf(tx: Tx, tenantId: string, claims: OidcClaims): Promise<string> {
    const bound = await this.store.boundPerson(tx, tenantId, claims);
    if (bound !== null) {
      if (await this.store.belongsTo(tx, tenantId, bound)) return bound;
      throw notOfCompany();
    }
    const personId = await this.store.personByEmail(tx, tenantId, verifiedEmail(claims));
    if (personId === null) throw notOfCompany();
    this.store.bind(tx, tenantId, claims, personId);
    return personId;
  }
}

const notOfCompany = (): Problem =>
  new Problem(403, 'not_a_member', {
    en: 'You do not belong to this company, and have no open invitation. Ask an owner for one.',
    es: 'Usted no pertenece a esta empresa ni tiene una invitación abierta. Pídale una a una persona propietaria.',
  });
