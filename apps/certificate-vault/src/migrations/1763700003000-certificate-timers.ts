import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Certificates that were activated before notices and checks existed get the timers that new ones are given. Runs after the
 * migrations of eventing, whose table it writes.
 */
export class CertificateTimers1763700003000 implements MigrationInterface {
  name = 'CertificateTimers1763700003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into timers (kind, key, due, payload, group_key, correlation_id, causation_id)
      select 'announce-expiry', id, greatest(not_after - interval '30 days', now()), '{}', tenant_id, id, id
        from certificates where status = 'active' and not mock and environment <> 'test'
      on conflict do nothing`);
    await runner.query(`
      insert into timers (kind, key, due, payload, group_key, correlation_id, causation_id)
      select 'check-revocation', id, now() + random() * interval '1 day', '{}', tenant_id, id, id
        from certificates where status = 'active' and not mock and environment <> 'test'
      on conflict do nothing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from timers where kind in ('announce-expiry', 'check-revocation')`);
  }
}
