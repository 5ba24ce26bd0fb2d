import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';
import { fact, type FactName } from '@rubrica/service-testing';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const get = (path: string, key?: string): Promise<Answered> => gateway.call('GET', path, { key });
const put = (text: string): Promise<string> => gateway.blobs.put(tenant.id, Buffer.from(text));

const invoice = async (...names: readonly FactName[]): Promise<{ id: string; path: string }> => {
  const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
  const id = String(json['id']);
  await gateway.publish(...names.map((name) => fact(name, { document_id: id })));
  return { id, path: `/v1/invoices/${id}` };
};

/** The path of a URL on the public base URL. */
const pathOf = (url: unknown): string => {
  expect(url).toEqual(expect.stringMatching(/^https:\/\/api\.ejemplo\.co\/files\//));
  return String(url).replace('https://api.ejemplo.co', '');
};

describe('the files of an invoice', () => {
  it('are there when they were made: with the API key, and by their URLs without one', async () => {
    const { id, path } = await invoice('numbered', 'submitted');
    await gateway.publish(
      fact('signed', { document_id: id, xml_blob: await put('<Invoice/>') }),
      fact('accepted', {
        document_id: id,
        application_response_blob: await put('<ApplicationResponse/>'),
        answer_blob: await put('{"message":"","messages":[]}'),
      }),
      fact('rendered', { document_id: id, pdf_blob: await put('%PDF-1.7') }),
      fact('packaged', { document_id: id, zip_blob: await put('PK') }),
    );
    const { json } = await get(path, tenant.sk_test);
    const files = [
      ['xml', 'application/xml', '<Invoice/>', json['xml_url'], 'SETP990000001.xml'],
      ['pdf', 'application/pdf', '%PDF-1.7', json['pdf_url'], 'SETP990000001.pdf'],
      ['attached-document', 'application/zip', 'PK', json['attached_document_url'], 'SETP990000001.zip'],
      [
        'application-response',
        'application/xml',
        '<ApplicationResponse/>',
        undefined,
        'SETP990000001-application-response.xml',
      ],
    ] as const;
    for (const [file, type, text, url, name] of files) {
      for (const answered of [
        await get(`${path}/${file}`, tenant.sk_test),
        ...(url === undefined ? [] : [await get(pathOf(url))]),
      ]) {
        expect([answered.status, answered.text]).toEqual([200, text]);
        expect(answered.headers).toMatchObject({
          'content-type': type,
          'content-disposition': `${file === 'pdf' ? 'inline' : 'attachment'}; filename="${name}"`,
          'content-security-policy': file === 'pdf' ? "frame-ancestors 'self'" : "sandbox; default-src 'none'",
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        });
      }
    }
  });

  it('that come are a 409 with Retry-After', async () => {
    const { path } = await invoice();
    for (const file of ['xml', 'pdf', 'attached-document', 'application-response']) {
      const { status, json, headers } = await get(`${path}/${file}`, tenant.sk_test);
      expect([file, status, json['code'], headers['retry-after']]).toEqual([file, 409, 'not_ready', '2']);
    }
  });

  it('that never come are a 404 of their own, and null in the resource', async () => {
    const { id, path } = await invoice('numbered', 'signed');
    await gateway.publish(
      fact('rejected', {
        document_id: id,
        application_response_blob: null,
        answer_blob: await put('{"message":"","messages":[]}'),
      }),
    );
    for (const file of ['attached-document', 'application-response']) {
      const { status, json } = await get(`${path}/${file}`, tenant.sk_test);
      expect([file, status, json['code']]).toEqual([file, 404, 'not_available']);
    }
    expect((await get(path, tenant.sk_test)).json).toMatchObject({
      pdf_url: expect.any(String),
      attached_document_url: null,
    });
    // The representation that is marked as rejected is waited for.
    const opening = get(`${path}/pdf`, tenant.sk_test);
    await gateway.publish(fact('rendered', { document_id: id, pdf_blob: await put('%PDF rejected') }));
    expect(await opening).toMatchObject({ status: 200, text: '%PDF rejected' });
  });

  it('being rendered are waited for: a link in a webhook leads somewhere', async () => {
    const { id, path } = await invoice('numbered', 'signed');
    await gateway.publish(
      fact('accepted', { document_id: id, answer_blob: await put('{"message":"","messages":[]}') }),
    );
    const { json } = await get(path, tenant.sk_test);
    const opening = get(pathOf(json['pdf_url']));
    await sleep(200);
    await gateway.publish(fact('rendered', { document_id: id, pdf_blob: await put('%PDF late') }));
    expect(await opening).toMatchObject({ status: 200, text: '%PDF late' });
  });
});

describe('a file URL', () => {
  let url: string;
  beforeAll(async () => {
    const { id, path } = await invoice();
    await gateway.publish(fact('signed', { document_id: id, xml_blob: await put('<Invoice/>') }));
    url = pathOf((await get(path, tenant.sk_test)).json['xml_url']);
  });
  const changed = (name: string, value: string): string => {
    const [path = '', query = ''] = url.split('?');
    const params = new URLSearchParams(query);
    params.set(name, value);
    return `${path}?${params.toString()}`;
  };

  it.each<[string, () => string]>([
    ['without its query', () => url.split('?')[0] ?? ''],
    ['of another file', () => url.replace('/xml?', '/pdf?')],
    ['of a file that does not exist', () => url.replace('/xml?', '/key?')],
    ['of another tenant', () => url.replace(tenant.id, tenant.id.replace(/.$/, '_'))],
    ['with another signature', () => changed('signature', 'A'.repeat(43))],
    ['that is made to last longer', () => changed('expires', '99999999999')],
    ['with a key that does not exist', () => changed('key', 'k2')],
    ['with a key called __proto__', () => changed('key', '__proto__')],
    ['with a time that is none', () => changed('expires', '1e9')],
    ['with everything twice', () => `${url}&${url.split('?')[1] ?? ''}`],
  ])('%s leads nowhere', async (_, path) => {
    expect(await get(path())).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });

  it('outlives the 90 days of an event, and then says so', async () => {
    const expires = Number(new URLSearchParams(url.split('?')[1]).get('expires'));
    expect(expires - Date.now() / 1000).toBeGreaterThan(90 * 86_400);
    const now = jest.spyOn(Date, 'now').mockReturnValue((expires + 1) * 1000);
    try {
      expect(await get(url)).toMatchObject({ status: 410, json: { code: 'url_expired' } });
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const opened = await gateway.app.inject({ method: 'GET', url, headers: { accept } });
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(opened.body).toContain('Este enlace venció');
    } finally {
      now.mockRestore();
    }
  });

  it('is made for the public base URL, whatever the Host header says', async () => {
    const answered = await gateway.call('GET', '/v1/invoices', {
      key: tenant.sk_test,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(answered.text).toContain('https://api.ejemplo.co/files/');
    expect(answered.text).not.toContain('evil.example');
  });
});

describe('when keys of file URLs rotate', () => {
  it('the new one signs and the old one still opens', async () => {
    const old = await startGateway({ fileUrlKeys: 'k1:un-secreto-de-enlaces' });
    const keys = await old.newTenant();
    const { json } = await old.call('POST', '/v1/invoices', { key: keys.sk_test, body: sale() });
    await old.close();
    const rotated = await startGateway({ fileUrlKeys: 'k2:otro-secreto-de-enlaces,k1:un-secreto-de-enlaces' });
    // Another database: the key opens the door, behind which there is no such document here.
    expect((await rotated.call('GET', pathOf(json['xml_url']))).json).toMatchObject({
      code: 'not_found',
      detail: 'No such document.',
    });
    const fresh = await rotated.newTenant();
    const { json: later } = await rotated.call('POST', '/v1/invoices', { key: fresh.sk_test, body: sale() });
    expect(later['xml_url']).toContain('key=k2');
    await rotated.close();
  });
});
