import { Injectable, UseGuards } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { Clock, Problem } from '@rubrica/service';
import { OperatorConsole } from '../access/console.js';
import { operatorMay } from '../access/operator-role.js';
import { ApiGatewaySettings } from '../config.js';
import { OpenApiDocuments } from '../openapi/openapi-documents.js';
import { notLoggedIn } from '../operation/unauthorized.js';
import { OperatorGuard } from '../operator/operator.guard.js';
import { OperatorStore } from '../person/operator.store.js';
import { PersonStore } from '../person/person.store.js';
import { SessionLogins, type SessionRoutes } from '../person/session-login.process.js';
import { type SessionRow, SessionStore } from '../person/session.store.js';
import { OperatorSession, operatorSession, OperatorSessionEntry } from './operator-resource.js';

/** Begins the sessions of operators. */
@Injectable()
export class OperatorLogins extends SessionLogins {
  readonly audience = 'operator';

  constructor(
    people: PersonStore,
    sessions: SessionStore,
    console: OperatorConsole,
    settings: ApiGatewaySettings,
    private readonly operators: OperatorStore,
    private readonly documents: OpenApiDocuments,
    private readonly clock: Clock,
  ) {
    super(people, sessions, console, settings);
  }

  async admits(tx: Tx, personId: string, purpose: 'login' | 'step-up'): Promise<boolean> {
    const operator = await this.operators.find(tx, personId);
    // Otherwise a passkey would still open what the provider has closed.
    if (operator?.is_from_provider && purpose === 'login') throw providerRequired();
    return operator !== null;
  }

  async resourceOf(row: SessionRow, personId: string): Promise<object> {
    const [person, role] = await Promise.all([this.people.get(personId), this.operators.findRole(personId)]);
    if (role === null) throw notLoggedIn();
    const rights = this.documents
      .routes()
      .map(({ operation }) => operation)
      .filter(({ operatorRole }) => operatorRole !== undefined && operatorMay(role, operatorRole))
      .map(({ id }) => id);
    return operatorSession(row, person, { role, rights }, this.clock.now());
  }
}

/** Routes of the sessions of operators, on their own listener. */
export const OPERATOR_SESSIONS: SessionRoutes = {
  path: 'admin/session',
  logins: OperatorLogins,
  session: OperatorSession,
  sessionSays: 'Who is logged in, and what the role of this operator may call.',
  entry: OperatorSessionEntry,
  ofLogin: { role: 'operator', isLogin: true },
  ofSession: { role: 'operator', operatorRole: 'look', isOfSession: true },
  ofAllCompanies: {},
  passkeyRefusals: ['passkey_refused', 'oidc_required'],
  decorate: UseGuards(OperatorGuard),
};

const providerRequired = (): Problem =>
  new Problem(403, 'oidc_required', {
    en: 'Your role comes from the login provider of operators: log in there. A passkey confirms who you are afterwards.',
    es: 'Su rol viene del proveedor de ingreso de los operadores: ingrese por él. Una clave de acceso confirma después su identidad.',
  });
