import { Controller, Get } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { Problem } from '../http/problem.js';

const DATABASE_SILENT = { en: 'The database does not answer.', es: 'La base de datos no responde.' };

/** Health checks: `/healthz` shows that the process answers, `/readyz` that its database does too. */
@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Get('healthz')
  alive(): object {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(): Promise<object> {
    try {
      await this.database.query('select 1');
    } catch {
      throw new Problem(503, 'not_ready', DATABASE_SILENT, [], { 'retry-after': '2' });
    }
    return { status: 'ready' };
  }
}
