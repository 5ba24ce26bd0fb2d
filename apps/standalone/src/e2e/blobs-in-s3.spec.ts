import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { s3Referee, type S3Server, until } from '@rubrica/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const COPY = join(import.meta.dirname, '../../../../libs/service/dist/blobs-copy.main.js');
const s3 = s3Referee();

s3.describe('an installation whose blobs move to S3', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  let server: S3Server;
  let standalone: RunningStandalone;
  let variables: Readonly<Record<string, string>>;
  const posted: string[] = [];

  const start = async (BLOB_STORE: string): Promise<void> => {
    standalone = await RunningStandalone.start(data, { ...variables, BLOB_STORE });
  };

  const post = async (headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> => {
    const answer = await standalone.call('POST', '/v1/invoices', standalone.credentials.sk_live, sale(), headers);
    if (answer.status === 201) posted.push(String(answer.json['id']));
    return answer;
  };

  const accepted = (id: string): Promise<Json> =>
    standalone.poll(
      `/v1/invoices/${id}`,
      standalone.credentials.sk_live,
      (json) => String(json['status']) === 'accepted_by_dian' && String(json['email']?.['status']) === 'delivered',
    );

  const file = (id: string, name: string): Promise<ApiAnswer> =>
    standalone.call('GET', `/v1/invoices/${id}/${name}`, standalone.credentials.sk_live);

  /** The program of `npm run blobs:copy`. */
  const copy = async (): Promise<{ readonly code: number | null; readonly text: string }> => {
    const env = { ...process.env, NODE_OPTIONS: '', ...variables, BLOB_DIR: join(data, 'blobs') };
    const child = spawn(process.execPath, [COPY], { env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    await once(child, 'close');
    return { code: child.exitCode, text };
  };

  beforeAll(async () => {
    server = await s3.start();
    variables = {
      ...server.credentials,
      BLOB_S3_BUCKET: 'blobs',
      BLOB_S3_ENDPOINT: server.endpoint,
      BLOB_S3_PATH_STYLE: '1',
    };
    await start('folder');
  });

  afterAll(async () => {
    await standalone.stop();
    await server.stop();
    folder.remove();
  });

  it('is copied while documents are being written', async () => {
    await post();
    const posting = Promise.all(Array.from({ length: 5 }, () => post()));
    const { code, text } = await copy();
    expect([code, text]).toEqual([2, expect.stringContaining('may still grow')]);
    await posting;
  });

  it('needs its folder no more when the copy is complete', async () => {
    await Promise.all(posted.map(accepted));
    await standalone.stop();
    const { code, text } = await copy();
    expect([code, text]).toEqual([0, expect.stringMatching(/All blobs of .* are in the bucket/)]);
    renameSync(join(data, 'blobs'), join(folder.path, 'old-blobs'));
    await start('s3');
    expect(posted).toHaveLength(6);
    for (const id of posted) {
      expect((await file(id, 'xml')).bytes.toString()).toContain('<Invoice');
      expect((await file(id, 'pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('answers 503 while S3 is away, and goes on with all documents when it is back', async () => {
    const [first = ''] = posted;
    await Promise.all(Array.from({ length: 6 }, () => post()));
    await server.crash();
    const unavailable = { status: 503, json: { code: 'service_unavailable' } };
    const refused = await post({ 'idempotency-key': 'in-the-outage' });
    expect(refused).toMatchObject(unavailable);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await file(first, 'xml')).toMatchObject(unavailable);
    expect((await standalone.call('GET', '/v1/invoices', standalone.credentials.sk_test)).status).toBe(200);
    await sleep(1_500);
    await server.restart();
    // As long as nobody has noticed, the answer is 503.
    await until(
      () => post({ 'idempotency-key': 'in-the-outage' }),
      ({ status }) => status === 201,
    );

    const numbers = (await Promise.all(posted.map(accepted))).map((json) => String(json['number']));
    const { documents } = await standalone.received();
    expect(new Set(numbers).size).toBe(13);
    const times = numbers.map((number) => documents.filter((document) => String(document['number']) === number));
    expect(times.map((found) => found.map((document) => document['accepted_times']))).toEqual(numbers.map(() => [1]));
  });
});
