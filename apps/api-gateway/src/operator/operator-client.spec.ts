import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NotFoundProblem, UnauthorizedProblem } from '@rubrica/client';
import { createOperator, createTenant, getTenant, listTenants, suspendTenant } from '@rubrica/client/operator';
import { OPERATOR_TOKEN, profile, type RunningGateway, startGateway } from '../gateway.fixture.js';
import { type Listeners, listen } from '../listener/listeners.http.js';

let gateway: RunningGateway;
let listeners: Listeners;
beforeAll(async () => {
  gateway = await startGateway();
  listeners = await listen(gateway.app, { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 });
});
afterAll(async () => {
  await listeners.close();
  await gateway.close();
});

const operatorWith = (token: string) =>
  createOperator({ token, baseUrl: `http://127.0.0.1:${String(listeners.adminPort)}`, maxRetries: 0 });

describe('an operator with the client of the operators’ API', () => {
  it('makes a company, reads it, and suspends it', async () => {
    const client = operatorWith(OPERATOR_TOKEN);
    const made = await createTenant({ client, body: profile });
    expect(made.keys.sk_live).toMatch(/^sk_live_/);
    const { data } = await listTenants({ client });
    expect(data.map(({ id }) => id)).toContain(made.id);
    await suspendTenant({ client, path: { id: made.id }, body: { reason: 'They asked for it.' } });
    expect(await getTenant({ client, path: { id: made.id } })).toMatchObject({ status: 'suspended' });
  });

  it('is told what is wrong by the class of the problem', async () => {
    const path = { id: 'ten_none' };
    await expect(getTenant({ client: operatorWith(OPERATOR_TOKEN), path })).rejects.toThrow(NotFoundProblem);
    await expect(listTenants({ client: operatorWith('op_another') })).rejects.toThrow(UnauthorizedProblem);
  });
});
