import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { buyer, errorsOf, type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

describe('an API key', () => {
  it.each([
    ['no key', {}],
    ['an unknown key', { authorization: 'Bearer sk_test_0000000000000000000000' }],
    ['a key of another scheme', { authorization: 'Basic c2tfdGVzdDo=' }],
    ['a text that is no key', { authorization: 'Bearer \u00f1' }],
    ['a key that is far too long', { authorization: `Bearer sk_test_${'a'.repeat(5000)}` }],
    ['an operator token', { authorization: 'Bearer op_a_token_of_the_tests' }],
  ])('is demanded: %s is a 401', async (_, headers: Record<string, string>) => {
    const { status, json, headers: answered } = await gateway.call('GET', '/v1/invoices', { headers });
    expect([status, json['code']]).toEqual([401, 'unauthorized']);
    expect(answered['www-authenticate']).toContain('Bearer');
    expect(answered['svc-version']).toBe('2026-01-01');
  });

  it('is kept as a hash only', async () => {
    const rows = await gateway.database.query('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(tenant.sk_test);
  });

  it('that was revoked is a 401 within a second, although it is not looked up for each request', async () => {
    const key = await gateway.newKey(tenant.id, 'full');
    expect((await gateway.call('GET', '/v1/tenant', { key })).status).toBe(200);
    await gateway.database.query(
      'update api_keys set revoked_at = now() where id = (select id from api_keys order by created_at desc limit 1)',
    );
    const status = async (): Promise<number> => (await gateway.call('GET', '/v1/tenant', { key })).status;
    expect(await until(status, (answered) => answered === 401)).toBe(401);
  });

  it.each([
    ['read', 'GET', '/v1/customers', undefined, 200],
    ['read', 'POST', '/v1/customers', buyer(), 403],
    ['read', 'POST', '/v1/invoices', sale(), 403],
    ['documents', 'POST', '/v1/customers', buyer(), 201],
    ['documents', 'PATCH', '/v1/tenant', { phone: '6013456789' }, 403],
    ['documents', 'POST', '/v1/certificates', {}, 403],
    ['documents', 'POST', '/v1/webhook-endpoints', {}, 403],
    ['documents', 'POST', '/v1/numbering-ranges', {}, 403],
    ['full', 'PATCH', '/v1/tenant', { phone: '6013456789' }, 200],
  ] as const)('of role %s: %s %s', async (role, method, path, body, expected) => {
    const key = await gateway.newKey(tenant.id, role);
    const { status, json } = await gateway.call(method, path, { key, body });
    expect(status).toBe(expected);
    if (expected === 403) expect(json['code']).toBe('role_insufficient');
  });
});

describe('a tenant', () => {
  it('finds nothing of another tenant, nor of its other mode, by any path', async () => {
    const other = await gateway.newTenant();
    const customer = (await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: buyer() })).json['id'];
    const invoice = (await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() })).json['id'];
    const paths = ['', '/xml', '/pdf', '/attached-document', '/application-response', '/timeline'].map(
      (file) => `/v1/invoices/${String(invoice)}${file}`,
    );
    for (const key of [other.sk_test, other.sk_live, tenant.sk_live]) {
      for (const path of [...paths, `/v1/customers/${String(customer)}`]) {
        expect([path, (await gateway.call('GET', path, { key })).status]).toEqual([path, 404]);
      }
      for (const method of ['PATCH', 'DELETE']) {
        const call = { key, body: { legal_name: 'Robada S.A.S.' } };
        expect((await gateway.call(method, `/v1/customers/${String(customer)}`, call)).status).toBe(404);
      }
      for (const path of ['/v1/invoices', '/v1/customers']) {
        expect((await gateway.call('GET', path, { key })).json['data']).toEqual([]);
      }
      const borrowed = await gateway.call('POST', '/v1/invoices', { key, body: sale({ customer_id: customer }) });
      expect([borrowed.status, borrowed.json['code']]).toEqual([422, 'customer_unknown']);
      const cursor = await gateway.call('GET', `/v1/invoices?starting_after=${String(invoice)}`, { key });
      expect([cursor.status, cursor.json['code']]).toEqual([422, 'cursor_unknown']);
    }
  });
});

describe('the version', () => {
  it("is the tenant's own when none is asked for, and is echoed", async () => {
    const { headers } = await gateway.call('GET', '/v1/tenant', { key: tenant.sk_test });
    expect(headers['svc-version']).toBe('2026-01-01');
  });

  it.each(['2026-01-01', '2026-12-01'])('%s, asked for by Svc-Version, is echoed', async (version) => {
    const { status, headers } = await gateway.call('GET', '/v1/tenant', {
      key: tenant.sk_test,
      headers: { 'svc-version': version },
    });
    expect([status, headers['svc-version']]).toEqual([200, version]);
  });

  it('is the one that the tenant is pinned to when none is asked for', async () => {
    const { id, sk_test: key } = await gateway.newTenant();
    await gateway.database.query(`update tenants set api_version = '2026-12-01' where id = $1`, [id]);
    expect((await gateway.call('GET', '/v1/tenant', { key })).headers['svc-version']).toBe('2026-12-01');
  });

  it.each(['2025-01-01', '', 'latest', '2026-01-01, 2026-01-01'])(
    '%j does not exist: a 400 lists those that do',
    async (version) => {
      const { status, json, headers } = await gateway.call('GET', '/v1/tenant', {
        key: tenant.sk_test,
        headers: { 'svc-version': version },
      });
      expect([status, json['code'], json['available_versions']]).toEqual([
        400,
        'unknown_version',
        ['2026-01-01', '2026-12-01'],
      ]);
      expect(json['detail']).toContain('2026-01-01, 2026-12-01');
      expect(headers['svc-version']).toBe('2026-01-01');
    },
  );
});

