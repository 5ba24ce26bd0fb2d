import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Answered, type RunningGateway, startGateway } from '../gateway.fixture.js';

const DOCS = join(import.meta.dirname, '../../../../docs');
const LANGUAGES = ['en', 'es'] as const;
const guidesIn = (language: string): string[] =>
  globSync(`guides/${language}/*.md`, { cwd: DOCS }).map((path) => basename(path, '.md'));

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Answered> =>
  gateway.call('GET', path, { headers });

/** Every address that an HTML page or style sheet loads or leads to. */
const addressesOf = (text: string): string[] =>
  [...text.matchAll(/(?:src|href|action)="([^"]*)"|url\(([^)]*)\)/g)].map(
    ([, attribute, css]) => attribute ?? css ?? '',
  );
const loadedBy = (text: string): string[] =>
  [...text.matchAll(/<(?:script|link|img|iframe)[^>]*?(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');

/** Directives of the Content-Security-Policy of an answer. */
const policyOf = ({ headers }: Answered): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

describe('the reference at /docs', () => {
  it('loads all it needs from the gateway, and runs no script that stands in the page', async () => {
    const page = await get('/docs');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const loaded = loadedBy(page.text).filter((address) => address !== 'data:,');
    expect(loaded).toEqual(['/docs/docs.css', '/docs/scalar.js', '/docs/reference.js']);
    for (const path of loaded) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(page.text).not.toMatch(/<script(?![^>]*src=)|\son\w+=|https?:/);
    expect(policyOf(page)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('leads to the guides and to the document, which are there', async () => {
    const { text } = await get('/docs');
    const links = addressesOf(text).filter((address) => !['data:,'].includes(address));
    expect(links).toEqual(expect.arrayContaining(['/openapi.json', '/docs/guides/en', '/docs/guides/es']));
    for (const path of links) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('is told to use none of the services of Scalar', async () => {
    const { text } = await get('/docs/reference.js');
    for (const part of [
      "url: '/openapi.json'",
      'telemetry: false',
      'withDefaultFonts: false',
      'agent: { disabled: true }',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/https?:/);
  });

  it('has files that are compressed for who takes that, and not sent twice', async () => {
    const plain = await get('/docs/scalar.js');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const server = gateway.app.getHttpAdapter().getInstance();
    const packed = await server.inject({ url: '/docs/scalar.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(1_400_000);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.text);
    const again = await get('/docs/scalar.js', { 'if-none-match': String(plain.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('the guides', () => {
  it.each([
    ['es-CO, en;q=0.5', 'es'],
    ['fr', 'en'],
  ])('at /docs/guides lead a reader of %s to %s', async (accepted, language) => {
    const { status, headers } = await get('/docs/guides', { 'accept-language': accepted });
    expect([status, headers['location']]).toEqual([302, `/docs/guides/${language}`]);
  });

  it.each(LANGUAGES)('are listed and shown in %s, each with a link to the other language', async (language) => {
    const list = await get(`/docs/guides/${language}`);
    expect([list.status, list.headers['content-language']]).toEqual([200, language]);
    for (const name of guidesIn(language)) {
      const path = `/docs/guides/${language}/${name}`;
      expect(list.text).toContain(`href="${path}"`);
      const page = await get(path);
      expect([path, page.status, page.headers['content-language']]).toEqual([path, 200, language]);
      expect(page.text).toContain(`<html lang="${language}">`);
      expect(policyOf(page)).toMatchObject({ 'script-src': "'self'", 'style-src': "'self'", 'default-src': "'none'" });
      expect(loadedBy(page.text)).toEqual(['data:,', '/docs/docs.css', '/docs/docs.js']);
      const inside = addressesOf(page.text).filter((address) => address.startsWith('/'));
      for (const link of inside) expect([path, link, (await get(link)).status]).toEqual([path, link, 200]);
    }
  });

  it('have anchors for what other guides and they themselves lead to', async () => {
    for (const language of LANGUAGES)
      for (const name of guidesIn(language)) {
        const path = `/docs/guides/${language}/${name}`;
        const anchors = addressesOf((await get(path)).text).filter((link) => link.includes('#'));
        for (const link of anchors) {
          const [target = '', anchor = ''] = link.startsWith('#') ? [path, link.slice(1)] : link.split('#');
          expect([path, link, (await get(target)).text.includes(`id="${decodeURIComponent(anchor)}"`)]).toEqual([
            path,
            link,
            true,
          ]);
        }
      }
  });

  it.each([
    '/docs/guides/fr',
    '/docs/guides/en/nothing',
    '/docs/guides/en/..%2F..%2Ferrors%2Frequired',
    '/docs/nothing.js',
  ])('%s is a problem, since there is no such page', async (path) => {
    const { status, headers, json } = await get(path, { 'accept-language': 'es' });
    expect([status, json['code'], headers['content-language']]).toEqual([404, 'not_found', 'es']);
    expect(headers['content-type']).toMatch('application/problem+json');
  });
});

describe('the page of a code', () => {
  it('is in the list of all codes', async () => {
    const list = await get('/docs/errors');
    expect([list.status, list.headers['content-language']]).toEqual([200, 'en']);
    for (const code of codes) expect(list.text).toContain(`href="/docs/errors/${code}"`);
  });

  const codes = globSync('errors/[a-z]*.md', { cwd: DOCS }).map((path) => basename(path, '.md'));

  it('is there for each code, in English, with its sentence in Spanish marked as such', async () => {
    expect(codes.length).toBeGreaterThan(100);
    for (const code of codes) {
      const page = await get(`/docs/errors/${code}`);
      expect([code, page.status, page.headers['content-language']]).toEqual([code, 200, 'en, es']);
      for (const part of [`>${code}</h1>`, '<html lang="en">', '<p id="es" lang="es"><strong>En español.</strong>'])
        expect([code, part, page.text.includes(part)]).toEqual([code, part, true]);
      for (const link of addressesOf(page.text).filter((address) => address.startsWith('/docs/errors/')))
        expect([code, link, existsSync(join(DOCS, `errors/${basename(link)}.md`))]).toEqual([code, link, true]);
    }
  });
});
