import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Message } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { fact } from '@rubrica/service-testing';
import { readPlan, until } from '@rubrica/testing';
import { fastify } from 'fastify';
import pg from 'pg';
import {
  type Answered,
  buyer,
  errorsOf,
  fromConsole,
  type Json,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { JobStore } from './job.store.js';

interface Order {
  readonly document: string;
  readonly key: string;
}

let gateway: RunningGateway;
let tenant: TenantKeys;
/** What the owners were asked to do. */
const orders: Order[] = [];
/** Documents that the owners refuse, and those for which they give no answer until the test lets them. */
const refused = new Set<string>();
let gate: Promise<void> | null = null;
/** Queries that the owner of deliveries was asked. */
const asked: Json[] = [];

/** Deliveries that are not tried any more, newest first, and the retries that were ordered. */
let deliveries: { readonly id: string; readonly created_at: string }[] = [];
const retried: Order[] = [];

const REFUSAL = { status: 409, code: 'not_retryable', detail: 'Not this one.', errors: [], es: { detail: 'Este no.' } };

beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
  const dispatcher = fastify();
  dispatcher.get('/internal/delivery-count', ({ query }) => {
    asked.push(query as Json);
    return { count: deliveries.length };
  });
  dispatcher.get<{ Querystring: Record<string, string> }>('/internal/deliveries', ({ query }) => {
    asked.push(query);
    const from = deliveries.findIndex(({ id }) => id === query['starting_after']) + 1;
    const data = deliveries.slice(from, from + Number(query['limit'])).map((one) => ({ ...one, status: 'exhausted' }));
    return { object: 'list', url: '', has_more: deliveries.length > from + data.length, data };
  });
  dispatcher.post<{ Params: { id: string } }>(
    '/internal/deliveries/:id/retry',
    ({ params: { id }, headers }, reply) => {
      retried.push({ document: id, key: String(headers['svc-idempotency-key']) });
      if (!refused.has(id)) return reply.status(201).send({ id });
      return reply
        .status(409)
        .header('content-type', 'application/problem+json')
        .send(JSON.stringify({ ...REFUSAL, code: 'endpoint_not_active' }));
    },
  );
  gateway.transport.register('webhook-dispatcher', dispatcher);
  for (const owner of ['document-issuer', 'dian-submitter', 'mailer'] as const) {
    const instance = fastify();
    instance.get('/internal/numbering-ranges', () => Promise.resolve({ object: 'list', data: [] }));
    instance.all('/*', async ({ url, headers }, reply) => {
      const [document = ''] = /inv_\w+/.exec(url) ?? [];
      if (document === '') return { test_set: null, software: null };
      orders.push({ document, key: String(headers['svc-idempotency-key']) });
      await gate;
      const isRefused = refused.has(document);
      return reply
        .status(isRefused ? 409 : owner === 'mailer' ? 201 : 200)
        .header('content-type', isRefused ? 'application/problem+json' : 'application/json')
        .send(JSON.stringify(isRefused ? REFUSAL : { object: 'list', url, has_more: false, data: [] }));
    });
    gateway.transport.register(owner, instance);
  }
});
beforeEach(async () => {
  tenant = await gateway.newTenant();
  orders.length = 0;
  retried.length = 0;
  asked.length = 0;
  deliveries = [];
  refused.clear();
  gate = null;
});
afterAll(() => gateway.close());

const VERSION = { 'svc-version': '2026-12-01' };
const ask = (method: string, path: string, body?: object, headers = {}, key = tenant.sk_test): Promise<Answered> =>
  gateway.call(method, `/v1/${path}`, { key, headers: { ...VERSION, ...headers }, ...(body && { body }) });
const problem = ({ status, json }: Answered): unknown[] => [status, json['code']];

/** Makes invoices, in the order in which a job has them: newest first. */
const invoices = async (count: number, change: object = {}): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { json } = await ask('POST', 'invoices', sale({ external_id: `pedido-${n}`, ...change }));
    ids.unshift(String(json['id']));
  }
  return ids;
};
const fail = async (ids: readonly string[]): Promise<void> => {
  const blob = await putJson(gateway.blobs, tenant.id, { message: 'No corresponde.', messages: [] });
  await gateway.publish(
    ...ids.map((id) => fact('issuing-failed', { document_id: id, answer_blob: blob } as never) as Message),
  );
};
const over = async (path: string): Promise<Json> =>
  (
    await until(
      () => ask('GET', path),
      ({ json }) => ['completed', 'cancelled'].includes(String(json['status'])),
    )
  ).json;
const order = async (body: object, headers = {}): Promise<string> => {
  const { status, json } = await ask('POST', 'jobs', body, headers);
  expect([status, json['errors']]).toEqual([200, undefined]);
  return `jobs/${String(json['id'])}`;
};
const linesOf = async (path: string): Promise<string[]> =>
  (await ask('GET', `${path}/result`)).text.replace('\uFEFF', '').trim().split('\r\n');

