import { afterAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { join } from 'node:path';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const HEADERS = { 'svc-version': NEWEST_API_VERSION };
const documentsOf = async (standalone: RunningStandalone, key: string): Promise<Json[]> => {
  const { json } = await standalone.call('GET', '/v1/documents?limit=100', key, undefined, HEADERS);
  return json['data'] as unknown as Json[];
};

describe('what a person orders in a console, after a kill -9', () => {
  it('a draft that was being issued is one document, whenever it is asked for again', async () => {
    const dataDir = join(folder.path, 'draft');
    let standalone = await RunningStandalone.start(dataDir, { RUBRICA_FAULT: 'api-gateway:draft-checked#1' });
    const { sk_test } = standalone.credentials;
    const { json: draft } = await standalone.call(
      'POST',
      '/v1/drafts',
      sk_test,
      { kind: 'invoice', body: sale() },
      HEADERS,
    );
    const issue = (): Promise<{ status: number; json: Json }> =>
      standalone.call('POST', `/v1/drafts/${String(draft['id'])}/issue`, sk_test, undefined, {
        ...HEADERS,
        'if-match': String(draft['etag']),
      });
    await expect(issue()).rejects.toThrow();
    expect(await standalone.ended()).toBeNull(); // killed by its own SIGKILL
    standalone = await RunningStandalone.start(dataDir, { RUBRICA_FAULT: 'api-gateway:draft-issued#1' });
    expect(await documentsOf(standalone, sk_test)).toEqual([]);
    await expect(issue()).rejects.toThrow();
    expect(await standalone.ended()).toBeNull();
    standalone = await RunningStandalone.start(dataDir);
    const answers = [await issue(), await issue()];
    const [document] = await documentsOf(standalone, sk_test);
    expect(answers.map(({ status, json }) => [status, json['document_id']])).toEqual([
      [200, document?.['id']],
      [200, document?.['id']],
    ]);
    expect(await documentsOf(standalone, sk_test)).toHaveLength(1);
    await standalone.stop();
  });

  it('a job that mails documents again mails each once more, and its result has each once', async () => {
    const dataDir = join(folder.path, 'job');
    let standalone = await RunningStandalone.start(dataDir, { RUBRICA_FAULT: 'api-gateway:job-step-done#1' });
    const { sk_test } = standalone.credentials;
    const paths: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { json } = await standalone.call('POST', '/v1/invoices', sk_test, sale());
      paths.push(`/v1/invoices/${String(json['id'])}`);
    }
    const isMailed = ({ email }: Json): boolean => String(email?.['status']) === 'delivered';
    for (const path of paths) await standalone.poll(path, sk_test, isMailed);
    const order = { action: 'resend', filter: 'object=invoice' };
    const { json: job } = await standalone.call('POST', '/v1/jobs', sk_test, order, HEADERS);
    expect(await standalone.ended()).toBeNull(); // killed by its own SIGKILL

    standalone = await RunningStandalone.start(dataDir);
    const path = `/v1/jobs/${String(job['id'])}`;
    const over = await until(
      async () => (await standalone.call('GET', path, sk_test, undefined, HEADERS)).json,
      ({ status }) => String(status) === 'completed',
    );
    expect(over).toMatchObject({ total: 12, done: 12, succeeded: 12, failed: 0 });
    const { bytes } = await standalone.call('GET', `${path}/result`, sk_test, undefined, HEADERS);
    const lines = bytes.toString('utf8').trim().split('\r\n').slice(1);
    expect(lines.map((line) => `/v1/invoices/${String(line.split(',')[1])}`).sort()).toEqual([...paths].sort());
    for (const one of paths) {
      const { json } = await until(
        () => standalone.call('GET', `${one}/timeline`, sk_test),
        (answer) => mailsIn(answer.json) >= 2,
      );
      expect([one, mailsIn(json)]).toEqual([one, 2]);
    }
    await standalone.stop();
  });

  it('an import issues each row of its file once, and its result has each once', async () => {
    const dataDir = join(folder.path, 'import');
    let standalone = await RunningStandalone.start(dataDir, { RUBRICA_FAULT: 'api-gateway:job-step-done#2' });
    const { sk_test } = standalone.credentials;
    const titles =
      'external_id,customer_identification_type,customer_identification_number,customer_name,payment_code,payment_type,description,quantity,unit_code,unit_price,tax_code,tax_rate';
    const rows = Array.from({ length: 45 }, (_, n) => `f-${n},13,1020304050,Rosa Huertas,10,1,Café,2,94,18000,01,19`);
    const file = { content_base64: Buffer.from([titles, ...rows].join('\n')).toString('base64') };
    const { json: job } = await standalone.call('POST', '/v1/jobs', sk_test, { action: 'import', file }, HEADERS);
    expect(await standalone.ended()).toBeNull(); // killed by its own SIGKILL

    standalone = await RunningStandalone.start(dataDir);
    const path = `/v1/jobs/${String(job['id'])}`;
    const over = await until(
      async () => (await standalone.call('GET', path, sk_test, undefined, HEADERS)).json,
      ({ status }) => String(status) === 'completed',
    );
    expect(over).toMatchObject({ total: 45, done: 45, succeeded: 45, failed: 0 });
    const documents = await documentsOf(standalone, sk_test);
    const names = documents.map((document) => String(document['external_id']));
    expect(names.sort()).toEqual(rows.map((row) => String(row.split(',')[0])).sort());
    const { bytes } = await standalone.call('GET', `${path}/result`, sk_test, undefined, HEADERS);
    const lines = bytes.toString('utf8').trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map((_, nth) => String(nth + 2)));
    await standalone.stop();
  });
});

/** Mails that a timeline tells of. */
const mailsIn = ({ data }: Json): number =>
  (data as unknown as Json[]).filter(({ type }) => String(type).includes('email-sent')).length;
