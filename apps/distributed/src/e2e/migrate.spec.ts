import { afterAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { freshDatabase, TYPESCRIPT } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import pg from 'pg';

const APPS = new URL('../../../', import.meta.url).href;
const schemaOf = (service: string): string => service.replaceAll('-', '_');
const database = await freshDatabase(...SERVICES.map(schemaOf), 'event_log');
afterAll(() => database.drop());

/** Runs `<service> migrate` of each service, one after the other, as a role that sees its own schema only. */
const migrate = (urls: Readonly<Record<string, string>>): { status: number | null; stdout: string; stderr: string } => {
  const program = `
    for (const [service, url] of Object.entries(JSON.parse(process.env.URLS))) {
      process.env.DATABASE_URL = url;
      await import(${JSON.stringify(APPS)} + service + '/src/migrate.main.ts');
    }`;
  return spawnSync(process.execPath, [...TYPESCRIPT, '--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      URLS: JSON.stringify(urls),
      EVENT_LOG_URL: database.urlOf('event_log'),
    },
  });
};

describe('the migrations of all services', () => {
  it('bring every schema up to date, that of the log too, and end', async () => {
    const urls = Object.fromEntries(SERVICES.map((service) => [service, database.urlOf(schemaOf(service))]));
    const { status, stdout, stderr } = migrate(urls);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.match(/the schema is up to date/g)?.length).toBe(SERVICES.length);
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    const { rows } = await client.query<{ schema: string }>(
      `select nspname as schema from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relname in ('outbox', 'records') order by 1`,
    );
    await client.end();
    expect(rows.map(({ schema }) => schema)).toEqual([...SERVICES.map(schemaOf), 'event_log'].sort());
  });

  it('say which setting is missing, and fail', () => {
    const { status, stderr } = migrate({ mailer: '' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL: is missing')]);
  });
});
