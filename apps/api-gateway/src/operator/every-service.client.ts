import { Injectable } from '@nestjs/common';
import {
  type DeadLetter,
  everyServiceRoutes as routes,
  GaugeReading,
  type MaintenanceJob,
  type Redriven,
  type ServiceName,
  SERVICES,
} from '@rubrica/contracts';
import { deadLetterQuery, InternalClient, Operations, Problem, Unavailable } from '@rubrica/service';
import type { MaintenanceJobRequest, ParkedQuery } from '@rubrica/eventing/operations';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** What the services that could be asked returned, and the names of the others. */
export interface Gathered<T> {
  readonly results: readonly T[];
  readonly unreachable: readonly ServiceName[];
}

/** Field of every list that is gathered from all services. */
export const unreachable = Type.Array(Type.Union(SERVICES.map((name) => Type.Literal(name))), {
  description: 'services that did not answer: what they have is missing in this list',
});

/** A service answers within 4 seconds, also when its database or the log is away. */
const GAUGES_WITHIN_MS = 5_000;
/** A service of a newer version may have gauges with names that are not known here. */
const Readings = Type.Array(Type.Object({ ...GaugeReading.properties, name: Type.String() }));

/** Calls each service for an operator: this one directly, the others over internal HTTP. */
@Injectable()
export class EveryService {
  constructor(
    private readonly own: Operations,
    private readonly internal: InternalClient,
  ) {}

  deadLetters(service: ServiceName, query: ParkedQuery): Promise<readonly DeadLetter[]> {
    return service === 'api-gateway'
      ? this.own.deadLetters(query)
      : this.internal.call(routes.listDeadLetters, { query: deadLetterQuery(query) }, { service });
  }

  deadLetter(service: ServiceName, id: string): Promise<DeadLetter> {
    return service === 'api-gateway'
      ? this.own.deadLetter(id)
      : this.internal.call(routes.getDeadLetter, { params: { id } }, { service });
  }

  redrive(service: ServiceName, id: string, order: { actor: string; reason: string }): Promise<Redriven> {
    return service === 'api-gateway'
      ? this.own.redrive(id, order)
      : this.internal.call(routes.redriveDeadLetter, { params: { id }, body: order }, { service });
  }

  /** Asks a service for its gauges; throws a 503 when it does not answer within 5 seconds, or answers something else. */
  async gauges(service: ServiceName): Promise<readonly GaugeReading[]> {
    if (service === 'api-gateway') return this.own.gauges();
    const readings = await this.internal.call(routes.readGauges, {}, { service, timeoutMs: GAUGES_WITHIN_MS });
    if (Value.Check(Readings, readings)) return readings;
    throw new Unavailable({
      en: `${service} does not answer with its gauges.`,
      es: `${service} no responde con sus indicadores.`,
    });
  }

  maintenanceJobs(service: ServiceName): Promise<readonly MaintenanceJob[]> {
    return service === 'api-gateway'
      ? this.own.maintenanceJobs()
      : this.internal.call(routes.listMaintenanceJobs, {}, { service });
  }

  beginMaintenanceJob(service: ServiceName, order: Omit<MaintenanceJobRequest, 'id'>): Promise<MaintenanceJob> {
    return service === 'api-gateway'
      ? this.own.begin(order)
      : this.internal.call(routes.beginMaintenanceJob, { body: order }, { service });
  }

  /** Asks these services at the same time; lists those that do not answer, and throws the refusal of one that refuses. */
  async ask<T>(services: readonly ServiceName[], question: (service: ServiceName) => Promise<T>): Promise<Gathered<T>> {
    const unreachable: ServiceName[] = [];
    const results = await Promise.all(
      services.map((service) =>
        question(service).catch((error: unknown) => {
          if (!(error instanceof Unavailable)) throw error;
          unreachable.push(service);
          return undefined;
        }),
      ),
    );
    return { results: results.filter((result) => result !== undefined), unreachable };
  }

  /** Returns what the one service that owns this returns; undefined when none owns it. Throws a 503 when a service that does not answer may own it. */
  async ofOwner<T>(question: (service: ServiceName) => Promise<T>): Promise<T | undefined> {
    const { results, unreachable } = await this.ask(SERVICES, (service) =>
      question(service).then(
        (found) => ({ found }),
        (error: unknown) => {
          if (error instanceof Problem && error.status === 404) return { found: undefined };
          throw error;
        },
      ),
    );
    const found = results.find((result) => result.found !== undefined)?.found;
    if (found === undefined && unreachable.length > 0) {
      throw new Unavailable({
        en: `It may belong to ${unreachable.join(', ')}, which does not answer. Try again in a moment.`,
        es: `Puede ser de ${unreachable.join(', ')}, que no responde. Intente de nuevo en un momento.`,
      });
    }
    return found;
  }
}
