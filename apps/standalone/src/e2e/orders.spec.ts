import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@rubrica/testing';
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
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const post = (path: string, key: string, body?: object): Promise<ApiAnswer> =>
  standalone.call('POST', `/v1/${path}`, key, body, { prefer: 'wait=60' });

const ISSUED = ['requested', 'numbered', 'signed', 'submitted'];
/** The facts of its life, by name. */
const typesOf = async (path: string, key = live, program = standalone): Promise<string[]> => {
  const { json } = await program.call('GET', `/v1/${path}/timeline`, key);
  const types = (json['data'] as unknown as readonly Json[]).map(({ type }) => String(type).split('.')[3] ?? '');
  // When a document is drawn depends on nothing that follows.
  return types.filter((type) => type !== 'rendered');
};

describe('a document that is cancelled while the authority is out of reach', () => {
  afterAll(() => standalone.control({ mode: 'up' }));

  it('gives its number back: the next one gets it, and is accepted under it', async () => {
    await standalone.control({ mode: 'down' });
    // Not waited for: an outage that lasts is a contingency.
    const ask = (): Promise<ApiAnswer> => standalone.call('POST', '/v1/invoices', live, sale());
    const asked = [await ask(), await ask()];
    const [id, other] = asked.map(({ json }) => `invoices/${String(json['id'])}`);
    const waiting = await standalone.poll(
      `/v1/${String(id)}`,
      live,
      ({ waiting }) => String(waiting?.['reason']) === 'dian_unavailable',
    );
    const cancelled = await until(
      () => standalone.call('POST', `/v1/${String(id)}/cancel`, live, { reason: 'Precio errado' }),
      ({ status }) => status !== 409, // while an attempt is under way
    );
    expect(cancelled).toMatchObject({ status: 200, json: { status: 'failed', failure: { code: 'cancelled' } } });
    const gone = await standalone.poll(`/v1/${String(id)}`, live, ({ number }) => number === null);
    expect(gone).toMatchObject({ status: 'failed', cufe: null, xml_url: null, failure: { detail: 'Precio errado' } });
    const range = `/v1/numbering-ranges/${String(waiting['numbering_range_id'])}`;
    const { json: before } = await standalone.call('GET', range, live);
    expect(before).toMatchObject({
      next: waiting['sequence'],
      skipped: [{ from: waiting['sequence'], to: waiting['sequence'], reason: 'Precio errado' }],
    });

    await standalone.control({ mode: 'up' });
    const { json: next } = await post('invoices', live, sale());
    expect(next).toMatchObject({ status: 'accepted_by_dian', number: waiting['number'] });
    expect(next['cufe']).not.toBe(waiting['cufe']);
    await standalone.poll(`/v1/${String(other)}`, live, ({ status }) => String(status) === 'accepted_by_dian');
    const { json: after } = await standalone.call('GET', range, live);
    expect(after).toMatchObject({ next: Number(waiting['sequence']) + 2, skipped: [] });
    const { documents } = await standalone.received();
    expect(documents.filter(({ number }) => String(number) === String(waiting['number']))).toMatchObject([
      { cufe: next['cufe'], transmissions: 1, accepted_times: 1 },
    ]);
    expect((await typesOf(String(id))).slice(-2).toSorted()).toEqual(['cancelled', 'submission-cancelled']);
  });
});

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
    // Both keep their history and their files.
    expect(await typesOf(`credit-notes/${id}`)).toEqual([...ISSUED, 'rejected']);
    expect((await typesOf(`credit-notes/${String(corrected.json['id'])}`)).slice(0, 5)).toEqual([
      ...ISSUED,
      'accepted',
    ]);
    const xmlOf = async (id: unknown): Promise<string> =>
      (await standalone.call('GET', `/v1/credit-notes/${String(id)}/xml`, live)).bytes.toString();
    expect(await xmlOf(id)).toContain(String(rejected.json['cufe']));
    expect(await xmlOf(corrected.json['id'])).toContain(String(corrected.json['cufe']));
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

