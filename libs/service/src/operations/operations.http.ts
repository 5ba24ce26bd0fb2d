import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type MaintenanceJobRequest, PARKED_STATES, type ParkedQuery } from '@rubrica/eventing';
import { InternalOnly } from '../internal-http/internal.guard.js';
import { type DeadLetter, type MaintenanceJob, Operations, type Redriven } from './operations.js';

/** Internal routes to `Operations`. The caller has checked the operator's identity and the request. */
@Controller('internal/operations')
@InternalOnly('api-gateway')
export class OperationsController {
  constructor(private readonly operations: Operations) {}

  @Get('dead-letters')
  deadLetters(@Query() query: Readonly<Record<string, string>>): Promise<DeadLetter[]> {
    return this.operations.deadLetters(parkedQueryOf(query));
  }

  @Get('dead-letters/:id')
  deadLetter(@Param('id') id: string): Promise<DeadLetter> {
    return this.operations.deadLetter(id);
  }

  @Post('dead-letters/:id/redrive')
  @HttpCode(200)
  redrive(
    @Param('id') id: string,
    @Body() order: { readonly actor: string; readonly reason: string },
  ): Promise<Redriven> {
    return this.operations.redrive(id, order);
  }

  @Get('works')
  maintenanceJobs(): Promise<MaintenanceJob[]> {
    return this.operations.maintenanceJobs();
  }

  @Post('works')
  begin(@Body() order: Omit<MaintenanceJobRequest, 'id'>): Promise<MaintenanceJob> {
    return this.operations.begin(order);
  }
}

/** Returns the internal path for a query of dead letters; `parkedQueryOf` parses it in the other service. */
export const deadLettersPath = ({ state, key, limit, edge }: ParkedQuery): string => {
  const query = new URLSearchParams({ limit: String(limit), ...edge });
  if (state !== undefined) query.set('state', state);
  if (key !== undefined) query.set('key', key);
  return `/internal/operations/dead-letters?${query.toString()}`;
};

const parkedQueryOf = (query: Readonly<Record<string, string>>): ParkedQuery => {
  const { key, parkedAt, id, side } = query;
  return {
    state: PARKED_STATES.find((state) => state === query['state']),
    key,
    limit: Number(query['limit']),
    edge: parkedAt && id ? { parkedAt, id, side: side === 'newer' ? 'newer' : 'older' } : undefined,
  };
};
