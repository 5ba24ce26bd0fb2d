import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDataFolder, secretsOf } from '../storage/data-folder.js';
import { ROLES } from '../storage/databases.js';
import { DEMO, OTHER, TEST_RANGE } from '../demo/demo-tenants.js';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let live: string;
let test: string;
/** Containers of the demo tenant, each with a key of its own, all of the authority that the demo trusts. */
let containers: readonly Buffer[];

beforeAll(async () => {
  const data = openDataFolder(join(folder.path, 'data'));
  const { p12Password } = secretsOf(data, ROLES);
  const at = new Date();
  const authority = await createAuthority('Rubrica Demo', at);
  const containerOf = async ({ legal_name: name, nit }: typeof DEMO): Promise<Buffer> =>
    toPkcs12(await issueLeaf(authority, { name, nit, days: 30, at }), p12Password);
  containers = await Promise.all([DEMO, DEMO, DEMO].map(containerOf));
  const p12 = { demo: join(data.pki, 'demo.p12'), other: join(data.pki, 'other.p12') };
  writeFileSync(p12.demo, await containerOf(DEMO));
  writeFileSync(p12.other, await containerOf(OTHER));
  const software = { id: '3c4f2c1e-8a5b-4a2e-9d0c-5d1b6f1e7a10', pin: '12345' };
  const files = { caPem: authority.bundlePem, p12, software: { demo: software, other: software } };
  writeFileSync(join(data.pki, 'demo-pki.json'), JSON.stringify(files));

  standalone = await RunningStandalone.start(data.root, { TEST_CLOCK: '1' });
  ({ sk_live: live, sk_test: test } = standalone.credentials);
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const post = (key: string, changes: object = {}): Promise<ApiAnswer> =>
  standalone.call('POST', '/v1/invoices', key, sale(changes));
const posted = async (many: number): Promise<string[]> =>
  Promise.all(Array.from({ length: many }, async () => String((await post(live)).json['id'])));
const shown = (id: string, key = live): Promise<Json> =>
  standalone.call('GET', `/v1/invoices/${id}`, key).then(({ json }) => json);
const upload = async (index: number): Promise<string> => {
  const { status, json } = await standalone.call('POST', '/v1/certificates', live, {
    filename: `${String(index)}.p12`,
    content_base64: containers[index]?.toString('base64'),
    password: standalone.credentials.p12_password,
  });
  expect(status).toBe(201);
  return String(json['id']);
};
const advance = (seconds: number): Promise<ApiAnswer> => {
  const { admin_url, operator_token } = standalone.credentials;
  return standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, { advance_s: seconds });
};
const factsOf = async (id: string): Promise<readonly Json[]> =>
  (await standalone.call('GET', `/v1/invoices/${id}/timeline`, live)).json['data'] as unknown as readonly Json[];

/** Looks until all are so, moving the clock on while they are not: what waits its time is due. */
const untilAll = async (ids: readonly string[], met: (document: Json) => boolean, key = live): Promise<void> => {
  for (let looks = 0; ; looks += 1) {
    const documents = await Promise.all(ids.map((id) => shown(id, key)));
    if (documents.every(met)) return;
    if (looks === 400) throw new Error(`never: ${JSON.stringify(documents.filter((one) => !met(one)))}`);
    if (looks > 10) await advance(5);
    await sleep(250);
  }
};
const isAccepted = ({ status }: Json): boolean => String(status) === 'accepted_by_dian';
const waitsFor =
  (reason: string) =>
  ({ waiting }: Json): boolean =>
    String(waiting?.['reason']) === reason;

describe('while a run of invoices is posted and the certificate is replaced, revoked, and there again', () => {
  it('all are accepted: by the new one, or after a wait for one; nothing fails, and none is accepted twice', async () => {
    const { json: list } = await standalone.call('GET', '/v1/certificates', live);
    const first = String(list['data']?.['0']?.['id']);
    const ids = await posted(20);

    // Replaced in the middle of a run: one at least is signed before.
    await standalone.poll(`/v1/invoices/${String(ids[0])}`, live, ({ cufe }) => typeof cufe === 'string');
    const [second, more] = await Promise.all([upload(0), posted(20)]);
    ids.push(...more, ...(await posted(5)));
    await untilAll(ids, isAccepted);

    // Signed, and not yet transmitted …
    await standalone.control({ mode: 'down' });
    const signed = await posted(5);
    for (const id of signed) await standalone.poll(`/v1/invoices/${id}`, live, ({ cufe }) => typeof cufe === 'string');
    // … when nothing signs for the tenant any more, neither documents nor the messages that carry them.
    const [, unsigned] = await Promise.all([standalone.call('DELETE', `/v1/certificates/${second}`, live), posted(20)]);
    await standalone.call('DELETE', `/v1/certificates/${first}`, live);
    unsigned.push(...(await posted(5)));
    await standalone.control({ mode: 'up' });
    await untilAll(signed, (document) => isAccepted(document) || waitsFor('certificate_missing')(document));
    await untilAll(unsigned.slice(-5), waitsFor('certificate_missing'));
    expect((await Promise.all(signed.map((id) => shown(id)))).some(waitsFor('certificate_missing'))).toBe(true);

    const third = await upload(1);
    ids.push(...signed, ...unsigned);
    await untilAll(ids, isAccepted);
    const facts = (await Promise.all(ids.map(factsOf))).flat();
    expect(facts.filter(({ type }) => String(type).includes('failed'))).toEqual([]);
    const signers = facts.flatMap(({ type, data }) =>
      String(type).includes('.signed.') ? [data?.['certificate_id']] : [],
    );
    expect([...new Set(signers.map(String))].sort()).toEqual([first, second, third].sort());
    const { documents } = await standalone.received();
    expect(documents.map(({ accepted_times }) => Number(accepted_times))).toEqual(ids.map(() => 1));
    expect(new Set(documents.map(({ number }) => String(number))).size).toBe(ids.length);
  });
});

describe('an invoice that finds its range exhausted', () => {
  it.each(['live', 'test'])(
    'waits without failing, and goes on with a range that has numbers: %s mode',
    async (mode) => {
      const key = mode === 'live' ? live : test;
      const { environment: _, ...ofPortal } = { ...TEST_RANGE, environment: '' };
      const rangeOf = (prefix: string, to: number) => ({ ...ofPortal, prefix, from: 1, to });
      const ranges = [rangeOf('UNO', 2), rangeOf('DOS', 3), rangeOf('TRES', 9)];
      await fetch(`${standalone.credentials.dian_simulator_url}/control/issuers/${DEMO.nit}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          software: { id: '3c4f2c1e-8a5b-4a2e-9d0c-5d1b6f1e7a10', pin: '12345' },
          ranges: ranges.map(({ document_type: _type, ...range }) => range),
          test_sets: [],
        }),
      });
      const { json: present } = await standalone.call('GET', '/v1/numbering-ranges?document_type=invoice', key);
      const first = String(present['data']?.['0']?.['id']);
      await standalone.call('PATCH', `/v1/numbering-ranges/${first}`, key, { is_active: false });
      const range = async (index: number, changes: object = {}): Promise<string> => {
        const { status, json } = await standalone.call('POST', '/v1/numbering-ranges', key, {
          ...ranges[index],
          ...changes,
        });
        expect([status, json]).toMatchObject([201, {}]);
        return String(json['id']);
      };

      await range(0);
      const ids = await Promise.all(Array.from({ length: 6 }, async () => String((await post(key)).json['id'])));
      const settled = (document: Json): boolean => isAccepted(document) || waitsFor('range_exhausted')(document);
      await untilAll(ids, settled, key);
      const waiting = async (): Promise<Json[]> =>
        (await Promise.all(ids.map((id) => shown(id, key)))).filter((document) => !isAccepted(document));
      expect(await waiting()).toMatchObject(
        Array.from({ length: 4 }, () => ({ status: 'queued', number: null, failure: null })),
      );

      // By POST …
      await range(1);
      await untilAll(ids, settled, key);
      while ((await waiting()).length > 1) await sleep(100);
      await untilAll(ids, settled, key);
      // … and by PATCH.
      const third = await range(2, { is_active: false });
      expect(await waiting()).toMatchObject([{ waiting: { reason: 'range_exhausted' } }]);
      await standalone.call('PATCH', `/v1/numbering-ranges/${third}`, key, { is_active: true });
      await untilAll(ids, isAccepted, key);
      const numbers = (await Promise.all(ids.map((id) => shown(id, key)))).map(({ number }) => String(number));
      expect(numbers.sort()).toEqual(['DOS1', 'DOS2', 'DOS3', 'TRES1', 'UNO1', 'UNO2']);
    },
  );
});

describe('an invoice of test mode', () => {
  it('is signed by a certificate of ours where the tenant has none: there it never waits for one', async () => {
    const { json } = await standalone.call('POST', '/v1/invoices', test, sale(), { prefer: 'wait=60' });
    expect(json).toMatchObject({ status: 'accepted_by_dian', environment: 'test' });
    const { json: certificates } = await standalone.call('GET', '/v1/certificates', test);
    expect(certificates['data']).toEqual([]);
  });
});
