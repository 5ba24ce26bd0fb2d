import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators find parked messages by key alone, and the dead ones among all, by an index each. */
export class ParkedByKey1763683203000 implements MigrationInterface {
  readonly name = 'ParkedByKey1763683203000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index parked_of_key');
    await runner.query('create index parked_of_key on parked (key, consumer, pos)');
    await runner.query('create index parked_dead on parked (parked_at, id) where dead');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index parked_of_key, parked_dead');
    await runner.query('create index parked_of_key on parked (consumer, key, pos)');
  }
}
