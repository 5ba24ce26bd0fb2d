import { DeleteObjectCommand, GetObjectRetentionCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type TcpProxy, tcpProxy } from '@rubrica/testing';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { blobName } from './blob-store.js';
import { promisesOfBlobStore } from './conformance.fixture.js';
import { S3BlobStore } from './s3-blob-store.client.js';
import { s3, TestBucket } from './s3-bucket.fixture.js';
import type { S3Limits } from './s3-objects.client.js';
import type { BlobSettings } from './blob-settings.js';

const MIB = 1024 * 1024;
const xml = Buffer.from('<Invoice>…</Invoice>');

s3.describe('a blob store in S3', () => {
  let bucket: TestBucket;
  const opened: S3BlobStore[] = [];

  const open = (settings: Partial<BlobSettings> = {}, limits: Partial<S3Limits> = {}): S3BlobStore => {
    const store = new S3BlobStore(bucket.objects(settings, limits));
    opened.push(store);
    return store;
  };

  beforeAll(async () => {
    bucket = await TestBucket.open({ locks: true });
  });

  afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));
  afterAll(() => bucket.close());

  promisesOfBlobStore('a bucket', async () => ({
    blobs: new S3BlobStore(bucket.objects({ s3Prefix: 'one/' }, { partBytes: 5 * MIB })),
    elsewhere: new S3BlobStore(bucket.objects({ s3Prefix: 'one/' })),
    stored: async () =>
      (await bucket.versions())
        .filter(({ key }) => key.startsWith('one/'))
        .map(({ key }) => {
          const [, tenantId = '', name = ''] = key.split('/');
          return { tenantId, name, bytes: readFileSync(bucket.server.fileOf(TestBucket.NAME, key)) };
        }),
    close: () => Promise.resolve(),
  }));

  it('removes blobs that are named, or all of a tenant; what is put afterwards stays', async () => {
    const store = open();
    const [one, two, other] = await Promise.all([
      store.put('ten_gone', xml),
      store.put('ten_gone', Buffer.from('2')),
      store.put('ten_stays', xml),
    ]);
    await store.remove({ tenantId: 'ten_gone', names: [one] });
    await expect(store.get('ten_gone', one)).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await store.get('ten_gone', two)).toString()).toBe('2');
    await store.remove({ tenantId: 'ten_gone', names: 'all' });
    await expect(store.get('ten_gone', two)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.get('ten_stays', other)).toEqual(xml);
    await store.put('ten_gone', xml);
    expect(await store.get('ten_gone', one)).toEqual(xml);
  });

  it('sends a large blob in parts, and keeps nothing of an upload that another one overtook', async () => {
    const blob = randomBytes(11 * MIB);
    const [one, two] = [1, 2].map(() => open({}, { partBytes: 5 * MIB }));
    const names = await Promise.all([one?.put('ten_large', blob), two?.put('ten_large', blob)]);
    expect(names).toEqual([blobName(blob), blobName(blob)]);
    const at = { Bucket: TestBucket.NAME, Key: `ten_large/${blobName(blob)}` };
    const head = await bucket.client.send(new HeadObjectCommand(at));
    expect([head.ContentLength, head.ETag]).toEqual([11 * MIB, expect.stringMatching(/-3"$/)]);
    expect((await bucket.versions()).filter(({ key }) => key === at.Key)).toHaveLength(1);
  });

  it('does not return a blob whose object was changed', async () => {
    const store = open();
    const blob = randomBytes(100);
    const name = await store.put('ten_damaged', blob);
    const file = bucket.server.fileOf(TestBucket.NAME, `ten_damaged/${name}`);
    writeFileSync(file, randomBytes(100));
    await expect(store.get('ten_damaged', name)).rejects.toThrow(`blob ${name} is damaged`);
  });

  it('locks each object for the days of the setting: nobody can remove it', async () => {
    const name = await open({ s3LockMode: 'compliance', s3LockDays: 1_827 }).put('ten_locked', xml);
    const key = `ten_locked/${name}`;
    const at = { Bucket: TestBucket.NAME, Key: key };
    const { Retention } = await bucket.client.send(new GetObjectRetentionCommand(at));
    expect(Retention?.Mode).toBe('COMPLIANCE');
    const days = (Number(Retention?.RetainUntilDate) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(1_826);
    expect(days).toBeLessThanOrEqual(1_827);
    const [version] = (await bucket.versions()).filter((each) => each.key === key);
    const remove = new DeleteObjectCommand({ ...at, VersionId: version?.version });
    await expect(bucket.client.send(remove)).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('asks for the encryption of the settings, and has the server check the SHA-256', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers);
      request.resume().on('end', () => response.end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const s3Endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    await open({ s3Endpoint, s3Encryption: 'aws:kms', s3KmsKey: 'key-1' }).put('ten_a', xml);
    await open({ s3Endpoint, s3Encryption: 'AES256' }).put('ten_a', xml);
    const checked = {
      'if-none-match': '*',
      'x-amz-checksum-sha256': Buffer.from(blobName(xml), 'hex').toString('base64'),
    };
    expect(seen).toMatchObject([
      {
        ...checked,
        'x-amz-server-side-encryption': 'aws:kms',
        'x-amz-server-side-encryption-aws-kms-key-id': 'key-1',
      },
      { ...checked, 'x-amz-server-side-encryption': 'AES256' },
    ]);
    server.close();
  });

  it.each([
    ['a bucket that does not exist', { s3Bucket: 'no-such-bucket' }, {}, 'NoSuchBucket'],
    ['a wrong secret', {}, { AWS_SECRET_ACCESS_KEY: 'hunter2-hunter2' }, 'SignatureDoesNotMatch'],
    ['a wrong name', {}, { AWS_ACCESS_KEY_ID: 'somebody' }, 'access key'],
  ])('says what is wrong with %s, and no secret', async (_, settings, environment, code) => {
    const before = { ...process.env };
    Object.assign(process.env, environment);
    const store = open(settings);
    const error = await store.put('ten_a', xml).catch((refused: unknown) => refused);
    Object.assign(process.env, before);
    expect(error).toMatchObject({ status: 503, code: 'service_unavailable', headers: { 'retry-after': '1' } });
    const cause = String((error as Error).cause);
    expect(cause).toContain(code);
    expect(cause).not.toContain('hunter2');
    expect(Object.keys((error as { cause: object }).cause)).toEqual([]);
  });
});

s3.describe('while S3 is away', () => {
  let bucket: TestBucket;
  let proxy: TcpProxy;
  let store: S3BlobStore;

  beforeAll(async () => {
    bucket = await TestBucket.open();
  });

  beforeEach(async () => {
    proxy = await tcpProxy(bucket.server.endpoint);
    store = new S3BlobStore(bucket.objects({ s3Endpoint: new URL(proxy.url).origin }, { pauseMs: 300, callMs: 3_000 }));
  });

  afterEach(async () => {
    await store.close();
    await proxy.close();
  });
  afterAll(() => bucket.close());

  const unavailable = { status: 503, code: 'service_unavailable', headers: { 'retry-after': '1' } };

  it('a call is refused as temporary, and served again once it is back', async () => {
    const name = await store.put('ten_a', xml);
    proxy.cut();
    await expect(store.put('ten_a', randomBytes(10))).rejects.toMatchObject(unavailable);
    await expect(store.get('ten_a', name)).rejects.toMatchObject(unavailable);
    proxy.restore();
    await sleep(350);
    expect(await store.get('ten_a', name)).toEqual(xml);
  });

  it('a call survives a break that is shorter than its repetitions', async () => {
    const name = await store.put('ten_a', xml);
    proxy.cut();
    const found = store.get('ten_a', name);
    proxy.restore();
    expect(await found).toEqual(xml);
  });

  it('only one call waits for an answer, all others are refused at once', async () => {
    const silent = createTcpServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const s3Endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const away = new S3BlobStore(bucket.objects({ s3Endpoint }, { callMs: 400, pauseMs: 50 }));
    const waits = async (): Promise<number> => {
      const begin = performance.now();
      await expect(away.get('ten_a', blobName(xml))).rejects.toMatchObject(unavailable);
      return performance.now() - begin;
    };
    expect(await waits()).toBeGreaterThan(350);
    await sleep(60);
    const ended: number[] = [];
    const [first = 0] = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => waits().finally(() => ended.push(nth))),
    );
    expect(first).toBeGreaterThan(350);
    expect(ended.at(-1)).toBe(0);
    await away.close();
    silent.close();
  });
});
