import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '@rubrica/testing';
import pg from 'pg';
import { type Column, copySql, type MarkedColumn, marksSql, plainColumnsSql, templateSql } from './multiplied-table.js';

const column = (name: string, type: string, more: Partial<Column> = {}): Column => ({
  ...{ name, type, isGenerated: false, isIndexed: false, sequence: null },
  ...more,
});

const TABLE = {
  schema: 'mailer',
  name: 'mailings',
  columns: [
    column('id', 'text', { isIndexed: true }),
    column('position', 'bigint', { isIndexed: true, sequence: 'mailer.mailings_position_seq' }),
    column('view', 'jsonb'),
    column('status', 'text'),
    column('body', 'bytea'),
    column('at', 'timestamp with time zone'),
  ],
  constraints: [{ name: 'mailings_pkey', definition: 'primary key (id)' }],
  indexes: [{ name: 'by_number', definition: `create index by_number on mailer.mailings ((view->>'number'))` }],
};
interface Row {
  readonly id: string;
  readonly position: number;
  readonly view: object;
  readonly body: string;
  readonly at: Date;
}

const ID = 'mlg_b1c3j8wh0d6fggyna97szq9ynb';

describe('a table whose rows are multiplied', () => {
  let client: pg.Client;
  let rows: readonly Row[];

  beforeAll(async () => {
    client = new pg.Client((await freshDatabase()).adminUrl);
    await client.connect();
    for (const sql of [
      'create schema mailer',
      'create schema growth',
      `create table mailer.mailings (id text constraint mailings_pkey primary key,
        position bigint generated always as identity, view jsonb, status text, body bytea, at timestamptz)`,
      `create index by_number on mailer.mailings ((view->>'number'))`,
      `insert into mailer.mailings (id, view, status, body, at) values
        ('${ID}', '{"number": "SETP990000007", "id": "${ID}"}', 'sent', '{"id":"${ID}"}', '2026-11-22T12:00:00Z'),
        ('settings', '{}', 'sent', '', '2026-11-22T12:00:00Z')`,
      templateSql(TABLE),
    ])
      await client.query(sql);
    const { rows: marked } = await client.query<MarkedColumn>(marksSql(TABLE));
    const template = { ...TABLE, marked };
    for (const sql of plainColumnsSql(template)) await client.query(sql);
    await client.query('begin');
    for (const sql of copySql(template, { copies: 3, copiesInLog: 1, days: 3 })) await client.query(sql);
    await client.query('commit');
    ({ rows } = await client.query<Row>(
      `select id, position::int, view, status, convert_from(body, 'UTF8') as body, at from mailer.mailings order by position`,
    ));
  });
  afterAll(() => client.end());

  it('keeps what it has, and gets so many copies of the rows of documents', () =>
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 4, 7, 10]));

  it('has an id, a number and a time of its own in each copy, the same in all columns', () => {
    const copies = rows.slice(2);
    expect(new Set(copies.map(({ id }) => id)).size).toBe(3);
    for (const [index, { id, view, body, at }] of copies.entries()) {
      expect(id).toMatch(/^mlg_[0-9a-f]{6}wh0d6fggyna97szq9ynb$/);
      expect(view).toEqual({ number: `SETP9900${String(11 + index)}007`, id });
      expect(body).toBe(`{"id":"${id}"}`);
      expect(at.toISOString()).toBe(`2026-11-${String(20 + index)}T12:00:00.000Z`);
    }
  });

  it('has its indexes again, and its sequence goes on', async () => {
    const { rows: indexes } = await client.query(
      `select indexname from pg_indexes where schemaname = 'mailer' order by 1`,
    );
    expect(indexes).toEqual([{ indexname: 'by_number' }, { indexname: 'mailings_pkey' }]);
    const { rows: added } = await client.query(
      `insert into mailer.mailings (id) values ('new') returning position::int`,
    );
    expect(added).toEqual([{ position: 11 }]);
  });
});
