import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
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
    expect(loaded).toEqual(['/docs/docs.css', '/docs/search.js', '/docs/scalar.js', '/docs/reference.js']);
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
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it.each([
    ['en', 'es', '/openapi.json', '/openapi/2026-12-01.json'],
    ['es', 'en', '/openapi.es.json', '/openapi/2026-12-01.es.json'],
  ])(
    'in %s leads to its guides, codes, search and documents, and to itself in %s',
    async (language, other, document, newest) => {
      const { text, headers } = await get(`/docs/${language}`);
      expect(headers['content-language']).toBe(language);
      expect(text).toContain(`data-document="${document}"`);
      const links = addressesOf(text).filter((address) => !['data:,'].includes(address));
      const pages = ['guides', 'errors', 'search'].map((name) => `/docs/${name}/${language}`);
      expect(links).toEqual(expect.arrayContaining([document, newest, `/docs/${other}`, ...pages]));
      for (const path of links) expect([path, (await get(path)).status]).toEqual([path, 200]);
    },
  );

  it.each([
    ['es-CO, en;q=0.5', 'es'],
    ['fr', 'en'],
  ])('is for a reader of %s in %s', async (accepted, language) => {
    const { headers, text } = await get('/docs', { 'accept-language': accepted });
    expect(headers).toMatchObject({ 'content-language': language, vary: 'Accept-Language' });
    expect(text).toContain(`<html lang="${language}">`);
  });

  it('is told to use none of the services of Scalar', async () => {
    const { text } = await get('/docs/reference.js');
    for (const part of [
      'url: root.dataset.document',
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
      expect(loadedBy(page.text)).toEqual(['data:,', '/docs/docs.css', '/docs/search.js', '/docs/docs.js']);
      const inside = addressesOf(page.text).filter((address) => address.startsWith('/'));
      for (const link of inside) expect([path, link, (await get(link)).status]).toEqual([path, link, 200]);
    }
  });

  it('stand before the navigation in each page, for who hears it or reads it on a telephone', async () => {
    const { text } = await get('/docs/guides/es/notes');
    expect(text.indexOf('<main>')).toBeLessThan(text.indexOf('<nav class="guides"'));
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

describe('the pages of codes', () => {
  const codes = globSync('errors/[a-z]*.md', { cwd: DOCS }).map((path) => basename(path, '.md'));

  it.each(LANGUAGES)('are all in their list in %s', async (language) => {
    const list = await get(`/docs/errors/${language}`);
    expect([list.status, list.headers['content-language']]).toEqual([200, language]);
    for (const code of codes) expect(list.text).toContain(`href="/docs/errors/${language}/${code}"`);
    const when = language === 'es' ? 'Falta un campo que debe estar' : 'A field is missing that must be there';
    expect(list.text).toMatch(
      new RegExp(`<li><a href="/docs/errors/${language}/required"><code>required</code></a> ${when}`),
    );
  });

  it.each(LANGUAGES)('are there in %s, each with a link to the other language', async (language) => {
    expect(codes.length).toBeGreaterThan(100);
    const other = language === 'en' ? 'es' : 'en';
    for (const code of codes) {
      const page = await get(`/docs/errors/${language}/${code}`);
      expect([code, page.status, page.headers['content-language']]).toEqual([code, 200, language]);
      const words = language === 'es' ? '<strong>Cuándo.</strong>' : '<strong>When.</strong>';
      for (const part of [`>${code}</h1>`, `<html lang="${language}">`, words, `href="/docs/errors/${other}/${code}"`])
        expect([code, part, page.text.includes(part)]).toEqual([code, part, true]);
      for (const link of addressesOf(page.text).filter((address) => /^\/docs\/errors\/e[ns]\/\w+$/.test(address)))
        expect([code, link, codes.includes(basename(link))]).toEqual([code, link, true]);
    }
  });

  it('are at the `type` of a problem in the language of the reader', async () => {
    const spanish = await get('/docs/errors/required', { 'accept-language': 'es-CO' });
    expect(spanish.headers).toMatchObject({ 'content-language': 'es', vary: 'Accept-Language' });
    expect(spanish.text).toContain('<strong>Cuándo.</strong>');
    expect((await get('/docs/errors/required')).text).toContain('<strong>When.</strong>');
  });
});

describe('the search', () => {
  const linksFor = async (language: string, query: string): Promise<string[]> => {
    const page = await get(`/docs/search/${language}?q=${encodeURIComponent(query)}`);
    expect([page.status, page.headers['content-language']]).toEqual([200, language]);
    const results = /<ol class="results">([^]*?)<\/ol>/.exec(page.text)?.[1] ?? '';
    return addressesOf(results);
  };

  it.each([
    ['en', 'range_exhausted', '/docs/errors/en/range_exhausted'],
    ['en', 'credit note', '/docs/guides/en/notes#'],
    ['en', 'issue invoice', '/docs/en#tag/invoices/POST/v1/invoices'],
    ['es', 'certificado vencido', '/docs/errors/es/certificate_expired'],
    ['es', 'anulacion', '/docs/guides/es/notes#toda-anulación'],
    ['es', 'emitir factura', '/docs/es#tag/invoices/POST/v1/invoices'],
    ['es', '/v1/numbering-ranges/sync', '/docs/es#tag/numbering-ranges/POST/v1/numbering-ranges/sync'],
  ])('in %s finds for %s the guide, the code or the operation', async (language, query, path) => {
    const links = await linksFor(language, query);
    expect(links.filter((link) => link.startsWith(path))).not.toEqual([]);
  });

  it('leads to pages and sections that are there', async () => {
    for (const link of [...(await linksFor('es', 'factura')), ...(await linksFor('en', 'certificate'))]) {
      const [path = '', anchor] = link.split('#');
      const page = await get(path);
      const hasAnchor = anchor === undefined || anchor.startsWith('tag/') || page.text.includes(`id="${anchor}"`);
      expect([link, page.status, hasAnchor]).toEqual([link, 200, true]);
    }
  });

  it('takes whatever is asked: nothing is run, and nothing fails', async () => {
    for (const query of [
      '',
      'q=1&q=2',
      `q=${encodeURIComponent('"><script>alert(1)</script>')}`,
      `q=${'a'.repeat(5_000)}`,
    ]) {
      const page = await get(`/docs/search/es?${query}`);
      expect([query.slice(0, 20), page.status]).toEqual([query.slice(0, 20), 200]);
      expect(page.text).not.toContain('<script>alert');
    }
    expect((await get('/docs/search/fr?q=a')).status).toBe(404);
  });
});
