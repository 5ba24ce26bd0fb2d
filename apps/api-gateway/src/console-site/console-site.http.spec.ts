import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Console, OperatorConsole } from '../access/console.js';
import { type ListenerName, ListenerRoutes } from '../listener/listener-routes.http.js';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiGatewaySettings } from '../config.js';
import { ConsoleSiteController } from './console-site.http.js';
import { ConsoleFiles } from './console-site.disk.js';

const folder = mkdtempSync(join(tmpdir(), 'console-site-'));
const SCRIPT = 'console.log("á");';
/** Two pages that share a script; that of operators loads a screen when it is needed. */
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared-1.js'] },
  'operator.html': { file: 'assets/operator-1.js', imports: ['_shared-1.js'], dynamicImports: ['src/screen.tsx'] },
  '_shared-1.js': { file: 'assets/shared-1.js' },
  'src/screen.tsx': { file: 'assets/screen-1.js' },
};
let server: FastifyInstance;

/** The routes of the controller as the gateway has them, without what it needs besides. */
const serve = (url: string, listener: ListenerName = 'public'): FastifyInstance => {
  const routes = new ListenerRoutes(new HttpAdapterHost(), new ApiGatewaySettings());
  const consoles = [new Console(url), new OperatorConsole(url)] as const;
  const controller = new ConsoleSiteController(...consoles, routes, new ConsoleFiles(folder));
  const app = fastify();
  app.addHook('onRequest', (request, _reply, done) => {
    routes.mark(request.raw, listener);
    done();
  });
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
  writeFileSync(join(folder, 'operator.html'), '<!doctype html><title>Operadores</title>');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  for (const name of ['shared-1.js', 'operator-1.js', 'screen-1.js']) writeFileSync(join(folder, 'assets', name), name);
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

  it('has a page of its own for operators on their listener; each listener has the files of its page alone', async () => {
    const operators = serve('http://localhost:3000', 'operator');
    const headers = { host: 'localhost:3000' };
    const page = await operators.inject({ url: '/console/find?q=1', headers });
    expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>Operadores</title>']);
    expect(page.headers['content-security-policy']).toBe((await get('/console')).headers['content-security-policy']);
    const statuses = async (app: FastifyInstance): Promise<number[]> => {
      const names = ['shared-1.js', 'index-1.js', 'operator-1.js', 'screen-1.js'];
      const answers = names.map((name) => app.inject({ url: `/console/assets/${name}`, headers }));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    expect(await statuses(server)).toEqual([200, 200, 404, 404]);
    expect(await statuses(operators)).toEqual([200, 404, 200, 200]);
    await operators.close();
  });

  it('is not there without the setting of its address, or without its files', async () => {
    const without = serve('');
    expect((await without.inject('/console')).statusCode).toBe(404);
    await without.close();
    expect(await new ConsoleFiles(join(folder, 'nowhere')).read('index.html')).toBeNull();
  });
});
