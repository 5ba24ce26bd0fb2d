import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../operation/operation.js';
import { OperatorGuard } from '../operator/operator.guard.js';
import { linkRefused } from '../person/login.process.js';
import { OperatorLoginStore } from '../person/operator-login.store.js';
import { OPERATOR_SESSIONS, OperatorLogins } from './operator-login.process.js';
import { OperatorSession } from './operator-resource.js';

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

/** Route by which operators log in by a link, on their own listener (ADR 0255). */
@Controller('admin/session')
@UseGuards(OperatorGuard)
export class OperatorSessionController {
  constructor(
    private readonly database: Database,
    private readonly operatorLogins: OperatorLoginStore,
    private readonly logins: OperatorLogins,
  ) {}

  @Post()
  @Operation({
    id: 'createSession',
    tag: 'Sessions',
    summary: 'Log in by a link',
    description:
      'Uses the link up and answers with the cookie of a new session, which lives for 12 hours, and for one without a request. The session that was there before ends.',
    ...OPERATOR_SESSIONS.ofLogin,
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
}
