import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  belongsTo,
  type Caller,
  type DianAttemptState,
  dianSubmitterRoutes as routes,
  type InputOf,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { messageIdOf } from '@rubrica/eventing/log';
import {
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
  notFound,
  pageOf,
  requestCause,
  withOffsetTimes,
} from '@rubrica/service';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { attemptTimer } from './attempt-timer.js';
import { dianAttempts } from './dian-attempt.js';
import type { SubmissionCommand } from './submission.decide.js';
import { submission } from './submission.messages.js';
import { type KnownSubmission, nextStep, type Submission } from './submission.js';

type Ordered = AnswerOf<typeof routes.retrySubmission>;

/** Routes by which the gateway reads, retries and resolves a submission for a tenant or for support. */
@Controller()
export class SubmissionController {
  constructor(
    private readonly database: Database,
    private readonly vault: CertificateVaultClient,
  ) {}

  @InternalRoute(routes.getSubmission)
  async get(@InternalInput() { params, caller }: InputOf<typeof routes.getSubmission>): Promise<object> {
    const { id } = params;
    const { state } = await this.database.load(submission, id);
    return resourceOf(id, ofCaller(state, caller));
  }

  /** Lists the attempts; none for a document that is not signed yet. */
  @InternalRoute(routes.listAttempts)
  async attempts(
    @InternalInput() { params, query, caller }: InputOf<typeof routes.listAttempts>,
  ): Promise<List<DianAttemptState>> {
    const { id } = params;
    const { state } = await this.database.load(submission, id);
    if (state.status !== 'unknown') ofCaller(state, caller);
    const url = routes.listAttempts.path.replace(':id', id);
    return pageOf(url, withOffsetTimes(dianAttempts(id, state)), query);
  }

  /**
   * Retries a failed submission; otherwise 409 `not_retryable`. `fact` in the answer: id of the message that publishes
   * the order. A document that DIAN has not read, as it refused the certificate, is signed again by a new one.
   */
  @InternalRoute(routes.retrySubmission)
  async retry(
    @InternalInput() { params, caller }: InputOf<typeof routes.retrySubmission>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<Ordered>> {
    const { state } = await this.database.load(submission, params.id);
    const { order } = ofCaller(state, caller);
    const active = isRefused(state) ? await this.vault.active(order.tenant_id, order.environment) : null;
    const activeCertificateId = active?.id ?? null;
    return this.order(params.id, caller, idempotency, (at) => ({ type: 'RetrySubmission', at, activeCertificateId }));
  }

  /** Carries out the tenant's choice for a submission that waits for it; otherwise 409 `not_resolvable`. */
  @InternalRoute(routes.resolveSubmission)
  resolve(
    @InternalInput() { params, caller, body }: InputOf<typeof routes.resolveSubmission>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<Ordered>> {
    const { choice } = body;
    return this.order(params.id, caller, idempotency, (at) => ({ type: 'ResolveSubmission', at, choice }));
  }

  private order(
    id: string,
    caller: Caller,
    idempotency: IdempotencyKey | null,
    commandAt: (at: string) => SubmissionCommand,
  ): Promise<KeptAnswer<Ordered>> {
    return idempotently(this.database, idempotency, async (tx) => {
      const before = (await tx.load(submission, [id])).get(id)?.state ?? submission.initialState;
      const { order } = ofCaller(before, caller);
      const command = commandAt(tx.at);
      const { state, version } = await tx.handle(submission, id, command, requestCause());
      const step = nextStep(state, tx.at);
      if (step) tx.schedule(attemptTimer(id, order, step));
      const fact = messageIdOf(submission, id, version);
      return { status: 200, body: { ...resourceOf(id, ofCaller(state, caller)), fact } };
    });
  }
}

const isRefused = (state: Submission): boolean =>
  state.status === 'failed' && state.failure.code === 'dian_security_fault';

const ofCaller = (state: Submission, caller: Caller): KnownSubmission => {
  if (state.status === 'unknown' || !belongsTo(caller, state.order))
    throw notFound({ en: 'submission', es: 'esa transmisión' });
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
