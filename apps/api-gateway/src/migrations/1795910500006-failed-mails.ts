import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Documents whose mail failed, for the list that has only them. Few documents have such a mail, so the column is written with the
 * view and has an index of those alone; an index on the view itself would be written by every change of it. A document whose mail
 * failed before this version is found from its next change on, or when its view is made again.
 */
export class FailedMails1795910500006 implements Migration {
  readonly name = 'FailedMails1795910500006';

  async up(runner: MigrationRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
}

const STATEMENTS = [
  'alter table documents add column mail_failure text',
  `create index documents_by_mail_failure on documents (tenant_id, livemode, created_at, position)
    where mail_failure is not null`,
  `create function mail_failure_of(view jsonb) returns text language sql immutable as $$
    select case
      when jsonb_path_exists(view, '$.mailings[*] ? (@.status == "complained")') then 'complained'
      when jsonb_path_exists(view, '$.mailings[*] ? (@.status == "bounced")') then 'bounced'
    end $$`,
  // As it was, with the column.
  `create or replace function replace_views(ids text[], views jsonb[], seen xid[]) returns void
    language plpgsql as $$
    declare replaced integer;
    begin
      update documents d set view = u.view, mail_failure = mail_failure_of(u.view)
      from unnest(ids, views, seen) as u (id, view, seen)
      where d.id = u.id and d.xmin = u.seen;
      get diagnostics replaced = row_count;
      if replaced <> cardinality(ids) then
        raise exception 'a document has changed meanwhile' using errcode = 'serialization_failure';
      end if;
    end $$`,
];
