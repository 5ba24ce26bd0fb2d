import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';
import { type Listeners, listen } from '../listener/listeners.http.js';
import { adminCommand, type Ended } from './admin-command.fixture.js';

let gateway: RunningGateway;
let listeners: Listeners;
beforeAll(async () => {
  gateway = await startGateway();
  await gateway.newTenant();
  listeners = await listen(gateway.app, { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 });
});
afterAll(async () => {
  await listeners.close();
  await gateway.close();
});

/** `npm run republish -- …` and `npm run rebuild -- …`. */
const order = (verb: string, ...args: readonly string[]): Promise<Ended> =>
  adminCommand(`http://127.0.0.1:${listeners.adminPort}`, ['maintenance-jobs', verb, '--wait', ...args]);

describe('a maintenance job', () => {
  const FROM = '2020-01-01T00:00:00-05:00';

  it('publishes again what a service has published; who ordered it can wait for its end', async () => {
    const { code, out } = await order('republish', '--service', 'api-gateway', '--from', FROM);
    expect([code, out]).toEqual([0, expect.stringMatching(/service: api-gateway\nname: republish\n/)]);
    expect(out).toMatch(/operator: ana\n(.*\n)*ended_at: .*-05:00\ndone: 1\n$/);
  });

  it('rebuilds read models', async () => {
    const { code, out } = await order('rebuild', '--service', 'api-gateway');
    expect([code, out]).toEqual([0, expect.stringMatching(/name: rebuild\n(.*\n)*ended_at: .*-05:00\ndone: 0\n$/)]);
  });

  it('that cannot be ordered so is refused with what is wrong', async () => {
    const { code, err } = await order('republish', '--service', 'api-gateway', '--from', 'yesterday');
    expect([code, err]).toEqual([1, expect.stringContaining('--from (wrong_format)')]);
  });
});
