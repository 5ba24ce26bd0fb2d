import { Inject, Injectable } from '@nestjs/common';
import {
  type DeadLetter,
  type GaugeReading,
  type MaintenanceJob,
  type Redriven,
  type ServiceName,
  STATE_GAUGES,
} from '@rubrica/contracts';
import {
  type MaintenanceJobRequest,
  MaintenanceJobs,
  type OrderedMaintenanceJob,
  type ParkedMessage,
  ParkedMessages,
  type ParkedQuery,
} from '@rubrica/eventing/operations';
import { newId } from '../value/ids.js';
import { notFound, Problem } from '../http/problem.js';
import { SERVICE_NAME } from '../internal-http/service-name.js';
import { Metrics } from './metrics.js';

const DEAD_LETTER = { en: 'dead letter', es: 'ese mensaje sin entregar' };

/**
 * What an operator can do in every service. Dead letters (messages that are stored because they could not be
 * handled): list them, show one, and have them handled again. Maintenance jobs: list them, and begin one.
 */
@Injectable()
export class Operations {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    private readonly parked: ParkedMessages,
    private readonly jobs: MaintenanceJobs,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Returns dead letters (messages that are stored because they could not be handled), the latest first. With
   * `query.edge`, returns the dead letters that come directly before or directly after the dead letter of `edge`. If
   * `edge.side` is `newer`, the earliest comes first.
   */
  async deadLetters(query: ParkedQuery): Promise<DeadLetter[]> {
    return (await this.parked.list(query)).map((message) => deadLetterOf(this.service, message));
  }

  async deadLetter(id: string): Promise<DeadLetter> {
    const message = await this.parked.find(id);
    if (!message) throw notFound(DEAD_LETTER);
    return deadLetterOf(this.service, message);
  }

  async redrive(id: string, { actor, reason }: { readonly actor: string; readonly reason: string }): Promise<Redriven> {
    const before = await this.deadLetter(id);
    const messages = await this.parked.redrive({ id, actor, reason });
    if (messages === 0) throw notFound(DEAD_LETTER);
    return { id, object: 'redrive', service: this.service, key: before.key, messages, operator: actor, reason };
  }

  async begin({ name, request, actor }: Omit<MaintenanceJobRequest, 'id'>): Promise<MaintenanceJob> {
    if (!this.jobs.knows(name)) {
      throw new Problem(409, 'nothing_to_do', {
        en: `${this.service} has nothing to ${name}.`,
        es: `${this.service} no tiene nada que hacer para ${name}.`,
      });
    }
    return maintenanceJobOf(this.service, await this.jobs.order({ id: newId('wrk'), name, request, actor }));
  }

  /** Returns the gauges by which an operator sees the state of the service. */
  gauges(): Promise<GaugeReading[]> {
    return this.metrics.read(STATE_GAUGES);
  }

  /** Returns the latest 100 maintenance jobs of the service, the latest first. */
  async maintenanceJobs(): Promise<MaintenanceJob[]> {
    return (await this.jobs.list(100)).map((job) => maintenanceJobOf(this.service, job));
  }
}

const deadLetterOf = (service: ServiceName, message: ParkedMessage): DeadLetter => ({
  id: message.id,
  object: 'dead_letter',
  service,
  state: message.state,
  group: message.group,
  topic: message.topic,
  partition: message.part,
  position: message.pos,
  key: message.key,
  tenant_id: message.tenantId,
  message_id: message.messageId,
  type: message.type,
  reason: message.error,
  attempts: message.attempts,
  next_attempt_at: message.nextAttemptAt,
  parked_at: message.parkedAt,
  redrives: message.redrives.map(({ actor, reason, at }) => ({ operator: actor, reason, at })),
});

const maintenanceJobOf = (
  service: ServiceName,
  { id, name, request, actor, begunAt, endedAt, done }: OrderedMaintenanceJob,
): MaintenanceJob => ({
  id,
  object: 'work',
  service,
  name,
  request,
  operator: actor,
  begun_at: begunAt,
  ended_at: endedAt,
  done,
});
