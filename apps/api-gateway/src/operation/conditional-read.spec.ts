import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { fact, type FactName, startStandIn } from '@rubrica/service-testing';
import {
  type Answered,
  buyer,
  fromConsole,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

type Headers = Readonly<Record<string, string>>;
const get = (path: string, headers: Headers = {}, method = 'GET'): Promise<Answered> =>
  gateway.call(method, path, { key: tenant.sk_test, headers: { 'svc-version': NEWEST_API_VERSION, ...headers } });
const tagOf = ({ headers }: Answered): string => String(headers['etag']);
const told = ({ status, text, headers }: Answered) => [status, text, headers['etag'], headers['cache-control']];

const newInvoice = async (): Promise<string> => {
  const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
  return String(json['id']);
};
const say = (document_id: string, ...names: readonly FactName[]) =>
  gateway.publish(...names.map((name) => fact(name, { document_id })));

describe('a read of JSON', () => {
  it.each([
    '/v1/invoices',
    '/v1/documents',
    '/v1/customers',
    '/v1/tenant',
    '/v1/me',
    '/v1/counters?from=2026-11-01&to=2026-11-02',
  ])('is not sent again to a caller who has its bytes: %s', async (path) => {
    const first = await get(path);
    expect(told(first)).toEqual([
      200,
      expect.stringMatching(/^\{/),
      expect.stringMatching(/^"[\w-]{22}"$/),
      'private, no-cache',
    ]);
    for (const known of [tagOf(first), `W/${tagOf(first)}`, `"x", ${tagOf(first)}`, '*']) {
      const again = await get(path, { 'if-none-match': known });
      expect(told(again)).toEqual([304, '', tagOf(first), 'private, no-cache']);
      expect(again.headers['content-type']).toBeUndefined();
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has another tag as soon as it differs', async () => {
    await newInvoice();
    const before = tagOf(await get('/v1/invoices'));
    await newInvoice();
    const after = await get('/v1/invoices', { 'if-none-match': before });
    expect([after.status, tagOf(after) === before]).toEqual([200, false]);
  });

  it('that another service answers has a tag too', async () => {
    let name = 'one';
    const list = (): object => ({ object: 'list', url: '/v1/events', has_more: false, data: [{ name }] });
    gateway.standIn(
      'webhook-dispatcher',
      await startStandIn((server) => server.get('/*', () => Promise.resolve(list()))),
    );
    const tag = tagOf(await get('/v1/events'));
    expect((await get('/v1/events', { 'if-none-match': tag })).status).toBe(304);
    name = 'another';
    expect((await get('/v1/events', { 'if-none-match': tag })).status).toBe(200);
  });

  it('is answered by its headers alone where HEAD asks', async () => {
    const tag = tagOf(await get('/v1/tenant'));
    expect(told(await get('/v1/tenant', {}, 'HEAD'))).toEqual([200, '', tag, 'private, no-cache']);
    expect(told(await get('/v1/tenant', { 'if-none-match': tag }, 'HEAD'))).toEqual([
      304,
      '',
      tag,
      'private, no-cache',
    ]);
  });

  it('of a session or of an operator is kept by nobody, and has a tag', async () => {
    const cookie = await gateway.logIn(tenant.id, 'reader');
    for (const [path, call] of [
      ['/v1/customers', { headers: fromConsole(cookie) }],
      ['/session', { headers: fromConsole(cookie) }],
      ['/admin/v1/tenants', { key: OPERATOR_TOKEN }],
    ] as const) {
      const first = await gateway.call('GET', path, call);
      expect([path, first.status, first.headers['cache-control']]).toEqual([path, 200, 'no-store']);
      const headers = { ...('headers' in call ? call.headers : {}), 'if-none-match': tagOf(first) };
      expect(told(await gateway.call('GET', path, { ...call, headers }))).toEqual([304, '', tagOf(first), 'no-store']);
    }
  });

  it('has no tag where it is refused, in an older version, and in answers to other methods', async () => {
    const refused = await get('/v1/invoices/inv_1', { 'if-none-match': '*' });
    expect([refused.status, refused.headers['etag'], refused.headers['cache-control']]).toEqual([
      404,
      undefined,
      'no-store',
    ]);
    const older = await get('/v1/tenant', { 'svc-version': '2026-01-01', 'if-none-match': '*', prefer: 'wait=9' });
    expect([older.status, older.headers['etag'], older.headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    const headers = { 'svc-version': NEWEST_API_VERSION, 'if-none-match': '*' };
    const made = await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: buyer(), headers });
    expect([made.status, made.headers['etag'], made.headers['cache-control']]).toEqual([201, undefined, 'no-store']);
  });
});

describe('a read of a document that prefers to wait', () => {
  const begun = async () => {
    const path = `/v1/invoices/${await newInvoice()}`;
    return { path, id: path.split('/').at(-1) ?? '', tag: tagOf(await get(path)) };
  };
  const shown = ({ status, json, headers }: Answered) => [status, json['status'], headers['preference-applied']];

  it('is answered as soon as the document is another one than the caller knows', async () => {
    const { path, id, tag } = await begun();
    const waiting = get(path, { prefer: 'wait=60', 'if-none-match': tag });
    await say(id, 'signed');
    expect(shown(await waiting)).toEqual([200, 'signed', 'wait=60']);
    expect(shown(await get(path, { prefer: 'wait=60', 'if-none-match': tag }))).toEqual([200, 'signed', 'wait=60']);
  });

  it('waits without a tag for a change of what the document is now', async () => {
    const { path, id } = await begun();
    const waiting = get(path, { prefer: 'wait=60' });
    // The request may have been read after the fact: it is told until it has been answered.
    const answered = waiting.then(() => true);
    for (const name of ['signed', 'submitted', 'issuing-failed'] as const) {
      await say(id, name);
      if (await Promise.race([answered, new Promise<false>((go) => setTimeout(() => go(false), 1_500))])) break;
    }
    const [status, , applied] = shown(await waiting);
    expect([status, applied]).toEqual([200, 'wait=60']);
  });

  it('is told when its time is up that nothing has changed', async () => {
    const { path, tag } = await begun();
    const told = await get(path, { prefer: 'wait=1', 'if-none-match': tag });
    expect(shown(told)).toEqual([304, undefined, 'wait=1']);
    expect(shown(await get(path, { prefer: 'wait=1' }))).toEqual([200, 'queued', 'wait=1']);
  });

  it('finds no document of another tenant, and no older version waits', async () => {
    const { path } = await begun();
    const stranger = await gateway.newTenant();
    const headers = { 'svc-version': NEWEST_API_VERSION, prefer: 'wait=60' };
    expect((await gateway.call('GET', path, { key: stranger.sk_test, headers })).status).toBe(404);
    const older = await get(path, { 'svc-version': '2026-01-01', prefer: 'wait=60' });
    expect(shown(older)).toEqual([200, 'queued', undefined]);
  });

  it('waits no longer where fifty of the tenant wait already, and is told so', async () => {
    const { path, id, tag } = await begun();
    const headers = { prefer: 'wait=60', 'if-none-match': tag };
    const all = Array.from({ length: 51 }, () => get(path, headers));
    expect(shown(await Promise.race(all))).toEqual([304, undefined, undefined]);
    await say(id, 'signed');
    const answers = (await Promise.all(all)).map(shown);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(50);
    // All have left again.
    const next = tagOf(await get(path));
    expect(shown(await get(path, { prefer: 'wait=1', 'if-none-match': next }))).toEqual([304, undefined, 'wait=1']);
  });
});
