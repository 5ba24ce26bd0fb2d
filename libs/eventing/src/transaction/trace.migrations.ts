import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A timer names the span that scheduled it, where one was recorded. */
export class TimerTraces1763683204000 implements MigrationInterface {
  readonly name = 'TimerTraces1763683204000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table timers add column traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table timers drop column traceparent');
  }
}
