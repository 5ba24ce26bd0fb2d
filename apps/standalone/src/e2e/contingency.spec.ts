import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Receiver, receiver } from '@rubrica/testing';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;
let live: string;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { TEST_CLOCK: '1' });
  live = standalone.credentials.sk_live;
  target = await receiver();
  const { status } = await standalone.call('POST', '/v1/webhook-endpoints', live, {
    url: `${target.url}/hook`,
    subscribed_events: ['invoice.accepted_contingency', 'invoice.accepted_by_dian'],
  });
  expect(status).toBe(201);
}, 90_000);

afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
}, 30_000);

const admin = (method: string, path: string, body?: object): Promise<ApiAnswer> => {
  const { admin_url, operator_token } = standalone.credentials;
  return standalone.call(method, `${admin_url}/admin/v1/${path}`, operator_token, body);
};
const post = (waitS = 0): Promise<ApiAnswer> =>
  standalone.call('POST', '/v1/invoices', live, sale(), waitS > 0 ? { prefer: `wait=${String(waitS)}` } : {});
const shown = async (id: unknown): Promise<Json> =>
  (await standalone.call('GET', `/v1/invoices/${String(id)}`, live)).json;
const listed = async (): Promise<readonly Json[]> =>
  (await admin('GET', 'contingencies')).json['data'] as unknown as readonly Json[];

/** Moves all clocks by 20 s at a time until it is so. */
const passTimeUntil = async (met: () => Promise<boolean>, most = 60): Promise<void> => {
  for (let steps = 0; !(await met()); steps += 1) {
    if (steps === most) throw new Error('it never comes to that');
    await admin('POST', 'clock', { advance_s: 20 });
    await sleep(300);
  }
};
const all = async (ids: readonly unknown[], status: string): Promise<boolean> => {
  const documents = await Promise.all(ids.map(shown));
  return documents.every((document) => String(document['status']) === status);
};

describe('when the tax authority is down for fifty hours', () => {
  let before: Json;
  const ids: unknown[] = [];

  it('invoices are accepted in contingency: signed, mailed and told at once', async () => {
    before = (await post(20)).json;
    expect(before).toMatchObject({ status: 'accepted_by_dian' });
    await standalone.control({ mode: 'down' });
    for (let i = 0; i < 5; i += 1) ids.push((await post()).json['id']);
    await passTimeUntil(() => all(ids, 'accepted_contingency'));
    expect(await shown(ids[0])).toMatchObject({ type_code: '04', dian: null });
    await standalone.mailAbout(String((await shown(ids[0]))['number']));
    expect(await listed()).toMatchObject([{ status: 'declared', declared_by: null, evidence: [{}, {}, {}, {}] }]);
  }, 120_000);

  it('and transmitted when it is back: each once, under its number, inside the declared outage', async () => {
    await admin('POST', 'clock', { advance_s: 50 * 3_600 });
    ids.push((await post()).json['id']);
    await passTimeUntil(() => all(ids.slice(-1), 'accepted_contingency'));
    await standalone.control({ mode: 'up' });
    await passTimeUntil(() => all(ids, 'accepted_by_dian'));
    const { documents } = await standalone.received();
    expect(documents.map(({ type_code, accepted_times }) => `${String(type_code)} ${String(accepted_times)}`)).toEqual([
      '01 1',
      ...ids.map(() => '04 1'),
    ]);
    expect(new Set(documents.map(({ number }) => String(number))).size).toBe(documents.length);
    expect(await listed()).toMatchObject([{ status: 'ended', ended_by: null }]);
    expect((await post(20)).json).toMatchObject({ status: 'accepted_by_dian', type_code: '01' });
  }, 120_000);

  it('each is told twice: that it counts, and that it was accepted', () => {
    const told = target.requests.map(({ body }) => JSON.parse(String(body)) as Json);
    for (const id of ids) {
      const types = told.filter(({ data }) => String(data?.['object']?.['id']) === String(id)).map(({ type }) => type);
      expect(types.map(String).sort()).toEqual(['invoice.accepted_by_dian', 'invoice.accepted_contingency']);
    }
  });
});

describe('when the tax authority declares no outage', () => {
  const undeclared = async (): Promise<Json> => {
    await standalone.control({ auto_declare: false, declared_outages: [] });
    const { json: declared } = await admin('POST', 'contingencies', {
      environment: 'habilitacion',
      reason: 'So it was said.',
    });
    await sleep(1_000);
    const { json } = await post();
    await passTimeUntil(() => all([json['id']], 'accepted_contingency'));
    expect((await admin('POST', `contingencies/${String(declared['id'])}/end`)).status).toBe(200);
    await passTimeUntil(async () => (await shown(json['id']))['waiting'] !== null);
    return shown(json['id']);
  };

  it('the tenant chooses to issue again under the same number', async () => {
    const waiting = await undeclared();
    expect(waiting).toMatchObject({
      status: 'accepted_contingency',
      waiting: { reason: 'contingency_not_declared', choices: ['issue_as_01', 'wait'] },
    });
    const path = `/v1/invoices/${String(waiting['id'])}`;
    expect((await standalone.call('POST', `${path}/resolve`, live, { choice: 'issue_as_01' })).status).toBe(200);
    const accepted = await standalone.poll(path, live, ({ status }) => String(status) === 'accepted_by_dian');
    expect(accepted).toMatchObject({ type_code: '01', number: waiting['number'], waiting: null });
    expect(accepted['cufe']).not.toBe(waiting['cufe']);
  }, 120_000);

  it('or to wait until it does', async () => {
    const waiting = await undeclared();
    const path = `/v1/invoices/${String(waiting['id'])}`;
    expect((await standalone.call('POST', `${path}/resolve`, live, { choice: 'wait' })).status).toBe(200);
    const issuedAt = Date.parse(String(waiting['issued_at']));
    await standalone.control({
      declared_outages: [
        { from: new Date(issuedAt - 600_000).toISOString(), to: new Date(issuedAt + 600_000).toISOString() },
      ],
    });
    await admin('POST', 'clock', { advance_s: 6 * 3_600 + 60 });
    const accepted = await standalone.poll(path, live, ({ status }) => String(status) === 'accepted_by_dian');
    expect(accepted).toMatchObject({ type_code: '04', number: waiting['number'], cufe: waiting['cufe'] });
  }, 120_000);
});
