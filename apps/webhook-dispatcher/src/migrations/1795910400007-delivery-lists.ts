import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Indexes of the lists of deliveries: of an endpoint by status and by type of event, and those of an event (ADR 0256). */
export class DeliveryLists1795910400007 implements Migration {
  readonly name = 'DeliveryLists1795910400007';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('create index deliveries_by_status on deliveries (endpoint_id, status, position)');
    await runner.query('create index deliveries_by_type on deliveries (endpoint_id, event_type, status, position)');
    await runner.query('create index deliveries_by_event on deliveries (event_id, position)');
    await runner.query('drop index deliveries_endpoint_id_position_idx');
  }
}
