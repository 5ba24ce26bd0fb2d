import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CertificateAuthority, createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import { randomUUID } from 'node:crypto';
import { DEMO, NOTE_RANGES, TEST_RANGE } from '../demo/demo-tenants.js';
import {
  type ApiAnswer,
  type Json,
  note,
  RunningStandalone,
  sale,
  temporaryFolder,
} from './running-standalone.fixture.js';

const NIT = '900500001';
const PASSWORD = 'Clave-123';
const SOFTWARE = { id: '3c4f2c1e-8a5b-4a2e-9d0c-5d1b6f1e7a10', pin: '12345' };
const SET = { id: randomUUID(), invoices: 2, notes: 1 };
/** Authorised in production, with a prefix that is associated with the software. */
const PRODUCTION_RANGE = {
  prefix: 'FE',
  from: 1,
  to: 5000,
  resolution_number: '18764000001',
  resolution_date: '2026-01-10',
  valid_from: '2026-01-10',
  valid_to: '2036-01-10',
  technical_key: 'ab'.repeat(20),
};
const folder = temporaryFolder();
let authority: CertificateAuthority;
let standalone: RunningStandalone;
let live: string;

beforeAll(async () => {
  authority = await createAuthority('Otra Autoridad', new Date());
  standalone = await RunningStandalone.start(folder.path, { TRUST_BUNDLE: authority.bundlePem });
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

/** What the portal of DIAN knows of the tenant. */
const portal = async (ranges: readonly object[]): Promise<void> => {
  const path = `${standalone.credentials.dian_simulator_url}/control/issuers/${NIT}`;
  const { status } = await standalone.call('PUT', path, '', { software: SOFTWARE, ranges, test_sets: [SET] });
  expect(status).toBe(200);
};
const call = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
  standalone.call(method, `/v1/${path}`, live, body, { prefer: 'wait=60' });
const itemsOf = ({ json }: ApiAnswer) => json['data'] as unknown as readonly Json[];
const requests = async (operation: string): Promise<number> =>
  Number((await standalone.received())['requests']?.[operation] ?? 0);
const accepted = (path: string, { json }: ApiAnswer): Promise<Json> =>
  standalone.poll(`/v1/${path}/${String(json['id'])}`, live, ({ status }) => String(status) === 'accepted_by_dian');

describe('a tenant on its way from nothing to production', () => {
  const profile = { ...DEMO, nit: NIT, check_digit: '8', legal_name: 'Comercial del Sur S.A.S.' };

  it('is told all that it lacks when it wants to go live at once', async () => {
    const { admin_url, operator_token } = standalone.credentials;
    const made = await standalone.call('POST', `${admin_url}/admin/v1/tenants`, operator_token, profile);
    live = String(made.json['keys']?.['sk_live']);
    const refused = await call('POST', 'tenant/go-live', { nit: NIT });
    const errors = refused.json['errors'] as unknown as readonly Json[];
    expect([refused.status, refused.json['code'], errors.map(({ pointer }) => pointer)]).toEqual([
      409,
      'not_ready_for_production',
      ['/v1/tenant#/software', '/v1/certificates#', '/v1/tenant#/test_set'],
    ]);
  });

  it('registers software, test set and certificate, and reads its ranges', async () => {
    const { document_type: _, ...range } = TEST_RANGE;
    await portal([range]);
    const leaf = await issueLeaf(authority, { name: profile.legal_name, nit: NIT, days: 30, at: new Date() });
    const content_base64 = toPkcs12(leaf, PASSWORD).toString('base64');
    const tenant = await call('PATCH', 'tenant', { software: SOFTWARE, test_set_id: SET.id });
    expect(tenant.json).toMatchObject({ environment: 'habilitacion', test_set: { id: SET.id, status: 'open' } });
    expect((await call('POST', 'certificates', { filename: 'a.p12', content_base64, password: PASSWORD })).status).toBe(
      201,
    );
    expect(itemsOf(await call('POST', 'numbering-ranges/sync'))).toMatchObject([
      { action: 'created', numbering_range: { environment: 'habilitacion', prefix: 'SETP', document_type: 'invoice' } },
    ]);
    for (const notes of NOTE_RANGES) expect((await call('POST', 'numbering-ranges', notes)).status).toBe(201);
  });

  it('proves its software by the test set: invoices, then notes', async () => {
    const period = { start_date: '2026-10-01', end_date: '2026-10-31' };
    const send = (path: string, body: object) => standalone.call('POST', `/v1/${path}`, live, body);
    const [first, second, third] = await Promise.all([
      send('invoices', sale()),
      send('invoices', sale()),
      send('credit-notes', note({ period })),
    ]);
    await accepted('invoices', first);
    await accepted('invoices', second);
    await accepted('credit-notes', third);
    expect([await requests('SendTestSetAsync'), await requests('SendBillSync')]).toEqual([3, 0]);
    const { json } = await standalone.call('GET', `${standalone.credentials.dian_simulator_url}/control/test-sets`, '');
    const sets = json['test_sets'] as unknown as readonly Json[];
    expect(sets).toEqual([{ issuer_nit: NIT, id: SET.id, invoices: 2, notes: 1, accepted: true }]);
  });

  it('sees that the set is accepted with the next document, which goes the ordinary way', async () => {
    const { json } = await call('POST', 'invoices', sale());
    expect(json).toMatchObject({ status: 'accepted_by_dian', environment: 'habilitacion' });
    expect(await requests('SendBillSync')).toBe(1);
    expect((await call('GET', 'tenant')).json).toMatchObject({ test_set: { id: SET.id, status: 'accepted' } });
  });

  it('goes live, and is told the same when it says so again', async () => {
    await portal([PRODUCTION_RANGE]);
    const first = await call('POST', 'tenant/go-live', { nit: NIT });
    expect([first.status, first.json['environment']]).toEqual([200, 'production']);
    const again = await call('POST', 'tenant/go-live', { nit: NIT });
    expect([again.status, again.json]).toEqual([200, first.json]);
    const certificates = itemsOf(await call('GET', 'certificates'));
    expect(certificates.map(({ environment, status }) => [environment, status])).toEqual([
      ['production', 'active'],
      ['habilitacion', 'active'],
    ]);
  });

  it('issues in production as soon as its ranges are read', async () => {
    const waiting = await call('POST', 'invoices', sale());
    expect(waiting.json).toMatchObject({ environment: 'production', waiting: { reason: 'range_exhausted' } });
    const synced = await call('POST', 'numbering-ranges/sync');
    const { technical_key: _, ...shown } = PRODUCTION_RANGE;
    expect(itemsOf(synced)).toMatchObject([
      { action: 'created', numbering_range: { ...shown, environment: 'production' } },
    ]);
    expect(synced.bytes.toString()).not.toContain(PRODUCTION_RANGE.technical_key);
    const invoice = await accepted('invoices', waiting);
    expect(invoice).toMatchObject({ environment: 'production', number: 'FE1' });
    expect(itemsOf(await call('POST', 'numbering-ranges/sync'))).toMatchObject([
      { action: 'unchanged', numbering_range: { next: 2 } },
    ]);
  });

  it('finds what it issued in habilitación where it was', async () => {
    const trials = itemsOf(await call('GET', 'invoices?environment=habilitacion'));
    expect(trials.map(({ status, environment }) => [status, environment])).toEqual(
      Array.from({ length: 3 }, () => ['accepted_by_dian', 'habilitacion']),
    );
  });

  it('is asked to come again when DIAN is away, and opens no way to it in test mode', async () => {
    await standalone.control({ mode: 'down' });
    const away = await call('POST', 'numbering-ranges/sync');
    expect([away.status, away.json['code']]).toEqual([503, 'dian_unavailable']);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    await standalone.control({ mode: 'up' });
    const before = await requests('GetNumberingRange');
    const { sk_test } = standalone.credentials;
    const refused = await standalone.call('POST', '/v1/numbering-ranges/sync', sk_test);
    expect([refused.status, refused.json['code']]).toEqual([422, 'environment_mismatch']);
    expect(await requests('GetNumberingRange')).toBe(before);
  });
});