describe('a job', () => {
  it('retries the documents of a filter, each once, and says why one is refused', async () => {
    const ids = await invoices(13);
    const failed = ids.slice(1);
    await fail(failed);
    refused.add(failed[3] ?? '');
    const dry = await ask('POST', 'jobs', { action: 'retry', filter: '', dry_run: true });
    expect(dry.json).toMatchObject({ object: 'job_preview', action: 'retry', count: 13 });
    const sample = dry.json['sample'] as Json[];
    expect(sample.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(sample.slice(0, 2)).toMatchObject([
      { status: 'queued', code: 'not_retryable' },
      { status: 'failed', code: null },
    ]);
    expect([(await ask('GET', 'jobs')).json['data'], orders]).toEqual([[], []]);

    const path = await order({ action: 'retry', filter: 'status=failed' }, { 'accept-language': 'es' });
    expect(await over(path)).toMatchObject({
      ...{ object: 'job', filter: 'status=failed', status: 'completed' },
      ...{ total: 12, done: 12, succeeded: 11, failed: 1 },
    });
    expect(orders.map(({ document }) => document).sort()).toEqual([...failed].sort());
    const [titles, ...lines] = await linesOf(path);
    expect(titles).toBe('fila,id,número,resultado,código,detalle');
    expect(lines.map((line) => line.split(',')[1])).toEqual(failed);
    expect(lines[3]).toBe(`,${failed[3]},,refused,not_retryable,Este no.`);
  });

  it('whose step is lost does it again by the same keys, and its result has each row once', async () => {
    const ids = await invoices(12);
    const store = gateway.app.get(JobStore);
    const advancing = jest
      .spyOn(store, 'advance')
      .mockImplementationOnce(() => Promise.reject(new Error('the process is gone')));
    const path = await order({ action: 'resend', filter: 'object=invoice' });
    const late = await invoices(1, { external_id: 'tardía' });
    expect(await over(path)).toMatchObject({ done: 12, succeeded: 12 });
    advancing.mockRestore();
    expect(orders).toHaveLength(22);
    expect(new Set(orders.map(({ key }) => key))).toEqual(new Set(ids));
    expect(orders.map(({ document }) => document)).not.toContain(late[0]);
    expect((await linesOf(path)).slice(1).map((line) => line.split(',')[1])).toEqual(ids);
  });

  it('that is cancelled ends between rows, and its result has what was done', async () => {
    const ids = await invoices(25);
    let open = (): void => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const path = await order({ action: 'resend', filter: '' });
    await until(
      () => orders.length,
      (count) => count === 10,
    );
    expect(problem(await ask('GET', `${path}/result`))).toEqual([409, 'not_ready']);
    expect((await ask('POST', `${path}/cancel`)).json['status']).toBe('cancelling');
    open();
    expect(await over(path)).toMatchObject({ status: 'cancelled', total: 25, done: 10 });
    expect(orders.map(({ document }) => document).sort()).toEqual(ids.slice(0, 10).sort());
    expect(await linesOf(path)).toHaveLength(11);
    expect((await ask('POST', `${path}/cancel`)).json['status']).toBe('cancelled');
  });

  it('tries the failed deliveries of an endpoint again, each once, and not those that came after the order', async () => {
    const past = new Date(gateway.clock.now().getTime() - 60_000).toISOString();
    const later = new Date(gateway.clock.now().getTime() + 60_000).toISOString();
    const ids = Array.from({ length: 13 }, (_, n) => `whd_${n}`);
    deliveries = ids.map((id) => ({ id, created_at: past }));
    refused.add('whd_4');
    const body = { action: 'redrive', filter: 'endpoint_id=we_1' };
    const dry = await ask('POST', 'jobs', { ...body, dry_run: true });
    expect(dry.json).toMatchObject({ action: 'redrive', count: 13 });
    expect((dry.json['sample'] as Json[])[0]).toMatchObject({ id: 'whd_0', number: null, status: 'exhausted' });
    expect([retried.length, asked[0]]).toEqual([0, { status: 'failed', endpoint_id: 'we_1', most: '10000' }]);
    deliveries = [{ id: 'whd_late', created_at: later }, ...deliveries];
    const path = await order(body);
    expect(await over(path)).toMatchObject({ filter: 'endpoint_id=we_1&status=failed', done: 13, failed: 1 });
    expect(retried.map(({ document }) => document)).toEqual(ids);
    expect(new Set(retried.map(({ key }) => key)).size).toBe(13);
    const [, ...lines] = await linesOf(path);
    expect(lines[4]).toBe(',whd_4,,refused,endpoint_not_active,Not this one.');
  });

  it('exports what the list has, without a formula', async () => {
    const customer = buyer({ legal_name: '=HYPERLINK("http://malo.example","Óptica")' });
    const [id = ''] = await invoices(1, { customer_id: undefined, customer });
    await invoices(1, { external_id: 'otra' });
    const path = await order({ action: 'export', filter: 'external_id=pedido-0' });
    expect(await over(path)).toMatchObject({ done: 1, succeeded: 1, failed: 0 });
    const answered = await ask('GET', `${path}/result`);
    expect(answered.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    const [titles = '', line = '', ...more] = await linesOf(path);
    expect([titles.split(',')[0], titles.split(',').length, more]).toEqual(['id', 14, []]);
    expect(line).toMatch(new RegExp(`^${id},invoice,,queued,,test,pedido-0,`));
    expect(line).toContain(`"'=HYPERLINK(""http://malo.example"",""Óptica"")"`);
  });

  it('is under way with four others at most, and does not stop the jobs of another company', async () => {
    await invoices(1);
    let open = (): void => undefined;
    gate = new Promise((resolve) => (open = resolve));
    for (let n = 0; n < 5; n += 1) await order({ action: 'resend', filter: '' });
    expect(problem(await ask('POST', 'jobs', { action: 'export', filter: '' }))).toEqual([409, 'job_limit_reached']);
    const hanging = tenant;
    tenant = await gateway.newTenant();
    await invoices(3);
    expect(await over(await order({ action: 'export', filter: '' }))).toMatchObject({ done: 3 });
    tenant = hanging;
    open();
    const { data } = (await ask('GET', 'jobs')).json as { readonly data: readonly Json[] };
    for (const { id } of data) await over(`jobs/${String(id)}`);
  });

  it('is ordered by who may do the same with one document', async () => {
    const reader = await gateway.logIn(tenant.id, 'reader');
    const asReader = (method: string, path: string, body?: object): Promise<Answered> =>
      gateway.call(method, `/v1/${path}`, { headers: fromConsole(reader), ...(body && { body }) });
    for (const action of ['retry', 'resend'])
      expect(problem(await asReader('POST', 'jobs', { action, filter: '', dry_run: true }))).toEqual([
        403,
        'role_insufficient',
      ]);
    const biller = await gateway.logIn(tenant.id, 'biller');
    const redrive = { headers: fromConsole(biller), body: { action: 'redrive', filter: '', dry_run: true } };
    expect(problem(await gateway.call('POST', '/v1/jobs', redrive))).toEqual([403, 'role_insufficient']);
    const { json } = await asReader('POST', 'jobs', { action: 'export', filter: '' });
    expect(String(json['ordered_by'])).toMatch(/^per_/);
    const path = `jobs/${String(json['id'])}`;
    await over(path);
    expect((await asReader('GET', `${path}/result`)).status).toBe(200);
    const resend = await order({ action: 'resend', filter: '' });
    expect(problem(await asReader('POST', `${resend}/cancel`))).toEqual([403, 'role_insufficient']);
    expect(problem(await ask('GET', path, undefined, {}, tenant.sk_live))).toEqual([404, 'not_found']);
  });

  it('sent again with its Idempotency-Key is the same job', async () => {
    const headers = { 'idempotency-key': 'una vez' };
    const [one, two] = [
      await order({ action: 'export', filter: '' }, headers),
      await order({ action: 'export', filter: '' }, headers),
    ];
    expect(one).toBe(two);
  });

  it.each([
    [{ action: 'erase', filter: '' }, '#/action'],
    [{ action: 'export' }, '#/filter'],
    [{ action: 'export', filter: 'status=quoted' }, '#/filter'],
    [{ action: 'redrive', filter: 'status=succeeded' }, '#/filter'],
  ])('that is none is refused: %j', async (body, pointer) => {
    const answered = await ask('POST', 'jobs', body);
    expect([answered.status, errorsOf(answered)[0]?.['pointer']]).toEqual([422, pointer]);
  });

  it('is listed by an index', async () => {
    await gateway.database.query(
      `insert into jobs (id, tenant_id, livemode, action, caller, language, status, total, done, succeeded, failed, cursor, parts, created_at)
       select 'job_x' || n, $1, n % 2 = 0, 'export', '{}', 'en', 'completed', 0, 0, 0, 0, '', 0, now() from generate_series(1, 20000) n`,
      [tenant.id],
    );
    tenant = await gateway.newTenant();
    const query = jest.spyOn(gateway.database, 'query');
    await ask('GET', 'jobs');
    const [sql, values = []] = query.mock.calls.find(([text]) => text.includes('from jobs')) ?? [''];
    query.mockRestore();
    const client = new pg.Client({ connectionString: gateway.fresh.adminUrl });
    await client.connect();
    await client.query('set search_path = api_gateway');
    await client.query('analyze jobs');
    const plan = await readPlan(client, sql, values);
    await client.end();
    expect([plan.scanned, plan.looked <= 12]).toEqual([[], true]);
  });

  it('is deleted with its result after seven days', async () => {
    const path = await order({ action: 'export', filter: '' });
    await over(path);
    gateway.clock.advance(7 * 86_400 + 1);
    await until(
      async () => (await ask('GET', path)).status,
      (status) => status === 404,
    );
    expect(await gateway.database.query('select 1 from job_parts where job_id = $1', [path.slice(5)])).toEqual([]);
  });
});
