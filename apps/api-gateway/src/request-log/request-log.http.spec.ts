import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { readPlan, until } from '@rubrica/testing';
import pg from 'pg';
import {
  type Answered,
  type Call,
  fromConsole,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { RequestLog } from './request-log.process.js';
import { RequestLogStore } from './request-log.store.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let client: pg.Client;

beforeAll(async () => {
  gateway = await startGateway({ requestLogPerSecond: 10_000 });
  tenant = await gateway.newTenant();
  client = new pg.Client({ connectionString: gateway.fresh.adminUrl });
  await client.connect();
  await client.query('set search_path = api_gateway');
});
afterAll(async () => {
  await client.end();
  await gateway.close();
});

const HEADERS = { 'svc-version': NEWEST_API_VERSION };
const send = (method: string, path: string, { headers = {}, ...call }: Call): Promise<Answered> =>
  gateway.call(method, path, { ...call, headers: { ...HEADERS, ...headers } });
/** Lists requests, after all that were answered are written. */
const listed = async (query = '', call: Call = { key: tenant.sk_test }): Promise<Json[]> => {
  await gateway.app.get(RequestLog, { strict: false }).flush();
  const { status, json } = await send('GET', `/v1/requests?${query}`, call);
  expect([query, status]).toEqual([query, 200]);
  return json['data'] as Json[];
};
const idOf = ({ headers }: Answered): string => headers['svc-request-id'] ?? '';
const logged = async (answered: Answered, key = tenant.sk_test): Promise<Json> => {
  await gateway.app.get(RequestLog, { strict: false }).flush();
  const { status, json } = await send('GET', `/v1/requests/${idOf(answered)}`, { key });
  expect(status).toBe(200);
  return json;
};

describe('the request log', () => {
  it('has a POST with what was sent and answered, without what is personal', async () => {
    const headers = { 'idempotency-key': 'pedido-1' };
    const answered = await send('POST', '/v1/invoices', { key: tenant.sk_test, body: sale(), headers });
    expect(answered.status).toBe(201);
    const request = await logged(answered);
    expect(request).toMatchObject({
      ...{ object: 'request', operation_id: 'createInvoice', method: 'POST', path: '/v1/invoices', status: 201 },
      ...{ code: null, person_id: null, version: NEWEST_API_VERSION, livemode: false },
      key_id: expect.stringMatching(/^key_/),
      idempotency_key_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      created_at: expect.stringMatching(/-05:00$/),
    });
    expect(JSON.parse(String(request['answer_body']))).toMatchObject({ object: 'invoice', id: answered.json['id'] });
    expect(JSON.parse(String(request['request_body']))).toHaveProperty('lines');
    expect(JSON.stringify(request)).not.toContain('pedido-1');
    expect(JSON.stringify(request)).not.toContain(String((sale().customer as Json | undefined)?.['legal_name']));
  });

  it('has a refusal by its code, with the places of the faults, and the search finds it by its id', async () => {
    const body = { ...sale(), lines: [], sk_live_secret: 'sk_live_secret' };
    const refused = await send('POST', '/v1/invoices', { key: tenant.sk_test, body });
    const request = await logged(refused);
    expect(request).toMatchObject({ status: 422, code: refused.json['code'] });
    expect(String(request['answer_body'])).toContain('lines');
    expect(JSON.stringify(request)).not.toContain('sk_live');
    const { json } = await send('GET', `/v1/search?q=${idOf(refused)}`, { key: tenant.sk_test });
    expect(json['data']).toMatchObject([{ found_by: 'request_id', request: { id: idOf(refused), status: 422 } }]);
    const reader = await gateway.newKey(tenant.id, 'read');
    expect((await send('GET', `/v1/search?q=${idOf(refused)}`, { key: reader })).json['data']).toEqual([]);
  });

  it('tells of a lack of right, and names the person of a session', async () => {
    const reader = await gateway.newKey(tenant.id, 'read');
    const refused = await send('POST', '/v1/invoices', { key: reader, body: sale() });
    expect(await logged(refused)).toMatchObject({
      status: 403,
      code: 'role_insufficient',
      operation_id: 'createInvoice',
    });
    const cookie = await gateway.logIn(tenant.id, 'developer');
    const seen = await send('GET', '/v1/tenant', { headers: fromConsole(cookie) });
    expect(await logged(seen)).toMatchObject({
      key_id: null,
      person_id: expect.stringMatching(/^per_/),
      path: '/v1/tenant',
    });
  });

  it('is filtered by class, code, operation, key and time', async () => {
    const [newest] = await listed('limit=1');
    expect((await listed('status=4xx')).every(({ status }) => Number(status) >= 400)).toBe(true);
    expect(await listed('code=role_insufficient')).toMatchObject([{ status: 403 }]);
    expect((await listed('operation_id=createInvoice&status=2xx')).map(({ status }) => status)).toEqual([201]);
    const [post] = await listed('operation_id=createInvoice&status=2xx');
    expect((await listed(`key_id=${String(post?.['key_id'])}`)).length).toBeGreaterThan(1);
    expect(await listed(`created[lt]=${encodeURIComponent('2026-01-01T00:00:00Z')}`)).toEqual([]);
    expect((await listed(`ending_before=${String(newest?.['id'])}`)).length).toBeGreaterThan(0);
  });

  it('is nobody else’s, and of one mode', async () => {
    const other = await gateway.newTenant();
    const mine = await send('GET', '/v1/tenant', { key: tenant.sk_test });
    await logged(mine);
    for (const key of [other.sk_test, tenant.sk_live])
      expect((await send('GET', `/v1/requests/${idOf(mine)}`, { key })).status).toBe(404);
  });

  it('keeps none for longer than seven days', async () => {
    const old = await send('GET', '/v1/tenant', { key: tenant.sk_live });
    await logged(old, tenant.sk_live);
    gateway.clock.advance(7 * 86_400 + 60);
    expect((await send('GET', `/v1/requests/${idOf(old)}`, { key: tenant.sk_live })).status).toBe(404);
    await until(
      () => gateway.database.query('select from requests where id = $1', [idOf(old)]),
      (rows) => {
        if (rows.length > 0) gateway.clock.advance(3_600);
        return rows.length === 0;
      },
    );
  });

  it('drops what is too much, and counts it', async () => {
    const log = gateway.app.get(RequestLog, { strict: false });
    const store = gateway.app.get(RequestLogStore, { strict: false });
    const failing = jest.spyOn(store, 'insert').mockRejectedValue(new Error('the database is away'));
    const [row] = await listed('limit=1', { key: tenant.sk_live });
    await send('GET', '/v1/tenant', { key: tenant.sk_test });
    await log.flush();
    failing.mockRestore();
    const { text } = await gateway.call('GET', '/metrics');
    expect(text).toMatch(/rubrica_requests_not_logged_total\{reason="failed"[^}]*\} [1-9]/);
    expect(row === undefined || 'id' in row).toBe(true);
  });
});

