import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUYER_PAGE, CAPABILITY_VALID_DAYS, capabilityUrl, parseCapabilityKeys } from '@rubrica/contracts';
import { fact } from '@rubrica/service-testing';
import PDFDocument from 'pdfkit';
import type { Browser } from 'playwright-core';
import { type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';
import { type Listeners, listen } from '../listener/listeners.http.js';
import { accessibilityFaults, browser, LOOKS, startBrowser } from './page.fixture.js';

const KEYS = 'k1:un-secreto-de-enlaces';

let gateway: RunningGateway;
let listeners: Listeners;
let tenant: TenantKeys;
let id: string;
let origin: string;
beforeAll(async () => {
  gateway = await startGateway();
  listeners = await listen(gateway.app, { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 });
  origin = `http://127.0.0.1:${String(listeners.publicPort)}`;
  tenant = await gateway.newTenant();
  id = await invoice();
});
afterAll(async () => {
  await listeners.close();
  await gateway.close();
});

const put = (bytes: Buffer | string): Promise<string> => gateway.blobs.put(tenant.id, Buffer.from(bytes));

const pdf = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.text('Factura de prueba').end();
  });

const invoice = async (key = tenant.sk_live): Promise<string> => {
  const { json } = await gateway.call('POST', '/v1/invoices', { key, body: sale() });
  const document_id = String(json['id']);
  await gateway.publish(
    fact('numbered', { document_id }),
    fact('signed', { document_id, xml_blob: await put('<Invoice/>') }),
    fact('submitted', { document_id }),
    fact('accepted', {
      document_id,
      application_response_blob: await put('<ApplicationResponse/>'),
      answer_blob: await put('{"message":"","messages":[]}'),
    }),
    fact('rendered', { document_id, pdf_blob: await put(await pdf()) }),
    fact('packaged', { document_id, zip_blob: await put('PK') }),
  );
  return document_id;
};

const pathOf = (documentId: string, expires = Math.floor(Date.now() / 1000) + CAPABILITY_VALID_DAYS * 86_400): string =>
  capabilityUrl('', parseCapabilityKeys(KEYS), { tenantId: tenant.id, documentId, file: BUYER_PAGE, expires });

const get = (path: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'GET', url: path, headers });

