import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withdrawRights } from '../postgres/roles.js';

/** The role that works in the schema only adds to the tables of facts, also where roles.sql gave it more before. */
export class OnlyAddFacts1763683212000 implements MigrationInterface {
  readonly name = 'OnlyAddFacts1763683212000';

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = (await runner.query('select current_schema() as schema')) as [{ readonly schema: string }];
    await runner.query(withdrawRights(schema));
  }

  /** Rights that no version uses are not given back. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