describe('among 40,000 requests', () => {
  it('a page with any filter is read by an index', async () => {
    const now = gateway.clock.now().toISOString();
    await client.query(
      `insert into requests (id, tenant_id, livemode, class, operation, method, path, status, code, duration_ms, key_id, version, created_at)
       select 'req_' || n, $1, true, case when n % 500 = 0 then 5 else 2 end, 'op' || n % 50, 'GET', '/v1', 200,
         case when n % 500 = 0 then 'internal_error' end, 1, 'key_' || n % 400, '2026-12-01', $2::timestamptz - (40000 - n) * interval '1 second'
       from generate_series(1, 40000) n`,
      [tenant.id, now],
    );
    await client.query('analyze requests');
    const middle = new Date(Date.parse(now) - 20_000_000).toISOString();
    for (const filter of [
      '',
      'status=5xx',
      'code=internal_error',
      'operation_id=op7',
      'key_id=key_9',
      'key_id=key_none',
    ])
      for (const time of ['', `&created[lt]=${encodeURIComponent(middle)}`, '&starting_after=req_20000']) {
        const query = jest.spyOn(gateway.database, 'query');
        const { status } = await send('GET', `/v1/requests?${filter}${time}`, { key: tenant.sk_live });
        const sent = query.mock.calls.filter(([sql]) => sql.includes('from requests'));
        query.mockRestore();
        expect([filter, status, sent.length > 0]).toEqual([filter, 200, true]);
        for (const [sql, values = []] of sent) {
          const { looked, scanned } = await readPlan(client, sql, values, { generic: false });
          expect([filter, time, scanned, looked > 40 ? sql : '']).toEqual([filter, time, [], '']);
        }
      }
  });
});

type Schema = Json & {
  readonly type?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

describe('a secret', () => {
  it('is not in the log, in whatever field of whatever operation somebody sent it', async () => {
    const { json } = await gateway.call('GET', `/openapi/${NEWEST_API_VERSION}.json`);
    const schemas = (json['components'] as Json)['schemas'] as Readonly<Record<string, Schema>>;
    const planted = 'planted-7f3a';
    const filled = (schema: Schema, depth = 0): unknown => {
      if (depth > 6) return planted;
      if (schema.$ref) return filled(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
      const [first] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
      if (first) return filled(first, depth);
      if (schema.type === 'array') return [filled(schema.items ?? {}, depth + 1)];
      if (schema.properties)
        return Object.fromEntries(
          Object.entries(schema.properties).map(([name, one]) => [name, filled(one, depth + 1)]),
        );
      return planted;
    };
    let sent = 0;
    for (const [path, methods] of Object.entries(json['paths'] as Record<string, Record<string, Json>>))
      for (const [method, described] of Object.entries(methods)) {
        if (method === 'get' || !path.startsWith('/v1/') || path.includes('/invitations/{id}/accept')) continue;
        const content = (described['requestBody'] as Json | undefined)?.['content'] as Json | undefined;
        const schema = (content?.['application/json'] as Json | undefined)?.['schema'] as Schema | undefined;
        const body = schema ? (filled(schema) as object) : undefined;
        await gateway.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), {
          key: tenant.sk_test,
          headers: { ...HEADERS, 'idempotency-key': `${planted}-${sent}` },
          ...(body && { body }),
        });
        sent += 1;
      }
    expect(sent).toBeGreaterThan(50);
    const made = await send('POST', '/v1/api-keys', { key: tenant.sk_test, body: { name: planted, role: 'read' } });
    expect(made.status).toBe(201);
    const request = await logged(made);
    expect(JSON.parse(String(request['answer_body']))).toMatchObject({ id: made.json['id'], secret: '***' });
    const rows = await gateway.database.query<{ row: string }>('select requests::text as row from requests');
    expect(rows.length).toBeGreaterThan(sent);
    const secrets = [planted, String(made.json['secret']), tenant.sk_test, tenant.sk_live, OPERATOR_TOKEN, '__Host-'];
    expect(rows.filter(({ row }) => secrets.some((secret) => row.includes(secret)))).toEqual([]);
  });
});
