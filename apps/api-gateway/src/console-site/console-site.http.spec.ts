import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Console } from '../access/console.js';
import { ConsoleSiteController } from './console-site.http.js';
import { ConsoleFiles } from './console-site.disk.js';

const folder = mkdtempSync(join(tmpdir(), 'console-site-'));
const SCRIPT = 'console.log("á");';
let server: FastifyInstance;

/** The routes of the controller as the gateway has them, without what it needs besides. */
const serve = (url: string): FastifyInstance => {
  const controller = new ConsoleSiteController(new Console(url), new ConsoleFiles(folder));
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => reply.status((error as { status?: number }).status ?? 500).send());
  app.get<{ Params: { name: string } }>('/console/assets/:name', (request, reply) =>
    controller.file(request.params.name, reply),
  );
  app.get('/console', (request: FastifyRequest, reply) => controller.root(request, reply));
  app.get('/console/*', (request: FastifyRequest, reply) => controller.page(request, reply));
  return app;
};

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Rubrica</title>');
  writeFileSync(join(folder, 'assets/index-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/index-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/index-1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets/secret.txt'), 'no part of the site');
  server = serve('http://localhost:3000');
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('the web console', () => {
  it.each(['/console', '/console/enter', '/console/ten_1/test/documents?status=failed'])(
    'has one page for %s, asked for anew each time, under a policy without anything inline',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>Rubrica</title>']);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      expect(policy).not.toContain('unsafe');
      const again = await get(url, { 'if-none-match': String(headers['etag']) });
      expect(again.statusCode).toBe(304);
    },
  );

  it.each([
    ['gzip, br', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('sends a file in the smallest form that %s takes, to be kept for ever', async (accepted, encoding) => {
    const { statusCode, headers, rawPayload } = await get('/console/assets/index-1.js', {
      'accept-encoding': accepted,
    });
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const forms = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT), plain: Buffer.from(SCRIPT) };
    expect(rawPayload.equals(forms[(encoding ?? 'plain') as keyof typeof forms])).toBe(true);
  });

  it.each(['secret.txt', 'index-1.js.br', '..%2findex.html', 'constructor'])('has no file %s', async (name) => {
    expect((await get(`/console/assets/${name}`)).statusCode).toBe(404);
  });

  it('leads who comes by another name of the host to the one to which cookies belong', async () => {
    const { statusCode, headers } = await get('/console/enter?x=1', { host: '127.0.0.1:3000' });
    expect([statusCode, headers['location']]).toEqual([302, 'http://localhost:3000/console/enter?x=1']);
  });

  it('is not there without the setting of its address, or without its files', async () => {
    const without = serve('');
    expect((await without.inject('/console')).statusCode).toBe(404);
    await without.close();
    expect(await new ConsoleFiles(join(folder, 'nowhere')).read()).toBeNull();
  });
});
