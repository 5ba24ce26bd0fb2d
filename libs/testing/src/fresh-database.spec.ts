import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, preparedDatabase } from './fresh-database.js';

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('a fresh database', () => {
  it('gives a service its own schema under its own role', async () => {
    const { url } = await freshDatabase('mailer');
    expect(await query(url, 'select current_user, current_schema()')).toEqual([
      { current_user: 'mailer', current_schema: 'mailer' },
    ]);
    await query(url, 'create table mailing (id text)');
  });

  it('keeps one service out of the tables of another', async () => {
    const database = await freshDatabase('mailer', 'certificate_vault');
    await query(database.urlOf('certificate_vault'), 'create table certificate (id text)');
    await expect(query(database.url, 'select * from certificate_vault.certificate')).rejects.toThrow(
      'permission denied',
    );
  });

  it('shares nothing with the next one', async () => {
    const [one, other] = await Promise.all([freshDatabase('mailer'), freshDatabase('mailer')]);
    await query(one.url, 'create table mailing (id text)');
    await expect(query(other.url, 'select * from mailing')).rejects.toThrow('does not exist');
  });

  it('can be dropped while someone is connected', async () => {
    const database = await freshDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'select 1')).rejects.toThrow('does not exist');
  });
});

describe('a prepared database', () => {
  it('is made once, and each copy has what was put into it', async () => {
    let made = 0;
    const prepared = () =>
      preparedDatabase('copies', ['mailer'], async ({ url }) => {
        made += 1;
        await query(url, 'create table mailing (id text)');
      });
    const [one, other] = await Promise.all([prepared(), prepared()]);
    expect(made).toBe(1);
    await query(one.url, "insert into mailing values ('mail_1')");
    expect(await query(other.url, 'select * from mailing')).toEqual([]);
  });

  it('is not there after a failure, and made by whoever comes next', async () => {
    const fails = () => Promise.reject(new Error('no table today'));
    await expect(preparedDatabase('failed', ['mailer'], fails)).rejects.toThrow('no table today');
    const { url } = await preparedDatabase('failed', ['mailer'], () => Promise.resolve());
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
