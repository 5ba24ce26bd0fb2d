import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { Clock, MovableClock, notFound, validBody } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { OperatorGuard } from './operator.guard.js';

const Advance = Type.Object(
  { advance_s: Type.Number({ minimum: 0, maximum: 400 * 86_400 }) },
  { additionalProperties: false },
);

/** Moves the clock of all services and of the simulator. Registered with TEST_CLOCK=1 only. */
@Controller('admin/v1/clock')
@UseGuards(OperatorGuard)
export class ClockController {
  constructor(private readonly clock: Clock) {}

  @Post()
  @HttpCode(200)
  advance(@Body() body: Static<typeof Advance>): object {
    if (!(this.clock instanceof MovableClock)) throw notFound({ en: 'path', es: 'esa ruta' });
    const ahead = this.clock.advance(validBody(Advance, body).advance_s);
    return { now: this.clock.now().toISOString(), ahead_s: ahead };
  }
}
