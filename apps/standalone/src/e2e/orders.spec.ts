import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import {
  type ApiAnswer,
  type Json,
  note,
  RunningStandalone,
  sale,
  temporaryFolder,
} from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let live: string;
let test: string;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  ({ sk_live: live, sk_test: test } = standalone.credentials);
}, 90_000);

afterAll(async () => {
  await standalone.stop();
  folder.remove();
}, 30_000);

const post = (path: string, key: string, body?: object): Promise<ApiAnswer> =>
  standalone.call('POST', `/v1/${path}`, key, body, { prefer: 'wait=20' });

describe('a rejected document', () => {
  it('is corrected by another one under the same number', async () => {
    // An invoice that the authority does not know: only it can say so.
    const billing_reference = { number: 'FE77', cufe: 'ab'.repeat(48), issue_date: '2026-10-10' };
    const rejected = await post('credit-notes', live, note({ billing_reference }));
    expect(rejected.json).toMatchObject({ status: 'rejected_by_dian' });
    const id = String(rejected.json['id']);
    const period = { start_date: '2026-10-01', end_date: '2026-10-31' };
    const corrected = await post(`credit-notes/${id}/corrections`, live, note({ period }));
    expect(corrected.json).toMatchObject({
      status: 'accepted_by_dian',
      number: rejected.json['number'],
      corrects: id,
    });
    expect(corrected.json['cufe']).not.toBe(rejected.json['cufe']);
    const { json } = await standalone.call('GET', `/v1/credit-notes/${id}`, live);
    expect(json).toMatchObject({ status: 'rejected_by_dian', corrected_by: corrected.json['id'] });
    const { documents } = await standalone.received();
    const ofNumber = documents.filter(({ number }) => String(number) === String(rejected.json['number']));
    expect(ofNumber.filter(({ accepted_times }) => Number(accepted_times) === 1)).toHaveLength(1);
    const next = await post('credit-notes', live, note({ period }));
    expect(Number(next.json['sequence'])).toBe(Number(rejected.json['sequence']) + 1);
  });

  it('is corrected in test mode by what `simulate` asks for', async () => {
    const rejected = await post('invoices', test, sale({ simulate: { outcome: 'rejected_by_dian' } }));
    const again = await post(`invoices/${String(rejected.json['id'])}/corrections`, test, sale());
    expect(again.json).toMatchObject({ status: 'accepted_by_dian', number: rejected.json['number'] });
    const refused = await post(`invoices/${String(again.json['id'])}/corrections`, test, sale());
    expect([refused.status, refused.json['code']]).toEqual([409, 'not_correctable']);
  });
});

describe('an invoice that has failed', () => {
  it('is tried again, and fails again where nothing has changed', async () => {
    const failed = await post('invoices', test, sale({ simulate: { outcome: 'failed' } }));
    const id = String(failed.json['id']);
    expect(failed.json).toMatchObject({ status: 'failed', failure: { code: 'simulated_failure' } });
    const failures = async (): Promise<number> => {
      const { json } = await standalone.call('GET', `/v1/invoices/${id}/timeline`, test);
      const facts = json['data'] as unknown as readonly Json[];
      return facts.filter(({ type }) => String(type).includes('issuing-failed')).length;
    };
    expect(await failures()).toBe(1);
    const retried = await post(`invoices/${id}/retry`, test);
    // It is heard of at once, by the answer and by whoever reads after it; here it may have failed again by then.
    expect(retried.status).toBe(200);
    const types = async (): Promise<string[]> => {
      const { json } = await standalone.call('GET', `/v1/invoices/${id}/timeline`, test);
      return (json['data'] as unknown as readonly Json[]).map(({ type }) => String(type).split('.')[3] ?? '');
    };
    expect((await types()).slice(0, 3)).toEqual(['requested', 'issuing-failed', 'issuing-retried']);
    while ((await failures()) < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await types()).toEqual(['requested', 'issuing-failed', 'issuing-retried', 'issuing-failed']);
  });

  it('is the only one that is', async () => {
    const accepted = await post('invoices', live, sale());
    const refused = await post(`invoices/${String(accepted.json['id'])}/retry`, live);
    expect([refused.status, refused.json['code']]).toEqual([409, 'not_retryable']);
    const undecided = await post(`invoices/${String(accepted.json['id'])}/resolve`, live, { choice: 'wait' });
    expect([undecided.status, undecided.json['code']]).toEqual([409, 'not_resolvable']);
  });
});

describe('an accepted invoice', () => {
  it('is mailed again, to whom one says', async () => {
    const { json } = await post('invoices', live, sale());
    const path = `invoices/${String(json['id'])}`;
    await standalone.poll(`/v1/${path}`, live, ({ email }) => String(email?.['status']) === 'delivered');
    const mailed = await post(`${path}/emails`, live, { to: ['contador@ejemplo.example'] });
    expect([mailed.status, String(mailed.json['url'])]).toEqual([201, `/v1/${path}/emails`]);
    await standalone.poll(`/v1/${path}`, live, ({ email }) => {
      const recipients = (email?.['recipients'] ?? []) as unknown as readonly Json[];
      return recipients.some(({ address }) => String(address) === 'contador@ejemplo.example');
    });
  });
});
