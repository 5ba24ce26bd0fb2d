import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { Clock, languageOf } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../access/client-address.js';
import { Console } from '../access/console.js';
import { SESSION_LIMITS } from '../access/session.js';
import { ApiGatewaySettings } from '../config.js';
import { MemberStore } from './member.store.js';
import { PersonStore } from './person.store.js';
import { sessionResource } from './session-resource.js';
import { type NewSession, type SessionRow, SessionStore } from './session.store.js';

/** The person who has logged in, and what the login was worth. */
export type LoggedIn = Pick<NewSession, 'personId' | 'isSteppedUp'> & Partial<Pick<NewSession, 'tenantId'>>;

/** A session that has just begun, with its token. */
export interface BegunSession {
  readonly personId: string;
  readonly row: SessionRow;
  readonly token: string;
}

/** Begins the session of a person of companies after any kind of login, and answers with it. */
@Injectable()
export class SessionLogins {
  constructor(
    private readonly people: PersonStore,
    private readonly members: MemberStore,
    private readonly sessions: SessionStore,
    private readonly console: Console,
    private readonly settings: ApiGatewaySettings,
    private readonly clock: Clock,
  ) {}

  /** Begins a session of the browser that asks, and remembers its language. The session that it had before ends. */
  async begin(tx: Tx, request: FastifyRequest, loggedIn: LoggedIn): Promise<BegunSession> {
    const before = this.console.tokenIn(request, 'tenant');
    if (before !== undefined) this.sessions.endByToken(tx, before);
    const { 'user-agent': agent = '', 'accept-language': languages } = request.headers;
    if (languages !== undefined) this.people.reads(tx, loggedIn.personId, languageOf(languages, 'es'));
    const browser = { address: clientAddress(request, this.settings.trustedProxies), agent };
    const begun = await this.sessions.begin(tx, { tenantId: null, ...loggedIn, ...browser, audience: 'tenant' });
    return { personId: loggedIn.personId, ...begun };
  }

  /** Sends the cookie of a session that has begun. Returns the session as the API shows it. */
  answer(reply: FastifyReply, begun: BegunSession): Promise<object> {
    this.setCookie(reply, begun);
    return this.resourceOf(begun.row, begun.personId);
  }

  setCookie(reply: FastifyReply, { token }: BegunSession): void {
    const seconds = SESSION_LIMITS.tenant.wholeMs / 1000;
    void reply.header('set-cookie', this.console.cookie('tenant', token, seconds));
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
