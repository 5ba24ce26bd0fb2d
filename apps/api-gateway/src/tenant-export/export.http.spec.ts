import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceName } from '@rubrica/contracts';
import { startStandIn } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { unzip } from '@rubrica/ubl';
import {
  type Answered,
  buyer,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

const EVENT = { id: 'evt_1', object: 'event', type: 'invoice.accepted_by_dian' };
const CHAIN = Array.from({ length: 3 }, (_, nth) => ({
  ...{ position: nth + 1, certificate_id: 'cert_1', document_id: 'inv_1', purpose: 'document' },
  ...{ signed_info_hash: 'a'.repeat(64), at: '2026-11-21T10:15:00.000Z', hash: String(nth).repeat(64) },
}));

/** What other services list, by the path of the list. */
const ONLY = [
  ['mail-senders', { id: 'snd_1', object: 'mail_sender' }],
  ['dkim-keys', { id: 'dkim_1', object: 'dkim_key' }],
  ['suppressions', { id: 'sup_1', object: 'suppression' }],
] as const;

const RECEIVED = {
  ...{ id: 'rcv_1', livemode: true, environment: 'production', status: 'verified', reasons: [], cufe: 'a'.repeat(96) },
  ...{ validated_at: null, has_xml: true, has_pdf: false, external_id: 'purchase-1', metadata: {}, document: null },
  events: { outcome: 'open', deadline: null, deadline_for: null, registered: [] },
  ...{ created_at: '2026-11-21T10:15:00-05:00', updated_at: '2026-11-21T10:15:00-05:00' },
};
const ACKNOWLEDGEMENT = {
  ...{ id: 'dev_1', livemode: true, environment: 'production', code: '030', type: 'receipt', status: 'signed' },
  ...{ waiting: null, number: 'AR1', cude: 'b'.repeat(96), claim_code: null, person: null, dian_messages: [] },
  subject: { object: 'received_document', id: 'rcv_1', number: 'FE1', cufe: 'a'.repeat(96) },
  ...{ error: null, issued_at: null, registered_at: null, created_at: '2026-11-21T10:15:00-05:00' },
};
const NOT_READY = { code: 'not_ready', detail: 'Not yet.', status: 409, title: 'Conflict', type: 'about:blank' };

/** What the owner of documents of suppliers answers: an invoice with an event that DIAN has not answered yet. */
const submitterAnswers = (url: string): readonly [number, object] => {
  if (url.endsWith('/application-response')) return [409, NOT_READY];
  if (url.endsWith('/xml')) return [200, { xml: `<of>${url}</of>` }];
  const data = url.endsWith('/rcv_1/events') ? [ACKNOWLEDGEMENT] : [RECEIVED];
  return [200, { object: 'list', url, has_more: false, data }];
};

let gateway: RunningGateway;
let tenant: TenantKeys;
/** Services that do not answer. */
const away = new Set<ServiceName>();

beforeAll(async () => {
  gateway = await startGateway();
  for (const service of ['document-issuer', 'certificate-vault', 'webhook-dispatcher', 'mailer'] as const) {
    const owner = await startStandIn((server) =>
      server.all('/*', async ({ url }, reply) => {
        if (away.has(service)) return reply.status(500).send();
        // The chain in two pages, the events in two pages.
        if (url.includes('key-uses')) {
          const after = Number(/after=(\d+)/.exec(url)?.[1]);
          return reply.send({ length: 3, hash: CHAIN[2]?.hash, entries: CHAIN.slice(after, after + 2) });
        }
        const isSecond = url.includes('starting_after=evt_1');
        const only = ONLY.find(([path]) => url.startsWith(`/internal/${path}?`))?.[1];
        const data = url.includes('events') ? [isSecond ? { ...EVENT, id: 'evt_0' } : EVENT] : only ? [only] : [];
        return reply.send({ object: 'list', url, has_more: only === undefined && data.length > 0 && !isSecond, data });
      }),
    );
    gateway.standIn(service, owner);
  }
  gateway.standIn(
    'dian-submitter',
    await startStandIn((server) =>
      server.all('/*', ({ url }, reply) => {
        const [status, body] = url.includes('/test-sets/') ? [200, { test_set: null }] : submitterAnswers(url);
        const type = status === 200 ? 'application/json' : 'application/problem+json';
        return reply.status(status).header('content-type', type).send(body);
      }),
    ),
  );
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const order = (key: string, headers = {}): Promise<Answered> =>
  gateway.call('POST', '/v1/exports', { key, body: {}, headers });
const read = async (key: string, id: unknown): Promise<Json> =>
  (await gateway.call('GET', `/v1/exports/${String(id)}`, { key })).json;
const ready = (key: string, id: unknown): Promise<Json> =>
  until(
    () => read(key, id),
    ({ status }) => status !== 'under_way',
  );

/** Sends a request and returns the bytes of the answer. */
const bytesOf = async (url: string, key?: string): Promise<{ readonly status: number; readonly bytes: Buffer }> => {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const { statusCode, rawPayload } = await gateway.app
    .getHttpAdapter()
    .getInstance()
    .inject({ method: 'GET', url: url.replace('https://api.ejemplo.co', ''), headers });
  return { status: statusCode, bytes: rawPayload };
};
const filesOf = (zip: Buffer): ReadonlyMap<string, string> =>
  new Map(unzip(zip).map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]));

describe('an export', () => {
  it('has what the mode of the key has, and nothing of the other mode or of another tenant', async () => {
    const other = await gateway.newTenant();
    const key = tenant.sk_live;
    for (const [owner, name] of [
      [tenant.sk_live, 'De aquí S.A.S.'],
      [tenant.sk_test, 'De prueba S.A.S.'],
      [other.sk_live, 'De otro S.A.S.'],
    ] as const) {
      await gateway.call('POST', '/v1/customers', { key: owner, body: buyer({ legal_name: name }) });
      await gateway.call('POST', '/v1/invoices', { key: owner, body: sale({ notes: [name] }) });
    }
    const headers = { 'svc-version': '2026-12-01' };
    const draft = { kind: 'invoice', body: { currency: 'COP' } };
    await gateway.call('POST', '/v1/drafts', { key, body: draft, headers });
    await gateway.call('POST', '/v1/drafts', { key: tenant.sk_test, body: draft, headers });
    await gateway.call('POST', '/v1/views', { key, body: { name: 'Rechazadas', query: '' }, headers });
    await until(
      () => gateway.database.query('select from timeline'),
      ({ length }) => length === 3,
    );
    const { json } = await order(key);
    const done = await ready(key, json['id']);
    expect(done).toMatchObject({ status: 'ready', documents: 2, livemode: true });

    const { bytes } = await bytesOf(String(done['file_url']));
    expect(bytes).toHaveLength(Number(done['size_bytes']));
    const files = filesOf(bytes);
    expect(files.size).toBe(done['files']);
    const text = [...files.values()].join('');
    expect(text).toContain('De aquí S.A.S.');
    expect(text).not.toMatch(/De (prueba|otro) S\.A\.S\./);
    const linesOf = (section: string): Json[] =>
      [...files]
        .filter(([name]) => name.startsWith(`${section}/`) && name.endsWith('.ndjson'))
        .flatMap(([, lines]) => lines.trim().split('\n'))
        .map((line) => JSON.parse(line) as Json);
    expect(linesOf('events').map(({ id }) => id)).toEqual(['evt_1', 'evt_0']);
    for (const [section, listed] of ONLY) expect(linesOf(section)).toEqual([listed]);
    expect(linesOf('key-uses')).toEqual(CHAIN);
    expect(JSON.parse(files.get('key-uses/end.json') ?? '')).toEqual({ length: 3, hash: CHAIN[2]?.hash });
    expect(linesOf('invoices')).toMatchObject([{ status: 'queued', notes: ['De aquí S.A.S.'] }]);
    expect(linesOf('timelines')).toMatchObject([{ type: 'co.rubrica.document.requested.v1' }]);
    expect(linesOf('received-documents')).toMatchObject([{ id: 'rcv_1', external_id: 'purchase-1' }]);
    expect(linesOf('document-events')).toMatchObject([{ id: 'dev_1', code: '030', status: 'signed' }]);
    expect([...files.keys()].filter((name) => name.startsWith('received-documents/rcv_1/'))).toEqual([
      'received-documents/rcv_1/document.xml',
      'received-documents/rcv_1/030-receipt.xml',
    ]);
    expect(files.get('received-documents/rcv_1/030-receipt.xml')).toBe('<of>/internal/document-events/dev_1/xml</of>');
    expect(linesOf('views')).toMatchObject([{ object: 'view', name: 'Rechazadas' }]);
    expect(linesOf('drafts')).toMatchObject([{ object: 'draft', body: { currency: 'COP' } }]);
    expect(linesOf('api-keys')).toMatchObject([{ name: 'First key' }]);
    expect(text).not.toContain(key);
  });

  it('of test mode has no audit chain, which is one for both modes', async () => {
    const { json } = await order(tenant.sk_test);
    const { file_url } = await ready(tenant.sk_test, json['id']);
    const names = [...filesOf((await bytesOf(String(file_url))).bytes).keys()];
    expect(names.filter((name) => name.startsWith('key-uses'))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['tenant.json', 'manifest.sha256', 'verify.sh', 'README.md']));
  });

  it('waits for a service that does not answer; meanwhile no other one is begun, and it cannot be downloaded', async () => {
    away.add('webhook-dispatcher');
    const { json } = await order(tenant.sk_live, { 'idempotency-key': 'once' });
    const again = await order(tenant.sk_live, { 'idempotency-key': 'once' });
    expect(again.json['id']).toBe(json['id']);
    const refused = await order(tenant.sk_live);
    expect([refused.status, refused.json['code'], refused.json['existing_id']]).toEqual([
      409,
      'export_under_way',
      json['id'],
    ]);
    const early = await gateway.call('GET', `/v1/exports/${String(json['id'])}/file`, { key: tenant.sk_live });
    expect([early.status, early.json['code']]).toEqual([409, 'not_ready']);
    away.clear();
    expect(await ready(tenant.sk_live, json['id'])).toMatchObject({ status: 'ready' });
  });

  it('expires when a newer one is ordered, and after seven days', async () => {
    const { json: older } = await order(tenant.sk_test);
    const { file_url } = await ready(tenant.sk_test, older['id']);
    const { json: newer } = await order(tenant.sk_test);
    await ready(tenant.sk_test, newer['id']);
    expect(await read(tenant.sk_test, older['id'])).toMatchObject({ status: 'expired', file_url: null });
    const { status, bytes } = await bytesOf(String(file_url));
    expect([status, (JSON.parse(bytes.toString()) as Json)['code']]).toEqual([410, 'export_expired']);

    gateway.clock.advance(7 * 86_400 + 1);
    await until(
      () => read(tenant.sk_test, newer['id']),
      ({ status }) => status === 'expired',
    );
    const parts = await gateway.database.query('select from export_parts where export_id = any($1)', [
      [older['id'], newer['id']],
    ]);
    expect(parts).toEqual([]);
  });

  it.each([
    ['changed', (url: string) => url.replace(/signature=.{4}/, 'signature=AAAA')],
    ['for another export', (url: string) => url.replace(/exp_\w{5}/, 'exp_00000')],
    ['with another end', (url: string) => url.replace(/expires=\d/, 'expires=9')],
    ['without an end', (url: string) => url.replace(/expires=\d+&/, '')],
  ])('is not found by a URL that was %s', async (_, change) => {
    const { json } = await order(tenant.sk_live);
    const { file_url } = await ready(tenant.sk_live, json['id']);
    expect((await bytesOf(change(String(file_url)))).status).toBe(404);
  });

  it('of a revoked tenant, which has no key any more, is ordered and listed by an operator', async () => {
    const revoked = await gateway.newTenant();
    const { json: tenantOf } = await gateway.call('GET', `/admin/v1/tenants/${revoked.id}`, { key: OPERATOR_TOKEN });
    const path = `/admin/v1/tenants/${revoked.id}`;
    const body = { nit: tenantOf['nit'], force: true };
    expect((await gateway.call('POST', `${path}/revoke`, { key: OPERATOR_TOKEN, body })).status).toBe(200);
    const ordered = await gateway.call('POST', `${path}/exports`, { key: OPERATOR_TOKEN, body: { livemode: false } });
    expect([ordered.status, ordered.json['ordered_by']]).toEqual([201, 'operator']);
    const [listed] = await until(
      async () =>
        (await gateway.call('GET', `${path}/exports?livemode=false`, { key: OPERATOR_TOKEN })).json['data'] as Json[],
      (data) => data[0]?.['status'] === 'ready',
    );
    expect(filesOf((await bytesOf(String(listed?.['file_url']))).bytes).has('tenant.json')).toBe(true);
    const live = await gateway.call('GET', `${path}/exports`, { key: OPERATOR_TOKEN });
    expect(live.json['data']).toEqual([]);
  });
});
