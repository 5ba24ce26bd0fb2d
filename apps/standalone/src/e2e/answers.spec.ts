import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameServer, type NameServer } from '@rubrica/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { join } from 'node:path';
import {
  type ApiAnswer,
  type Json,
  note,
  RunningStandalone,
  sale,
  temporaryFolder,
} from './running-standalone.fixture.js';

interface Route {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema?: object }>> }>>;
}

const folder = temporaryFolder();
let dns: NameServer;
let standalone: RunningStandalone;
let document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Route>>>>;
  readonly components: object;
};
/** Every answer with its route, as `get /v1/invoices/{id}`. */
const answers: (readonly [route: string, answer: ApiAnswer])[] = [];

const called = async (method: string, path: string, key: string, body?: object, id = ''): Promise<Json> => {
  const url = path.replace('{id}', id).replace('{catalog}', 'tributos');
  const answer = await standalone.call(method, url, key, body, method === 'POST' ? { prefer: 'wait=60' } : {});
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (isJson && answer.status < 300) answers.push([`${method.toLowerCase()} ${path}`, answer]);
  return answer.json;
};

/** Makes one object of each resource and returns their ids, by the path of their list. */
const makeOneOfEach = async (key: string): Promise<Readonly<Record<string, string>>> => {
  const ids: Record<string, string> = {};
  const make = async (path: string, body: object): Promise<void> => {
    ids[path] = String((await called('POST', path, key, body))['id']);
  };
  const { customer } = sale() as { readonly customer: object };
  await make('/v1/webhook-endpoints', { url: 'https://example.com/', subscribed_events: ['invoice.accepted_by_dian'] });
  await make('/v1/api-keys', { name: 'Lectura', role: 'read' });
  await make('/v1/customers', customer);
  await make('/v1/invoices', sale());
  await make('/v1/debit-notes', note({ invoice_id: ids['/v1/invoices'] }));
  await make('/v1/credit-notes', { invoice_id: ids['/v1/invoices'], reason_code: '2' });
  await make('/v1/exports', {});
  const dkim = await called('POST', '/v1/dkim-keys', key, { domain: 'ejemplo.example' });
  const { name, value } = dkim['dns_record'] as unknown as { readonly name: string; readonly value: string };
  dns.txt.set(name, [value]);
  ids['/v1/dkim-keys'] = String(dkim['id']);
  await called('POST', '/v1/dkim-keys/{id}/verify', key, {}, ids['/v1/dkim-keys']);
  await make('/v1/mail-senders', { from_address: 'facturas@ejemplo.example' });
  await called('POST', '/v1/invoices/preview', key, sale());
  // Events and deliveries are made behind the answer to the POST.
  const hook = ids['/v1/webhook-endpoints'];
  const isThere = ({ data }: Json): boolean => data?.['0'] !== undefined;
  for (const path of ['/v1/events', `/v1/webhook-endpoints/${String(hook)}/deliveries`])
    await standalone.poll(path, key, isThere);
  for (const path of ['/v1/numbering-ranges', '/v1/certificates', '/v1/events'])
    ids[path] = String(((await called('GET', path, key))['data'] as unknown as Json[])[0]?.['id']);
  const deliveries = await called('GET', '/v1/webhook-endpoints/{id}/deliveries', key, undefined, hook);
  ids['/v1/replays'] = String((await called('POST', '/v1/webhook-endpoints/{id}/replays', key, {}, hook))['id']);
  ids['/v1/deliveries'] = String((deliveries['data'] as unknown as Json[])[0]?.['id']);
  return ids;
};

beforeAll(async () => {
  dns = await nameServer();
  standalone = await RunningStandalone.start(join(folder.path, 'data'), {
    TEST_CLOCK: '1',
    DKIM_DNS_SERVERS: dns.address,
  });
  const { sk_test, sk_live, operator_token, admin_url } = standalone.credentials;
  document = (await standalone.call('GET', '/openapi.json', sk_test)).json as unknown as typeof document;
  for (const key of [sk_test, sk_live]) {
    const ids = await makeOneOfEach(key);
    for (const [path, methods] of Object.entries(document.paths)) {
      const list = Object.keys(ids).find((one) => path.startsWith(`${one}/{id}`));
      if (methods['get'] && (list !== undefined || !path.includes('{id}')) && !path.startsWith('/files'))
        await called('GET', path, key, undefined, list && ids[list]);
    }
  }
  const admin = `${admin_url}/admin/v1`;
  await called('POST', `${admin}/republications`, operator_token, { service: 'mailer', from: '2026-01-01T00:00:00Z' });
  await called('POST', `${admin}/contingencies`, operator_token, { environment: 'habilitacion', reason: 'Anuncio' });
  await called('POST', `${admin}/clock`, operator_token, { advance_s: 1 });
  for (const path of ['tenants', 'works', 'dead-letters', 'contingencies'])
    await called('GET', `${admin}/${path}`, operator_token);
});
afterAll(async () => {
  await standalone.stop();
  await dns.close();
  folder.remove();
});

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/;

/** Every instant in a value, with its path. */
const instants = (path: string, value: unknown): string[] => {
  if (typeof value === 'string') return INSTANT.test(value) ? [`${path} ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => instants(`${path}/${name}`, member));
};

describe('the answers of all routes', () => {
  it('are of every resource', () => {
    const routes = new Set(answers.map(([route]) => route.replace(/http:\/\/[^/]+/, '')));
    const readable = Object.entries(document.paths).flatMap(([path, { get }]) =>
      get?.responses['200']?.content?.['application/json'] ? [`get ${path}`] : [],
    );
    expect(readable.filter((route) => !routes.has(route))).toEqual([]);
    for (const path of ['works', 'contingencies', 'clock', 'tenants', 'dead-letters', 'republications'])
      expect([path, [...routes].some((route) => route.endsWith(`/admin/v1/${path}`))]).toEqual([path, true]);
  });

  it('say every time with Colombia’s offset', () => {
    const all = answers.flatMap(([route, { json }]) => instants(route, json));
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((one) => !one.endsWith('-05:00'))).toEqual([]);
  });

  it('fit their schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { ...fullFormats, 'idn-email': true } });
    for (const [route, { status, json }] of answers.filter(([one]) => one.includes(' /v1/'))) {
      const [method = '', path = ''] = route.split(' ');
      const schema = document.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema;
      const validate = ajv.compile({ ...schema, components: document.components });
      expect([route, status, validate(json) ? [] : validate.errors]).toEqual([route, status, []]);
    }
  });
});
