import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const EXAMPLES = join(import.meta.dirname, '../../../../examples');
const bodyOf = (example: string): object => JSON.parse(readFileSync(join(EXAMPLES, example), 'utf8')) as object;

const folder = temporaryFolder();
let standalone: RunningStandalone;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { TEST_CLOCK: '1' });
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const call = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
  standalone.call(method, `/v1/${path}`, standalone.credentials.sk_live, body, { 'svc-version': '2026-12-01' });
const advance = async (seconds: number): Promise<void> => {
  const { admin_url: url, operator_token: token } = standalone.credentials;
  await standalone.call('POST', `${url}/admin/v1/clock`, token, { advance_s: seconds });
};
/** Moves all clocks by 20 s at a time until the document is so. */
const until = async (path: string, isSo: (document: Json) => boolean): Promise<Json> => {
  for (let steps = 0; steps < 200; steps += 1) {
    const { json } = await call('GET', path);
    if (isSo(json)) return json;
    await advance(20);
    await sleep(300);
  }
  throw new Error(`${path} never is so: ${JSON.stringify((await call('GET', path)).json)}`);
};
const hasStatus = (status: string) => (document: Json) => String(document['status']) === status;

/** Kinds whose documents wait for DIAN under their own type while it is down (ADR 0233). */
describe.each([
  ['equivalent-documents', '20', bodyOf('equivalent-documents/bakery.json')],
  ['support-documents', '05', bodyOf('support-documents/coffee-of-a-grower.json')],
])('of %s, while a contingency lasts, one', (path, type, body) => {
  let issued: Json;
  let xml: string;
  const own = (): string => `${path}/${String(issued['id'])}`;

  it('is not simulated to be accepted in contingency', async () => {
    const { sk_test } = standalone.credentials;
    const simulated = { ...body, simulate: { outcome: 'accepted_contingency' } };
    const { status, json } = await standalone.call('POST', `/v1/${path}/preview`, sk_test, simulated, {
      'svc-version': '2026-12-01',
    });
    expect([status, json['errors']]).toEqual([
      422,
      [
        expect.objectContaining({
          ...{ pointer: '#/simulate/outcome', code: 'not_allowed' },
          fix: expect.stringContaining('while DIAN is down they wait'),
        }),
      ],
    ]);
  });

  it('is signed under its own type and waits, though invoices are issued in contingency', async () => {
    await fetch(`${standalone.credentials.dian_simulator_url}/control/reset`, { method: 'POST' });
    await standalone.control({ mode: 'down' });
    const { status, json } = await call('POST', path, body);
    expect([status, json['code']]).toEqual([201, undefined]);
    const invoice = (await call('POST', 'invoices', bodyOf('counter-sale.json'))).json;
    await until(`invoices/${String(invoice['id'])}`, hasStatus('accepted_contingency'));
    issued = await until(`${path}/${String(json['id'])}`, ({ waiting }) => waiting !== null);
    expect(issued).toMatchObject({
      status: expect.stringMatching(/^(signed|submitted)$/),
      waiting: { reason: 'dian_unavailable' },
      ...{ type_code: type, dian: null, number: expect.stringMatching(/\d$/) },
    });
    xml = (await call('GET', `${own()}/xml`)).bytes.toString();
    expect(xml).toContain(`>${String(issued['cufe'])}</cbc:UUID>`);
    if (path === 'equivalent-documents') expect((await call('GET', `${own()}/ticket`)).status).toBe(200);
  });

  it('is sent as it was signed when DIAN is back, and accepted', async () => {
    await advance(20 * 3_600);
    await standalone.control({ mode: 'up' });
    const accepted = await until(own(), hasStatus('accepted_by_dian'));
    expect(accepted).toMatchObject({ type_code: type, number: issued['number'], cufe: issued['cufe'] });
    expect((await call('GET', `${own()}/xml`)).bytes.toString()).toBe(xml);
    const { documents } = await standalone.received();
    expect(documents).toContainEqual(
      expect.objectContaining({ type_code: type, number: issued['number'], accepted_times: 1 }),
    );
  });
});
