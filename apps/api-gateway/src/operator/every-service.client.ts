import { Injectable } from '@nestjs/common';
import { type ServiceName, SERVICES } from '@rubrica/contracts';
import {
  deadLettersPath,
  type DeadLetter,
  InternalHttp,
  Operations,
  Problem,
  type Redriven,
  Unavailable,
  type Work,
} from '@rubrica/service';
import type { ChoreRequest, ParkedQuery } from '@rubrica/eventing';

/** What a question to all services has brought, and which of them could not be asked. */
export interface Answers<T> {
  readonly answers: readonly T[];
  readonly unreachable: readonly ServiceName[];
}

/** The operator's questions and orders to each service: to this one directly, to the others over internal HTTP. */
@Injectable()
export class EveryService {
  constructor(
    private readonly own: Operations,
    private readonly internal: InternalHttp,
  ) {}

  deadLetters(service: ServiceName, query: ParkedQuery): Promise<DeadLetter[]> {
    return service === 'api-gateway'
      ? this.own.deadLetters(query)
      : this.internal.call(service, 'GET', deadLettersPath(query));
  }

  deadLetter(service: ServiceName, id: string): Promise<DeadLetter> {
    return service === 'api-gateway'
      ? this.own.deadLetter(id)
      : this.internal.call(service, 'GET', `/internal/operations/dead-letters/${id}`);
  }

  redrive(service: ServiceName, id: string, order: { actor: string; reason: string }): Promise<Redriven> {
    return service === 'api-gateway'
      ? this.own.redrive(id, order)
      : this.internal.call(service, 'POST', `/internal/operations/dead-letters/${id}/redrive`, { body: order });
  }

  works(service: ServiceName): Promise<Work[]> {
    return service === 'api-gateway'
      ? this.own.works()
      : this.internal.call(service, 'GET', '/internal/operations/works');
  }

  begin(service: ServiceName, order: Omit<ChoreRequest, 'id'>): Promise<Work> {
    return service === 'api-gateway'
      ? this.own.begin(order)
      : this.internal.call(service, 'POST', '/internal/operations/works', { body: order });
  }

  /** Asks these services at once. One that does not answer is named; one that refuses ends the question. */
  async ask<T>(services: readonly ServiceName[], question: (service: ServiceName) => Promise<T>): Promise<Answers<T>> {
    const unreachable: ServiceName[] = [];
    const answers = await Promise.all(
      services.map((service) =>
        question(service).catch((error: unknown) => {
          if (!(error instanceof Unavailable)) throw error;
          unreachable.push(service);
          return undefined;
        }),
      ),
    );
    return { answers: answers.filter((answer) => answer !== undefined), unreachable };
  }

  /** The answer of the one service that knows this; undefined when none does. A 503 when it may be one that is away. */
  async ofOwner<T>(question: (service: ServiceName) => Promise<T>): Promise<T | undefined> {
    const { answers, unreachable } = await this.ask(SERVICES, (service) =>
      question(service).then(
        (found) => ({ found }),
        (error: unknown) => {
          if (error instanceof Problem && error.status === 404) return { found: undefined };
          throw error;
        },
      ),
    );
    const found = answers.find((answer) => answer.found !== undefined)?.found;
    if (found === undefined && unreachable.length > 0) {
      throw new Unavailable(
        `It may belong to ${unreachable.join(', ')}, which does not answer. Try again in a moment.`,
      );
    }
    return found;
  }
}
