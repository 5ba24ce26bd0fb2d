import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres } from '@rubrica/embedded-postgres';
import { databaseOn, type FreshDatabase, serverFolder, tlsCertificate, until } from '@rubrica/testing';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PostgresLog } from '../log/postgres/postgres-log.js';
import { quiet } from '../testing/database.fixture.js';
import { Database } from '../transaction/database.js';

describe('a PostgreSQL that speaks TLS alone', () => {
  const [tls, other] = [tlsCertificate('localhost'), tlsCertificate('db.example')];
  const dataDir = serverFolder();
  const [known, unknown] = [join(dataDir, 'ca.pem'), join(dataDir, 'unknown-ca.pem')];
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let database: FreshDatabase;
  let admin: pg.Client;
  const give = async (files: Readonly<Record<string, string>>): Promise<void> => {
    const cluster = join(dataDir, 'cluster');
    const { uid, gid } = statSync(cluster);
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(cluster, name), content, { mode: 0o600 });
      chownSync(join(cluster, name), uid, gid);
    }
    await admin.query('select pg_reload_conf()');
  };
  beforeAll(async () => {
    writeFileSync(known, tls.cert + other.cert);
    writeFileSync(unknown, tlsCertificate('localhost').cert);
    server = await startPostgres({ dataDir, throwaway: true });
    database = await databaseOn(server.superuserUrl, ['document_issuer', 'event_log']);
    admin = new pg.Client({ connectionString: server.superuserUrl });
    await admin.connect();
    await admin.query('alter system set ssl = on');
    await give({ 'server.key': tls.key, 'server.crt': tls.cert, 'pg_hba.conf': 'hostssl all all all scram-sha-256\n' });
  });
  afterAll(async () => {
    await admin.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const urlOf = (schema: string, query: string): string => {
    const url = new URL(database.urlOf(schema));
    url.hostname = 'localhost';
    return `${url.href}${query}`;
  };
  const verified = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(known)}`;
  const open = (databaseUrl: string): Promise<Database> =>
    Database.open({
      ...{ service: 'document-issuer', schema: 'document_issuer', databaseUrl },
      ...{ migrations: [], clock: { now: () => new Date() }, logger: quiet },
    });

  it('serves a service and its log that know its authority', async () => {
    const service = await open(urlOf('document_issuer', verified));
    const sql = 'select ssl from pg_stat_ssl join pg_stat_activity using (pid) where usename = $1';
    const seen = await service.query<{ ssl: boolean }>(sql, ['document_issuer']);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ ssl }) => ssl)).toBe(true);
    const log = await PostgresLog.open({ databaseUrl: urlOf('event_log', verified), logger: quiet });
    expect(await log.ends('document.lifecycle')).toHaveLength(64);
    await log.close();
    await service.close();
  });

  it('is refused with a certificate of another authority, or of one that is not named', async () => {
    const others = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(unknown)}`;
    for (const query of [others, '?sslmode=verify-full'])
      await expect(open(urlOf('document_issuer', query))).rejects.toThrow('self-signed certificate');
  });

  it('refuses a connection without TLS', async () => {
    await expect(open(urlOf('document_issuer', ''))).rejects.toThrow('no encryption');
  });

  it('is refused with a certificate of another name', async () => {
    await give({ 'server.key': other.key, 'server.crt': other.cert });
    await expect(
      until(
        async () => (await open(urlOf('document_issuer', verified))).close(),
        () => false,
      ),
    ).rejects.toThrow('does not match');
  });
});
