import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { colombianDate } from '@rubrica/fiscal';
import { until } from '@rubrica/testing';
import {
  type Answered,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { DocumentCollections } from './document-collection.process.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const call = (method: string, path: string, body?: object): Promise<Answered> =>
  gateway.call(method, `/v1/${path}`, { key: tenant.sk_test, body, headers: { 'svc-version': '2026-12-01' } });

const seller = (number: string): object => ({
  residence: 'resident',
  identification: { type: '13', number },
  legal_name: 'Rosa Elvira Pinzón',
  address: { line: 'Finca 3', municipality_code: '25286', postal_code: '250020' },
});
const purchase = (number: string, change: object = {}): object => ({
  supplier: seller(number),
  transmission: 'weekly',
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines: [
    {
      purchased_on: colombianDate(gateway.clock.now()),
      description: 'Café pergamino seco',
      quantity: '1.00',
      unit_code: 'KGM',
      unit_price: '18000.00',
      line_extension_amount: '18000.00',
    },
  ],
  ...change,
});
const linesOf = async (id: unknown): Promise<number> =>
  ((await call('GET', `support-documents/${String(id)}`)).json['lines'] as Json[]).length;

const eventsOf = async (id: unknown): Promise<string[]> => {
  const stream = `document-request-${String(id)}`;
  const sql = 'select type from events where stream_id = $1 order by version';
  return (await gateway.database.query<{ type: string }>(sql, [stream])).map(({ type }) => type);
};

describe('purchases that are collected', () => {
  it('become one document for each seller, in a batch too', async () => {
    const documents = ['1020304051', '1020304052', '1020304051', '1020304051'].map((number) => purchase(number));
    const { status, json } = await call('POST', 'support-documents/batches', { documents });
    const ids = (json['data'] as { document: Json }[]).map(({ document }) => document['id']);
    expect([status, new Set(ids).size, ids[0] === ids[2], ids[0] === ids[3]]).toEqual([200, 2, true, true]);
    expect([await linesOf(ids[0]), await linesOf(ids[1])]).toEqual([3, 1]);
  });

  it('are all in it when they come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', 'support-documents', purchase('1020304053'))),
    );
    expect(new Set(answers.map(({ json }) => json['id'])).size).toBe(1);
    expect(await linesOf(answers[0]?.json['id'])).toBe(20);
  });

  it('keep their pairs of metadata, and begin another document where there is no room for more', async () => {
    const pairs = (from: number) => Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${from + i}`, 'v']));
    const first = await call('POST', 'support-documents', purchase('1020304054', { metadata: pairs(0) }));
    const same = await call('POST', 'support-documents', purchase('1020304054', { metadata: pairs(10) }));
    const full = await call('POST', 'support-documents', purchase('1020304054', { metadata: pairs(60) }));
    expect(same.json['id']).toBe(first.json['id']);
    expect(Object.keys(same.json['metadata'] as object)).toHaveLength(40);
    expect(full.json['id']).not.toBe(first.json['id']);
  });

  it('are requested once, whoever issues them first: the timer or a call', async () => {
    const { json } = await call('POST', 'support-documents', purchase('1020304055'));
    const id = String(json['id']);
    const collections = gateway.app.get(DocumentCollections);
    await Promise.all([collections.issue(id), collections.issue(id), call('POST', `support-documents/${id}/issue`)]);
    expect(await eventsOf(id)).toEqual(['RequestCollected', 'DocumentRequested']);
  });

  it('are dropped when the document is cancelled, and later ones begin another document', async () => {
    const first = await call('POST', 'support-documents', purchase('1020304058', { external_id: 'compra-58' }));
    await call('POST', 'support-documents', purchase('1020304058'));
    const id = String(first.json['id']);
    const reason = 'La vendedora desistió';
    const { status, json } = await call('POST', `support-documents/${id}/cancel`, { reason });
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({
        ...{ id, status: 'failed', number: null, waiting: null, collecting_until: null, external_id: 'compra-58' },
        failure: { code: 'cancelled', detail: reason },
      }),
    ]);
    const { json: timeline } = await call('GET', `support-documents/${id}/timeline`);
    expect((timeline['data'] as Json[]).map(({ type }) => type)).toEqual(['co.rubrica.document.cancelled.v1']);
    await gateway.app.get(DocumentCollections).issue(id);
    expect(await eventsOf(id)).toEqual(['RequestCollected', 'RequestCollected', 'CollectionCancelled']);
    expect((await call('POST', 'support-documents', purchase('1020304058'))).json['id']).not.toBe(id);
    const again = await call('POST', 'support-documents', purchase('1020304058', { external_id: 'compra-58' }));
    expect([again.status, again.json['code']]).toEqual([409, 'external_id_in_use']);
  });

  it('are dropped once, and what was dropped is neither retried nor resolved', async () => {
    const { json } = await call('POST', 'support-documents', purchase('1020304059'));
    const path = `support-documents/${String(json['id'])}`;
    const headers = { 'svc-version': '2026-12-01', 'idempotency-key': 'desiste-59' };
    const cancel = () => gateway.call('POST', `/v1/${path}/cancel`, { key: tenant.sk_test, body: {}, headers });
    const [one, same] = [await cancel(), await cancel()];
    expect([one.status, same.status, same.json]).toEqual([200, 200, one.json]);
    const refused = async (order: string, body?: object) => {
      const { status, json: problem } = await call('POST', `${path}/${order}`, body);
      return [status, problem['code']];
    };
    expect(await refused('cancel', {})).toEqual([409, 'not_cancellable']);
    expect(await refused('retry')).toEqual([409, 'not_retryable']);
    expect(await refused('resolve', { choice: 'wait' })).toEqual([409, 'not_resolvable']);
  });

  it('stay dropped when the views are rebuilt from the timelines', async () => {
    const { json } = await call('POST', 'support-documents', purchase('1020304060'));
    const path = `support-documents/${String(json['id'])}`;
    const cancelled = (await call('POST', `${path}/cancel`, {})).json;
    await gateway.call('POST', '/admin/v1/rebuilds', { key: OPERATOR_TOKEN, body: { service: 'api-gateway' } });
    await until(
      async () => (await gateway.call('GET', '/admin/v1/works', { key: OPERATOR_TOKEN })).json['data'] as Json[],
      ([rebuild]) => rebuild?.['ended_at'] !== null,
    );
    expect((await call('GET', path)).json).toEqual(cancelled);
  });

  it('are not issued for a tenant that was revoked', async () => {
    const { id: gone, sk_test: key } = await gateway.newTenant();
    const headers = { 'svc-version': '2026-12-01' };
    const { json } = await gateway.call('POST', '/v1/support-documents', {
      key,
      body: purchase('1020304057'),
      headers,
    });
    const { nit } = (await gateway.call('GET', `/admin/v1/tenants/${gone}`, { key: OPERATOR_TOKEN })).json;
    const body = { nit, force: true };
    const revoked = await gateway.call('POST', `/admin/v1/tenants/${gone}/revoke`, { key: OPERATOR_TOKEN, body });
    expect(revoked.status).toBe(200);
    await gateway.app.get(DocumentCollections).issue(String(json['id']));
    expect(await eventsOf(json['id'])).toEqual(['RequestCollected']);
  });

  it('are not those of a request that its schema refuses, nor have fields of the whole document', async () => {
    const { status, json } = await call(
      'POST',
      'support-documents',
      purchase('1020304056', { withholdings: [{ code: '06', rate: '2.50', base: '18000.00', value: '450.00' }] }),
    );
    expect([
      status,
      (json['errors'] as Json[]).map(({ pointer, code }) => `${String(pointer)} ${String(code)}`),
    ]).toEqual([422, ['#/withholdings not_applicable']]);
  });
});
