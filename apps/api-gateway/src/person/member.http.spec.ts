import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import {
  type Answered,
  fromConsole,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let owner: string;
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
});
beforeEach(async () => {
  tenant = await gateway.newTenant();
  owner = await gateway.logIn(tenant.id, 'owner');
});
afterAll(() => gateway.close());

const ask = (cookie: string, method: string, path: string, body?: object): Promise<Answered> =>
  gateway.call(method, path, { headers: fromConsole(cookie), ...(body ? { body } : {}) });
const problem = ({ status, json }: Answered) => [status, json['code']];
const dataOf = ({ json }: Answered): Json[] => json['data'] as Json[];
const invite = (email: string, role = 'biller'): Promise<Answered> =>
  ask(owner, 'POST', '/v1/invitations', { email, role });

/** Logs a person in who belongs to no company by it. */
const enter = async (email: string): Promise<string> => {
  const link = await gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body: { email } });
  const [, token = ''] = String(link.json['url']).split('#');
  const { headers } = await gateway.call('POST', '/session', { body: { token }, headers: fromConsole('') });
  return headers['set-cookie']?.split(';')[0] ?? '';
};

describe('an invitation', () => {
  it('is accepted by the invited person, once, who then has the role', async () => {
    const { status, json } = await invite('Contadora@Ejemplo.co');
    expect([status, json['email'], json['role']]).toEqual([201, 'contadora@ejemplo.co', 'biller']);
    const path = `/v1/invitations/${String(json['id'])}/accept`;
    const stranger = await enter('otra@ejemplo.co');
    expect(problem(await ask(stranger, 'POST', path))).toEqual([404, 'not_found']);
    const invited = await enter('contadora@ejemplo.co');
    expect(problem(await ask(invited, 'GET', '/v1/me'))).toEqual([403, 'not_a_member']);
    expect((await ask(invited, 'GET', '/session')).json['invitations']).toMatchObject([{ id: json['id'] }]);
    expect((await ask(invited, 'POST', path)).json).toMatchObject({ id: tenant.id, role: 'biller' });
    expect(problem(await ask(invited, 'POST', path))).toEqual([404, 'not_found']);
    const me = await until(
      async () => ask(invited, 'GET', '/v1/me'),
      ({ status: answered }) => answered === 200,
    );
    expect(me.json['role']).toBe('biller');
    expect(problem(await invite('contadora@ejemplo.co'))).toEqual([409, 'already_member']);
  });

  it('is void after another one, a withdrawal, and seven days', async () => {
    const email = 'tercero@ejemplo.co';
    const first = (await invite(email)).json['id'];
    const second = (await invite(email)).json['id'];
    expect(dataOf(await ask(owner, 'GET', '/v1/invitations')).map(({ id }) => id)).toEqual([second]);
    expect((await ask(owner, 'DELETE', `/v1/invitations/${String(second)}`)).status).toBe(200);
    const third = (await invite(email)).json['id'];
    gateway.clock.advance(7 * 86_400);
    const invited = await enter(email);
    for (const id of [first, second, third])
      expect(problem(await ask(invited, 'POST', `/v1/invitations/${String(id)}/accept`))).toEqual([404, 'not_found']);
  });
});

describe('a member', () => {
  it('has another role within a second, and no step-up of the old one', async () => {
    const reader = await gateway.logIn(tenant.id, 'reader');
    const [member] = dataOf(await ask(owner, 'GET', '/v1/members'));
    const path = `/v1/members/${String(member?.['id'])}`;
    expect((await ask(owner, 'PATCH', path, { role: 'owner' })).json['role']).toBe('owner');
    const role = async () => (await ask(reader, 'GET', '/v1/me')).json['role'];
    expect(await until(role, (seen) => seen === 'owner')).toBe('owner');
    expect(problem(await ask(reader, 'DELETE', path))).toEqual([403, 'step_up_required']);
  });

  it('who is removed is forgotten, unless another company has this person', async () => {
    const other = await gateway.newTenant();
    const emails = ['una@ejemplo.co', 'dos@ejemplo.co'];
    const [, ofTwo = ''] = emails;
    await gateway.logIn(other.id, 'reader', ofTwo);
    for (const email of emails) await gateway.logIn(tenant.id, 'reader', email);
    for (const { id, role } of dataOf(await ask(owner, 'GET', '/v1/members')))
      if (role === 'reader') expect((await ask(owner, 'DELETE', `/v1/members/${String(id)}`)).status).toBe(200);
    const left = await gateway.database.query('select email from people where email = any($1)', [emails]);
    expect(left).toEqual([{ email: ofTwo }]);
  });

  it('who is the last owner stays one, also for an API key', async () => {
    const { json } = await gateway.call('GET', '/v1/members', {
      key: tenant.sk_live,
      headers: { 'svc-version': '2026-12-01' },
    });
    const [{ id } = {}] = json['data'] as Json[];
    const path = `/v1/members/${String(id)}`;
    expect(problem(await ask(owner, 'PATCH', path, { role: 'reader' }))).toEqual([409, 'last_owner']);
    const headers = { 'svc-version': '2026-12-01' };
    const byKey = await gateway.call('DELETE', path, { key: tenant.sk_live, headers });
    expect(problem(byKey)).toEqual([409, 'last_owner']);
  });
});
