import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, live } from '@rubrica/service-testing';
import {
  createTestPki,
  databaseOn,
  execute,
  type FreshDatabase,
  freshDatabase,
  type TestCertificate,
} from '@rubrica/testing';
import { Database } from '@rubrica/eventing';
import { createLogger, systemClock } from '@rubrica/service';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { migrations } from '../migrations/index.js';
import { type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';

const ROLES = readFileSync(new URL('../../../../deploy/postgres/roles.sql', import.meta.url), 'utf8');
const tenantId = idOf('ten', 'una');

let database: FreshDatabase;
let vault: RunningVault;
let certificate: TestCertificate;
const asVault = (statement: string): Promise<pg.QueryResult[]> =>
  execute(database.urlOf('certificate_vault'), statement);

/** Runs the migrations as the owner of the schema. */
const migrate = async (): Promise<void> => {
  const options = { service: 'certificate-vault', schema: 'certificate_vault', migrations } as const;
  const logger = createLogger({ service: 'certificate-vault', level: 'fatal' });
  const databaseUrl = database.urlOf('certificate_vault_owner');
  await (await Database.open({ ...options, databaseUrl, clock: systemClock, logger })).close();
};

beforeAll(async () => {
  // Other tests use these roles at the same moment: made here first, they have their password from the beginning.
  const { adminUrl } = await freshDatabase('certificate_vault', 'certificate_vault_owner');
  const server = new URL(adminUrl);
  server.pathname = '/postgres';
  database = await databaseOn(server.href, ['nobody_in_particular']);
  await execute(database.adminUrl, ROLES);
  await migrate();

  const pki = await createTestPki();
  certificate = await pki.issue('good');
  vault = await startVault(pki, { databaseUrl: database.urlOf('certificate_vault') });
});
afterAll(() => vault.close());

const signTwice = async (): Promise<void> => {
  const id = await uploaded(vault, certificate, { caller: { ...live, tenantId } });
  const order = () => signingOrder(id, certificate.chainPem, { tenant_id: tenantId }).item;
  for (const result of await vault.sign(order(), order())) expect(result).toHaveProperty('signature_value');
};
const uses = async (): Promise<unknown> => (await asVault('select count(*)::int from signature_audit'))[0]?.rows[0];

describe('the role that the vault works with', () => {
  it('has uses recorded and read, and can change, remove or empty none of them', async () => {
    await signTwice();
    for (const statement of [
      `update signature_audit set document_id = 'inv_otro'`,
      'delete from signature_audit',
      'truncate signature_audit',
      'drop table signature_audit',
      'alter table signature_audit disable trigger all',
      'grant update, delete on signature_audit to certificate_vault; delete from signature_audit',
      'update events set data = data',
      'delete from events',
      'truncate events',
    ])
      await expect(asVault(statement)).rejects.toThrow(/permission denied|must be owner/);
    expect(await uses()).toEqual({ count: 2 });
  });

  it('has no more rights when roles.sql is run again', async () => {
    await execute(database.adminUrl, ROLES);
    await expect(asVault('delete from signature_audit')).rejects.toThrow('permission denied');
    await signTwice();
  });
});
