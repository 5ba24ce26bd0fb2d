import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { startStandIn } from '@rubrica/service-testing';
import { type Answered, buyer, type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
/** Questions that dian-submitter got, and its answer. */
const questions: unknown[] = [];
let answer: object;

beforeAll(async () => {
  gateway = await startGateway();
  const submitter = await startStandIn((server) =>
    server.post('/internal/acquirer-questions', ({ body }) => {
      questions.push(body);
      return Promise.resolve(answer);
    }),
  );
  gateway.standIn('dian-submitter', submitter);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  tenant = await gateway.newTenant();
  questions.length = 0;
  answer = { result: 'known', name: 'Hotel Los Guaduales Ltda.', email: 'facturas@guaduales.example' };
});

const find = (query: string, key = tenant.sk_live): Promise<Answered> =>
  gateway.call('GET', `/v1/acquirers?${query}`, { key, headers: { 'svc-version': NEWEST_API_VERSION } });
const HOTEL = 'type=31&number=900108281';

describe('a buyer who is asked for at DIAN', () => {
  it('is shown as DIAN knows it', async () => {
    const { status, json } = await find(HOTEL);
    expect([status, json]).toEqual([
      200,
      {
        object: 'acquirer',
        identification: { type: '31', number: '900108281' },
        name: 'Hotel Los Guaduales Ltda.',
        email: 'facturas@guaduales.example',
      },
    ]);
    expect(questions).toEqual([
      {
        ...{ tenant_id: tenant.id, environment: 'habilitacion' },
        ...{ identification_type: '31', identification_number: '900108281' },
      },
    ]);
  });

  it('is asked for once in five minutes, for each company by itself', async () => {
    await find(HOTEL);
    await find(HOTEL);
    expect(questions).toHaveLength(1);
    const stranger = await gateway.newTenant();
    await find(HOTEL, stranger.sk_live);
    expect(questions).toHaveLength(2);
    gateway.clock.advance(301);
    await find(HOTEL);
    expect(questions).toHaveLength(3);
  });

  it('whom DIAN does not know is a 404 of its own, and a customer with the data that there is', async () => {
    answer = { result: 'unknown' };
    const { status, json } = await find('type=13&number=1020304050');
    expect([status, json['code']]).toEqual([404, 'acquirer_unknown']);
    expect(json['detail']).toContain('says nothing about the buyer');
    const body = buyer();
    const made = await gateway.call('POST', '/v1/customers', { key: tenant.sk_live, body });
    expect([made.status, made.json]).toMatchObject([201, body]);
    expect(questions).toHaveLength(1);
  });

  it.each([
    [{ result: 'unavailable', detail: 'no answer in time' }, 503, 'dian_unavailable', '60'],
    [{ result: 'security_fault', detail: 'Sender/InvalidSecurity' }, 502, 'dian_security_fault', undefined],
    [{ result: 'certificate_missing' }, 409, 'certificate_missing', undefined],
  ])('is not shown where there is no answer: %j', async (said, expected, code, retryAfter) => {
    answer = said;
    const { status, json, headers } = await find(HOTEL);
    expect([status, json['code'], headers['retry-after']]).toEqual([expected, code, retryAfter]);
    // It is not kept.
    answer = { result: 'known', name: 'Hotel', email: null };
    expect((await find(HOTEL)).json).toMatchObject({ name: 'Hotel', email: null });
  });

  it('is one of so many a minute', async () => {
    const ask = (nth: number): Promise<Answered> => find(`type=13&number=${10_000_000 + nth}`);
    for (let nth = 0; nth < 10; nth += 1) expect((await ask(nth)).status).toBe(200);
    const refused = await ask(10);
    expect([refused.status, refused.json['code'], refused.headers['retry-after']]).toEqual([429, 'rate_limited', '2']);
    expect((await ask(0)).status).toBe(200);
    gateway.clock.advance(2);
    expect((await ask(10)).status).toBe(200);
    expect(questions).toHaveLength(11);
  });

  it.each(['type=31', 'number=1', 'type=99&number=1', 'type=31&number=900%20108', 'type=31&number='])(
    'is not asked for by %s',
    async (query) => expect((await find(query)).status).toBe(422),
  );

  it('is simulated in test mode, in which DIAN is not asked', async () => {
    expect((await find(HOTEL, tenant.sk_test)).json).toMatchObject({ name: 'Óptica Central S.A.S.' });
    expect((await find('type=13&number=1', tenant.sk_test)).json).toMatchObject({ code: 'acquirer_unknown' });
    expect(questions).toEqual([]);
  });
});
