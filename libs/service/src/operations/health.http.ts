import { Controller, Get, Inject } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { stuckSteps } from '@rubrica/eventing/operations';
import { Problem } from '../http/problem.js';

const DATABASE_SILENT = { en: 'The database does not answer.', es: 'La base de datos no responde.' };
const STARTING_OR_STOPPING = {
  en: 'It is being started or stopped.',
  es: 'Está arrancando o deteniéndose.',
};

const STUCK = {
  en: 'Work beside the requests has stood still for 5 minutes: this process has to be replaced.',
  es: 'El trabajo en segundo plano lleva 5 minutos detenido: hay que reemplazar este proceso.',
};

/** Injection token of a function `() => boolean`. The function returns false while the program starts or stops. */
export const READINESS = Symbol('readiness');

/**
 * Health checks. `/healthz` fails (503) if background work, such as a reader of the event log or a timer, has been
 * stuck for 5 minutes. `/readyz` fails (503) if the database does not answer, or while the program starts or stops.
 */
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    @Inject(READINESS) private readonly isReady: () => boolean,
  ) {}

  @Get('healthz')
  alive(): object {
    const stuck = stuckSteps();
    if (stuck.length > 0) throw new Problem(503, 'not_live', STUCK, [], {}, { stuck });
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(): Promise<object> {
    if (!this.isReady()) throw new Problem(503, 'not_ready', STARTING_OR_STOPPING, [], { 'retry-after': '1' });
    try {
      await this.database.query('select 1');
    } catch {
      throw new Problem(503, 'not_ready', DATABASE_SILENT, [], { 'retry-after': '2' });
    }
    return { status: 'ready' };
  }
}
