import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { canonicalHash } from '@rubrica/service';
import { fastify } from 'fastify';
import { type Answered, OPERATOR_TOKEN, pointersOf, type RunningGateway, startGateway } from '../gateway.fixture.js';

interface Order {
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

let gateway: RunningGateway;
const orders: Order[] = [];
let answer: { readonly status: number; readonly body: object; readonly headers?: Readonly<Record<string, string>> };

beforeAll(async () => {
  gateway = await startGateway();
  const submitter = fastify();
  submitter.all('/*', async ({ url, body, headers }, reply) => {
    orders.push({ path: url, body, headers });
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    return reply
      .status(answer.status)
      .headers({ 'content-type': type, ...answer.headers })
      .send(JSON.stringify(answer.body));
  });
  gateway.transport.register('dian-submitter', submitter);
});
afterAll(() => gateway.close());
beforeEach(() => {
  orders.length = 0;
  answer = { status: 201, body: { object: 'contingency' } };
});

const PATH = '/admin/v1/contingencies';
const post = (
  path: string,
  body?: object,
  headers: Record<string, string> = {},
  key: string | undefined = OPERATOR_TOKEN,
): Promise<Answered> => gateway.call('POST', path, { key, body, headers });
const announced = { environment: 'habilitacion', reason: 'DIAN announced it.' };

describe('an operator', () => {
  it('declares a contingency and ends it, under the name of the token', async () => {
    expect((await post(PATH, announced)).status).toBe(201);
    answer = { status: 200, body: {} };
    expect((await post(`${PATH}/ctg_1/end`)).status).toBe(200);
    expect(orders).toMatchObject([
      { path: '/internal/contingencies', body: { ...announced, operator: 'ana' } },
      { path: '/internal/contingencies/ctg_1/end', body: { operator: 'ana' } },
    ]);
  });

  it('may send an Idempotency-Key: its owner keeps the answer, in a scope of that operator', async () => {
    answer = { ...answer, headers: { 'idempotent-replayed': 'true' } };
    const { headers } = await post(PATH, announced, { 'idempotency-key': 'outage of today' });
    expect(headers['idempotent-replayed']).toBe('true');
    expect(orders[0]?.headers).toMatchObject({
      'svc-idempotency-key': 'outage of today',
      'svc-idempotency-scope': `operator/ana/POST${PATH}`,
      'svc-idempotency-body-hash': canonicalHash(announced),
    });
    expect((await post(PATH, announced, { 'idempotency-key': 'ñ'.repeat(300) })).json).toMatchObject({
      status: 400,
      code: 'idempotency_key_invalid',
    });
    expect(orders).toHaveLength(1);
  });

  it.each<[string, object | undefined, readonly string[]]>([
    ['nothing', undefined, []],
    ['no reason', { environment: 'habilitacion' }, ['#/reason']],
    ['an empty reason', { ...announced, reason: '' }, ['#/reason']],
    ['the environment of tests', { ...announced, environment: 'test' }, ['#/environment']],
    ['somebody else’s name', { ...announced, operator: 'luis' }, ['#/operator']],
    ['all wrong', { environment: 1, colour: 'red' }, ['#/environment', '#/reason', '#/colour']],
  ])('is told all that is wrong with %s', async (_, body, pointers) => {
    const refused = await post(PATH, body);
    expect(refused.status).toBe(body ? 422 : 400);
    expect(pointersOf(refused).sort()).toEqual([...pointers].sort());
    expect(orders).toEqual([]);
  });

  it('is told that there is no such contingency, and what has no place in the body', async () => {
    for (const id of ['inv_1', 'ctg_', "ctg_1'--"])
      expect((await post(`${PATH}/${encodeURIComponent(id)}/end`)).status).toBe(404);
    expect(pointersOf(await post(`${PATH}/ctg_1/end`, { operator: 'luis' }))).toEqual(['#/operator']);
    expect(orders).toEqual([]);
  });

  it('gets the refusal of the owner as it is', async () => {
    answer = { status: 409, body: { status: 409, code: 'contingency_declared', detail: 'There is one.' } };
    expect((await post(PATH, announced)).json).toMatchObject({ status: 409, code: 'contingency_declared' });
  });

  it('is nobody else', async () => {
    const { sk_live } = await gateway.newTenant();
    for (const key of ['op_another', sk_live]) expect((await post(PATH, announced, {}, key)).status).toBe(401);
    expect(orders).toEqual([]);
  });
});
