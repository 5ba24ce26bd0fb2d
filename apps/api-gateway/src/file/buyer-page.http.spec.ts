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

const get = (path: string) => gateway.app.inject({ method: 'GET', url: path });

describe("a buyer's page", () => {
  it('says what the document is, in Spanish and English, and opens its files', async () => {
    const answer = await get(pathOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const html = answer.body;
    for (const text of ['Factura electrónica de venta SETP990000001', 'Electronic sales invoice SETP990000001'])
      expect(html).toContain(text);
    expect(html).toContain('La DIAN validó este documento');
    const links = [...html.matchAll(/<a class="button" href="(\/files\/[^"]+)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
    expect(links).toHaveLength(6);
    for (const link of links) expect((await get(link)).statusCode).toBe(200);
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
    expect(body).toContain('Este es un documento de prueba');
    expect(body).not.toContain('dian.gov.co');
  });

  it('is a page too when the link is wrong or old', async () => {
    const wrong = await get(pathOf(id).replace(/signature=..../, 'signature=AAAA'));
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const old = await get(pathOf(id, Math.floor(Date.now() / 1000) - 10));
    expect([old.statusCode, old.body]).toEqual([410, expect.stringContaining('This link has expired')]);
    expect((await get(`/files/${tenant.id}/${id}/page`)).statusCode).toBe(404);
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
        const page = await program.newPage(look);
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
        expect(calls.some((url) => new URL(url).pathname.endsWith('/pdf'))).toBe(true);
        expect(said).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        await page.close();
      }
    },
  );

  browser.it('gives the XML and the zip to take, and is reached by the keyboard alone', async () => {
    const page = await program.newPage();
    await page.goto(origin + pathOf(id), { waitUntil: 'load' });
    for (const [label, name] of [
      ['Descargar el XML', 'SETP990000001.xml'],
      ['Download all (zip)', 'SETP990000001.zip'],
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
    const page = await program.newPage();
    await page.goto(`${origin}/files/${tenant.id}/${id}/page`, { waitUntil: 'load' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.close();
  });
});
