import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ResolveInput } from '@rubrica/contracts';
import { Database, messageIdOf } from '@rubrica/eventing';
import {
  answerWith,
  belongsTo,
  type Caller,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  notFound,
  requestCause,
  validBody,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { attemptTimer } from './next-attempt.js';
import type { SubmissionCommand } from './submission.decide.js';
import { submission } from './submission.messages.js';
import { type KnownSubmission, nextStep, type Submission } from './submission.js';

/** Routes by which the gateway reads, retries and resolves a submission for a tenant or for support. */
@Controller('internal/documents/:id/submission')
@InternalOnly('api-gateway')
export class SubmissionController {
  constructor(private readonly database: Database) {}

  @Get()
  async get(@Param('id') id: string, @InternalCaller() caller: Caller): Promise<object> {
    const { state } = await this.database.load(submission, id);
    return resourceOf(id, ofCaller(state, caller));
  }

  /**
   * Retries a failed submission; otherwise 409 `not_retryable`. `fact` in the answer: id of the message that publishes
   * the retry.
   */
  @Post('retry')
  @HttpCode(200)
  retry(
    @Param('id') id: string,
    @InternalCaller() caller: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    return this.order(id, caller, headers, reply, (at) => ({ type: 'RetrySubmission', at }));
  }

  /** Carries out the tenant's choice for a submission that waits for it; otherwise 409 `not_resolvable`. */
  @Post('resolve')
  @HttpCode(200)
  resolve(
    @Param('id') id: string,
    @InternalCaller() caller: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const { choice } = validBody(ResolveInput, body);
    return this.order(id, caller, headers, reply, (at) => ({ type: 'ResolveSubmission', at, choice }));
  }

  private async order(
    id: string,
    caller: Caller,
    headers: IncomingHttpHeaders,
    reply: FastifyReply,
    commandAt: (at: string) => SubmissionCommand,
  ): Promise<object> {
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      const before = (await tx.load(submission, [id])).get(id)?.state ?? submission.initialState;
      const { order } = ofCaller(before, caller);
      const command = commandAt(tx.at);
      const { state, version } = await tx.handle(submission, id, command, requestCause());
      const step = nextStep(state, tx.at);
      if (step) tx.schedule(attemptTimer(id, order, step));
      const fact = command.type === 'RetrySubmission' ? { fact: messageIdOf(submission, id, version) } : {};
      return { status: 200, body: { ...resourceOf(id, ofCaller(state, caller)), ...fact } };
    });
    return answerWith(reply, answer);
  }
}

const ofCaller = (state: Submission, caller: Caller): KnownSubmission => {
  if (state.status === 'unknown' || !belongsTo(caller, state.order)) throw notFound('submission');
  return state;
};

const resourceOf = (id: string, state: KnownSubmission): object => ({
  object: 'submission',
  document_id: id,
  environment: state.order.environment,
  status: state.status,
  edition: state.order.edition,
  number: state.order.number,
  cufe: state.order.cufe,
  waiting: state.waiting,
  next: state.status === 'planned' ? state.plan : null,
  under_way: state.status === 'attempting' ? state.current : null,
  verdict: 'verdict' in state ? state.verdict : null,
  failure: 'failure' in state ? state.failure : null,
  attempts: state.attempts,
});
