import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import {
  type Answered,
  fromConsole,
  type Json,
  OPERATOR_CONSOLE_URL,
  OPERATOR_TOKEN,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
const ANA = 'ana@rubrica.example';

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const asToken = (method: string, path: string, body?: object) =>
  gateway.call(method, path, { key: OPERATOR_TOKEN, ...(body && { body }) });
const as = (cookie: string, method: string, path: string, body?: object) =>
  gateway.call(method, path, { headers: fromConsole(cookie), ...(body && { body }) });
const problem = ({ status, json }: Answered): unknown[] => [status, json['code']];
const operators = async (): Promise<Json[]> => (await asToken('GET', '/admin/v1/people')).json['data'] as Json[];
const idOf = async (email: string): Promise<string> =>
  String((await operators()).find((one) => one['email'] === email)?.['id']);

describe('an operator', () => {
  it('is made by a link, which opens a session of operators once, with a step-up', async () => {
    const { json } = await asToken('POST', '/admin/v1/people/links', { email: ANA, operator: 'administer' });
    const [url = '', token = ''] = String(json['url']).split('#');
    expect(url).toBe(`${OPERATOR_CONSOLE_URL}/console/enter`);
    const enter = () => gateway.call('POST', '/admin/session', { body: { token }, headers: fromConsole('') });
    const login = await enter();
    expect(login.status).toBe(201);
    expect(login.headers['set-cookie']).toMatch(/^__Host-rubrica-operator=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly/);
    expect(login.json).toMatchObject({ role: 'administer', person: { email: ANA } });
    expect(login.json['rights']).toEqual(expect.arrayContaining(['listTenants', 'eraseTenant', 'listOperators']));
    expect(problem(await enter())).toEqual([401, 'login_refused']);
    const [cookie = ''] = (login.headers['set-cookie'] ?? '').split(';');
    expect((await as(cookie, 'GET', '/admin/v1/tenants')).status).toBe(200);
    expect((await as(cookie, 'GET', '/admin/session')).json).toMatchObject({ id: login.json['id'] });
    expect((await as(cookie, 'GET', '/admin/session/all')).json['data']).toHaveLength(1);
  });

  it('gets no session by a link of companies, and companies none by one of operators', async () => {
    const link = async (order: object): Promise<string> => {
      const { json } = await asToken('POST', '/admin/v1/people/links', { email: ANA, ...order });
      return String(json['url']).split('#')[1] ?? '';
    };
    const enter = (path: string, token: string) =>
      gateway.call('POST', path, { body: { token }, headers: fromConsole('') });
    expect(problem(await enter('/admin/session', await link({})))).toEqual([401, 'login_refused']);
    expect(problem(await enter('/session', await link({ operator: 'look' })))).toEqual([401, 'login_refused']);
    const both = { email: ANA, operator: 'look', tenant_id: tenant.id };
    expect(problem(await asToken('POST', '/admin/v1/people/links', both))).toEqual([422, 'conflicting_fields']);
  });

  it('gives orders under the id of the person, which the audit has with her name', async () => {
    const cookie = await gateway.logInOperator('act', 'beto@rubrica.example');
    const { json } = await as(cookie, 'POST', `/admin/v1/tenants/${tenant.id}/suspend`, { reason: 'Mayo sin pagar.' });
    const { person } = (await as(cookie, 'GET', '/admin/session')).json as { person: Json };
    expect(json).toMatchObject({ suspension: { operator: person['id'] } });
    const entries = await asToken('GET', '/admin/v1/audit?action=suspendTenant');
    expect((entries.json['data'] as Json[])[0]).toMatchObject({
      actor: { type: 'operator', id: person['id'], name: 'beto@rubrica.example' },
      reason: 'Mayo sin pagar.',
    });
  });

  it('has a new role within a second, without the step-up of the old one', async () => {
    const cookie = await gateway.logInOperator('look', 'caro@rubrica.example');
    const id = await idOf('caro@rubrica.example');
    const resume = () => as(cookie, 'POST', `/admin/v1/tenants/${tenant.id}/resume`);
    expect(problem(await resume())).toEqual([403, 'role_insufficient']);
    const changed = await asToken('PATCH', `/admin/v1/people/${id}`, { role: 'administer' });
    expect(changed.json).toMatchObject({ id, role: 'administer' });
    await until(resume, ({ status }) => status === 200);
    const link = { email: 'nadie@rubrica.example', operator: 'look' };
    expect(problem(await as(cookie, 'POST', '/admin/v1/people/links', link))).toEqual([403, 'step_up_required']);
  });

  it('that is removed is forgotten, with all sessions', async () => {
    const cookie = await gateway.logInOperator('act', 'dana@rubrica.example');
    const { json } = await asToken('DELETE', `/admin/v1/people/${await idOf('dana@rubrica.example')}`);
    expect(json).toMatchObject({ object: 'operator', deleted: true });
    await until(
      () => as(cookie, 'GET', '/admin/v1/tenants'),
      ({ status }) => status === 401,
    );
    const left = await gateway.database.query('select from people where email = $1', ['dana@rubrica.example']);
    expect(left).toEqual([]);
  });

  it('is told that there is no login provider where the settings name none', async () => {
    const start = await gateway.call('POST', '/admin/session/oidc/start', { headers: fromConsole('') });
    expect(problem(start)).toEqual([404, 'not_found']);
    const callback = await gateway.call('GET', '/admin/session/oidc/callback?code=x', { headers: fromConsole('') });
    expect([callback.status, callback.headers['location']]).toEqual([
      303,
      `${OPERATOR_CONSOLE_URL}/console/enter?error=oidc_refused`,
    ]);
  });

  it('logs out here and everywhere', async () => {
    const one = await gateway.logInOperator('look', 'elsa@rubrica.example');
    const other = await gateway.logInOperator('look', 'elsa@rubrica.example');
    await as(one, 'DELETE', '/admin/session');
    await until(
      () => as(one, 'GET', '/admin/session'),
      ({ status }) => status === 401,
    );
    expect((await as(other, 'GET', '/admin/session')).status).toBe(200);
    await as(other, 'DELETE', '/admin/session/all');
    await until(
      () => as(other, 'GET', '/admin/session'),
      ({ status }) => status === 401,
    );
  });

  it('who alone may administer stays', async () => {
    for (const one of await operators())
      if (one['role'] === 'administer' && one['email'] !== ANA)
        await asToken('DELETE', `/admin/v1/people/${String(one['id'])}`);
    const path = `/admin/v1/people/${await idOf(ANA)}`;
    expect(problem(await asToken('DELETE', path))).toEqual([409, 'last_administrator']);
    expect(problem(await asToken('PATCH', path, { role: 'act' }))).toEqual([409, 'last_administrator']);
    expect((await asToken('PATCH', path, { role: 'administer' })).status).toBe(200);
  });
});
