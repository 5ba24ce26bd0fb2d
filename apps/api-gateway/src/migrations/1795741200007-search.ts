import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * What `GET /v1/search` reads (ADR 0247): words of the names of counterparties, and indexes that find the beginning of a text.
 *
 * `counterparty_words` has the words of each counterparty's names and its identification number, in small letters without
 * accents. Triggers keep it in the transaction that writes a document, a customer or a supplier, also when an earlier version
 * writes during an update.
 */
export class Search1795741200007 implements Migration {
  readonly name = 'Search1795741200007';

  async up(runner: MigrationRunner): Promise<void> {
    await createWords(runner);
    await indexBeginnings(runner);
    // Until the end of this transaction nobody else changes these tables, so that no name is missed.
    await runner.query('lock table documents, customers, suppliers in share row exclusive mode');
    await fillWords(runner);
    await keepWords(runner);
  }
}

const createWords = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`create function words_of(named text) returns text[]
    language sql immutable parallel safe as $$
      select coalesce(array_agg(word), '{}') from (
        select left(word, 40) as word from regexp_split_to_table(lower(translate(named,
          'ÁÀÄÂÃÅÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇáàäâãåéèëêíìïîóòöôõúùüûñç', 'AAAAAAEEEEIIIIOOOOOUUUUNCaaaaaaeeeeiiiiooooouuuunc')),
          '[[:space:][:punct:]]+') with ordinality as split (word, nth)
        where word <> '' group by 1 order by min(nth) limit 12) as words
    $$`);
  await runner.query(`
    create table counterparty_words (
      tenant_id text not null,
      livemode boolean not null,
      identification_number text not null,
      word text not null,
      primary key (tenant_id, livemode, identification_number, word)
    )`);
  await runner.query(
    `create index counterparties_by_word on counterparty_words
     (tenant_id, livemode, word text_pattern_ops, identification_number)`,
  );
};

/** With `text_pattern_ops` an index serves equality and beginnings, whatever the collation of the database is. */
const indexBeginnings = async (runner: MigrationRunner): Promise<void> => {
  await runner.query('drop index documents_tenant_id_number_idx');
  await runner.query(
    'create index documents_by_number on documents (tenant_id, number text_pattern_ops) where number is not null',
  );
  await runner.query('drop index documents_tenant_id_livemode_kind_external_id_idx');
  await runner.query(
    `create unique index documents_by_external_id on documents (tenant_id, livemode, kind, external_id text_pattern_ops)
     where external_id is not null`,
  );
  await runner.query(
    `create index documents_by_counterparty on documents
     (tenant_id, livemode, (customer->'identification'->>'number'), created_at, position) where customer is not null`,
  );
  for (const table of ['customers', 'suppliers']) {
    await runner.query(`drop index ${table}_tenant_id_livemode_external_id_idx`);
    await runner.query(
      `create unique index ${table}_by_external_id on ${table} (tenant_id, livemode, external_id text_pattern_ops)
       where external_id is not null`,
    );
  }
};

/** Writes the words of these rows, which have the columns tenant_id, livemode and `counterparty`, a json. */
const written = (rows: string): string => `
  insert into counterparty_words (tenant_id, livemode, identification_number, word)
  select distinct tenant_id, livemode, number, word from (
    select distinct tenant_id, livemode, counterparty->'identification'->>'number' as number,
      concat_ws(' ', counterparty->'identification'->>'number', counterparty->>'legal_name', counterparty->>'trade_name') as named
    from (${rows}) as r) as counterparties
  cross join lateral unnest(words_of(named)) as word
  where number is not null
  order by 1, 2, 3, 4
  on conflict do nothing`;

const fillWords = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(
    written(`select distinct on (tenant_id, livemode, customer->'identification'->>'number', customer->>'legal_name')
      tenant_id, livemode, customer as counterparty from documents where customer is not null`),
  );
  for (const table of ['customers', 'suppliers'])
    await runner.query(written(`select tenant_id, livemode, data as counterparty from ${table}`));
};

const keepWords = async (runner: MigrationRunner): Promise<void> => {
  for (const [name, column] of [
    ['documents', 'customer'],
    ['counterparties', 'data'],
  ])
    await runner.query(`create function keep_words_of_${name}() returns trigger
      language plpgsql set search_path from current as $$
      begin
        ${written(`select tenant_id, livemode, ${column} as counterparty from after`)};
        return null;
      end $$`);
  // A counterparty that is deleted takes its words with it, unless documents or another row have its number too.
  await runner.query(`create function forget_words() returns trigger
    language plpgsql set search_path from current as $$
    begin
      delete from counterparty_words w using before b
      where (w.tenant_id, w.livemode, w.identification_number) = (b.tenant_id, b.livemode, b.data->'identification'->>'number')
        and not exists (select from documents d where (d.tenant_id, d.livemode) = (b.tenant_id, b.livemode)
          and d.customer->'identification'->>'number' = b.data->'identification'->>'number' and d.customer is not null)
        and not exists (select from customers c where (c.tenant_id, c.livemode) = (b.tenant_id, b.livemode)
          and c.data->'identification'->>'number' = b.data->'identification'->>'number' and c.deleted_at is null)
        and not exists (select from suppliers s where (s.tenant_id, s.livemode) = (b.tenant_id, b.livemode)
          and s.data->'identification'->>'number' = b.data->'identification'->>'number' and s.deleted_at is null);
      return null;
    end $$`);
  await runner.query(`create trigger keep_words after insert on documents
    referencing new table as after for each statement execute function keep_words_of_documents()`);
  for (const table of ['customers', 'suppliers']) {
    for (const event of ['insert', 'update'])
      await runner.query(`create trigger keep_words_after_${event} after ${event} on ${table}
        referencing new table as after for each statement execute function keep_words_of_counterparties()`);
    await runner.query(`create trigger forget_words after update on ${table}
      referencing old table as before for each statement execute function forget_words()`);
  }
};
