import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answered,
  CONSOLE_URL,
  fromConsole,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway({ serviceKey: Buffer.alloc(32, 7).toString('base64') });
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const call = (method: string, body?: object, on = gateway): Promise<Answered> =>
  on.call(method, '/v1/tenant/oidc-provider', {
    key: tenant.sk_test,
    headers: { 'svc-version': '2026-12-01' },
    ...(body ? { body } : {}),
  });
const setIssuer = (issuer: string): Promise<Answered> =>
  call('PUT', { issuer, client_id: 'rubrica', client_secret: 'un-secreto' });
const problem = ({ status, json }: Answered) => [status, json['code']];

describe('the login provider of a company', () => {
  it('is not there at first, but its redirect URI is', async () => {
    expect((await call('GET')).json).toMatchObject({
      issuer: null,
      redirect_uri: `${CONSOLE_URL}/session/oidc/${tenant.id}/callback`,
      is_required: false,
    });
  });

  it.each([
    'http://login.example.com',
    'https://10.0.0.1',
    'https://169.254.169.254',
    'https://127.0.0.1:9443',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
  ])('may not be at %s', async (issuer) => expect(problem(await setIssuer(issuer))).toEqual([422, 'url_not_allowed']));

  it('may not be where nobody answers, and the refusal names it', async () => {
    const refused = await setIssuer('https://no-hay.invalid');
    expect(problem(refused)).toEqual([503, 'oidc_provider_unavailable']);
    expect(refused.json['detail']).toContain('https://no-hay.invalid');
    expect((await call('GET')).json['issuer']).toBeNull();
  });

  it('is set and removed by an owner alone, after a step-up', async () => {
    const body = { issuer: 'https://login.example.com', client_id: 'x', client_secret: 'y' };
    const ask = async (cookie: string) =>
      problem(await gateway.call('PUT', '/v1/tenant/oidc-provider', { headers: fromConsole(cookie), body }));
    expect(await ask(await gateway.logIn(tenant.id, 'developer'))).toEqual([403, 'role_insufficient']);
    const owner = await gateway.logIn(tenant.id, 'owner');
    await gateway.database.query('update sessions set stepped_up_at = null');
    expect(await ask(owner)).toEqual([403, 'step_up_required']);
  });

  it('logs nobody in where there is none: not by an unknown company, nor by an answer that nobody waits for', async () => {
    const headers = fromConsole('');
    for (const id of [tenant.id, 'ten_x', 'operators'])
      expect((await gateway.call('POST', `/session/oidc/${id}/start`, { headers })).status).toBe(404);
    for (const query of ['', '?code=x&state=y', '?error=access_denied', '?code=%00']) {
      const path = `/session/oidc/${tenant.id}/callback${query}`;
      const { status, headers: answered } = await gateway.call('GET', path, {
        headers: { cookie: '__Host-rubrica-oidc=x' },
      });
      expect([status, answered['location']]).toEqual([
        303,
        `${CONSOLE_URL}/console/enter?error=oidc_refused&provider=${tenant.id}`,
      ]);
      expect(answered['set-cookie']).toMatch(/^__Host-rubrica-oidc=; .*Max-Age=0/);
    }
  });

  it('is not there without a key that encrypts its secret', async () => {
    const without = await startGateway();
    tenant = await without.newTenant();
    const body = { issuer: 'https://login.example.com', client_id: 'x', client_secret: 'y' };
    expect((await call('PUT', body, without)).status).toBe(404);
    await without.close();
  });
});
