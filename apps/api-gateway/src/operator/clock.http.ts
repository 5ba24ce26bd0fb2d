import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import {
  Clock,
  type IdempotencyKey,
  idempotently,
  type KeptAnswer,
  MovableClock,
  notFound,
  offsetTime,
} from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { Operation } from '../operation/operation.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';

const ClockAdvance = Type.Object(
  {
    advance_s: Type.Number({
      minimum: 0,
      maximum: 400 * 86_400,
      description: 'by how many seconds all clocks go forward; 0 only reads them',
    }),
  },
  { additionalProperties: false, title: 'ClockAdvance', examples: [{ advance_s: 86_400 }] },
);

const ClockResource = Type.Object(
  {
    now: Type.String({ format: 'date-time', description: 'time of the services from now on' }),
    ahead_s: Type.Number({ description: 'seconds by which it is ahead of the real time' }),
  },
  { title: 'Clock' },
);

/** Moves the clock of all services and of the simulator. Registered with TEST_CLOCK=1 only. */
@Controller('admin/v1/clock')
@UseGuards(OperatorGuard)
export class ClockController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation({
    id: 'advanceClock',
    tag: 'Clock',
    summary: 'Move the clock of all services and of the simulator forward',
    description: 'It is there only when the standalone runs with `TEST_CLOCK=1`; the answer is a 404 otherwise.',
    role: 'operator',
    operatorRole: 'administer',
    body: ClockAdvance,
    answer: { status: 200, schema: ClockResource, description: 'The clock as it is now' },
  })
  async advance(
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Body() { advance_s }: Static<typeof ClockAdvance>,
  ): Promise<KeptAnswer<Static<typeof ClockResource>>> {
    const { clock } = this;
    if (!(clock instanceof MovableClock)) throw notFound({ en: 'path', es: 'esa ruta' });
    return idempotently(this.database, idempotency, () => {
      const ahead = clock.advance(advance_s);
      return Promise.resolve({ status: 200, body: { now: offsetTime(clock.now()), ahead_s: ahead } });
    });
  }
}
