import { Controller } from '@nestjs/common';
import {
  type DeadLetter,
  everyServiceRoutes as routes,
  type GaugeReading,
  type InputOf,
  type MaintenanceJob,
  type Redriven,
} from '@rubrica/contracts';
import type { ParkedQuery } from '@rubrica/eventing/operations';
import { InternalInput, InternalRoute } from '../internal-http/internal-route.js';
import { Operations } from './operations.js';

type DeadLetterQuery = InputOf<typeof routes.listDeadLetters>['query'];

/**
 * Internal routes for operators: dead letters and maintenance jobs of this service. Only the gateway calls them. It
 * has already checked the request and the identity of the operator.
 */
@Controller()
export class OperationsController {
  constructor(private readonly operations: Operations) {}

  @InternalRoute(routes.listDeadLetters)
  deadLetters(@InternalInput() { query }: InputOf<typeof routes.listDeadLetters>): Promise<DeadLetter[]> {
    return this.operations.deadLetters(parkedQueryOf(query));
  }

  @InternalRoute(routes.getDeadLetter)
  deadLetter(@InternalInput() { params }: InputOf<typeof routes.getDeadLetter>): Promise<DeadLetter> {
    return this.operations.deadLetter(params.id);
  }

  @InternalRoute(routes.redriveDeadLetter)
  redrive(@InternalInput() { params, body }: InputOf<typeof routes.redriveDeadLetter>): Promise<Redriven> {
    return this.operations.redrive(params.id, body);
  }

  @InternalRoute(routes.readGauges)
  gauges(): Promise<GaugeReading[]> {
    return this.operations.gauges();
  }

  @InternalRoute(routes.listMaintenanceJobs)
  maintenanceJobs(): Promise<MaintenanceJob[]> {
    return this.operations.maintenanceJobs();
  }

  @InternalRoute(routes.beginMaintenanceJob)
  begin(@InternalInput() { body }: InputOf<typeof routes.beginMaintenanceJob>): Promise<MaintenanceJob> {
    return this.operations.begin(body);
  }
}

/**
 * Converts a query of dead letters (messages that are stored because they could not be handled) to the query parameters
 * of the internal route. `parkedQueryOf` does the opposite.
 */
export const deadLetterQuery = ({ state, key, limit, edge }: ParkedQuery): DeadLetterQuery => ({
  limit: String(limit),
  ...edge,
  state,
  key,
});

const parkedQueryOf = ({ limit, state, key, parkedAt, id, side }: DeadLetterQuery): ParkedQuery => ({
  state,
  key,
  limit: Number(limit),
  edge: parkedAt && id ? { parkedAt, id, side: side === 'newer' ? 'newer' : 'older' } : undefined,
});
