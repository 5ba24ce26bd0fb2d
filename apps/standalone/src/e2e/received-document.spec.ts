import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { type Receiver, receiver, until } from '@rubrica/testing';
import { unzip, zip } from '@rubrica/ubl';
import { join } from 'node:path';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;

const VERSION = { 'svc-version': NEWEST_API_VERSION };
const call = (method: string, path: string, key: string, body?: object, headers: object = {}): Promise<ApiAnswer> =>
  standalone.call(method, path, key, body, { ...VERSION, ...headers });

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  target = await receiver();
});
afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

type Mode = 'sk_test' | 'sk_live';

/** The zip that the other tenant gets of an invoice to it. */
const mailed = async (mode: Mode): Promise<Buffer> => {
  const { other_tenant: buyer, [mode]: key } = standalone.credentials;
  const { json: profile } = await call('GET', '/v1/tenant', buyer[mode]);
  const identification = { type: '31', number: profile['nit'], check_digit: profile['check_digit'] };
  const customer = { identification, legal_name: profile['legal_name'], email: 'facturas@ejemplo.example' };
  const prefer = 'wait=60, until=files';
  const { json } = await call('POST', '/v1/invoices', key, sale({ customer }), { prefer });
  return Buffer.from(await (await fetch(String(json['attached_document_url']))).arrayBuffer());
};
const upload = (mode: Mode, file: Buffer) =>
  call('POST', '/v1/received-documents', standalone.credentials.other_tenant[mode], {
    source: { zip: file.toString('base64') },
  });
const judged = async (mode: Mode, id: unknown): Promise<Json> => {
  const path = `/v1/received-documents/${String(id)}`;
  const { json } = await until(
    () => call('GET', path, standalone.credentials.other_tenant[mode]),
    (answer) => String(answer.json['status']) !== 'received',
  );
  return json;
};
const dearer = (file: Buffer): Buffer =>
  zip(
    unzip(file).map(({ name, bytes }) => ({
      name,
      bytes: Buffer.from(Buffer.from(bytes).toString().replaceAll('119000.00', '999000.00')),
    })),
  );

describe.each(['sk_live', 'sk_test'] as const)('an invoice that one tenant mails to another, with %s,', (mode) => {
  it('is received, verified and told by webhook, and a forged one of it is not', async () => {
    const { other_tenant: buyer, nit } = standalone.credentials;
    const types = ['received_document.received', 'received_document.verified', 'received_document.suspicious'];
    const endpoint = { url: target.url, subscribed_events: types };
    const made = await call('POST', '/v1/webhook-endpoints', buyer[mode], endpoint);
    expect(made.status).toBe(201);
    const before = target.requests.length;

    const file = await mailed(mode);
    const { status, json } = await upload(mode, file);
    expect([status, json['object']]).toEqual([201, 'received_document']);
    const verified = await judged(mode, json['id']);
    expect(verified).toMatchObject({
      status: 'verified',
      document: { supplier: { identification: { number: nit } }, totals: { payable_amount: '119000.00' } },
    });
    expect((await upload(mode, file)).json['id']).toBe(json['id']);
    expect(verified).toMatchObject({ has_pdf: true });
    const pdf = await fetch(`${standalone.credentials.base_url}/v1/received-documents/${String(json['id'])}/pdf`, {
      headers: { authorization: `Bearer ${buyer[mode]}`, 'svc-version': NEWEST_API_VERSION },
    });
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="rcv_\w+\.pdf"$/);
    expect(pdf.headers.get('content-security-policy')).toContain('sandbox');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');

    const forged = dearer(await mailed(mode));
    const suspect = await judged(mode, (await upload(mode, forged)).json['id']);
    expect(suspect['status']).not.toBe('verified');
    const list = await call('GET', `/v1/received-documents?supplier_nit=${nit}&status=verified`, buyer[mode]);
    expect((list.json['data'] as unknown as Json[]).map(({ id }) => id)).toEqual([json['id']]);
    const csv = await fetch(`${standalone.credentials.base_url}/v1/received-documents?format=csv&status=verified`, {
      headers: { ...VERSION, authorization: `Bearer ${buyer[mode]}` },
    });
    expect(await csv.text()).toMatch(
      new RegExp(`^id,status,.+\\r\\n${String(json['id'])},verified,.+,119000\\.00,.+\\r\\n$`),
    );

    await until(
      () => target.requests.slice(before).length,
      (count) => count >= 3,
    );
    const told = target.requests.slice(before).map(({ body }) => JSON.parse(String(body)) as Json);
    const ofVerified = told.filter(({ data }) => (data as unknown as { object: Json }).object['id'] === json['id']);
    expect(ofVerified.map(({ type }) => type)).toEqual(types.slice(0, 2));
    await call('DELETE', `/v1/webhook-endpoints/${String(made.json['id'])}`, buyer[mode]);
  });
});

describe('the first version of the API', () => {
  it('knows no received documents', async () => {
    const { sk_live: key } = standalone.credentials;
    const first = { 'svc-version': '2026-01-01' };
    expect((await standalone.call('GET', '/v1/received-documents', key, undefined, first)).status).toBe(404);
    const endpoint = { url: target.url, subscribed_events: ['received_document.verified'] };
    expect((await standalone.call('POST', '/v1/webhook-endpoints', key, endpoint, first)).status).toBe(422);
  });
});
