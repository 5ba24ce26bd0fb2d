import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@rubrica/contracts';
import {
  type MaintenanceJobRequest,
  MaintenanceJobs,
  type OrderedMaintenanceJob,
  type ParkedMessage,
  ParkedMessages,
  type ParkedQuery,
} from '@rubrica/eventing';
import { newId } from '../value/ids.js';
import { notFound, Problem } from '../http/problem.js';
import { SERVICE_NAME } from '../internal-http/service-name.js';

/** What an operator can ask of every service: parked messages and dead letters, and maintenance jobs. */
@Injectable()
export class Operations {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    private readonly parked: ParkedMessages,
    private readonly jobs: MaintenanceJobs,
  ) {}

  /** Returns dead letters, latest first; with `query.edge`, those next to it. */
  async deadLetters(query: ParkedQuery): Promise<DeadLetter[]> {
    return (await this.parked.list(query)).map((message) => deadLetterOf(this.service, message));
  }

  async deadLetter(id: string): Promise<DeadLetter> {
    const message = await this.parked.find(id);
    if (!message) throw notFound('dead letter');
    return deadLetterOf(this.service, message);
  }

  async redrive(id: string, { actor, reason }: { readonly actor: string; readonly reason: string }): Promise<Redriven> {
    const before = await this.deadLetter(id);
    const messages = await this.parked.redrive({ id, actor, reason });
    if (messages === 0) throw notFound('dead letter');
    return { id, object: 'redrive', service: this.service, key: before.key, messages, operator: actor, reason };
  }

  async begin({ name, request, actor }: Omit<MaintenanceJobRequest, 'id'>): Promise<MaintenanceJob> {
    if (!this.jobs.knows(name)) {
      throw new Problem(409, 'nothing_to_do', `${this.service} has nothing to ${name}.`);
    }
    return maintenanceJobOf(this.service, await this.jobs.order({ id: newId('wrk'), name, request, actor }));
  }

  /** Returns maintenance jobs, latest first, 100 at most. */
  async maintenanceJobs(): Promise<MaintenanceJob[]> {
    return (await this.jobs.list(100)).map((job) => maintenanceJobOf(this.service, job));
  }
}

export interface DeadLetter {
  readonly id: string;
  readonly object: 'dead_letter';
  readonly service: ServiceName;
  readonly state: ParkedMessage['state'];
  readonly group: string;
  readonly topic: string;
  readonly partition: number;
  readonly position: number;
  readonly key: string;
  readonly tenant_id: string;
  readonly message_id: string;
  readonly type: string;
  readonly reason: string;
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  readonly parked_at: string;
  readonly redrives: readonly { readonly operator: string; readonly reason: string; readonly at: string }[];
}

export interface Redriven {
  readonly id: string;
  readonly object: 'redrive';
  readonly service: ServiceName;
  readonly key: string;
  /** How many messages of the key are tried again, including those parked behind the dead letter. */
  readonly messages: number;
  readonly operator: string;
  readonly reason: string;
}

export interface MaintenanceJob {
  readonly id: string;
  readonly object: 'work';
  readonly service: ServiceName;
  readonly name: string;
  readonly request: object;
  readonly operator: string;
  readonly begun_at: string;
  /** Null while the job runs. */
  readonly ended_at: string | null;
  /** How many items are done so far. */
  readonly done: number;
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
