import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answered,
  errorsOf,
  OPERATOR_TOKEN,
  pointersOf,
  type RunningGateway,
  startGateway,
} from '../gateway.fixture.js';

const PIN = '77777';
const PROVIDER = { nit: '900508908', check_digit: '9', name: 'Emisión Segura S.A.S.' };
const choice = { id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a11', pin: PIN, provider: PROVIDER };

let gateway: RunningGateway;
let path: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  path = `/admin/v1/tenants/${(await gateway.newTenant()).id}/software`;
});
afterAll(() => gateway.close());

const call = (method: string, body?: object, key = OPERATOR_TOKEN, at = path): Promise<Answered> =>
  gateway.call(method, at, { key, ...(body && { body }) });

describe('the software that an operator chooses for a tenant', () => {
  it('is none, is chosen with its provider, and is removed; the PIN is shown nowhere', async () => {
    const none = { object: 'tenant_software', record: 'invoicing', environment: 'habilitacion', software: null };
    expect((await call('GET')).json).toEqual(none);
    const chosen = await call('PUT', choice);
    const software = { id: choice.id, provider: { ...PROVIDER, code: '000' } };
    expect([chosen.status, chosen.json]).toEqual([200, { ...none, software }]);
    expect(chosen.text).not.toContain(PIN);
    expect((await call('GET')).json).toEqual({ ...none, software });
    expect((await call('DELETE')).json).toEqual(none);
  });

  it('is the tenant’s own without a provider', async () => {
    expect((await call('PUT', { ...choice, provider: null })).json).toMatchObject({ software: { provider: null } });
  });

  it('is refused with all that is wrong, at its place', async () => {
    const wrong = { id: 'x', provider: { ...PROVIDER, nit: '900.508.908' } };
    const refused = await call('PUT', wrong);
    expect([refused.status, pointersOf(refused).sort()]).toEqual([422, ['#/id', '#/pin', '#/provider/nit']]);
    const digit = await call('PUT', { ...choice, provider: { ...PROVIDER, check_digit: '3' } });
    expect(errorsOf(digit)).toMatchObject([
      {
        pointer: '#/provider/check_digit',
        code: 'check_digit_mismatch',
        fix: 'Write "9" if the number is right; a wrong digit mostly means a mistyped number.',
      },
    ]);
    expect((await call('GET')).json['software']).toBeNull();
  });

  it('is that of a tenant that exists, and the business of operators', async () => {
    for (const id of ['ten_nobody', 'x', 'ten_%00'])
      expect((await call('GET', undefined, OPERATOR_TOKEN, `/admin/v1/tenants/${id}/software`)).status).toBe(404);
    expect((await call('GET', undefined, (await gateway.newTenant()).sk_live)).status).toBe(401);
  });
});
