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
/** Moves all clocks by 20 s at a time until the document has the status. */
const untilStatus = async (path: string, status: string): Promise<Json> => {
  for (let steps = 0; steps < 200; steps += 1) {
    const { json } = await call('GET', path);
    if (String(json['status']) === status) return json;
    await advance(20);
    await sleep(300);
  }
  throw new Error(`${path} never is ${status}: ${JSON.stringify((await call('GET', path)).json)}`);
};

/** Kinds whose documents keep their type while DIAN is down (ADR 0213). */
describe.each([
  ['equivalent-documents', '20', bodyOf('equivalent-documents/bakery.json')],
  ['support-documents', '05', bodyOf('support-documents/coffee-of-a-grower.json')],
])('of %s, while the tax authority is down, one', (path, type, body) => {
  let issued: Json;
  let xml: string;
  const own = (): string => `${path}/${String(issued['id'])}`;

  it('is signed at once under its own type, and handed over', async () => {
    await fetch(`${standalone.credentials.dian_simulator_url}/control/reset`, { method: 'POST' });
    await standalone.control({ mode: 'down' });
    const { status, json } = await call('POST', path, body);
    expect([status, json['code']]).toEqual([201, undefined]);
    issued = await untilStatus(`${path}/${String(json['id'])}`, 'accepted_contingency');
    expect(issued).toMatchObject({ type_code: type, dian: null, number: expect.stringMatching(/\d$/) });
    xml = (await call('GET', `${own()}/xml`)).bytes.toString();
    expect(xml).toContain(`>${String(issued['cufe'])}</cbc:UUID>`);
    expect((await call('GET', `${own()}/pdf`)).status).toBe(200);
  });

  it('is sent as it was signed when DIAN is back, and accepted', async () => {
    await advance(20 * 3_600);
    await standalone.control({ mode: 'up' });
    const accepted = await untilStatus(own(), 'accepted_by_dian');
    expect(accepted).toMatchObject({ type_code: type, number: issued['number'], cufe: issued['cufe'] });
    expect((await call('GET', `${own()}/xml`)).bytes.toString()).toBe(xml);
    const { documents } = await standalone.received();
    expect(documents).toMatchObject([{ type_code: type, number: issued['number'], accepted_times: 1 }]);
  });
});
