import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { colombianDate } from '@rubrica/fiscal';
import { fact, type FactName } from '@rubrica/service-testing';
import { buyer, type Json, type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let stranger: TenantKeys;
const ids: string[] = [];

const get = (path: string, key = tenant.sk_test, version = '2026-12-01') =>
  gateway.call('GET', path, { key, headers: { 'svc-version': version } });
const listed = async (query: string): Promise<unknown[]> => {
  const { status, json } = await get(`/v1/documents?${query}`);
  expect([status, json['detail']]).toEqual([200, undefined]);
  return (json['data'] as Json[]).map(({ id }) => id);
};
const say = (id: string, ...facts: readonly FactName[]): Promise<void> =>
  gateway.publish(...facts.map((name) => fact(name, { document_id: id })));

beforeAll(async () => {
  gateway = await startGateway();
  [tenant, stranger] = [await gateway.newTenant(), await gateway.newTenant()];
  const make = async (path: string, body: object): Promise<string> => {
    const { status, json } = await gateway.call('POST', `/v1/${path}`, {
      ...{ key: tenant.sk_test, body, headers: { 'svc-version': '2026-12-01' } },
    });
    expect([status, json['errors']]).toEqual([201, undefined]);
    return String(json['id']);
  };
  ids.push(await make('invoices', sale({ external_id: 'pedido-1', customer_id: undefined, customer: buyer() })));
  ids.push(await make('credit-notes', { invoice_id: ids[0], reason_code: '2', reason: 'Anulación' }));
  ids.push(await make('invoices', sale({ external_id: 'pedido-2' })));
  await say(ids[0] ?? '', 'numbered', 'signed', 'submitted');
});
afterAll(() => gateway.close());

describe('the list of all documents', () => {
  it('has summaries of all kinds, newest first', async () => {
    const [invoice, note, newest] = ids;
    expect(await listed('')).toEqual([newest, note, invoice]);
    expect(await listed(`starting_after=${newest}&limit=1`)).toEqual([note]);
    expect(await listed(`ending_before=${invoice}&limit=1`)).toEqual([note]);
    const { json } = await get('/v1/documents');
    const shown = (json['data'] as Json[])[2] as Json;
    const whole = (await get(`/v1/invoices/${invoice}`)).json;
    const { totals, customer } = whole as { totals: Json; customer: Json };
    expect(json).toMatchObject({ object: 'list', url: '/v1/documents', has_more: false });
    for (const field of ['id', 'object', 'livemode', 'environment', 'status', 'waiting', 'number', 'external_id'])
      expect([field, shown[field]]).toEqual([field, whole[field]]);
    for (const field of ['currency', 'issued_at', 'created_at', 'updated_at'])
      expect([field, shown[field]]).toEqual([field, whole[field]]);
    expect(shown).toMatchObject({
      ...{ status: 'submitted', mail_status: null, total: totals['payable_amount'] },
      counterparty: {
        name: customer['legal_name'],
        identification_number: (customer['identification'] as Json)['number'],
      },
    });
  });

  it('is filtered by one value or several', async () => {
    const [invoice, note, newest] = ids;
    expect(await listed('object=invoice')).toEqual([newest, invoice]);
    expect(await listed('object=credit_note,debit_note')).toEqual([note]);
    expect(await listed('status=queued')).toEqual([newest, note]);
    expect(await listed('status=queued,submitted&environment=test,production')).toEqual([newest, note, invoice]);
    expect(await listed('status=failed,rejected_by_dian')).toEqual([]);
    expect(await listed('environment=production')).toEqual([]);
    expect(await listed('external_id=pedido-1')).toEqual([invoice]);
    expect(await listed('customer_id=cust_none')).toEqual([]);
    expect(await listed(`created[lt]=2020-01-01T00:00:00Z`)).toEqual([]);
  });

  it('is filtered by ids, which choose among the other filters', async () => {
    const [invoice, note, newest] = ids;
    expect(await listed(`id=${invoice},${newest}`)).toEqual([newest, invoice]);
    expect(await listed(`id=${invoice},${note}&object=invoice`)).toEqual([invoice]);
    expect(await listed(`id=${invoice},${note}&status=queued`)).toEqual([note]);
    expect((await get(`/v1/documents?id=${invoice}`, stranger.sk_test)).json['data']).toEqual([]);
  });

  it('has those that wait', async () => {
    const [, note] = ids;
    await say(note ?? '', 'issuing-waits');
    expect(await listed('waiting=true')).toEqual([note]);
    expect(await listed('waiting=true&status=signed')).toEqual([]);
  });

  it.each([
    'id=inv_1',
    'mail_status=sent',
    'waiting=false',
    'status=quoted',
    'status=queued,',
    'object=tenant',
    `starting_after=inv_${'0'.repeat(26)}`,
    'color=red',
  ])('refuses %s', async (query) => expect((await get(`/v1/documents?${query}`)).status).toBe(422));

  it('has the worst state of the mails, though their blobs cannot be read', async () => {
    await say(ids[0] ?? '', 'accepted', 'email-sent', 'email-bounced');
    const { json } = await get('/v1/documents?status=accepted_by_dian');
    expect(json['data']).toEqual([expect.objectContaining({ id: ids[0], mail_status: 'bounced' })]);
    for (const [filter, found] of [
      ['mail_status=bounced', [ids[0]]],
      ['mail_status=bounced,complained&object=invoice&status=accepted_by_dian', [ids[0]]],
      ['mail_status=complained', []],
      ['mail_status=bounced&status=queued', []],
      ['mail_status=bounced&environment=production', []],
    ] as const)
      expect([filter, await listed(filter)]).toEqual([filter, found]);
    expect((await get(`/v1/invoices/${ids[0]}`)).status).toBe(500);
  });

  it('has the currency of documents that an earlier version has stored', async () => {
    await gateway.database.query('update documents set currency = null where id = $1', [ids[0]]);
    const { json } = await get('/v1/documents?status=accepted_by_dian');
    expect((json['data'] as Json[])[0]?.['currency']).toBe('COP');
  });

  it('has nothing of other tenants or modes, and 2026-01-01 does not know it', async () => {
    for (const key of [stranger.sk_test, tenant.sk_live])
      expect((await get('/v1/documents', key)).json['data']).toEqual([]);
    for (const path of ['/v1/documents', '/v1/counters'])
      expect((await get(path, tenant.sk_test, '2026-01-01')).status).toBe(404);
  });
});

describe('the counters', () => {
  it('follow the documents', async () => {
    const today = colombianDate(new Date());
    const { json } = await get(`/v1/counters?to=${today}`);
    const totals = await Promise.all(
      ids.map(async (id) => {
        const { json } = await get('/v1/documents');
        return (json['data'] as Json[]).find((one) => one['id'] === id)?.['total'];
      }),
    );
    const all = { object: 'document_counter', environment: 'test', day: today, currency: 'COP', count: 1 };
    expect(json).toEqual({
      ...{ object: 'list', url: '/v1/counters', has_more: false },
      data: [
        { ...all, kind: 'credit_note', status: 'queued', sum: totals[1] },
        { ...all, kind: 'invoice', status: 'accepted_by_dian', sum: totals[0] },
        { ...all, kind: 'invoice', status: 'queued', sum: totals[2] },
      ],
    });
  });

  it('are of the days that are asked for, and of the tenant and mode that ask', async () => {
    expect((await get('/v1/counters?from=2020-01-01&to=2020-03-31')).json['data']).toEqual([]);
    for (const key of [stranger.sk_test, tenant.sk_live])
      expect((await get('/v1/counters', key)).json['data']).toEqual([]);
  });

  it.each(['from=2026-03-02&to=2026-03-01', 'from=2026-01-01&to=2026-04-03', 'from=2026-02-30', 'to=yesterday'])(
    'refuse %s',
    async (query) => expect((await get(`/v1/counters?${query}`)).status).toBe(422),
  );
});