describe('a rejected transcription of a paper original', () => {
  it('is corrected by another one under the number and the time of the paper', async () => {
    const issued_at = `${new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)}T08:00:00-05:00`;
    // A range that the authority does not know: only it can say so.
    const range = { document_type: 'contingency', prefix: 'TALX', from: 1, to: 9, resolution_number: '77' };
    const valid = { valid_from: '2019-01-19', valid_to: '2030-01-19' };
    const { status } = await standalone.call('POST', '/v1/numbering-ranges', live, { ...range, ...valid });
    expect(status).toBe(201);
    const paper = sale({ type_code: '03', number: 'TALX7', issued_at });
    const rejected = await post('invoices', live, paper);
    expect(rejected.json).toMatchObject({ status: 'rejected_by_dian', number: 'TALX7' });
    const again = await post(`invoices/${String(rejected.json['id'])}/corrections`, live, paper);
    expect([again.status, again.json]).toMatchObject([
      201,
      { number: 'TALX7', type_code: '03', issued_at, corrects: rejected.json['id'] },
    ]);
  });
});

describe('an invoice that has failed', () => {
  it('is tried again, and fails again where nothing has changed', async () => {
    const failed = await post('invoices', test, sale({ simulate: { outcome: 'failed' } }));
    const id = String(failed.json['id']);
    expect(failed.json).toMatchObject({ status: 'failed', failure: { code: 'simulated_failure' } });
    const path = `invoices/${id}`;
    expect(failed.json).toMatchObject({
      number: expect.any(String),
      cufe: expect.any(String),
      pdf_url: expect.any(String),
    });
    expect(await typesOf(path, test)).toEqual(['requested', 'numbered', 'issuing-failed']);
    // It is heard of at once, by the answer and by whoever reads after it; here it may have failed again by then.
    expect((await post(`${path}/retry`, test)).status).toBe(200);
    expect((await typesOf(path, test)).slice(0, 4)).toEqual([
      'requested',
      'numbered',
      'issuing-failed',
      'issuing-retried',
    ]);
    while ((await typesOf(path, test)).length < 5) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await typesOf(path, test)).at(-1)).toBe('issuing-failed');
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

describe('an invoice whose number other software has used', () => {
  it('fails, and goes on with the same number when somebody retries it', async () => {
    const dataDir = join(folder.path, 'collision');
    const before = await RunningStandalone.start(dataDir);
    const sold = await before.call('POST', '/v1/invoices', before.credentials.sk_live, sale(), { prefer: 'wait=60' });
    expect(sold.json['status']).toBe('accepted_by_dian');
    await before.stop();
    // The same issuer, software and range, and nobody remembers what they have issued but the tax authority.
    for (const name of ['postgres', 'demo.json', 'blobs', 'key-ring'])
      rmSync(join(dataDir, name), { recursive: true, force: true });

    const after = await RunningStandalone.start(dataDir);
    const key = after.credentials.sk_live;
    const { json } = await after.call('POST', '/v1/invoices', key, sale(), { prefer: 'wait=60' });
    const { number } = sold.json;
    expect(json).toMatchObject({ status: 'failed', number, failure: { code: 'number_collision' } });
    const path = `invoices/${String(json['id'])}`;
    const facts = (): Promise<string[]> => typesOf(path, key, after);
    const once = [...ISSUED, 'submission-failed', 'submission-retried', 'submitted', 'submission-failed'];

    const again = await after.call('POST', `/v1/${path}/retry`, key);
    expect(again).toMatchObject({ status: 200, json: { number } });
    while ((await facts()).length < once.length) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await facts()).toEqual(once);

    await fetch(`${after.credentials.dian_simulator_url}/control/reset`, { method: 'POST' });
    const { json: goesOn } = await after.call('POST', `/v1/${path}/retry`, key);
    expect(goesOn['status']).not.toBe('failed');
    expect(goesOn['failure']).toBeNull();
    const accepted = await after.poll(`/v1/${path}`, key, ({ status }) => String(status) === 'accepted_by_dian');
    expect(accepted).toMatchObject({ number, cufe: json['cufe'], failure: null });
    expect((await facts()).slice(once.length, once.length + 3)).toEqual([
      'submission-retried',
      'submitted',
      'accepted',
    ]);
    await after.stop();
  });
});
