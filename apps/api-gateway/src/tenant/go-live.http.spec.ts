import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EQUIVALENT, INVOICING } from '@rubrica/kinds';
import type { ServiceName } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { fastify } from 'fastify';
import { fact } from '@rubrica/service-testing';
import {
  type Answered,
  errorsOf,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
/** What the owners say of their parts, and what they were ordered. */
const ready = new Map<ServiceName, boolean>();
/** Records of which the tenant has software. */
let records: string[] = [INVOICING];
const ordered: string[] = [];
/** State of the tenant's test set; null: it has named none. */
let testSet: 'open' | 'refused' | 'accepted' | null;
const OWNERS = ['document-issuer', 'certificate-vault'] as const;

beforeAll(async () => {
  gateway = await startGateway();
  for (const owner of OWNERS) {
    const instance = fastify();
    instance.get('/*', ({ url }) => {
      const isReady = ready.get(owner);
      return Promise.resolve({
        ready: isReady,
        records: isReady ? records : [],
        software: null,
        data: isReady && url.endsWith('environment=habilitacion&limit=100') ? [{ status: 'in_force' }] : [],
      });
    });
    instance.post('/*', ({ url }) => {
      ordered.push(`${owner} ${url}`);
      return Promise.resolve({ ready: true });
    });
    gateway.transport.register(owner, instance);
  }
  const submitter = fastify();
  submitter.get('/*', () => Promise.resolve({ test_set: testSet === null ? null : { id: 'uno', status: testSet } }));
  gateway.transport.register('dian-submitter', submitter);
});
beforeEach(async () => {
  tenant = await gateway.newTenant();
  nit = String((await gateway.call('GET', '/v1/tenant', { key: tenant.sk_live })).json['nit']);
  ordered.length = 0;
  testSet = 'accepted';
  records = [INVOICING];
  for (const owner of OWNERS) ready.set(owner, true);
});
afterAll(() => gateway.close());

let nit: string;
const goLive = (
  key = tenant.sk_live,
  headers: Readonly<Record<string, string>> = {},
  body: object = { nit },
): Promise<Answered> => gateway.call('POST', '/v1/tenant/go-live', { key, headers, body });
const goLiveAllTheSame = (): Promise<Answered> => goLive(tenant.sk_live, {}, { nit, override_readiness: true });
/** How it went live, as operators see it. */
const wentLive = async (): Promise<unknown> =>
  (await gateway.call('GET', `/admin/v1/tenants/${tenant.id}`, { key: OPERATOR_TOKEN })).json['went_live'];
const environmentOf = async (path: string, key: string, body?: object): Promise<unknown> =>
  (await gateway.call(body ? 'POST' : 'GET', path, { key, body })).json['environment'];

const readiness = (key: string, language = 'en') =>
  gateway.call('GET', '/v1/tenant/readiness', {
    key,
    headers: { 'svc-version': '2026-12-01', 'accept-language': language },
  });
const states = async (): Promise<string[]> =>
  ((await readiness(tenant.sk_live)).json['steps'] as unknown as { step: string; state: string }[])
    .filter(({ state }) => state !== 'blocked')
    .map(({ step, state }) => `${step} ${state}`);

describe('the readiness of a tenant', () => {
  it('says what can be done next, from nothing to production', async () => {
    for (const owner of OWNERS) ready.set(owner, false);
    testSet = null;
    expect(await states()).toEqual(['software open', 'certificate open']);
    for (const owner of OWNERS) ready.set(owner, true);
    const begun = ['software done', 'certificate done', 'numbering_range done'];
    expect(await states()).toEqual([...begun, 'first_document open']);
    const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_live, body: sale() });
    const document_id = String(json['id']);
    for (const name of ['numbered', 'signed', 'submitted', 'accepted'] as const)
      await gateway.publish(fact(name, { document_id }));
    expect(await states()).toEqual([...begun, 'first_document done', 'test_set open']);
    testSet = 'accepted';
    expect(await states()).toEqual([...begun, 'first_document done', 'test_set done', 'go_live open']);
    await goLive();
    expect((await states()).slice(-2)).toEqual(['go_live done', 'production_range open']);
  });

  it('tells what is missing in the language of the reader', async () => {
    testSet = 'open';
    for (const [language, words] of [
      ['en', 'No test set is accepted'],
      ['es', 'Ningún set de pruebas está aceptado'],
    ] as const) {
      const { json } = await readiness(tenant.sk_live, language);
      expect(JSON.stringify(json)).toContain(words);
    }
  });

  it('has no steps in test mode, and is unknown to the first version', async () => {
    expect((await readiness(tenant.sk_test)).json).toEqual({ object: 'readiness', environment: 'test', steps: [] });
    expect((await gateway.call('GET', '/v1/tenant/readiness', { key: tenant.sk_live })).status).toBe(404);
  });
});

