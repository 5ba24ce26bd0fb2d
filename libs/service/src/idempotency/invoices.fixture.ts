import { Database, type Tx } from '@rubrica/eventing';
import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';
import { MovableClock } from '../value/clock.js';
import { canonicalHash } from './canonical-hash.js';
import { IdempotencyRecords1795741200001 } from './idempotency.migrations.js';
import type { HttpAnswer, IdempotencyKey } from './stored-answer.js';

class Invoices1700000000200 implements Migration {
  name = 'Invoices1700000000200';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('create table invoices (number serial primary key, total text not null)');
  }
}

export const clock = new MovableClock();

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens a test database with a table of invoices and a table of stored answers. */
export const openInvoices = (databaseUrl: string): Promise<Database> =>
  Database.open({
    service: 'api-gateway',
    databaseUrl,
    schema: 'api_gateway',
    migrations: [IdempotencyRecords1795741200001, Invoices1700000000200],
    clock,
    logger: quiet,
  });

export const keyOf = (
  key: string,
  body: unknown = { total: '119000.00' },
  change: Partial<IdempotencyKey> = {},
): IdempotencyKey => ({
  key,
  scope: 'ten_a/live/POST/v1/invoices',
  bodyHash: canonicalHash(body),
  ...change,
});

/**
 * Stores a test invoice and answers with its number. The numbers are consecutive, so a number shows how many invoices
 * were issued.
 */
export const issue = async (tx: Tx): Promise<HttpAnswer> => {
  const [row] = await tx.query<{ number: number }>(
    "insert into invoices (total) values ('119000.00') returning number",
  );
  return { status: 201, body: { number: row?.number, secret: 'whsec_1' } };
};

export const issued = async (database: Database): Promise<number> =>
  (await database.query<{ count: number }>('select count(*)::int as count from invoices'))[0]?.count ?? 0;
