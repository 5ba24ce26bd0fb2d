import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OPERATOR_TOKEN, type RunningGateway, startGateway } from '../gateway.fixture.js';
import { type Listeners, listen } from '../listener/listeners.http.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

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

/** `npm run <verb> -- …`: its exit code, and all that it prints. */
const operate = (...args: readonly string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      ADMIN_URL: `http://127.0.0.1:${listeners.adminPort}`,
      OPERATOR_TOKEN,
    };
    execFile(process.execPath, ['tools/operate.mjs', ...args], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, text: stdout + stderr }),
    );
  });

describe("an operator's command", () => {
  it('has what a service has said said again, and ends when that is done', async () => {
    const { code, text } = await operate(
      'republish',
      '--service',
      'api-gateway',
      '--from',
      '2020-01-01T00:00:00-05:00',
    );
    expect([code, text]).toEqual([0, expect.stringMatching(/republish of api-gateway: 1 done at .*Z\n$/)]);
  });

  it('has read models made anew', async () => {
    const { code, text } = await operate('rebuild', '--service', 'api-gateway');
    expect([code, text]).toEqual([0, expect.stringMatching(/rebuild of api-gateway: 0 done at .*Z\n$/)]);
  });

  it('says what is wrong with it', async () => {
    const { code, text } = await operate('republish', '--service', 'api-gateway', '--from', 'yesterday');
    expect([code, text]).toEqual([1, expect.stringContaining('422')]);
    expect(text).toContain('#/from');
  });
});
