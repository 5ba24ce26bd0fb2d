import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@rubrica/eventing';
import { readPlan, until } from '@rubrica/testing';
import pg from 'pg';
import { RequestStorage } from '../document-request/request-storage.process.js';
import {
  type Answered,
  fromConsole,
  type Json,
  pointersOf,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const VERSION = { 'svc-version': '2026-12-01' };
const ask = (method: string, path: string, body?: object, headers = {}, key = tenant.sk_test): Promise<Answered> =>
  gateway.call(method, `/v1/${path}`, { key, headers: { ...VERSION, ...headers }, ...(body && { body }) });
const problem = ({ status, json }: Answered): unknown[] => [status, json['code']];

interface Kept {
  readonly path: string;
  readonly etag: string;
}
const keep = async (body: object, kind = 'invoice'): Promise<Kept> => {
  const { status, json, headers } = await ask('POST', 'drafts', { kind, body });
  expect([status, headers['etag']]).toEqual([201, json['etag']]);
  return { path: `drafts/${String(json['id'])}`, etag: String(json['etag']) };
};
const issue = ({ path, etag }: Kept): Promise<Answered> =>
  ask('POST', `${path}/issue`, undefined, { 'if-match': etag });
const documents = async (): Promise<number> => {
  const [row] = await gateway.database.query<{ count: number }>('select count(*)::int as count from documents');
  return row?.count ?? 0;
};

describe('a draft', () => {
  it('keeps any object of JSON as it was written, and is listed without it', async () => {
    const body = { lines: [{ description: null }], currency: 7, 'no such field': ' ñ\n', z: 1, a: [[]] };
    const { path } = await keep(body, 'credit_note');
    const { json, headers, text } = await ask('GET', path);
    expect(json).toMatchObject({ object: 'draft', kind: 'credit_note', livemode: false, document_id: null, body });
    expect([headers['etag'], text.includes(JSON.stringify(body))]).toEqual([json['etag'], true]);
    const { json: list } = await ask('GET', 'drafts?limit=1');
    expect((list['data'] as Json[])[0]).toEqual(
      Object.fromEntries(Object.entries(json).filter(([name]) => name !== 'body')),
    );
    const known = await ask('GET', path, undefined, { 'if-none-match': String(json['etag']) });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  it.each([
    { kind: 'quote', body: {} },
    { kind: 'invoice' },
    { kind: 'invoice', body: [] },
    { kind: 'invoice', body: 'x' },
  ])('that is none is refused: %j', async (input) => expect((await ask('POST', 'drafts', input)).status).toBe(422));

  it('may have as much as a document, and no more', async () => {
    const notes = Array.from({ length: 35 }, () => 'x'.repeat(100_000));
    expect((await ask('POST', 'drafts', { kind: 'invoice', body: { notes } })).status).toBe(201);
    const more = await ask('POST', 'drafts', { kind: 'invoice', body: { notes: [...notes, ...notes] } });
    expect(problem(more)).toEqual([413, 'payload_too_large']);
  });

  it('is changed by who has read its last change only', async () => {
    const { path, etag } = await keep({ a: 1 });
    expect(problem(await ask('PATCH', path, { body: { a: 2 } }))).toEqual([428, 'if_match_required']);
    const changed = await ask('PATCH', path, { body: { b: 2 }, name: 'Pedido 1' }, { 'if-match': etag });
    expect(changed.json).toMatchObject({ body: { b: 2 }, name: 'Pedido 1', kind: 'invoice' });
    expect(changed.headers['etag']).not.toBe(etag);
    for (const answered of [
      await ask('PATCH', path, { body: { a: 3 } }, { 'if-match': etag }),
      await ask('DELETE', path, undefined, { 'if-match': etag }),
      await issue({ path, etag }),
    ])
      expect(problem(answered)).toEqual([412, 'draft_changed']);
    const renamed = await ask('PATCH', path, { name: null }, { 'if-match': `W/${String(changed.headers['etag'])}` });
    expect(renamed.json).toMatchObject({ body: { b: 2 }, name: null });
    expect((await ask('DELETE', path)).json).toMatchObject({ deleted: true });
    expect(problem(await ask('GET', path))).toEqual([404, 'not_found']);
  });

  it('changed twice at once keeps one of the changes, and refuses the other', async () => {
    const { path, etag } = await keep({});
    const both = await Promise.all([1, 2, 3, 4].map((n) => ask('PATCH', path, { body: { n } }, { 'if-match': etag })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });
});

describe('a draft that is issued', () => {
  it('is one document, named by the draft, as a POST of its body would have made it', async () => {
    const kept = await keep(sale({ external_id: 'de-borrador', notes: null as never }));
    const { status, json } = await issue(kept);
    expect([status, json['document_id']]).toEqual([200, expect.stringMatching(/^inv_/)]);
    const { json: document } = await ask('GET', `invoices/${String(json['document_id'])}`);
    expect(document).toMatchObject({ status: 'queued', external_id: 'de-borrador' });
    expect((await ask('GET', kept.path)).json['document_id']).toBe(json['document_id']);
    for (const change of [{ body: {} }, { name: 'x' }])
      expect(problem(await ask('PATCH', kept.path, change, { 'if-match': kept.etag }))).toEqual([409, 'draft_issued']);
  });

  it('is issued once: by double clicks, from two tabs, again after a time-out', async () => {
    const before = await documents();
    const kept = await keep(sale({ external_id: 'una-vez' }));
    const clicks = await Promise.all(Array.from({ length: 8 }, () => issue(kept)));
    const later = await ask('POST', `${kept.path}/issue`);
    const answers = [...clicks, later].map(({ status, json }) => [status, json['document_id']]);
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    expect(await documents()).toBe(before + 1);
  });

  it('is not issued when the commit fails, and is then issued once', async () => {
    const before = await documents();
    const kept = await keep(sale());
    const storage = gateway.app.get(RequestStorage);
    const storing = jest.spyOn(storage, 'storeAll').mockImplementationOnce(async (tx, requests) => {
      await RequestStorage.prototype.storeAll.call(storage, tx, requests);
      throw new Error('the process is gone');
    });
    expect((await issue(kept)).status).toBe(500);
    storing.mockRestore();
    expect([await documents(), (await ask('GET', kept.path)).json['document_id']]).toEqual([before, null]);
    expect((await issue(kept)).status).toBe(200);
    expect(await documents()).toBe(before + 1);
  });

  it('is not issued when somebody changes it during the check', async () => {
    const before = await documents();
    const kept = await keep(sale());
    const transaction = Database.prototype.transaction;
    const storage = gateway.app.get(RequestStorage);
    const storing = jest.spyOn(storage, 'storeAll');
    const changing = jest.spyOn(gateway.app.get(Database), 'transaction').mockImplementationOnce(async (...asked) => {
      await gateway.database.query('update drafts set version = version + 1 where id = $1', [kept.path.slice(7)]);
      return transaction.call(gateway.app.get(Database), ...(asked as Parameters<typeof transaction>)) as never;
    });
    expect(problem(await issue(kept))).toEqual([412, 'draft_changed']);
    changing.mockRestore();
    expect([storing.mock.calls.length, await documents()]).toEqual([0, before]);
    storing.mockRestore();
  });

  it('is refused with the faults of a POST, is mended, and issued', async () => {
    const wrong = sale({ currency: 'PESOS', external_id: 'con-falta' });
    const kept = await keep(wrong);
    const refused = await issue(kept);
    const posted = await ask('POST', 'invoices', wrong);
    expect({ ...refused.json, request_id: null }).toEqual({ ...posted.json, request_id: null });
    expect(pointersOf(refused)).toEqual(['#/currency']);
    const { json } = await ask('PATCH', kept.path, { body: { ...wrong, currency: 'COP' } }, { 'if-match': kept.etag });
    expect((await issue({ ...kept, etag: String(json['etag']) })).status).toBe(200);
    const again = await keep({ ...wrong, currency: 'COP' });
    expect(problem(await issue(again))).toEqual([409, 'external_id_in_use']);
  });

  it('is listed for seven days more, one that nobody touches for thirty', async () => {
    const [one, two] = [await keep(sale()), await keep({})];
    await issue(one);
    const rows = async (): Promise<number> =>
      (
        await gateway.database.query('select 1 from drafts where id = any($1)', [
          [one, two].map(({ path }) => path.slice(7)),
        ])
      ).length;
    const found = async ({ path }: Kept) => (await ask('GET', path)).status;
    gateway.clock.advance(6.9 * 86_400);
    expect([await found(one), await found(two)]).toEqual([200, 200]);
    gateway.clock.advance(0.2 * 86_400);
    expect([await found(one), await found(two)]).toEqual([404, 200]);
    gateway.clock.advance(22 * 86_400);
    expect(await found(two)).toBe(200);
    gateway.clock.advance(86_400);
    expect(await found(two)).toBe(404);
    await until(rows, (count) => count === 0);
  });
});

describe('drafts', () => {
  it('are of one company and mode, and read by who may not issue them', async () => {
    const kept = await keep(sale());
    const stranger = await gateway.newTenant();
    for (const key of [stranger.sk_test, tenant.sk_live]) {
      expect(problem(await ask('GET', kept.path, undefined, {}, key))).toEqual([404, 'not_found']);
      expect(problem(await ask('POST', `${kept.path}/issue`, undefined, { 'if-match': '*' }, key))).toEqual([
        404,
        'not_found',
      ]);
    }
    const reader = await gateway.logIn(tenant.id, 'reader');
    const asReader = (method: string, path: string) =>
      gateway.call(method, `/v1/${path}`, { headers: fromConsole(reader, { 'if-match': kept.etag }) });
    expect((await asReader('GET', kept.path)).status).toBe(200);
    expect(problem(await asReader('POST', `${kept.path}/issue`))).toEqual([403, 'role_insufficient']);
  });

  it('are 500 at most, and a page of them is read by an index, without their bodies', async () => {
    const other = await gateway.newTenant();
    await gateway.database.query(
      `insert into drafts (id, tenant_id, livemode, kind, body, version, created_by, created_at, updated_at, expires_at)
       select 'draft_' || n, case when n > 500 then $2 else $1 end, n > 500, 'invoice', '{}', 1, 'key', now(), now(), 'infinity'
         from generate_series(1, 20000) n`,
      [other.id, tenant.id],
    );
    const more = await ask('POST', 'drafts', { kind: 'invoice', body: {} }, {}, other.sk_test);
    expect(problem(more)).toEqual([409, 'draft_limit_reached']);
    const query = jest.spyOn(gateway.database, 'query');
    await ask('GET', 'drafts', undefined, {}, other.sk_test);
    const [sql, values = []] = query.mock.calls.find(([text]) => text.includes('from drafts')) ?? [''];
    query.mockRestore();
    const client = new pg.Client({ connectionString: gateway.fresh.adminUrl });
    await client.connect();
    await client.query('set search_path = api_gateway');
    await client.query('analyze drafts');
    const plan = await readPlan(client, sql, values);
    await client.end();
    expect([plan.scanned, plan.sorted, plan.looked <= 12]).toEqual([[], 0, true]);
  });
});
