import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fact } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { type Answered, type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';

const LIMIT = 3;

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway({ tenantBacklogLimit: LIMIT });
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const post = (key = tenant.sk_test, idempotencyKey?: string): Promise<Answered> =>
  gateway.call('POST', '/v1/invoices', {
    key,
    body: sale(),
    headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
  });
const taken = (answered: Answered): boolean => answered.status === 201;

describe('a tenant of whom too many documents are worked on', () => {
  const ids: string[] = [];

  it('is told to come again later', async () => {
    for (let i = 0; i < LIMIT; i += 1) ids.push(String((await post(tenant.sk_test, `no ${String(i)}`)).json['id']));
    const { status, json, headers } = await post(tenant.sk_test, 'one too many');
    expect([status, json['code']]).toEqual([429, 'tenant_backlog_full']);
    expect(headers).toMatchObject({
      'retry-after': '10',
      'ratelimit-policy': '"backlog";q=3',
      ratelimit: '"backlog";r=0;t=10',
    });
  });

  it('still gets the answers of what was taken', async () =>
    expect((await post(tenant.sk_test, 'no 0')).json['id']).toBe(ids[0]));

  it('keeps no other tenant waiting', async () =>
    expect(await post((await gateway.newTenant()).sk_test)).toMatchObject({ status: 201 }));

  it('goes on when one of them is done', async () => {
    await gateway.publish(fact('accepted', { document_id: ids[0] }));
    expect(taken(await until(() => post(tenant.sk_test, 'one too many'), taken))).toBe(true);
    expect(await post()).toMatchObject({ status: 429 });
  });

  it('goes on when one of them waits for somebody', async () => {
    await gateway.publish(fact('issuing-waits', { document_id: ids[1] }));
    expect(taken(await until(() => post(), taken))).toBe(true);
  });
});
