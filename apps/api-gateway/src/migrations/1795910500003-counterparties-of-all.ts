import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Index by which operators find a buyer or supplier over all tenants. One of the words of a counterparty is its own number, so
 * that the index has one entry for each counterparty of a tenant, and not one for each of its documents.
 */
export class CounterpartiesOfAll1795910500003 implements Migration {
  readonly name = 'CounterpartiesOfAll1795910500003';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(
      `create index counterparties_of_all on counterparty_words (identification_number, tenant_id, livemode)
       where word = lower(identification_number)`,
    );
  }
}
