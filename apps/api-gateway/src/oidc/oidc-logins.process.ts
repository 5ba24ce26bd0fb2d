import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { Problem } from '@rubrica/service';
import type { FastifyRequest } from 'fastify';
import type { BegunSession } from '../person/session-login.process.js';
import { TenantLogins } from '../person/tenant-login.process.js';
import { OidcClient } from './oidc.client.js';
import { OidcFlow, type StartedOidcLogin } from './oidc-flow.process.js';
import { type OidcClaims, unknownProvider, verifiedEmail } from './oidc-login.js';
import { OidcLoginStore } from './oidc-login.store.js';
import { OidcProviderStore } from './oidc-provider.store.js';

/** Logs people in at the providers of their companies (ADR 0253). */
@Injectable()
export class OidcLogins {
  private readonly flow: OidcFlow;

  constructor(
    private readonly database: Database,
    private readonly providers: OidcProviderStore,
    private readonly store: OidcLoginStore,
    client: OidcClient,
    private readonly sessions: TenantLogins,
  ) {
    this.flow = new OidcFlow(store, client);
  }

  async start(tenantId: string): Promise<StartedOidcLogin> {
    const provider = await this.providers.client(tenantId);
    if (!provider) throw unknownProvider();
    return this.flow.start(tenantId, provider);
  }

  /** Begins the session of a person whom the provider has sent back. Throws why it does not. */
  async finish(tenantId: string, token: string, request: FastifyRequest): Promise<BegunSession> {
    const claims = await this.flow.finish(tenantId, await this.providers.client(tenantId), token, request);
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
