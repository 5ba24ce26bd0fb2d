import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO, TEST_RANGE } from '../demo/demo-tenants.js';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let live: string;
/** How far the clock was moved. */
let aheadMs = 0;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { TEST_CLOCK: '1' });
  live = standalone.credentials.sk_live;
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const DAY_MS = 86_400_000;
const now = (): number => Date.now() + aheadMs;
/** A Colombian day, counted from today. */
const dayFromNow = (days: number): string => new Date(now() - 5 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const toNextDay = async (): Promise<void> => {
  const seconds = Math.ceil((DAY_MS - ((now() - 5 * 3_600_000) % DAY_MS)) / 1_000);
  const { admin_url, operator_token } = standalone.credentials;
  await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, { advance_s: seconds });
  aheadMs += seconds * 1_000;
};

const resolution = (number: string, changes: object = {}) => ({
  prefix: 'RQ',
  from: 1,
  to: 9000,
  resolution_number: number,
  resolution_date: dayFromNow(0),
  valid_from: dayFromNow(0),
  valid_to: dayFromNow(700),
  technical_key: number.slice(-1).repeat(40),
  ...changes,
});
/** What the portal of DIAN shows of the company. */
const portal = async (...ranges: readonly object[]): Promise<void> => {
  const { json: tenant } = await standalone.call('GET', '/v1/tenant', live);
  const { document_type: _, environment: __, ...test } = { environment: '', ...TEST_RANGE };
  const answer = await fetch(`${standalone.credentials.dian_simulator_url}/control/issuers/${DEMO.nit}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      software: { id: tenant['software']?.['id'], pin: standalone.credentials.software_pin },
      test_sets: [],
      ranges: [test, ...ranges],
    }),
  });
  expect(answer.status).toBeLessThan(300);
};
const sync = async (): Promise<readonly Json[]> =>
  (await standalone.call('POST', '/v1/numbering-ranges/sync', live, {})).json['data'] as unknown as readonly Json[];
const post = (rangeId: string): Promise<ApiAnswer> =>
  standalone.call('POST', '/v1/invoices', live, sale({ numbering_range_id: rangeId }));
const verdictOf = (id: string): Promise<Json> =>
  standalone.poll(`/v1/invoices/${id}`, live, ({ status }) => /_by_dian$|^failed$/.test(String(status)));
const idOf = ({ status, json }: ApiAnswer): string => {
  expect([status, json]).toMatchObject([201, {}]);
  return String(json['id']);
};

describe('the resolution of a prefix', () => {
  let range: string;

  it('is followed when DIAN gives the unused numbers again, under the id that the company knows', async () => {
    const first = resolution('18764000701', { to: 500, valid_to: dayFromNow(4) });
    await portal(first);
    range = String((await sync()).find(({ action }) => String(action) === 'created')?.['numbering_range']?.['id']);
    expect(await verdictOf(idOf(await post(range)))).toMatchObject({ number: 'RQ1', status: 'accepted_by_dian' });

    await portal({ ...first, ...resolution('18764000702', { from: 2, to: 500, valid_to: dayFromNow(0) }) });
    // Until it is read, DIAN rejects; the correction then states the resolution in force.
    const rejected = await verdictOf(idOf(await post(range)));
    expect(rejected).toMatchObject({ number: 'RQ2', status: 'rejected_by_dian' });
    expect(await sync()).toContainEqual(expect.objectContaining({ action: 'updated' }));
    const path = `/v1/invoices/${String(rejected['id'])}/corrections`;
    const { numbering_range_id: _, ...corrected } = { ...sale(), numbering_range_id: '' };
    const correction = await standalone.call('POST', path, live, corrected);
    expect(await verdictOf(idOf(correction))).toMatchObject({ number: 'RQ2', status: 'accepted_by_dian' });
    expect(await verdictOf(idOf(await post(range)))).toMatchObject({ number: 'RQ3', status: 'accepted_by_dian' });
  });

  it('ends at midnight and the next begins, under load: no number is left out or doubled', async () => {
    const today = resolution('18764000702', { from: 2, to: 500, valid_to: dayFromNow(0) });
    const tomorrow = resolution('18764000703', { from: 4, to: 900, valid_from: dayFromNow(1) });
    await portal(today, tomorrow);
    expect((await sync()).map(({ action }) => String(action))).toContain('created');

    const ids: string[] = [];
    const load = async (count: number): Promise<void> => {
      for (let sent = 0; sent < count; sent += 20)
        ids.push(...(await Promise.all(Array.from({ length: 20 }, async () => idOf(await post(range))))));
    };
    const [, after] = await Promise.all([load(120), sleep(1_500).then(toNextDay)]);
    expect(after).toBeUndefined();
    await load(120);
    const documents: Json[] = [];
    for (const id of ids) documents.push(await verdictOf(id));
    expect(documents.filter(({ status }) => String(status) !== 'accepted_by_dian')).toEqual([]);
    const sequences = documents.map(({ sequence }) => Number(sequence)).sort((a, b) => a - b);
    expect(sequences).toEqual(Array.from({ length: 240 }, (_, index) => index + 4));

    const { json: ended } = await standalone.call('GET', `/v1/numbering-ranges/${range}`, live);
    expect(ended).toMatchObject({ status: 'replaced', skipped: [] });
    const { json: begun } = await standalone.call('GET', `/v1/numbering-ranges/${String(ended['replaced_by'])}`, live);
    expect(begun).toMatchObject({ status: 'in_force', next: 244, resolution_number: '18764000703' });
  }, 240_000);

  it('has ended: the range is refused by name with the day, by default `preview` warns and the document waits', async () => {
    const { json: list } = await standalone.call('GET', '/v1/numbering-ranges?document_type=invoice', live);
    for (const { id, prefix } of list['data'] as unknown as readonly Json[])
      if (String(prefix) === 'SETP')
        await standalone.call('PATCH', `/v1/numbering-ranges/${String(id)}`, live, { is_active: false });
    const last = resolution('18764000704', { prefix: 'XE', valid_to: dayFromNow(0) });
    const { json: xe } = await standalone.call('POST', '/v1/numbering-ranges', live, {
      document_type: 'invoice',
      ...last,
    });
    await toNextDay();
    const body = sale({ numbering_range_id: String(xe['id']) });
    for (const path of ['/v1/invoices/preview', '/v1/invoices']) {
      const refused = await standalone.call('POST', path, live, body, { 'accept-language': 'es' });
      expect([refused.status, refused.json['errors']]).toMatchObject([
        422,
        [{ pointer: '#/numbering_range_id', rule: 'FAB08a', detail: expect.stringContaining(dayFromNow(-1)) }],
      ]);
    }
    const { json: active } = await standalone.call('GET', '/v1/numbering-ranges?document_type=invoice', live);
    for (const { id, status } of active['data'] as unknown as readonly Json[])
      if (String(status) === 'in_force')
        await standalone.call('PATCH', `/v1/numbering-ranges/${String(id)}`, live, { is_active: false });
    const { json: preview } = await standalone.call('POST', '/v1/invoices/preview', live, sale());
    expect(preview).toMatchObject({ number: null, waiting: { reason: 'range_exhausted' } });
    expect(preview['warnings']).toMatchObject([
      { pointer: '#/numbering_range_id', code: 'range_exhausted', detail: expect.stringContaining(dayFromNow(-1)) },
    ]);
  });
});