describe('a path', () => {
  it.each(['%00', '%E2%80%8B', "'%20or%201=1", '..%2f..', '%F0%9F%98%80', 'a'.repeat(101), '__proto__', 'constructor'])(
    'with the id %s leads nowhere',
    async (id) => {
      for (const path of [
        '/v1/invoices/ID',
        '/v1/customers/ID',
        '/v1/catalogs/ID',
        '/v1/events/ID',
        '/files/ID/ID/pdf',
        '/docs/ID',
      ]) {
        const { status, json } = await gateway.call('GET', path.replaceAll('ID', id), { key: tenant.sk_test });
        // Words of word characters are asked of their owner, who is not there.
        expect([path, status]).toEqual([
          path,
          path.includes('events') && /^\w+$/.test(id) && id.length <= 100 ? 503 : 404,
        ]);
        expect(json['request_id']).toEqual(expect.stringMatching(/^req_/));
      }
    },
  );
});

describe('the query of a list', () => {
  it.each([
    ['limit=0', 'limit', 'wrong_format'],
    ['limit=101', 'limit', 'wrong_format'],
    ['limit=ten', 'limit', 'wrong_format'],
    ['limit=', 'limit', 'wrong_format'],
    ['limit=1&limit=2', 'limit', 'repeated_parameter'],
    ['colour=red', 'colour', 'unknown_parameter'],
    ['__proto__=1', '__proto__', 'unknown_parameter'],
    ['status=done', 'status', 'not_allowed'],
    ['environment=prod', 'environment', 'not_allowed'],
    ['number=%00', 'number', 'forbidden_character'],
    ['created[gte]=yesterday', 'created[gte]', 'wrong_format'],
    ['created[gte]=0000-01-01T00:00:00Z', 'created[gte]', 'wrong_format'],
    ['created[lt]=2026-02-30T00:00:00Z', 'created[lt]', 'wrong_format'],
    ['created[lt]=2026-01-01T00:00:00%2B23:00', 'created[lt]', 'wrong_format'],
    ['created[lt]=2016-12-31T23:59:60Z', 'created[lt]', 'wrong_format'],
    ['starting_after=inv_1', 'starting_after', 'cursor_unknown'],
    ['starting_after=inv_1&ending_before=inv_2', 'ending_before', 'not_allowed'],
  ])('%s is a 422 that names the parameter', async (query, parameter, code) => {
    const answered = await gateway.call('GET', `/v1/invoices?${query}`, { key: tenant.sk_test });
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)).toContainEqual(expect.objectContaining({ parameter, code }));
  });

  it('is told all its faults at once', async () => {
    const answered = await gateway.call('GET', '/v1/invoices?limit=0&colour=red&status=done', { key: tenant.sk_test });
    expect(
      errorsOf(answered)
        .map(({ parameter }) => parameter)
        .sort(),
    ).toEqual(['colour', 'limit', 'status']);
    expect(answered.json['code']).toBe('invalid_request');
  });
});

describe('an Idempotency-Key', () => {
  it.each(['', 'ñ', 'a'.repeat(256)])('%j is a 400', async (key) => {
    const answered = await gateway.call('POST', '/v1/customers', {
      key: tenant.sk_test,
      body: buyer(),
      headers: { 'idempotency-key': key },
    });
    expect([answered.status, answered.json['code']]).toEqual([400, 'idempotency_key_invalid']);
  });

  it.each(['8841', ' two words ', 'a'.repeat(255), '~!@#$%^&*()'])('%j will do', async (key) => {
    const answered = await gateway.call('POST', '/v1/customers', {
      key: tenant.sk_test,
      body: buyer(),
      headers: { 'idempotency-key': key },
    });
    expect(answered.status).toBe(201);
  });
});

describe('the scope of an Idempotency-Key', () => {
  const post = async (path: string, idempotencyKey: string): Promise<unknown[]> => {
    const headers = { 'idempotency-key': idempotencyKey };
    const {
      status,
      json,
      headers: answered,
    } = await gateway.call('POST', path, {
      key: tenant.sk_test,
      body: buyer(),
      headers,
    });
    return [status, json['id'], answered['idempotent-replayed']];
  };

  it.each([
    '/v1/%63ustomers',
    '/%76%31/customers',
    '/v1/customers?',
    '/v1/customers?#x',
    '/v1/%63%75%73%74%6F%6D%65%72%73',
    '/v1/%63%75%73%74%6f%6d%65%72%73',
  ])('is the route, however its path is spelled: %s', async (spelling) => {
    const [status, id] = await post('/v1/customers', `of ${spelling}`);
    expect(status).toBe(201);
    expect(await post(spelling, `of ${spelling}`)).toEqual([201, id, 'true']);
  });

  it.each([
    ['/v1/customers/', 405],
    ['//v1/customers', 404],
    ['/v1//customers', 404],
    ['/V1/customers', 404],
    ['/v1/customers%2f', 404],
  ])('has no other spelling: %s creates nothing', async (path, status) => {
    expect((await post(path, 'nowhere'))[0]).toBe(status);
  });
});
