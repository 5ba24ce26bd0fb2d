import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { until } from '@rubrica/testing';
import { fromConsole, type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';

const BURST = 20;
const PER_SECOND = 2;
const OF_SESSIONS = { burst: 5, perSecond: 1 };

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway({
    ...{ rateLimitBurst: BURST, rateLimitPerSecond: PER_SECOND },
    ...{ sessionRateLimitBurst: OF_SESSIONS.burst, sessionRateLimitPerSecond: OF_SESSIONS.perSecond },
  });
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const get = async (app: NestFastifyApplication, key: string): Promise<number> => {
  const headers = { authorization: `Bearer ${key}` };
  return (await app.getHttpAdapter().getInstance().inject({ url: '/v1/tenant', headers })).statusCode;
};
const newKey = (): Promise<string> => gateway.newKey(tenant.id, 'full');
const admitted = (statuses: readonly number[]): number => statuses.filter((status) => status !== 429).length;

/** Runs `work` and returns its result, and how many tokens a bucket gained meanwhile at most. */
const measured = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const began = performance.now();
  const result = await work();
  return [result, Math.ceil(((performance.now() - began) / 1000) * PER_SECOND)];
};

describe('an API key that sends too many requests', () => {
  it('is told its limit with every answer, and when to come again with the 429', async () => {
    const key = await newKey();
    const first = await gateway.call('GET', '/v1/tenant', { key });
    expect([first.status, first.headers['ratelimit-policy'], first.headers['ratelimit']]).toEqual([
      200,
      `"requests";q=${BURST};w=10`,
      expect.stringMatching(/^"requests";r=19;t=1$/),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => gateway.call('POST', '/v1/invoices', { key, body: sale() })),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect([refused?.json['code'], refused?.headers['retry-after'], refused?.headers['ratelimit-policy']]).toEqual([
      'rate_limited',
      '1',
      `"requests";q=${BURST};w=10`,
    ]);
    expect(refused?.headers['ratelimit']).toMatch(/^"requests";r=0;t=\d+$/);
  });

  it('is admitted again when the bucket has gained a token', async () => {
    const key = await newKey();
    await Promise.all(Array.from({ length: 2 * BURST }, () => get(gateway.app, key)));
    expect(
      await until(
        () => get(gateway.app, key),
        (status) => status === 200,
      ),
    ).toBe(200);
  });

  it('keeps no other key of its tenant waiting', async () => {
    const key = await newKey();
    await Promise.all(Array.from({ length: 2 * BURST }, () => get(gateway.app, key)));
    expect(await get(gateway.app, await newKey())).toBe(200);
  });

  it('gets nothing kept under its Idempotency-Key: the same POST passes later', async () => {
    const key = await newKey();
    await Promise.all(Array.from({ length: 2 * BURST }, () => get(gateway.app, key)));
    const post = () =>
      gateway.call('POST', '/v1/invoices', { key, body: sale(), headers: { 'idempotency-key': 'luego' } });
    expect((await until(post, ({ status }) => status !== 429)).status).toBe(201);
  });

  it('has one limit in all replicas together, at once and one after the other', async () => {
    const replicas = [gateway.instance, await gateway.startReplica()];
    const atOnce = await newKey();
    const [statuses, gained] = await measured(() =>
      Promise.all(Array.from({ length: 60 }, (_, i) => get(replicas[i % 2]!.app, atOnce))),
    );
    expect(admitted(statuses)).toBeGreaterThanOrEqual(BURST - 2);
    expect(admitted(statuses)).toBeLessThanOrEqual(BURST + gained);

    const inTurn = await newKey();
    const [turns, gainedMeanwhile] = await measured(async () => {
      const seen: number[] = [];
      for (let i = 0; i < 60; i += 1) seen.push(await get(replicas[i % 2]!.app, inTurn));
      return seen;
    });
    // A replica may hold some tokens that it has not spent.
    expect(admitted(turns)).toBeGreaterThanOrEqual(BURST - 5);
    expect(admitted(turns)).toBeLessThanOrEqual(BURST + gainedMeanwhile);
    await replicas[1]?.stop();
  });

  it('gets no more by a restart of the gateway', async () => {
    const key = await newKey();
    const first = await gateway.startReplica();
    const [before, gained] = await measured(async () => {
      const seen = await Promise.all(Array.from({ length: BURST }, () => get(first.app, key)));
      await first.stop();
      const second = await gateway.startReplica();
      seen.push(...(await Promise.all(Array.from({ length: BURST }, () => get(second.app, key)))));
      await second.stop();
      return seen;
    });
    expect(admitted(before)).toBeLessThanOrEqual(BURST + gained);
  });
});

describe('a session that sends too many requests', () => {
  it('has a limit of its own, lower than that of a key, which all replicas count together', async () => {
    const cookie = await gateway.logIn(tenant.id, 'reader');
    const apps = [gateway.app, (await gateway.startReplica()).app];
    const me = (nth: number) =>
      apps[nth % 2]!.getHttpAdapter()
        .getInstance()
        .inject({ url: '/v1/me', headers: { ...fromConsole(cookie) } });
    const [answers, gained] = await measured(() => Promise.all(Array.from({ length: 20 }, (_, i) => me(i))));
    const passed = answers.filter(({ statusCode }) => statusCode === 200);
    expect(passed.length).toBeGreaterThanOrEqual(OF_SESSIONS.burst - 1);
    expect(passed.length).toBeLessThanOrEqual(OF_SESSIONS.burst + gained);
    expect(passed[0]?.headers['ratelimit-policy']).toBe('"requests";q=5;w=5');
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'rate_limited', detail: expect.stringContaining('This session') });
    // Another session of the same company is not concerned.
    const other = fromConsole(await gateway.logIn(tenant.id, 'reader'));
    expect((await gateway.call('GET', '/v1/me', { headers: other })).status).toBe(200);
  });
});