describe('a tenant that goes live', () => {
  it('has what production needs taken over, and is asked for documents of production from then on', async () => {
    expect(await environmentOf('/v1/invoices', tenant.sk_live, sale())).toBe('habilitacion');
    const { status, json } = await goLive();
    expect([status, json['environment'], json['id']]).toEqual([200, 'production', tenant.id]);
    const path = `/internal/tenants/${tenant.id}`;
    expect(ordered).toEqual([
      `document-issuer ${path}/production-software`,
      `certificate-vault ${path}/production-certificate`,
    ]);
    expect(await environmentOf('/v1/tenant', tenant.sk_live)).toBe('production');
    expect(await environmentOf('/v1/invoices', tenant.sk_live, sale())).toBe('production');
    expect(await environmentOf('/v1/invoices', tenant.sk_test, sale())).toBe('test');
  });

  it('is told all at once what is missing, and changes nothing', async () => {
    for (const owner of OWNERS) ready.set(owner, false);
    testSet = null;
    const answered = await goLive();
    expect([answered.status, answered.json['code']]).toEqual([409, 'not_ready_for_production']);
    expect(errorsOf(answered).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/v1/tenant#/software', 'required'],
      ['/v1/certificates#', 'certificate_missing'],
      ['/v1/tenant#/test_set', 'test_set_not_accepted'],
    ]);
    expect(await wentLive()).toBeNull();
    for (const { fix } of errorsOf(answered)) expect(fix).toMatch(/\/v1\//);
    expect(ordered).toEqual([]);
    expect(await environmentOf('/v1/tenant', tenant.sk_live)).toBe('habilitacion');
  });

  it.each(['open', 'refused'] as const)('waits for its test set, which is %s', async (state) => {
    testSet = state;
    expect(errorsOf(await goLive()).map(({ code }) => code)).toEqual(['test_set_not_accepted']);
  });

  it('needs the test set of each record that has software, and no software of the others', async () => {
    records = [INVOICING, EQUIVALENT];
    testSet = 'open';
    const pointers = errorsOf(await goLive()).map(({ pointer }) => pointer);
    expect(pointers).toEqual(['/v1/tenant#/test_set', '/v1/tenant#/software/equivalent/test_set']);
    records = [EQUIVALENT];
    expect(errorsOf(await goLive())).toMatchObject([
      { fix: expect.stringContaining('`software.equivalent.test_set_id`') },
    ]);
    testSet = 'accepted';
    expect((await goLive()).status).toBe(200);
  });

  it('overrules what is missing: the rest is taken over, and operators see what was missing', async () => {
    ready.set('certificate-vault', false);
    testSet = 'open';
    const { status, json } = await goLiveAllTheSame();
    expect([status, json['environment']]).toEqual([200, 'production']);
    expect(ordered).toEqual([`document-issuer /internal/tenants/${tenant.id}/production-software`]);
    expect(await wentLive()).toEqual({
      at: expect.stringMatching(/-05:00$/),
      key_id: expect.stringMatching(/^key_/),
      lacking: [
        { pointer: '/v1/certificates#', code: 'certificate_missing' },
        { pointer: '/v1/tenant#/test_set', code: 'test_set_not_accepted' },
      ],
    });
  });

  it('is seen to have lacked nothing when it overruled nothing that was missing', async () => {
    await goLiveAllTheSame();
    expect(await wentLive()).toMatchObject({ lacking: [] });
  });

  it('names itself by its NIT: that of another company changes nothing', async () => {
    const answered = await goLive(tenant.sk_live, {}, { nit: '900108281', override_readiness: true });
    expect(errorsOf(answered)).toMatchObject([{ pointer: '#/nit', code: 'nit_mismatch' }]);
    expect([answered.status, await environmentOf('/v1/tenant', tenant.sk_live)]).toEqual([422, 'habilitacion']);
    expect(errorsOf(await goLive(tenant.sk_live, {}, {}))).toMatchObject([{ pointer: '#/nit', code: 'required' }]);
    const empty = await gateway.call('POST', '/v1/tenant/go-live', { key: tenant.sk_live });
    expect([empty.status, empty.json['code']]).toEqual([400, 'body_missing']);
    expect(ordered).toEqual([]);
  });

  it('is answered the same when it says so again, and nothing is taken over again', async () => {
    const first = await goLive();
    ordered.length = 0;
    for (const owner of OWNERS) ready.set(owner, false);
    const again = await goLive();
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(ordered).toEqual([]);
  });

  it('gets the first answer of its Idempotency-Key, whatever was put right since', async () => {
    ready.set('certificate-vault', false);
    const key = { 'idempotency-key': 'ya' };
    expect((await goLive(tenant.sk_live, key)).status).toBe(409);
    ready.set('certificate-vault', true);
    const replayed = await goLive(tenant.sk_live, key);
    expect([replayed.status, replayed.headers['idempotent-replayed']]).toEqual([409, 'true']);
    expect((await goLive()).status).toBe(200);
  });

  it('needs a key of live mode, and of role full', async () => {
    const answered = await goLive(tenant.sk_test);
    expect([answered.status, answered.json['code']]).toEqual([422, 'environment_mismatch']);
    const reader = await gateway.newKey(tenant.id, 'documents');
    expect((await goLive(reader)).status).toBe(403);
    expect(ordered).toEqual([]);
  });

  it('finds what it had issued before as it was, and no note of production for it', async () => {
    const { json: before } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_live, body: sale() });
    await goLive();
    expect(await environmentOf(`/v1/invoices/${String(before['id'])}`, tenant.sk_live)).toBe('habilitacion');
    const { operation_type: _, ...common } = sale();
    const body = { ...common, reason_code: '1', invoice_id: before['id'] };
    const note = await gateway.call('POST', '/v1/credit-notes', { key: tenant.sk_live, body });
    expect([note.status, note.json['code']]).toEqual([422, 'invoice_unknown']);
  });

  it('corrects in habilitación what was rejected there: the number is of that environment', async () => {
    const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_live, body: sale() });
    const path = `/v1/invoices/${String(json['id'])}`;
    const answer_blob = await putJson(gateway.blobs, tenant.id, { message: 'No corresponde.', messages: [] });
    await gateway.publish(fact('rejected', { document_id: String(json['id']), answer_blob }));
    await goLive();
    expect(await environmentOf(`${path}/corrections`, tenant.sk_live, sale())).toBe('habilitacion');
  });
});
