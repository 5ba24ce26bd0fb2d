import { afterAll, describe, expect, it } from '@jest/globals';
import { storedBlobs } from '@rubrica/service';
import { nameServer, receiver, until } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { OTHER } from '../demo/demo-tenants.js';
import { ROLES } from '../storage/databases.js';
import { databaseUrlOf, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const REMOVE = join(import.meta.dirname, '../../../../libs/service/dist/blobs-remove.main.js');
/** Stands in all that may be erased, and in no document of live mode. */
const ERASABLE = 'borrable';

/** Returns the tables of all services and of the log in which a text stands, in any column. */
const tablesWith = async (dataDir: string, text: string): Promise<string[]> => {
  const found: string[] = [];
  for (const role of ROLES) {
    const client = new pg.Client({ connectionString: databaseUrlOf(dataDir, role) });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = $1 order by 1',
      [role],
    );
    for (const { name } of rows) {
      // Bytes are shown in hexadecimal digits.
      const { rowCount } = await client.query(
        `select from ${name} as t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0 limit 1`,
        [text, Buffer.from(text).toString('hex')],
      );
      if (rowCount) found.push(`${role}.${name}`);
    }
    await client.end();
  }
  return found;
};

const blobsWith = async (dataDir: string, text: string): Promise<number> => {
  let found = 0;
  for await (const { bytes } of storedBlobs(join(dataDir, 'blobs'))) if (Buffer.from(bytes).includes(text)) found += 1;
  return found;
};

describe('a tenant whose data are erased', () => {
  it('is nowhere in the database and the blobs any more, but for its documents of live mode', async () => {
    const dataDir = join(folder.path, 'data');
    const dns = await nameServer();
    const standalone = await RunningStandalone.start(dataDir, { DKIM_DNS_SERVERS: dns.address });
    const target = await receiver();
    const { admin_url, operator_token, other_tenant } = standalone.credentials;
    const { sk_live, sk_test, tenant_id } = other_tenant;
    const post = (path: string, body: object, key = sk_live) => standalone.call('POST', `/v1/${path}`, key, body);
    const operate = (order: string, body: object) =>
      standalone.call('POST', `${admin_url}/admin/v1/tenants/${tenant_id}/${order}`, operator_token, body);

    const person = {
      identification: { type: '13', number: '79000111' },
      ...{ legal_name: `Zoila ${ERASABLE}`, organization_type: '2', email: `${ERASABLE}@persona.example` },
    };
    const customers = [await post('customers', person), await post('customers', person, sk_test)];
    await standalone.call('DELETE', `/v1/customers/${String(customers[1]?.json['id'])}`, sk_test);
    await post('api-keys', { name: ERASABLE, role: 'read' });
    const endpoint = { url: `${target.url}/${ERASABLE}`, subscribed_events: ['invoice.accepted_by_dian'] };
    const endpoints = [await post('webhook-endpoints', endpoint), await post('webhook-endpoints', endpoint, sk_test)];
    await standalone.call('DELETE', `/v1/webhook-endpoints/${String(endpoints[1]?.json['id'])}`, sk_test);
    const domain = `${ERASABLE}.example`;
    const { json: key } = await standalone.call(
      'POST',
      '/v1/dkim-keys',
      sk_live,
      { domain },
      { 'idempotency-key': '1' },
    );
    const record = key['dns_record'] as unknown as { readonly name: string; readonly value: string };
    dns.txt.set(record.name, [record.value]);
    await standalone.call('POST', `/v1/dkim-keys/${String(key['id'])}/verify`, sk_live);
    await post('mail-senders', { from_address: `facturas@${domain}` });
    await post('suppressions', { address: `no-mas@${domain}` });
    const mail = { to: [`${ERASABLE}@correo.example`] };
    const invoice = await standalone.call('POST', '/v1/invoices', sk_live, sale({ email: mail }) as object, {
      'idempotency-key': ERASABLE,
    });
    const trial = await post('invoices', sale({ notes: [ERASABLE], email: mail }) as object, sk_test);
    for (const [id, key] of [
      [invoice.json['id'], sk_live],
      [trial.json['id'], sk_test],
    ] as const)
      await standalone.poll(
        `/v1/invoices/${String(id)}`,
        key,
        ({ email }) => String(email?.['status']) === 'delivered',
      );
    await target.received(1);
    const before = await tablesWith(dataDir, ERASABLE);
    expect(before).toEqual(
      expect.arrayContaining([
        ...['api_gateway.customers', 'api_gateway.api_keys', 'webhook_dispatcher.endpoints'],
        ...['mailer.mail_senders', 'mailer.suppressions', 'certificate_vault.dkim_keys'],
        'certificate_vault.idempotency_records',
      ]),
    );
    expect(await blobsWith(dataDir, ERASABLE)).toBeGreaterThan(2);

    const early = await operate('erase', { nit: OTHER.nit });
    expect([early.status, early.json['code']]).toEqual([409, 'tenant_not_revoked']);
    expect((await operate('revoke', { nit: OTHER.nit, force: true })).status).toBe(200);
    const wrong = await operate('erase', { nit: '900000000' });
    expect([wrong.status, wrong.json['code']]).toEqual([422, 'nit_mismatch']);
    const { status, json } = await operate('erase', { nit: OTHER.nit });
    const year = new Date().getFullYear();
    expect([status, json['erasure']]).toEqual([
      200,
      expect.objectContaining({ documents_kept_until: expect.stringMatching(`^(${year + 6}|${year + 5})-01-01$`) }),
    ]);
    await until(
      () => tablesWith(dataDir, ERASABLE),
      (tables) => tables.length === 0,
    );

    // Its document is there, with every file.
    await operate('exports', { livemode: true });
    const listed = await standalone.poll(
      `${admin_url}/admin/v1/tenants/${tenant_id}/exports`,
      operator_token,
      ({ data }) => String((data as unknown as { status: string }[] | undefined)?.[0]?.status) === 'ready',
    );
    expect(listed['data']).toMatchObject([{ documents: 1 }]);
    await standalone.stop();
    await target.close();
    await dns.close();

    const removed = spawnSync(process.execPath, [REMOVE], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', BLOB_DIR: join(dataDir, 'blobs') },
    });
    expect(removed.stderr + removed.stdout).toMatch(/carried out \d+ removals/);
    expect(await blobsWith(dataDir, ERASABLE)).toBe(0);
    expect(await blobsWith(dataDir, '<Invoice')).toBeGreaterThan(0);
  });
});
