import { Body, Controller, Delete, Get, Patch, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { Clock } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionHolder } from '../access/session-holders.store.js';
import { Session as CurrentSession } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { notLoggedIn } from '../operation/unauthorized.js';
import { OperatorGuard } from '../operator/operator.guard.js';
import { linkRefused } from '../person/login.process.js';
import { OperatorLoginStore } from '../person/operator-login.store.js';
import { PersonStore } from '../person/person.store.js';
import { EndedSession, endedSession, PersonPatch, sessionEntry } from '../person/session-resource.js';
import { SessionStore } from '../person/session.store.js';
import { listQuery } from '../resource/list.js';
import { OperatorLogins } from './operator-login.process.js';
import { OperatorSession, OperatorSessionEntry } from './operator-resource.js';

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
const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Routes by which operators log in and out, on their own listener (ADR 0255). */
@Controller('admin/session')
@UseGuards(OperatorGuard)
export class OperatorSessionController {
  constructor(
    private readonly database: Database,
    private readonly people: PersonStore,
    private readonly sessions: SessionStore,
    private readonly operatorLogins: OperatorLoginStore,
    private readonly logins: OperatorLogins,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation({
    id: 'createSession',
    tag: 'Sessions',
    summary: 'Log in by a link',
    description:
      'Uses the link up and answers with the cookie of a new session, which lives for 12 hours, and for one without a request. The session that was there before ends.',
    role: 'operator',
    isLogin: true,
    body: SessionInput,
    answer: { status: 201, schema: OperatorSession, description: 'The session', headers: ['Set-Cookie'] },
    refusals: { 401: ['login_refused'] },
  })
  async create(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { token: link }: Static<typeof SessionInput>,
  ): Promise<object> {
    const begun = await this.database.transaction(async (tx) => {
      const personId = await this.operatorLogins.use(tx, link);
      if (personId === null || !(await this.logins.admits(tx, personId, 'login'))) return null;
      return this.logins.begin(tx, request, { personId, isSteppedUp: true });
    });
    if (begun === null) throw linkRefused();
    return this.logins.answer(reply, begun);
  }

  @Get()
  @Operation({
    id: 'getSession',
    tag: 'Sessions',
    summary: 'Get the session that asks',
    description: 'Who is logged in, and what the role of this operator may call.',
    role: 'operator',
    operatorRole: 'look',
    isOfSession: true,
    answer: { status: 200, schema: OperatorSession, description: 'The session' },
  })
  async get(@CurrentSession() { sessionId, personId }: SessionHolder): Promise<object> {
    const row = await this.sessions.get(sessionId);
    if (!row) throw notLoggedIn();
    return this.logins.resourceOf(row, personId);
  }

  @Patch()
  @Operation({
    id: 'updatePerson',
    tag: 'Sessions',
    summary: 'Change name and language of the operator who asks',
    description: 'Other operators see the name. The language is that of our mails.',
    role: 'operator',
    operatorRole: 'look',
    isOfSession: true,
    body: PersonPatch,
    answer: { status: 200, schema: OperatorSession, description: 'The session, with the person as it is now' },
  })
  async change(@CurrentSession() session: SessionHolder, @Body() change: Static<typeof PersonPatch>): Promise<object> {
    await this.people.change(session.personId, change);
    return this.get(session);
  }

  @Delete()
  @Operation({
    id: 'deleteSession',
    tag: 'Sessions',
    summary: 'Log out',
    description: 'The session ends everywhere within a second.',
    role: 'operator',
    operatorRole: 'look',
    isOfSession: true,
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
    summary: 'List the sessions of the operator who asks, newest first',
    description: 'Of all browsers in which the operator is logged in.',
    role: 'operator',
    operatorRole: 'look',
    isOfSession: true,
    query: ListQuery,
    answer: { status: 200, schema: listOf(OperatorSessionEntry), description: 'A page of sessions' },
  })
  list(@CurrentSession() session: SessionHolder, @Query() query: Static<typeof ListQuery>): Promise<object> {
    const now = this.clock.now();
    return this.sessions.list(session, 'operator', query, (row) => sessionEntry(row, session.sessionId, now));
  }

  @Delete('all')
  @Operation({
    id: 'deleteSessions',
    tag: 'Sessions',
    summary: 'Log out everywhere',
    description: 'All sessions of the person who asks end everywhere within a second, also the one that asks.',
    role: 'operator',
    operatorRole: 'look',
    isOfSession: true,
    answer: { status: 200, schema: EndedSession, description: 'The session that asked', headers: ['Set-Cookie'] },
  })
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
