import { Controller, Get, Inject } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { Problem } from '../http/problem.js';

const DATABASE_SILENT = { en: 'The database does not answer.', es: 'La base de datos no responde.' };

/** Injection token: `() => boolean`. */
export const READINESS = Symbol('readiness');

/**
 * Health checks: `/healthz` shows that the process answers, `/readyz` that its database does too and that the program
 * has ended its start.
 */
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    @Inject(READINESS) private readonly isReady: () => boolean,
  ) {}

  @Get('healthz')
  alive(): object {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(): Promise<object> {
    if (!this.isReady())
      throw new Problem(503, 'not_ready', { en: 'It is being started.', es: 'Aún está arrancando.' }, [], {
        'retry-after': '1',
      });
    try {
      await this.database.query('select 1');
    } catch {
      throw new Problem(503, 'not_ready', DATABASE_SILENT, [], { 'retry-after': '2' });
    }
    return { status: 'ready' };
  }
}
