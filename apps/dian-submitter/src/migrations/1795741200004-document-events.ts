import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Rows of events of invoices, their counters, what DIAN has registered, and the profiles of tenants. */
export class DocumentEvents1795741200004 implements Migration {
  readonly name = 'DocumentEvents1795741200004';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table document_events (
        id text primary key,
        tenant_id text not null,
        livemode boolean not null,
        environment text not null,
        code text not null,
        status text not null,
        waiting_for text,
        awaited text,
        number text,
        cude text,
        subject_object text not null,
        subject_id text not null,
        subject_number text not null,
        cufe text not null,
        after_id text,
        claim_code text,
        request_blob text not null,
        xml_blob text,
        answer_blob text,
        application_response_blob text,
        error text,
        issued_at timestamptz(3),
        registered_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    await runner.query('create index on document_events (tenant_id, environment, cufe)');
    await runner.query('create index on document_events (subject_id)');
    await runner.query('create index on document_events (after_id)');
    // The next number of each series: of a code, and of the files of a year.
    await runner.query(`
      create table document_event_counters (
        tenant_id text not null,
        environment text not null,
        series text not null,
        last integer not null,
        primary key (tenant_id, environment, series)
      )`);
    await runner.query(`
      create table registered_events (
        tenant_id text not null,
        environment text not null,
        cufe text not null,
        code text not null,
        number text,
        cude text,
        signed_on date not null,
        registered_at timestamptz(3) not null,
        claim_deadline date,
        primary key (tenant_id, environment, cufe, code)
      )`);
    await runner.query(`
      create table tenant_profiles (
        tenant_id text primary key,
        profile_blob text not null
      )`);
  }
}
