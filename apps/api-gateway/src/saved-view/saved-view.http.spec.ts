import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readPlan } from '@rubrica/testing';
import pg from 'pg';
import {
  type Answered,
  errorsOf,
  fromConsole,
  type Json,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const VERSION = { 'svc-version': '2026-12-01' };
const QUERY = 'object=invoice&status=failed%2Crejected_by_dian';
const byKey = (method: string, path: string, body?: object, key = tenant.sk_test): Promise<Answered> =>
  gateway.call(method, `/v1/views${path}`, { key, headers: VERSION, ...(body && { body }) });
const bySession = (cookie: string, method: string, path: string, body?: object): Promise<Answered> =>
  gateway.call(method, `/v1/views${path}`, { headers: fromConsole(cookie), ...(body && { body }) });
const problem = ({ status, json }: Answered): unknown[] => [status, json['code']];
const names = ({ json }: Answered): unknown[] => (json['data'] as Json[]).map(({ name }) => name);

describe('a saved view', () => {
  it('has the filters of the list of documents, in one order, and the list takes them', async () => {
    const { status, json } = await byKey('POST', '', {
      name: 'Rechazadas',
      query: '?status=failed,rejected_by_dian&object=invoice',
    });
    expect([status, json['query'], json['shared']]).toEqual([201, QUERY, true]);
    const list = await gateway.call('GET', `/v1/documents?${String(json['query'])}`, {
      key: tenant.sk_test,
      headers: VERSION,
    });
    expect([list.status, list.json['data']]).toEqual([200, []]);
  });

  it.each([
    ['color=red', 'unknown_field', 'color: '],
    ['limit=5', 'unknown_field', 'limit: '],
    ['status=quoted', 'wrong_format', 'status: '],
    ['status=failed&status=queued', 'wrong_type', 'status: '],
    ['created[gte]=yesterday', 'wrong_format', 'created[gte]: '],
  ])('is refused with the query %s', async (query, code, detail) => {
    const answered = await byKey('POST', '', { name: 'x', query });
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)[0]).toMatchObject({ pointer: '#/query', code });
    expect(String(errorsOf(answered)[0]?.['detail'])).toMatch(detail);
  });

  it('of a person is that person’s alone, until it is shared', async () => {
    const [ana, luis] = [await gateway.logIn(tenant.id, 'biller'), await gateway.logIn(tenant.id, 'owner')];
    const { json } = await bySession(ana, 'POST', '', { name: 'De Ana', query: '' });
    const path = `/${String(json['id'])}`;
    expect(json).toMatchObject({ shared: false, query: '' });
    for (const answered of [
      await bySession(luis, 'GET', path),
      await bySession(luis, 'DELETE', path),
      await byKey('GET', path),
    ])
      expect(problem(answered)).toEqual([404, 'not_found']);
    expect(names(await bySession(ana, 'GET', ''))).toEqual(['De Ana', 'Rechazadas']);
    expect(names(await bySession(luis, 'GET', ''))).toEqual(['Rechazadas']);
    expect((await bySession(ana, 'PATCH', path, { shared: true })).json['shared']).toBe(true);
    expect((await bySession(luis, 'PATCH', path, { name: 'De todos' })).json).toMatchObject({
      name: 'De todos',
      query: '',
    });
    expect(names(await byKey('GET', '', undefined, tenant.sk_live))).toEqual(['De todos', 'Rechazadas']);
    expect((await byKey('DELETE', path)).json).toMatchObject({ deleted: true });
    expect(problem(await bySession(ana, 'GET', path))).toEqual([404, 'not_found']);
  });

  it('of the company is changed by who may write, not by who only reads', async () => {
    const { json } = await byKey('POST', '', { name: 'Compartida', query: '' });
    const path = `/${String(json['id'])}`;
    const reader = await gateway.logIn(tenant.id, 'reader');
    const readKey = await gateway.newKey(tenant.id, 'read');
    expect((await bySession(reader, 'GET', path)).status).toBe(200);
    const own = await bySession(reader, 'POST', '', { name: 'Mía', query: '' });
    expect(own.status).toBe(201);
    for (const answered of [
      await bySession(reader, 'PATCH', path, { name: 'x' }),
      await bySession(reader, 'DELETE', path),
      await bySession(reader, 'PATCH', `/${String(own.json['id'])}`, { shared: true }),
      await byKey('POST', '', { name: 'x', query: '' }, readKey),
    ])
      expect(problem(answered)).toEqual([403, 'role_insufficient']);
  });

  it('is of one company, and goes with the person who leaves it', async () => {
    const stranger = await gateway.newTenant();
    expect((await byKey('GET', '', undefined, stranger.sk_test)).json['data']).toEqual([]);
    const leaver = await gateway.logIn(tenant.id, 'biller', 'se-va@ejemplo.co');
    const { json } = await bySession(leaver, 'POST', '', { name: 'De quien se va', query: '' });
    const members = await gateway.call('GET', '/v1/members?limit=1', { key: tenant.sk_test, headers: VERSION });
    const [member] = members.json['data'] as Json[];
    await gateway.call('DELETE', `/v1/members/${String(member?.['id'])}`, { key: tenant.sk_test, headers: VERSION });
    expect(await gateway.database.query('select 1 from saved_views where id = $1', [json['id']])).toEqual([]);
  });

  it('is one of 200 at most, and a page of them is read by an index', async () => {
    const other = await gateway.newTenant();
    await gateway.database.query(
      `insert into saved_views (id, tenant_id, created_by, name, query, created_at, updated_at)
       select 'view_' || n || $1, case when n > 200 then $2 else $1 end, 'key', 'x', '', now(), now() from generate_series(1, 10000) n`,
      [other.id, tenant.id],
    );
    expect(problem(await byKey('POST', '', { name: 'x', query: '' }, other.sk_test))).toEqual([
      409,
      'view_limit_reached',
    ]);
    const query = jest.spyOn(gateway.database, 'query');
    await bySession(await gateway.logIn(other.id, 'reader'), 'GET', '');
    const [sql, values = []] = query.mock.calls.find(([text]) => text.includes('from saved_views')) ?? [''];
    query.mockRestore();
    const client = new pg.Client({ connectionString: gateway.fresh.adminUrl });
    await client.connect();
    await client.query('set search_path = api_gateway');
    await client.query('analyze saved_views');
    const plan = await readPlan(client, sql, values);
    await client.end();
    expect([plan.scanned, plan.looked <= 300]).toEqual([[], true]);
  });
});
