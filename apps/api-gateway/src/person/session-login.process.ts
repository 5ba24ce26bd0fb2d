import type { Type } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { languageOf } from '@rubrica/service';
import type { TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../access/client-address.js';
import type { Console } from '../access/console.js';
import { type Audience, SESSION_LIMITS } from '../access/session.js';
import type { ApiGatewaySettings } from '../config.js';
import type { OperationDescription } from '../operation/operation.js';
import type { PersonStore } from './person.store.js';
import type { NewSession, SessionRow, SessionStore } from './session.store.js';

/** The person who has logged in, and what the login was worth. */
export type LoggedIn = Pick<NewSession, 'personId' | 'isSteppedUp'> & Partial<Pick<NewSession, 'tenantId' | 'endsAt'>>;

/** A session that has just begun, with its token. */
export interface BegunSession {
  readonly personId: string;
  readonly row: SessionRow;
  readonly token: string;
}

/** Begins the session of a person of one audience after any kind of login, and answers with it. */
export abstract class SessionLogins {
  abstract readonly audience: Audience;

  constructor(
    protected readonly people: PersonStore,
    private readonly sessions: SessionStore,
    readonly console: Console,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /** Tells whether a person whom a link or a passkey names may still log in. Throws when another login is the way. */
  abstract admits(tx: Tx, personId: string, purpose: 'login' | 'step-up'): Promise<boolean>;

  /** Returns the session as the API shows it. */
  abstract resourceOf(row: SessionRow, personId: string): Promise<object>;

  /** Begins a session of the browser that asks, and remembers its language. The session that it had before ends. */
  async begin(tx: Tx, request: FastifyRequest, loggedIn: LoggedIn): Promise<BegunSession> {
    const before = this.console.tokenIn(request, this.audience);
    if (before !== undefined) this.sessions.endByToken(tx, before);
    const { 'user-agent': agent = '', 'accept-language': languages } = request.headers;
    if (languages !== undefined) this.people.reads(tx, loggedIn.personId, languageOf(languages, 'es'));
    const browser = { address: clientAddress(request, this.settings.trustedProxies), agent };
    const free = { tenantId: null, endsAt: null };
    const begun = await this.sessions.begin(tx, { ...free, ...loggedIn, ...browser, audience: this.audience });
    return { personId: loggedIn.personId, ...begun };
  }

  /** Sends the cookie of a session that has begun. Returns the session as the API shows it. */
  answer(reply: FastifyReply, begun: BegunSession): Promise<object> {
    this.setCookie(reply, begun);
    return this.resourceOf(begun.row, begun.personId);
  }

  setCookie(reply: FastifyReply, { token }: BegunSession): void {
    const seconds = SESSION_LIMITS[this.audience].wholeMs / 1000;
    void reply.header('set-cookie', this.console.cookie(this.audience, token, seconds));
  }

  removeCookie(reply: FastifyReply): void {
    void reply.header('set-cookie', this.console.cookie(this.audience, '', 0));
  }
}

/** What the routes by which one audience logs in have of their own. */
export interface SessionRoutes {
  /** Path of the session. */
  readonly path: 'session' | 'admin/session';
  readonly logins: Type<SessionLogins>;
  /** Schema of the session that asks, what it says, and schema of a session in a list. */
  readonly session: TSchema;
  readonly sessionSays: string;
  readonly entry: TSchema;
  /** Who may log in: anybody, from the console. */
  readonly ofLogin: Pick<OperationDescription, 'role' | 'isLogin'>;
  /** Who may call a route about the own session. */
  readonly ofSession: Pick<OperationDescription, 'role' | 'operatorRole' | 'isOfSession'>;
  /** Refusals of what concerns a person in all companies. */
  readonly ofAllCompanies: NonNullable<OperationDescription['refusals']>;
  /** Codes of a passkey that is refused for a login. */
  readonly passkeyRefusals: readonly string[];
  /** Decorates each controller: who guards it, or since when it is there. */
  readonly decorate: ClassDecorator;
}
