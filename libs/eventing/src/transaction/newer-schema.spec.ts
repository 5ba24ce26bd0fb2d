import { describe, expect, it } from '@jest/globals';
import { freshDatabase } from '@rubrica/testing';
import type { Migration, MigrationClass, MigrationRunner } from '../postgres/migrate.js';
import { testLogger } from '../testing/database.fixture.js';
import { Database } from './database.js';

class Letters1763683400000 implements Migration {
  readonly name = 'Letters1763683400000';
  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('create table letters (id text primary key)');
  }
}

/** A migration of the next version, which adds a column. */
class Languages1763683500000 implements Migration {
  readonly name = 'Languages1763683500000';
  async up(runner: MigrationRunner): Promise<void> {
    await runner.query("alter table letters add language text not null default 'es'");
  }
}

describe('after a rollback', () => {
  it('the version before starts and writes on the schema that the newer one has expanded', async () => {
    const { url, drop } = await freshDatabase('mailer');
    const open = (...migrations: MigrationClass[]): Promise<Database> =>
      Database.open({
        ...{ service: 'mailer', databaseUrl: url, schema: 'mailer', migrations, logger: testLogger },
        clock: { now: () => new Date() },
      });
    const newer = await open(Letters1763683400000, Languages1763683500000);
    await newer.close();
    const older = await open(Letters1763683400000);
    await older.query("insert into letters (id) values ('let_1')");
    expect(await older.query('select * from letters')).toEqual([{ id: 'let_1', language: 'es' }]);
    await older.close();
    await drop();
  });
});
