import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fact } from '@rubrica/service-testing';
import { request } from 'node:http';
import { type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';
import { type Listeners, listen } from './listeners.http.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let listeners: Listeners;
/** Path and query of the link to a PDF. */
let link: URL;

beforeAll(async () => {
  gateway = await startGateway({ filesUrl: 'https://archivos.ejemplo.co' });
  tenant = await gateway.newTenant();
  listeners = await listen(gateway.app, { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 });
  const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
  const document_id = String(json['id']);
  const [xml_blob, pdf_blob] = await Promise.all(
    ['<Invoice/>', '%PDF-1.7'].map((text) => gateway.blobs.put(tenant.id, Buffer.from(text))),
  );
  await gateway.publish(
    fact('numbered', { document_id }),
    fact('signed', { document_id, xml_blob }),
    fact('rendered', { document_id, pdf_blob }),
  );
  const shown = await gateway.call('GET', `/v1/invoices/${document_id}`, { key: tenant.sk_test });
  link = new URL(String(shown.json['pdf_url']));
});
afterAll(async () => {
  await listeners.close();
  await gateway.close();
});

/** Sends a request to a host, as a proxy passes its name on. */
const get = (host: string, path: string, headers: Readonly<Record<string, string>> = {}, port = listeners.publicPort) =>
  new Promise<{ status: number | undefined; headers: Readonly<Record<string, unknown>> }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });

describe('a host of their own for files', () => {
  it('is where links to files lead, and answers them with the policy that lets no script run', async () => {
    expect(link.origin).toBe('https://archivos.ejemplo.co');
    const { status, headers } = await get('Archivos.ejemplo.co', link.pathname + link.search, {
      cookie: '__Host-rubrica=x',
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is the only one that answers them', async () => {
    for (const host of ['api.ejemplo.co', 'archivos.ejemplo.co.malo.example', '127.0.0.1'])
      expect((await get(host, link.pathname + link.search)).status).toBe(404);
  });

  it('answers nothing else: no API, whoever asks, no page, no login', async () => {
    const authorization = `Bearer ${tenant.sk_test}`;
    for (const path of ['/v1/invoices', '/session', '/docs', '/openapi.json', '/', '/FILES/../v1/invoices'])
      expect([path, (await get('archivos.ejemplo.co', path, { authorization })).status]).toEqual([path, 404]);
    expect((await get('api.ejemplo.co', '/v1/invoices', { authorization })).status).toBe(200);
  });

  it('is not asked for on the port of operators', async () => {
    expect((await get('archivos.ejemplo.co', '/healthz', {}, listeners.adminPort)).status).toBe(200);
  });
});
