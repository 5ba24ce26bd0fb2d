import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nitCheckDigit } from '@rubrica/fiscal';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { until } from '@rubrica/testing';
import {
  buyer,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let invoice: Json;
const VERSION = { 'svc-version': NEWEST_API_VERSION };

beforeAll(async () => {
  gateway = await startGateway({ trustedProxies: 1 });
  tenant = await gateway.newTenant();
  invoice = (await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, headers: VERSION, body: sale() })).json;
  await gateway.logIn(tenant.id, 'owner', 'duena@ejemplo.co');
});
afterAll(() => gateway.close());

const ask = (path: string) => gateway.call('GET', `/admin/v1/${path}`, { key: OPERATOR_TOKEN });
const found = async (q: string): Promise<unknown[][]> => {
  const { json } = await ask(`search?q=${encodeURIComponent(q)}`);
  return (json['data'] as Json[]).map(({ type, matched, id }) => [type, matched, id]);
};
const audit = async (query: string): Promise<Json[]> => {
  const { json } = await gateway.call('GET', `/v1/audit?${query}`, { key: tenant.sk_test, headers: VERSION });
  return json['data'] as Json[];
};

describe('an operator', () => {
  it('sees a document of a tenant without bodies and persons, and the tenant sees the look', async () => {
    const { status, json } = await ask(`documents/${String(invoice['id'])}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      tenant_id: tenant.id,
      document: { id: invoice['id'], status: 'queued' },
      attempts: null,
    });
    expect(Object.keys(json['document'] as Json)).not.toEqual(expect.arrayContaining(['customer']));
    expect(JSON.stringify(json)).not.toMatch(/legal_name|description/);
    const [look] = await audit('action=getDocument');
    expect(look).toMatchObject({
      ...{ actor: { type: 'operator', id: null, name: null }, object_id: invoice['id'], mode: 'test', reason: null },
    });
  });

  it('sees all of it with a reason, which the tenant sees too', async () => {
    const { json } = await ask(`documents/${String(invoice['id'])}?reason=${encodeURIComponent('Caso 4711')}`);
    expect(json['document']).toMatchObject({ lines: expect.anything() });
    expect((await audit('action=getDocument'))[0]).toMatchObject({ reason: 'Caso 4711' });
  });

  it('sees nothing that cannot be recorded', async () => {
    await gateway.database.query('alter table audit rename to audit_away');
    const answers = await Promise.all([ask(`documents/${String(invoice['id'])}`), ask('search?q=SETP1')]).finally(() =>
      gateway.database.query('alter table audit_away rename to audit'),
    );
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  });

  it('finds things of all tenants by what is exactly theirs', async () => {
    const id = String(invoice['id']);
    expect(await found(id)).toEqual([['document', 'id', id]]);
    expect(await found(tenant.id)).toEqual([['tenant', 'id', tenant.id]]);
    const { json: own } = await ask(`tenants/${tenant.id}`);
    expect(await found(`${String(own['nit'])}-1`)).toEqual([['tenant', 'nit', tenant.id]]);
    expect(await found('Duena@Ejemplo.co')).toMatchObject([['person', 'email', expect.stringMatching(/^per_/)]]);
    const [entry] = (await ask('audit?action=linkPerson')).json['data'] as Json[];
    expect(await found(String(entry?.['request_id']))).toEqual([['audit_entry', 'request_id', entry?.['id']]]);
    expect(await found('nothing of this')).toEqual([]);
    await gateway.database.query(
      `update documents set view = jsonb_set(view, '{number}', '"SETP990000777"') where id = $1`,
      [id],
    );
    expect(await found('setp990000777')).toEqual([['document', 'number', id]]);
    const searches = (await ask('audit?action=searchEverything')).json['data'] as Json[];
    expect(JSON.stringify(searches)).not.toMatch(/ejemplo\.co|SETP/i);
  });

  it('finds the tenants that deal with a buyer or supplier, and the newest document about it', async () => {
    const other = await gateway.newTenant();
    const identification = { type: '31', number: '901234567', check_digit: nitCheckDigit('901234567') };
    const call = async (key: string, path: string, body: object): Promise<string> => {
      const { status, json } = await gateway.call('POST', path, { key, headers: VERSION, body });
      expect(`${path} ${status} ${status === 201 ? '' : JSON.stringify(json)}`).toBe(`${path} 201 `);
      return String(json['id']);
    };
    const customer = buyer({ legal_name: 'Ferretería El Tornillo S.A.S.', identification });
    const toCustomer = sale({ customer_id: undefined, customer });
    await call(tenant.sk_test, '/v1/invoices', toCustomer);
    const newest = await call(tenant.sk_test, '/v1/invoices', toCustomer);
    const kept = await call(other.sk_test, '/v1/customers', customer);
    const supplies = await call(other.sk_live, '/v1/suppliers', {
      ...{ residence: 'resident', legal_name: 'Ferretería El Tornillo S.A.S.', identification },
      address: { line: 'Cra 7 # 12-34', municipality_code: '11001', postal_code: '110111' },
    });
    const hits = await found(`901.234.567-${identification.check_digit}`);
    expect(hits).toEqual(
      expect.arrayContaining([
        ['document', 'counterparty', newest],
        ['customer', 'counterparty', kept],
        ['supplier', 'counterparty', supplies],
      ]),
    );
    expect(hits).toHaveLength(3);
    await gateway.call('DELETE', `/v1/customers/${kept}`, { key: other.sk_test, headers: VERSION });
    expect(await found('901234567')).not.toContainEqual(['customer', 'counterparty', kept]);
  });

  it('finds a request of any tenant by its id, as long as it is kept', async () => {
    const { headers } = await gateway.call('GET', '/v1/invoices?limit=1', { key: tenant.sk_test, headers: VERSION });
    const id = String(headers['svc-request-id']);
    expect(
      await until(
        () => found(id),
        (hits) => hits.length > 0,
      ),
    ).toEqual([['request', 'request_id', id]]);
    const { json } = await ask(`search?q=${id}`);
    expect(json['data']).toMatchObject([{ tenant_id: tenant.id, kind: 'listInvoices', status: '200' }]);
    await gateway.database.query(`update requests set created_at = created_at - interval '8 days' where id = $1`, [id]);
    expect(await found(id)).toEqual([]);
  });

  it('is noted with the address that the proxy names', async () => {
    await gateway.call('GET', '/admin/v1/search?q=nada', {
      key: OPERATOR_TOKEN,
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    });
    const [entry] = (await ask('audit?action=searchEverything')).json['data'] as Json[];
    expect(entry).toMatchObject({ address: '198.51.100.7' });
  });

  it('finds no document that there is not', async () => {
    expect((await ask('documents/inv_1')).status).toBe(404);
  });
});
