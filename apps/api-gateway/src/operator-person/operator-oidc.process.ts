import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { Problem } from '@rubrica/service';
import type { FastifyRequest } from 'fastify';
import { OperatorConsole } from '../access/console.js';
import { ApiGatewaySettings } from '../config.js';
import { type OidcProvider, OperatorOidcClient } from '../oidc/oidc.client.js';
import { OidcFlow, type StartedOidcLogin } from '../oidc/oidc-flow.process.js';
import { type OidcClaims, unknownProvider, verifiedEmail } from '../oidc/oidc-login.js';
import { OidcLoginStore } from '../oidc/oidc-login.store.js';
import { OperatorStore } from '../person/operator.store.js';
import { PersonStore } from '../person/person.store.js';
import type { BegunSession } from '../person/session-login.process.js';
import { OperatorLogins } from './operator-login.process.js';
import { roleByRules, type RoleRule, roleRulesIn } from './role-rule.js';

/** Name of the provider of operators among the logins; those of companies have the ids of these. */
const NAME = 'operators';

/** Logs operators in at the provider that the settings name (ADR 0265). */
@Injectable()
export class OperatorOidcLogins {
  private readonly flow: OidcFlow;
  private readonly rules: readonly RoleRule[];

  constructor(
    private readonly database: Database,
    private readonly store: OidcLoginStore,
    client: OperatorOidcClient,
    private readonly people: PersonStore,
    private readonly operators: OperatorStore,
    private readonly logins: OperatorLogins,
    private readonly console: OperatorConsole,
    private readonly settings: ApiGatewaySettings,
  ) {
    this.flow = new OidcFlow(store, client);
    this.rules = roleRulesIn(settings.operatorOidcRoles);
  }

  async start(): Promise<StartedOidcLogin> {
    const provider = this.provider();
    if (!provider) throw unknownProvider();
    return this.flow.start(NAME, provider);
  }

  /** Begins the session of an operator whom the provider has sent back. Throws why it does not. */
  async finish(token: string, request: FastifyRequest): Promise<BegunSession> {
    const claims = await this.flow.finish(NAME, this.provider(), token, request);
    const begun = await this.database.transaction(async (tx) => {
      const personId = await this.operatorOf(tx, claims);
      return personId === null ? null : this.logins.begin(tx, request, { personId, isSteppedUp: false });
    });
    if (begun === null) throw notAnOperator();
    return begun;
  }

  /**
   * Gives a person the role that the settings name, and returns the person; returns null for one whom they do not name: what the
   * provider gave before is taken away.
   */
  private async operatorOf(tx: Tx, claims: OidcClaims): Promise<string | null> {
    const bound = await this.store.boundPerson(tx, NAME, claims);
    const role = roleByRules(this.rules, claims);
    if (role === null) {
      if (bound !== null) await this.operators.unprovide(tx, bound);
      return null;
    }
    const personId = bound ?? (await this.people.withEmail(tx, verifiedEmail(claims))).id;
    if (bound === null) this.store.bind(tx, NAME, claims, personId);
    await this.operators.provide(tx, personId, role);
    return personId;
  }

  /** Returns the provider of the settings; null where there is none. */
  private provider(): OidcProvider | null {
    const {
      operatorOidcIssuer: issuer,
      operatorOidcScope: scope,
      operatorOidcGroupsClaim: groupsClaim,
    } = this.settings;
    if (issuer === '' || !this.console.isThere) return null;
    const { operatorOidcClientId: clientId, operatorOidcClientSecret: clientSecret } = this.settings;
    const redirectUri = `${this.console.url}/admin/session/oidc/callback`;
    return { issuer, clientId, clientSecret, redirectUri, scope, groupsClaim };
  }
}

const notAnOperator = (): Problem =>
  new Problem(403, 'not_an_operator', {
    en: 'The settings of this installation give you no role of an operator. Ask those who run it.',
    es: 'La configuración de esta instalación no le da ningún rol de operador. Pregunte a quienes la operan.',
  });
