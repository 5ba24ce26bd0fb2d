import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to tenants themselves: about no document, to the address in the tenant's profile. */
export class Notices1700000003001 implements MigrationInterface {
  name = 'Notices1700000003001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table mailings alter column document_id drop not null, alter column edition drop not null',
    );
    await runner.query('create table tenant_profiles (tenant_id text primary key, profile_blob text not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tenant_profiles');
    await runner.query('delete from mailings where document_id is null');
    await runner.query('alter table mailings alter column document_id set not null, alter column edition set not null');
  }
}