describe("a buyer's page", () => {
  it('says what the document is and what DIAN says of it, and opens its files', async () => {
    const answer = await get(pathOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const html = answer.body;
    expect(html).toContain('Factura electrónica de venta SETP990000001');
    expect(html).toContain('Validada por la DIAN');
    expect(html).toMatch(/href="https:\/\/catalogo-vpfe(-hab)?\.dian\.gov\.co\/document\/searchqr\?documentkey=/);
    const links = [...html.matchAll(/<a href="(\/files\/[^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
    expect(links).toHaveLength(3);
    for (const link of links) expect((await get(link)).statusCode).toBe(200);
  });

  it('of a note names the invoice that it corrects as soon as that has its number', async () => {
    const { json: sold } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_live, body: sale() });
    const { json } = await gateway.call('POST', '/v1/credit-notes', {
      key: tenant.sk_live,
      body: { invoice_id: sold['id'], reason_code: '2' },
    });
    const said = async () => (await get(pathOf(String(json['id'])))).body;
    expect(await said()).not.toContain('Corrige');
    await gateway.publish(fact('numbered', { document_id: String(sold['id']), number: 'SETP990000007' }));
    expect(await said()).toMatch(/<dt>Corrige la factura<\/dt><dd>SETP990000007 del \d+ de \p{L}+ de \d{4}<\/dd>/u);
  });

  it("is in the language of the reader's browser, or in that of the URL, and a link switches", async () => {
    const languageOf = async (path: string, accepted?: string) => {
      const { headers, body } = await get(path, accepted === undefined ? {} : { 'accept-language': accepted });
      expect(headers['vary']).toContain('Accept-Language');
      expect(body).toContain(`<html lang="${String(headers['content-language'])}">`);
      return headers['content-language'];
    };
    expect(await languageOf(pathOf(id))).toBe('es');
    expect(await languageOf(pathOf(id), 'fr-FR, fr;q=0.8')).toBe('es');
    expect(await languageOf(pathOf(id), 'en-US, en;q=0.9, es;q=0.1')).toBe('en');
    expect(await languageOf(`${pathOf(id)}&lang=es`, 'en-US')).toBe('es');
    expect(await languageOf(`${pathOf(id)}&lang=xx`, 'en-US')).toBe('en');
    const [, other = ''] = /<a class="other" href="([^"]*)"/.exec((await get(pathOf(id))).body) ?? [];
    const path = pathOf(id).split('?')[0] ?? '';
    expect(await languageOf(path + other.replaceAll('&amp;', '&'))).toBe('en');
  });

  it('sets no cookie, has no script, and loads nothing from elsewhere', async () => {
    const { headers, body } = await get(pathOf(id));
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toMatch(/<script|<img|@import|url\(/i);
    const sources = [...body.matchAll(/(?:src|rel="stylesheet" href)="([^"]*)"/g)].map(([, url]) => url);
    expect(sources.every((url) => url?.startsWith('/files/'))).toBe(true);
  });

  it('of a test document says that it is one, and leads to no page of DIAN', async () => {
    const { body } = await get(pathOf(await invoice(tenant.sk_test)));
    expect(body).toContain('Documento de prueba, sin validez fiscal');
    expect(body).not.toContain('dian.gov.co');
  });

  it('says what has become of a document until then', async () => {
    const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_live, body: sale() });
    const document_id = String(json['id']);
    const said = async () => (await get(pathOf(document_id))).body;
    expect(await said()).toContain('Pendiente de validación por la DIAN');
    await gateway.publish(
      fact('numbered', { document_id }),
      fact('signed', { document_id, xml_blob: await put('<Invoice/>') }),
      fact('submitted', { document_id }),
      fact('rejected', {
        document_id,
        application_response_blob: null,
        answer_blob: await put('{"message":"","messages":[]}'),
      }),
    );
    expect(await said()).toContain('Rechazada por la DIAN');
    expect(await said()).not.toContain('dian.gov.co/document');
  });

  it('is a page too when the link is wrong or old', async () => {
    const wrong = await get(pathOf(id).replace(/signature=..../, 'signature=AAAA'));
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const old = await get(pathOf(id, Math.floor(Date.now() / 1000) - 10), { 'accept-language': 'en' });
    expect([old.statusCode, old.body]).toEqual([410, expect.stringContaining('This link has expired')]);
    expect((await get(`/files/${tenant.id}/${id}/page`)).statusCode).toBe(404);
    expect((await get(`/files/${tenant.id}/${id}/page?lang=en&lang=es&signature=%00"><b>`)).statusCode).toBe(404);
    expect((await get(pathOf('inv_00000000000000000000000000'))).statusCode).toBe(404);
  });
});

browser.describe("a buyer's page in a browser (chromium)", () => {
  let program: Browser;
  beforeAll(async () => {
    program = await startBrowser();
  });
  afterAll(() => program.close());

  browser.it(
    'shows the PDF, has no fault of accessibility in any colours and sizes, and calls no other host',
    async () => {
      for (const look of LOOKS) {
        const page = await program.newPage({ ...look, locale: 'es-CO' });
        const calls: string[] = [];
        const said: string[] = [];
        page.on('request', (request) => calls.push(request.url()));
        page.on('console', (message) => said.push(message.text()));
        await page.goto(origin + pathOf(id), { waitUntil: 'load' });
        expect(await page.title()).toBe('Factura electrónica de venta SETP990000001');
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
        // What the PDF viewer is made of comes from the browser itself.
        expect(calls.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))).toEqual([]);
        expect(calls.some((url) => new URL(url).pathname.endsWith('/pdf'))).toBe(look.viewport.width > 640);
        expect(said).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        await page.close();
      }
    },
  );

  browser.it('gives the XML and the zip to take, and is reached by the keyboard alone', async () => {
    const page = await program.newPage({ locale: 'es-CO' });
    await page.goto(origin + pathOf(id), { waitUntil: 'load' });
    for (const [label, name] of [
      ['Descargar el XML', 'SETP990000001.xml'],
      ['Descargar todo (zip)', 'SETP990000001.zip'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: label }).press('Enter'),
      ]);
      expect(download.suggestedFilename()).toBe(name);
    }
    await page.close();
  });

  browser.it('is accessible where there is no document', async () => {
    const page = await program.newPage({ locale: 'es-CO' });
    await page.goto(`${origin}/files/${tenant.id}/${id}/page`, { waitUntil: 'load' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.close();
  });
});
