import { afterAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Colombia's day of an instant. */
const dayOf = (ms: number): string => new Date(ms - 5 * 3_600_000).toISOString().slice(0, 10);
const DAY_MS = 24 * 3_600_000;
const BEFORE_MS = 300_000;
const COUNT = 30;

describe('midnight in the middle of a run', () => {
  it('overtakes documents between number and signature: they bear the day of their signature, and all are accepted', async () => {
    const dataDir = join(folder.path, 'data');
    // Ends as `kill -9` ends it, when the whole run has its numbers and nothing is signed.
    const first = await RunningStandalone.start(dataDir, {
      TEST_CLOCK: '1',
      RUBRICA_FAULT: 'document-issuer:planned',
    });
    const { sk_live: live, p12, p12_password: password, admin_url, operator_token } = first.credentials;
    const advance = (standalone: RunningStandalone, url: string, ms: number): Promise<ApiAnswer> =>
      standalone.call('POST', `${url}/admin/v1/clock`, operator_token, { advance_s: Math.round(ms / 1000) });

    // Five minutes before midnight in Colombia: time enough for a slow machine.
    const ahead = Date.now() + 2 * BEFORE_MS;
    const midnight = Date.parse(`${dayOf(ahead + DAY_MS)}T05:00:00.000Z`);
    const before = dayOf(midnight - 1);
    await advance(first, admin_url, midnight - BEFORE_MS - Date.now());

    // They come together: those that wait for a certificate are released by it at once.
    const { json: certificates } = await first.call('GET', '/v1/certificates', live);
    await first.call('DELETE', `/v1/certificates/${String(certificates['data']?.['0']?.['id'])}`, live);
    const ids: string[] = [];
    for (let i = 0; i < COUNT; i += 1) {
      ids.push(String((await first.call('POST', '/v1/invoices', live, sale())).json['id']));
    }
    const waits = ({ waiting }: Json): boolean => waiting !== null && typeof waiting === 'object';
    for (const id of ids) await first.poll(`/v1/invoices/${id}`, live, waits);
    const upload = { filename: 'demo.p12', content_base64: readFileSync(p12).toString('base64'), password };
    expect((await first.call('POST', '/v1/certificates', live, upload)).status).toBe(201);
    await first.ended();

    // Its clock is the real one again, which is behind: nothing is due until it has been moved beyond midnight.
    const second = await RunningStandalone.start(dataDir, { TEST_CLOCK: '1' });
    await advance(second, second.credentials.admin_url, midnight + 30_000 - Date.now());
    const accepted = ({ status }: Json): boolean => String(status) === 'accepted_by_dian';
    const documents: Json[] = [];
    for (const id of ids) documents.push(await second.poll(`/v1/invoices/${id}`, live, accepted));

    const days: string[] = [];
    for (const id of ids) {
      const { json } = await second.call('GET', `/v1/invoices/${id}/timeline`, live);
      const facts = json['data'] as unknown as readonly Json[];
      const issuedAt = (name: string): string[] =>
        facts
          .filter(({ type }) => String(type).includes(`.${name}.`))
          .map(({ data }) => String(data?.['issued_at']).slice(0, 10));
      expect([issuedAt('numbered'), issuedAt('redated'), issuedAt('signed')]).toEqual([
        [before],
        [dayOf(midnight)],
        [dayOf(midnight)],
      ]);
      days.push(...issuedAt('signed'));
    }
    expect(days).toHaveLength(COUNT);
    expect(documents.map(({ issued_at }) => String(issued_at).slice(0, 10))).toEqual(days);

    // The simulator compares the day of issue with the day of the signature.
    const { documents: received } = await second.received();
    await second.stop();
    expect(received.map(({ accepted_times, rules }) => [Number(accepted_times), JSON.stringify(rules)])).toEqual(
      ids.map(() => [1, expect.not.stringContaining('FAD09e')]),
    );
  });
});
