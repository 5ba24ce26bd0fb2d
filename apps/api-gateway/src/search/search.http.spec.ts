import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fact } from '@rubrica/service-testing';
import { type Json, type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let stranger: TenantKeys;
let invoice: Json;
let shop: Json;
let supplier: Json;

const VERSION = { 'svc-version': '2026-12-01' };
const call = async (method: string, path: string, body?: object, key = tenant.sk_test): Promise<Json> => {
  const { status, json } = await gateway.call(method, `/v1/${path}`, { key, body, headers: VERSION });
  expect([status < 300, json['detail'], json['errors']]).toEqual([true, undefined, undefined]);
  return json;
};
/** Returns what was found, in order: by which way, and the id. */
const found = async (q: string, key = tenant.sk_test): Promise<unknown[]> => {
  const { data } = await call('GET', `search?q=${encodeURIComponent(q)}`, undefined, key);
  return (data as unknown as Json[]).map(({ found_by, document, counterparty }) => [
    found_by,
    ((document ?? counterparty) as Json)['id'],
  ]);
};

beforeAll(async () => {
  gateway = await startGateway();
  [tenant, stranger] = [await gateway.newTenant(), await gateway.newTenant()];
  shop = await call('POST', 'customers', {
    ...{ legal_name: 'Óptica Peñalosa & Hijos S.A.S.', external_id: 'C-77' },
    identification: { type: '13', number: '901234567' },
  });
  supplier = await call('POST', 'suppliers', {
    ...{ legal_name: 'Ana Óptima Rincón', residence: 'resident', identification: { type: '13', number: '52123456' } },
    address: { line: 'Finca 3', municipality_code: '25286', postal_code: '250020' },
  });
  invoice = await call('POST', 'invoices', sale({ external_id: 'pedido-1', customer_id: shop['id'] }));
  await gateway.publish(fact('numbered', { document_id: String(invoice['id']) }));
});
afterAll(() => gateway.close());

describe('the search', () => {
  it('finds a document by its id, its number, its CUFE and its external id', async () => {
    const { id, number, cufe } = await call('GET', `invoices/${invoice['id']}`);
    for (const [by, q] of [
      ['id', id],
      ['number', number],
      ['number', String(number).slice(0, 5).toLowerCase()],
      ['external_id', 'pedido-1'],
      ['external_id', 'ped'],
      ...(cufe === null ? [] : [['cufe', String(cufe).toUpperCase()]]),
    ])
      expect([q, await found(String(q))]).toEqual([q, [[by, id]]]);
  });

  it('finds a customer with its documents by words of its name and by its number', async () => {
    const both = (by: string) => [
      [by, shop['id']],
      [by, invoice['id']],
    ];
    for (const q of ['optica penalosa', 'PEÑA', 'hijos óptica', '901234567', '901.234'])
      expect([q, await found(q)]).toEqual([q, both(/\d/.test(q) ? 'identification_number' : 'name')]);
    expect(await found(String(shop['id']))).toEqual([['id', shop['id']]]);
    expect(await found('C-7')).toEqual([['external_id', shop['id']]]);
    const several = await found('opti');
    expect(several).toContainEqual(['name', supplier['id']]);
    expect(several).toContainEqual(['name', shop['id']]);
  });

  it('finds nothing by a part inside of a word, by one letter, or what another tenant has', async () => {
    for (const q of ['eñalosa', 'óptica rincón', 'p o', '%%', '__', '\\x'])
      expect([q, await found(q)]).toEqual([q, []]);
    for (const q of [invoice['id'], 'pedido-1', 'optica', '901234567'])
      expect([q, await found(String(q), stranger.sk_test)]).toEqual([q, []]);
    for (const q of [invoice['id'], 'optica']) expect([q, await found(String(q), tenant.sk_live)]).toEqual([q, []]);
  });

  it('finds a renamed customer by its new name, and none that is deleted', async () => {
    const { id } = await call('POST', 'customers', {
      ...{ legal_name: 'Panadería Central', identification: { type: '13', number: '1020304050' } },
    });
    await call('PATCH', `customers/${id}`, { legal_name: 'Pastelería Central' });
    expect(await found('pasteleria')).toEqual([['name', id]]);
    await gateway.call('DELETE', `/v1/customers/${id}`, { key: tenant.sk_test, headers: VERSION });
    expect(await found('pasteleria')).toEqual([]);
    const words = await gateway.database.query(
      `select word from counterparty_words where identification_number = '1020304050'`,
    );
    expect(words).toEqual([]);
  });

  it('refuses a text that is too short, and is unknown to the first version', async () => {
    const short = await gateway.call('GET', '/v1/search?q=a', { key: tenant.sk_test, headers: VERSION });
    expect([short.status, short.json['code']]).toEqual([422, 'out_of_bounds']);
    const old = { 'svc-version': '2026-01-01' };
    expect((await gateway.call('GET', '/v1/search?q=optica', { key: tenant.sk_test, headers: old })).status).toBe(404);
  });
});
