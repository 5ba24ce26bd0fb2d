import { Injectable } from '@nestjs/common';
import { SERVICES } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { Clock, Problem } from '@rubrica/service';
import { EveryService } from '../operator/every-service.client.js';
import { type Backlog, type ServiceReadings, type State, stateOf } from './state.js';

/** Documents that are counted as the backlog, at most. */
const MOST_COUNTED = 100_000;

/** Asks all services at the same time how they are. One that does not answer in 5 seconds counts as not reachable. */
@Injectable()
export class States {
  constructor(
    private readonly services: EveryService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<State> {
    const [answered, backlogs] = await Promise.all([
      Promise.all(
        SERVICES.map(async (service): Promise<ServiceReadings> => ({
          service,
          readings: await this.services.gauges(service).catch((error: unknown) => {
            if (error instanceof Problem) return null; // away, broken, or of a version before
            throw error;
          }),
        })),
      ),
      this.backlogs(),
    ]);
    return stateOf(answered, backlogs, this.clock.now());
  }

  private backlogs(): Promise<Backlog[]> {
    return this.database.query<Backlog>(
      `select environment, count(*)::int as count, min(created_at) as oldest
         from (select environment, created_at from documents where is_open limit ${MOST_COUNTED}) as open
        group by environment`,
    );
  }
}
