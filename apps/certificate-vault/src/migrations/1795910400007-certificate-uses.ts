import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** The uses of a certificate in the order of the audit chain, and their number by day (ADR 0074). */
export class CertificateUses1795910400007 implements Migration {
  readonly name = 'CertificateUses1795910400007';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(
      'create index signature_audit_by_certificate on signature_audit (tenant_id, certificate_id, position)',
    );
    await runner.query(`
      create table certificate_use_days (
        tenant_id text not null,
        certificate_id text not null,
        day date not null,
        uses bigint not null,
        primary key (tenant_id, certificate_id, day)
      ) with (fillfactor = 50)`);
    // Until the end of this transaction nobody else adds to a chain, so that no use is missed and none counted twice.
    await runner.query('lock table signature_audit in share row exclusive mode');
    await runner.query(counted('signature_audit'));
    await runner.query(`create function count_certificate_uses() returns trigger
      language plpgsql set search_path from current as $$
      begin
        ${counted('used')};
        return null;
      end $$`);
    await runner.query(`create trigger count_certificate_uses after insert on signature_audit
      referencing new table as used for each statement execute function count_certificate_uses()`);
  }
}

/** Adds uses to the count of their day in Colombia. */
const counted = (uses: string): string => `
  insert into certificate_use_days as d (tenant_id, certificate_id, day, uses)
  select tenant_id, certificate_id, (at::timestamptz at time zone interval '-05:00')::date, count(*) from ${uses}
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, certificate_id, day) do update set uses = d.uses + excluded.uses`;
