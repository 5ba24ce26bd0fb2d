import { Controller, Inject } from '@nestjs/common';
import { type ContingencyResource, dianSubmitterRoutes as routes, type InputOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
  LOGGER,
  type Logger,
  newId,
  notFound,
  offsetTime,
  requestCause,
} from '@rubrica/service';
import { DianSubmitterSettings } from '../config.js';
import { LIVE_ENVIRONMENTS, type LiveEnvironment } from '../dian/live-environment.js';
import { attemptsToHasten } from '../submission/attempt-timer.js';
import { CONTINGENCY_ID_PREFIX } from './contingency.js';
import type { ContingencyCommand } from './contingency.decide.js';
import type { Availability, Contingency } from './contingency.js';
import { contingency } from './contingency.messages.js';
import { contingencyCheckAtOnce } from './contingency-check.js';
import { CurrentContingency } from './current-contingency.view.js';

/** Routes by which an operator lists, declares and ends contingencies; the gateway gives the operator's name. */
@Controller()
export class ContingencyController {
  constructor(
    private readonly database: Database,
    private readonly current: CurrentContingency,
    private readonly settings: DianSubmitterSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Lists all contingencies, the latest first. */
  @InternalRoute(routes.listContingencies)
  async list(): Promise<List<ContingencyResource>> {
    const all = await Promise.all(LIVE_ENVIRONMENTS.map((environment) => this.contingenciesOf(environment)));
    const data = all.flat().sort((a, b) => Date.parse(b.declared_at) - Date.parse(a.declared_at));
    return { object: 'list', url: '/admin/v1/contingencies', has_more: false, data };
  }

  /** Declares a contingency. 409 `contingency_declared` if one lasts already. */
  @InternalRoute(routes.declareContingency)
  declare(
    @InternalInput() { body }: InputOf<typeof routes.declareContingency>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<ContingencyResource>> {
    const { environment, reason, operator } = body;
    return this.order(environment, 201, idempotency, (at) => {
      this.logger.warn({ environment, operator, reason }, 'an operator declares a contingency');
      return { type: 'DeclareByHand', contingencyId: newId(CONTINGENCY_ID_PREFIX), at, operator, reason };
    });
  }

  /** Ends a contingency. 409 `contingency_ended` if it has ended; 404 if it does not exist. */
  @InternalRoute(routes.endContingency)
  async end(
    @InternalInput() { params, body }: InputOf<typeof routes.endContingency>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<ContingencyResource>> {
    const { id } = params;
    const { operator } = body;
    const all = await Promise.all(LIVE_ENVIRONMENTS.map((environment) => this.contingenciesOf(environment)));
    const found = all.flat().find((known) => known.id === id);
    if (!found) throw notFound({ en: 'contingency', es: 'esa contingencia' });
    const { environment } = found;
    return this.order(environment, 200, idempotency, (at) => {
      this.logger.warn({ environment, operator, contingency_id: id }, 'an operator ends a contingency');
      return { type: 'EndByHand', contingencyId: id, at, operator };
    });
  }

  private async order(
    environment: LiveEnvironment,
    status: number,
    idempotency: IdempotencyKey | null,
    commandAt: (at: string) => ContingencyCommand,
  ): Promise<KeptAnswer<ContingencyResource>> {
    const answer = await idempotently(this.database, idempotency, async (tx) => {
      const { state } = await tx.handle(contingency, environment, commandAt(tx.at), requestCause());
      tx.schedule(contingencyCheckAtOnce(environment, tx.at));
      tx.hasten(...attemptsToHasten(environment, tx.at, this.settings.retryLongestMs));
      return { status, body: latestOf(environment, state) };
    });
    if (!answer.replayed) this.current.know(environment, (await this.database.load(contingency, environment)).state);
    return answer;
  }

  /** Tells the issuer, before it signs a document in contingency, whether one lasts in the environment. */
  @InternalRoute(routes.contingencyLasts)
  async lasting(
    @InternalInput() { params }: InputOf<typeof routes.contingencyLasts>,
  ): Promise<{ readonly lasts: boolean }> {
    const environment = LIVE_ENVIRONMENTS.find((one) => one === params.environment);
    if (!environment) throw notFound({ en: 'environment', es: 'ese ambiente' });
    const { state } = await this.database.load(contingency, environment);
    return { lasts: state.status === 'declared' };
  }

  private async contingenciesOf(environment: LiveEnvironment): Promise<ContingencyResource[]> {
    const { state } = await this.database.load(contingency, environment);
    return allOf(state).map((one) => resourceOf(environment, one));
  }
}

const allOf = (state: Availability): readonly Contingency[] =>
  state.status === 'declared' ? [...state.past, state.current] : state.past;

const latestOf = (environment: LiveEnvironment, state: Availability): ContingencyResource => {
  const latest = allOf(state).at(-1);
  if (!latest) throw new Error('there is no contingency, though one was just declared or ended');
  return resourceOf(environment, latest);
};

const resourceOf = (environment: LiveEnvironment, one: Contingency): ContingencyResource => ({
  id: one.contingency_id,
  object: 'contingency',
  environment,
  status: one.ending ? 'ended' : 'declared',
  since: offsetTime(one.since),
  declared_at: offsetTime(one.declared_at),
  declared_by: one.declared_by,
  reason: one.reason,
  evidence: one.evidence.map(({ at, document_id, result, reason, detail }) => ({
    at: offsetTime(at),
    document_id,
    result,
    reason,
    detail,
  })),
  ended_at: one.ending && offsetTime(one.ending.ended_at),
  ended_by: one.ending?.ended_by ?? null,
});
