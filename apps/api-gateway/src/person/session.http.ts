import { Body, Controller, Delete, Get, Inject, Patch, Post, Query, Req, Res, type Type } from '@nestjs/common';
import { listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { faultWith } from '@rubrica/fiscal';
import { Clock, invalid, Problem } from '@rubrica/service';
import { type Static, Type as Schema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../access/client-address.js';
import type { SessionHolder } from '../access/session-holders.store.js';
import { ApiGatewaySettings } from '../config.js';
import { Session as CurrentSession } from '../operation/caller.http.js';
import { Operation, type OperationDescription, Since } from '../operation/operation.js';
import { unconfined } from '../operation/session-caller.js';
import { notLoggedIn } from '../operation/unauthorized.js';
import { listQuery } from '../resource/list.js';
import { LOGIN_CODE_PATTERN } from './login-code.js';
import { type LoginProof, Logins } from './login.process.js';
import { PersonStore } from './person.store.js';
import { emailInput, EndedSession, endedSession, PersonPatch, Session, sessionEntry } from './session-resource.js';
import type { SessionLogins, SessionRoutes } from './session-login.process.js';
import { TenantLogins } from './tenant-login.process.js';
import { SessionStore } from './session.store.js';

const SessionInput = Schema.Object(
  {
    token: Schema.Optional(
      Schema.String({
        maxLength: 100,
        description: 'what stands behind the `#` of a link for a login; it is good once, and needs no other field',
      }),
    ),
    email: Schema.Optional(emailInput('address that the code was mailed to')),
    code: Schema.Optional(
      Schema.String({
        pattern: LOGIN_CODE_PATTERN,
        description: 'the 8 digits of the mail, with the address; they are good once',
      }),
    ),
  },
  {
    additionalProperties: false,
    title: 'SessionInput',
    examples: [{ token: 'Q7m5Yx0mWn3v1sS2cJd8aG4kZpR6tUoLhVbEfNqXyIw' }],
  },
);
type SessionInput = Static<typeof SessionInput>;
const ListQuery = Schema.Object(listQuery, { additionalProperties: false });
const COOKIE = 'The cookie is `HttpOnly`: no script reads it, and a browser sends it by itself.';

/** Route by which people of companies log in by a link or a code (ADR 0248, 0250). */
@Since('2026-12-01')
@Controller('session')
export class SessionController {
  constructor(
    private readonly database: Database,
    private readonly logins: Logins,
    private readonly sessionLogins: TenantLogins,
    private readonly settings: ApiGatewaySettings,
  ) {}

  @Post()
  @Operation({
    id: 'createSession',
    tag: 'Sessions',
    summary: 'Log in by a link or a code',
    description: `Uses the link or the code up and answers with the cookie of a new session; the session that was there before ends. A code has 6 tries, and \`tries_left\` of the refusal counts them. ${COOKIE}`,
    role: 'public',
    isLogin: true,
    body: SessionInput,
    answer: { status: 201, schema: Session, description: 'The session', headers: ['Set-Cookie'] },
    refusals: { 401: ['login_refused'], 429: ['rate_limited'] },
  })
  async create(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() input: SessionInput,
  ): Promise<object> {
    const proof = proofIn(input);
    const address = clientAddress(request, this.settings.trustedProxies);
    const begun = await this.database.transaction(async (tx) => {
      const login = await this.logins.use(tx, proof, address);
      if (login instanceof Problem) return login;
      return this.sessionLogins.begin(tx, request, { personId: login.person_id, isSteppedUp: login.steps_up });
    });
    if (begun instanceof Problem) throw begun;
    return this.sessionLogins.answer(reply, begun);
  }
}

/** Throws a 422 unless a login is proved in one of the two ways. */
const proofIn = ({ token, email, code }: SessionInput): LoginProof => {
  if (token !== undefined && email === undefined && code === undefined) return { token };
  if (token === undefined && email !== undefined && code !== undefined) return { email, code };
  const isBoth = token !== undefined;
  throw invalid([
    faultWith(
      isBoth ? '#/token' : email === undefined ? '#/email' : '#/code',
      isBoth ? 'conflicting_fields' : 'required',
      {
        en: 'A login takes the token of a link, or a code with its address.',
        es: 'Un ingreso lleva la credencial de un enlace, o un código con su correo.',
      },
      {
        fix: {
          en: 'Send "token" alone, or "email" and "code".',
          es: 'Envíe solo "token", o "email" y "code".',
        },
      },
    ),
  ]);
};

const operationsOf = (routes: SessionRoutes) =>
  ({
    get: {
      id: 'getSession',
      tag: 'Sessions',
      summary: 'Get the session that asks',
      description: routes.sessionSays,
      ...routes.ofSession,
      answer: { status: 200, schema: routes.session, description: 'The session' },
    },
    change: {
      id: 'updatePerson',
      tag: 'Sessions',
      summary: 'Change name and language of the person who asks',
      description:
        'Other people see the name. The language is that of our mails; answers are in that of `Accept-Language`.',
      ...routes.ofSession,
      body: PersonPatch,
      answer: { status: 200, schema: routes.session, description: 'The session, with the person as it is now' },
      refusals: routes.ofAllCompanies,
    },
    end: {
      id: 'deleteSession',
      tag: 'Sessions',
      summary: 'Log out',
      description: 'The session ends everywhere within a second.',
      ...routes.ofSession,
      answer: { status: 200, schema: EndedSession, description: 'What has ended', headers: ['Set-Cookie'] },
    },
    list: {
      id: 'listSessions',
      tag: 'Sessions',
      summary: 'List the sessions of the person who asks, newest first',
      description: 'Of all browsers in which the person is logged in.',
      ...routes.ofSession,
      query: ListQuery,
      answer: { status: 200, schema: listOf(routes.entry), description: 'A page of sessions' },
    },
    endAll: {
      id: 'deleteSessions',
      tag: 'Sessions',
      summary: 'Log out everywhere',
      description: 'All sessions of the person who asks end everywhere within a second, also the one that asks.',
      ...routes.ofSession,
      answer: { status: 200, schema: EndedSession, description: 'The session that asked', headers: ['Set-Cookie'] },
    },
  }) satisfies Record<string, OperationDescription>;

/** Makes the routes by which people of one audience look at their sessions, change their own data and log out (ADR 0250). */
export const ownSessionController = (routes: SessionRoutes): Type => {
  const operations = operationsOf(routes);

  @routes.decorate
  @Controller(routes.path)
  class OwnSessionController {
    constructor(
      private readonly sessions: SessionStore,
      private readonly people: PersonStore,
      @Inject(routes.logins) private readonly logins: SessionLogins,
      private readonly clock: Clock,
    ) {}

    @Get()
    @Operation(operations.get)
    async get(@CurrentSession() { sessionId, personId }: SessionHolder): Promise<object> {
      const row = await this.sessions.get(sessionId);
      if (!row) throw notLoggedIn();
      return this.logins.resourceOf(row, personId);
    }

    @Patch()
    @Operation(operations.change)
    async change(
      @CurrentSession() session: SessionHolder,
      @Body() change: Static<typeof PersonPatch>,
    ): Promise<object> {
      await this.people.change(unconfined(session).personId, change);
      return this.get(session);
    }

    @Delete()
    @Operation(operations.end)
    async end(
      @CurrentSession() { sessionId }: SessionHolder,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object> {
      await this.sessions.end(sessionId);
      return this.ended(sessionId, reply);
    }

    @Get('all')
    @Operation(operations.list)
    list(@CurrentSession() session: SessionHolder, @Query() query: Static<typeof ListQuery>): Promise<object> {
      const now = this.clock.now();
      return this.sessions.list(session, this.logins.audience, query, (row) =>
        sessionEntry(row, session.sessionId, now),
      );
    }

    @Delete('all')
    @Operation(operations.endAll)
    async endAll(
      @CurrentSession() session: SessionHolder,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object> {
      await this.sessions.endAll(session);
      return this.ended(session.sessionId, reply);
    }

    private ended(id: string, reply: FastifyReply): object {
      this.logins.removeCookie(reply);
      return endedSession(id);
    }
  }

  return OwnSessionController;
};
