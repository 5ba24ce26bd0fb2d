import { Injectable } from '@nestjs/common';
import { Clock } from '@rubrica/service';
import { Console } from '../access/console.js';
import { ApiGatewaySettings } from '../config.js';
import { Since } from '../operation/operation.js';
import { MemberStore } from './member.store.js';
import { PersonStore } from './person.store.js';
import { SessionLogins, type SessionRoutes } from './session-login.process.js';
import { Session, SessionEntry, sessionResource } from './session-resource.js';
import { type SessionRow, SessionStore } from './session.store.js';

/** Begins the sessions of people of companies. */
@Injectable()
export class TenantLogins extends SessionLogins {
  readonly audience = 'tenant';

  constructor(
    people: PersonStore,
    sessions: SessionStore,
    console: Console,
    settings: ApiGatewaySettings,
    private readonly members: MemberStore,
    private readonly clock: Clock,
  ) {
    super(people, sessions, console, settings);
  }

  /** Also a person of no company logs in, to accept an invitation. */
  admits(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async resourceOf(row: SessionRow, personId: string): Promise<object> {
    const now = this.clock.now();
    const [person, companies, invitations] = await Promise.all([
      this.people.get(personId),
      this.people.companies(personId, row.tenant_id),
      this.members.invitationsOf(personId, now, row.tenant_id),
    ]);
    return sessionResource(row, person, { companies, invitations }, now);
  }
}

/** Routes of the sessions of people of companies, on the public listener. */
export const TENANT_SESSIONS: SessionRoutes = {
  path: 'session',
  logins: TenantLogins,
  session: Session,
  sessionSays: 'Who is logged in, with the companies and the open invitations of this person.',
  entry: SessionEntry,
  ofLogin: { role: 'public', isLogin: true },
  ofSession: { role: 'person' },
  ofAllCompanies: { 403: ['session_of_one_company'] },
  passkeyRefusals: ['passkey_refused'],
  decorate: Since('2026-12-01'),
};
