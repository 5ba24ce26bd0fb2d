import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { note } from '@rubrica/service-testing';
import {
  type Answered,
  type Call,
  type Json,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { RequestStorage } from '../document-request/request-storage.process.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

interface Item {
  readonly index: number;
  readonly document?: Json;
  readonly error?: Json;
}

const send = (
  documents: readonly unknown[],
  {
    path = 'invoices',
    key = tenant.sk_test,
    headers = {},
  }: { path?: string; key?: string; headers?: Call['headers'] } = {},
): Promise<Answered> => gateway.call('POST', `/v1/${path}/batches`, { key, body: { documents }, headers });
const itemsOf = ({ json }: Answered): Item[] => json['data'] as Item[];
const outcomesOf = (answered: Answered): unknown[] =>
  itemsOf(answered).map(({ document, error }) => document?.['status'] ?? error?.['code']);
const stored = async (): Promise<number> => {
  const [row] = await gateway.database.query<{ count: number }>('select count(*)::int as count from documents');
  return row?.count ?? 0;
};

describe('a batch of documents', () => {
  it('takes or refuses each by itself, and answers in their order', async () => {
    const wrong = sale({ currency: 'PESOS' });
    const answered = await send([
      sale({ external_id: 'uno' }),
      wrong,
      'no es un documento',
      null,
      sale({ external_id: 'dos' }),
    ]);
    expect([answered.status, answered.json['object'], itemsOf(answered).map(({ index }) => index)]).toEqual([
      200,
      'batch',
      [0, 1, 2, 3, 4],
    ]);
    const [one, refused, text, nothing, two] = itemsOf(answered);
    for (const [item, externalId] of [
      [one, 'uno'],
      [two, 'dos'],
    ] as const) {
      expect(item?.document).toMatchObject({ object: 'invoice', status: 'queued', external_id: externalId });
      const path = `/v1/invoices/${String(item?.document?.['id'])}`;
      expect((await gateway.call('GET', path, { key: tenant.sk_test })).json).toMatchObject({
        external_id: externalId,
      });
    }
    const alone = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: wrong });
    expect({ ...refused?.error, request_id: null }).toEqual({ ...alone.json, request_id: null });
    expect(refused?.error?.['request_id']).toBe(answered.headers['svc-request-id']);
    expect([text?.error?.['status'], nothing?.error?.['status']]).toEqual([422, 422]);
  });

  it('says its problems in the language of who reads them', async () => {
    const answered = await send([sale({ currency: 'PESOS' })], { headers: { 'accept-language': 'es' } });
    expect([answered.headers['content-language'], itemsOf(answered)[0]?.error?.['title']]).toEqual([
      'es',
      'Solicitud inválida',
    ]);
  });

  it('refuses a document that an earlier one of it excludes', async () => {
    expect(outcomesOf(await send([sale({ external_id: 'doble' }), sale({ external_id: 'doble' })]))).toEqual([
      'queued',
      'external_id_in_use',
    ]);
    const { json: invoice } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
    const whole = note({ invoice_id: String(invoice['id']) });
    expect(outcomesOf(await send([whole, whole], { path: 'credit-notes' }))).toEqual([
      'queued',
      'note_exceeds_invoice',
    ]);
    expect(outcomesOf(await send([whole], { path: 'debit-notes' }))).toEqual(['queued']);
  });

  it('sent again with its Idempotency-Key gets the first answer, and nothing is stored twice', async () => {
    const headers = { 'idempotency-key': 'lote 1' };
    const documents = [sale(), sale({ currency: 'PESOS' }), sale()];
    const first = await send(documents, { headers });
    const before = await stored();
    const again = await send(documents, { headers });
    expect([again.status, again.headers['idempotent-replayed'], outcomesOf(again)]).toEqual([
      200,
      'true',
      ['queued', 'wrong_format', 'queued'],
    ]);
    expect(itemsOf(again).map(({ document }) => document)).toEqual(itemsOf(first).map(({ document }) => document));
    expect(await stored()).toBe(before);
    expect(await send([sale()], { headers })).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' } });
  });

  it('sent many times at once with one Idempotency-Key is stored once', async () => {
    const before = await stored();
    const headers = { 'idempotency-key': 'lote a la vez' };
    const documents = Array.from({ length: 220 }, () => sale());
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(documents, { headers })));
    expect(await stored()).toBe(before + 220);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
  });

  it('that was interrupted goes on where it ended, when it is sent again', async () => {
    const documents = Array.from({ length: 250 }, (_, i) => sale(i === 120 ? { currency: 'PESOS' } : {}));
    const headers = { 'idempotency-key': 'lote interrumpido' };
    const before = await stored();
    const storage = gateway.app.get(RequestStorage);
    const storing = jest.spyOn(storage, 'storeAll');
    storing.mockImplementationOnce((tx, requests) => RequestStorage.prototype.storeAll.call(storage, tx, requests));
    storing.mockImplementationOnce(() => Promise.reject(new Error('the process is gone')));
    expect((await send(documents, { headers })).status).toBe(500);
    storing.mockRestore();
    expect(await stored()).toBe(before + 100);
    const again = await send(documents, { headers });
    expect([again.status, itemsOf(again).map(({ index }) => index)]).toEqual([200, documents.map((_, i) => i)]);
    expect(outcomesOf(again).filter((outcome) => outcome === 'queued').length).toBe(249);
    expect(await stored()).toBe(before + 249);
    expect((await send(documents, { headers })).headers['idempotent-replayed']).toBe('true');
  });

  it.each([
    [{}, '#/documents', 'required'],
    [{ documents: [] }, '#/documents', 'out_of_bounds'],
    [{ documents: sale() }, '#/documents', 'wrong_type'],
    [{ documents: Array.from({ length: 1001 }, () => 0) }, '#/documents', 'out_of_bounds'],
    [{ documents: [sale()], extra: 1 }, '#/extra', 'unknown_field'],
  ])('that is none is refused as a whole: %#', async (body, pointer, code) => {
    const { status, json } = await gateway.call('POST', '/v1/invoices/batches', { key: tenant.sk_test, body });
    expect([status, json['errors']]).toEqual([422, [expect.objectContaining({ pointer, code })]]);
  });

  it('may have 20 MB, other bodies 4 MB', async () => {
    const large = sale({ notes: ['x'.repeat(100_000)] });
    const documents = Array.from({ length: 150 }, () => large);
    const answered = await send(documents);
    expect([answered.status, itemsOf(answered).length]).toEqual([200, 150]);
    const tooLarge = await send(Array.from({ length: 220 }, () => large));
    expect([tooLarge.status, tooLarge.json['code']]).toEqual([413, 'payload_too_large']);
    const alone = sale({ notes: Array.from({ length: 50 }, () => 'x'.repeat(100_000)) });
    expect((await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: alone })).status).toBe(413);
  });

  it('of 1,000 documents of ten lines is stored while other requests are answered', async () => {
    const [line] = sale().lines;
    const tenLines = sale({ lines: Array.from({ length: 10 }, () => line) });
    const other = await gateway.newTenant();
    const batch = send(
      Array.from({ length: 1000 }, () => tenLines),
      { key: other.sk_live },
    );
    let answeredMeanwhile = 0;
    let isDone = false;
    void batch.finally(() => (isDone = true));
    while (!isDone) {
      expect((await gateway.call('GET', '/v1/tenant', { key: tenant.sk_test })).status).toBe(200);
      answeredMeanwhile += 1;
    }
    const answered = await batch;
    expect(new Set(outcomesOf(answered))).toEqual(new Set(['queued']));
    const ids = new Set(itemsOf(answered).map(({ document }) => document?.['id']));
    expect(ids.size).toBe(1000);
    expect(answeredMeanwhile).toBeGreaterThan(10);
  });
});

describe('a tenant whose backlog is full', () => {
  it('gets a 429 for a batch, of which nothing is kept', async () => {
    const own = await startGateway({ tenantBacklogLimit: 2 });
    const { sk_test: key } = await own.newTenant();
    const post = (): Promise<Answered> =>
      own.call('POST', '/v1/invoices/batches', {
        key,
        body: { documents: [sale(), sale()] },
        headers: { 'idempotency-key': 'a' },
      });
    const first = await post();
    expect([first.status, (await post()).status]).toEqual([200, 200]);
    const more = await own.call('POST', '/v1/invoices/batches', { key, body: { documents: [sale()] } });
    expect([more.status, more.json['code']]).toEqual([429, 'tenant_backlog_full']);
    await own.close();
  });
});
