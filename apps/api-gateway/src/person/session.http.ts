import { Body, Controller, Delete, Get, Post, Query, Req, Res } from '@nestjs/common';
import { listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { Clock, Problem } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Console } from '../access/console.js';
import type { SessionHolder } from '../access/session-holders.store.js';
import { Session as CurrentSession } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { notLoggedIn } from '../operation/unauthorized.js';
import { listQuery } from '../resource/list.js';
import { LoginStore } from './login.store.js';
import { SessionLogins } from './session-login.process.js';
import { Session, SessionEntry, sessionEntry } from './session-resource.js';
import { SessionStore } from './session.store.js';

const SessionInput = Type.Object(
  {
    token: Type.String({
      maxLength: 100,
      description: 'what stands behind the `#` of a link for a login; it is good once',
    }),
  },
  {
    additionalProperties: false,
    title: 'SessionInput',
    examples: [{ token: 'Q7m5Yx0mWn3v1sS2cJd8aG4kZpR6tUoLhVbEfNqXyIw' }],
  },
);
const EndedSession = Type.Object(
  { id: Type.String(), object: Type.Literal('session'), deleted: Type.Literal(true) },
  { title: 'EndedSession' },
);
const ListQuery = Type.Object(listQuery, { additionalProperties: false });
const COOKIE = 'The cookie is `HttpOnly`: no script reads it, and a browser sends it by itself.';

/** Routes by which people log in and out (ADR 0250). */
@Since('2026-12-01')
@Controller('session')
export class SessionController {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly logins: LoginStore,
    private readonly sessionLogins: SessionLogins,
    private readonly console: Console,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation({
    id: 'createSession',
    tag: 'Sessions',
    summary: 'Log in by a link',
    description: `Uses the link up and answers with the cookie of a new session; the session that was there before ends. ${COOKIE}`,
    role: 'public',
    isLogin: true,
    body: SessionInput,
    answer: { status: 201, schema: Session, description: 'The session', headers: ['Set-Cookie'] },
    refusals: { 401: ['login_refused'] },
  })
  async create(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { token: link }: Static<typeof SessionInput>,
  ): Promise<object> {
    const begun = await this.database.transaction(async (tx) => {
      const login = await this.logins.use(tx, link);
      return login && this.sessionLogins.begin(tx, request, { personId: login.person_id, isSteppedUp: login.steps_up });
    });
    if (!begun) throw loginRefused();
    return this.sessionLogins.answer(reply, begun);
  }

  @Get()
  @Operation({
    id: 'getSession',
    tag: 'Sessions',
    summary: 'Get the session that asks',
    description: 'Who is logged in, with the companies and the open invitations of this person.',
    role: 'person',
    answer: { status: 200, schema: Session, description: 'The session' },
  })
  async get(@CurrentSession() { sessionId, personId }: SessionHolder): Promise<object> {
    const row = await this.sessions.get(sessionId);
    if (!row) throw notLoggedIn();
    return this.sessionLogins.resourceOf(row, personId);
  }

  @Delete()
  @Operation({
    id: 'deleteSession',
    tag: 'Sessions',
    summary: 'Log out',
    description: 'The session ends everywhere within a second.',
    role: 'person',
    answer: { status: 200, schema: EndedSession, description: 'What has ended', headers: ['Set-Cookie'] },
  })
  async end(
    @CurrentSession() { sessionId }: SessionHolder,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.sessions.end(sessionId);
    return this.ended(sessionId, reply);
  }

  @Get('all')
  @Operation({
    id: 'listSessions',
    tag: 'Sessions',
    summary: 'List the sessions of the person who asks, newest first',
    description: 'Of all browsers in which the person is logged in.',
    role: 'person',
    query: ListQuery,
    answer: { status: 200, schema: listOf(SessionEntry), description: 'A page of sessions' },
  })
  list(
    @CurrentSession() { sessionId, personId }: SessionHolder,
    @Query() query: Static<typeof ListQuery>,
  ): Promise<object> {
    const now = this.clock.now();
    return this.sessions.list(personId, 'tenant', query, (row) => sessionEntry(row, sessionId, now));
  }

  @Delete('all')
  @Operation({
    id: 'deleteSessions',
    tag: 'Sessions',
    summary: 'Log out everywhere',
    description: 'All sessions of the person who asks end everywhere within a second, also the one that asks.',
    role: 'person',
    answer: { status: 200, schema: EndedSession, description: 'The session that asked', headers: ['Set-Cookie'] },
  })
  async endAll(
    @CurrentSession() { sessionId, personId }: SessionHolder,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.sessions.endAll(personId);
    return this.ended(sessionId, reply);
  }

  private ended(id: string, reply: FastifyReply): object {
    void reply.header('set-cookie', this.console.cookie('tenant', '', 0));
    return { id, object: 'session', deleted: true };
  }
}

const loginRefused = (): Problem =>
  new Problem(401, 'login_refused', {
    en: 'This link was used before, has expired, or was never made. Ask for another one.',
    es: 'Este enlace ya se usó, venció o nunca existió. Pida otro.',
  });
