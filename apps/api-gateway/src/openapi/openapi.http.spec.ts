import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Parser } from '@asyncapi/parser';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.app.getHttpAdapter().getInstance().inject({ method, url, headers });

describe.each([
  '/openapi.json',
  '/openapi.es.json',
  '/openapi/2026-12-01.json',
  '/openapi/2026-12-01.es.json',
  '/admin/openapi.json',
  '/asyncapi.json',
])('%s', (path) => {
  it('is compressed for a reader who takes that, and plain for others', async () => {
    const plain = await get(path);
    expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
    const packed = await get(path, { 'accept-encoding': 'br, gzip;q=0.8' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    for (const coding of ['identity', 'gzip;q=0', 'gzip;q=0.0, br', 'xgzip'])
      expect([coding, (await get(path, { 'accept-encoding': coding })).headers['content-encoding']]).toEqual([
        coding,
        undefined,
      ]);
  });

  it('is not sent again to a reader who has it, in whichever form', async () => {
    const { headers: plain } = await get(path);
    const { headers: packed } = await get(path, { 'accept-encoding': 'gzip' });
    expect(plain['etag']).toMatch(/^"[\w-]+"$/);
    expect(packed['etag']).not.toBe(plain['etag']);
    for (const known of [String(plain['etag']), `"other", ${String(packed['etag'])}`, '*']) {
      const again = await get(path, { 'if-none-match': known, 'accept-encoding': 'gzip' });
      expect([known, again.statusCode, again.payload, again.headers['etag']]).toEqual([known, 304, '', packed['etag']]);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('tells its headers without its content', async () => {
    const whole = await get(path);
    const head = await get(path, {}, 'HEAD');
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  });
});

describe('/asyncapi.json', () => {
  it('is the document of the topics, which the parser of AsyncAPI takes', async () => {
    const { payload } = await get('/asyncapi.json');
    expect(payload).toBe(readFileSync(new URL('../../../../docs/asyncapi.json', import.meta.url), 'utf8'));
    const { document, diagnostics } = await new Parser().parse(payload);
    expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
    expect(document?.channels().all()).toHaveLength(2);
  });
});
