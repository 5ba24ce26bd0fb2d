import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Message, TOPICS } from '@rubrica/contracts';
import { OnMessages } from '@rubrica/eventing';
import { EventingModule } from '@rubrica/eventing/wiring';
import { createService, ServiceModule } from '@rubrica/service';
import { freshDatabase, type FreshDatabase, until } from '@rubrica/testing';
import { fact, type FactName, idOf, internalAccess, TENANT } from '@rubrica/service-testing';
import { type Json, OPERATOR_TOKEN, type RunningGateway, sale, startGateway } from '../gateway.fixture.js';
import { type Listeners, listen } from '../listener/listeners.http.js';

const SIGNED = 'co.rubrica.document.signed.v1';
let isOutOfOrder = true;
const mailed: string[] = [];

/** A mailer that stumbles until somebody mends it. */
@Controller()
class Mailer {
  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'mailer', types: [SIGNED] })
  hear(messages: readonly Message[]): Promise<void> {
    if (isOutOfOrder) return Promise.reject(new Error('no paper'));
    mailed.push(...messages.map(({ aggregateversion }) => String(aggregateversion)));
    return Promise.resolve();
  }
}

@Module({})
class MailerModule {}

let gateway: RunningGateway;
let mailer: NestFastifyApplication;
let mailerDatabase: FreshDatabase;
let listeners: Listeners;
let known = '';

beforeAll(async () => {
  gateway = await startGateway();
  mailerDatabase = await freshDatabase('mailer');
  const parts = { ...gateway.instance.parts, ...internalAccess('mailer') };
  const eventing = EventingModule.register({
    ...parts,
    service: 'mailer',
    databaseUrl: mailerDatabase.url,
    schema: 'mailer',
    migrations: [],
    aggregates: [],
  });
  const imports = [ServiceModule.register('mailer', parts), eventing];
  mailer = await createService({ module: MailerModule, imports, controllers: [Mailer] }, parts.logger);
  gateway.transport.register('mailer', mailer.getHttpAdapter().getInstance());
  listeners = await listen(gateway.app, { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 });
  const { sk_test } = await gateway.newTenant();
  const { json } = await gateway.call('POST', '/v1/invoices', { key: sk_test, body: sale() });
  known = String(json['id']);
});
afterAll(async () => {
  await listeners.close();
  await mailer.close();
  await gateway.close();
  await mailerDatabase.drop();
});

const call = async (
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; json: Json }> => {
  const response = await fetch(`http://127.0.0.1:${listeners.adminPort}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${OPERATOR_TOKEN}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, json: (await response.json()) as Json };
};
const list = async (query = ''): Promise<Json[]> =>
  (await call('GET', `/admin/v1/dead-letters?limit=100${query}`)).json['data'] as Json[];
const untilListed = (query: string, count: number): Promise<Json[]> =>
  until(
    () => list(query),
    (found) => found.length === count,
  );
const factsOf = (id: string, ...names: readonly FactName[]): Message[] =>
  names.map((name) => fact(name, { document_id: id }));

describe('dead letters', () => {
  it('of all services are listed: what is tried again, what waits behind it, what nobody can read', async () => {
    const stranger = idOf('inv', 'de nadie');
    await gateway.publish(...factsOf(stranger, 'numbered', 'issuing-waits', 'redated'));
    await gateway.publish(fact('rendered', { document_id: known, edition: 'one' as never }));
    await gateway.publish(...factsOf(known, 'signed', 'signed'));
    const parked = await untilListed(`&key=${stranger}`, 3);
    expect(parked.map(({ state }) => state).sort()).toEqual(['retrying', 'waiting', 'waiting']);
    expect(parked.find(({ state }) => state === 'retrying')).toMatchObject({
      id: expect.stringMatching(/^dl_[0-9a-f]{26}$/),
      object: 'dead_letter',
      service: 'api-gateway',
      group: 'api-gateway',
      topic: 'document.lifecycle',
      key: stranger,
      type: 'co.rubrica.document.numbered.v1',
      tenant_id: TENANT,
      reason: expect.stringContaining('never requested'),
      next_attempt_at: expect.stringMatching(/-05:00$/),
      redrives: [],
    });
    expect(await untilListed('&state=dead', 1)).toMatchObject([
      {
        service: 'api-gateway',
        key: known,
        reason: expect.stringContaining('/edition must be'),
        next_attempt_at: null,
      },
    ]);
    expect(await untilListed('&service=mailer', 2)).toMatchObject([{ service: 'mailer' }, { service: 'mailer' }]);
  });

  it('are paged through both ways, the latest first, whatever service they are of', async () => {
    const all = (await list()).map(({ id }) => id);
    expect(all).toHaveLength(6);
    const pages: unknown[] = [];
    let query = '';
    for (;;) {
      const { json } = await call('GET', `/admin/v1/dead-letters?limit=4${query}`);
      const ids = (json['data'] as Json[]).map(({ id }) => id);
      pages.push(...ids);
      if (json['has_more'] === false) break;
      query = `&starting_after=${String(ids.at(-1))}`;
    }
    expect(pages).toEqual(all);
    const { json } = await call('GET', `/admin/v1/dead-letters?limit=2&ending_before=${String(all[3])}`);
    expect([(json['data'] as Json[]).map(({ id }) => id), json['has_more']]).toEqual([[all[1], all[2]], true]);
  });

  it('say which services could not be asked', async () => {
    const { json } = await call('GET', '/admin/v1/dead-letters');
    expect([...(json['unreachable'] as string[])].sort()).toEqual([
      'certificate-vault',
      'dian-submitter',
      'document-issuer',
      'webhook-dispatcher',
    ]);
    expect((await call('POST', `/admin/v1/dead-letters/dl_${'0'.repeat(26)}/redrive`)).status).toBe(503);
  });

  it.each([
    ['limit=0', 'limit', 'out_of_bounds'],
    ['state=asleep', 'state', 'unknown_code'],
    ['service=dian-simulator', 'service', 'unknown_code'],
    ['colour=red', 'colour', 'unknown_parameter'],
    ['starting_after=dl_1', 'starting_after', 'cursor_unknown'],
  ])('are asked for in words that there are: %s', async (query, parameter) => {
    const { status, json } = await call('GET', `/admin/v1/dead-letters?${query}`);
    expect([status, (json['errors'] as Json[]).map((error) => error['parameter'])]).toEqual([422, [parameter]]);
  });

  it('are tried again when an operator says so, with what waits behind, in order; who and why is kept', async () => {
    const letters = await list('&service=mailer');
    const waiting = letters.find(({ state }) => state === 'waiting');
    // Nothing is tried again by itself meanwhile.
    gateway.clock.advance(-3_600);
    isOutOfOrder = false;
    const { status, json } = await call('POST', `/admin/v1/dead-letters/${String(waiting?.['id'])}/redrive`, {
      reason: 'there is paper',
    });
    expect([status, json]).toEqual([
      200,
      {
        id: waiting?.['id'],
        object: 'redrive',
        service: 'mailer',
        key: known,
        messages: 2,
        operator: 'ana',
        reason: 'there is paper',
      },
    ]);
    await untilListed('&service=mailer', 0);
    gateway.clock.advance(3_600);
    const versions = mailed.map(Number);
    expect([versions.length, versions]).toEqual([2, versions.toSorted((a, b) => a - b)]);
    expect((await call('POST', '/admin/v1/dead-letters/dl_1/redrive')).status).toBe(404);
  });

  it('that nobody can read yet are dead again after a redrive, and say who tried', async () => {
    const [dead] = await list('&state=dead');
    const redrive = () =>
      call('POST', `/admin/v1/dead-letters/${String(dead?.['id'])}/redrive`, undefined, { 'idempotency-key': 'once' });
    const first = await redrive();
    expect(first.status).toBe(200);
    expect(await redrive()).toEqual(first);
    const [again] = await untilListed(`&state=dead&key=${known}`, 1);
    expect(again).toMatchObject({ id: dead?.['id'], redrives: [{ operator: 'ana', reason: '' }] });
  });

  it('are counted for those who watch', async () => {
    const text = await (await fetch(`http://127.0.0.1:${listeners.adminPort}/metrics`)).text();
    expect(text).toContain('rubrica_parked_keys{consumer="api-gateway/document.lifecycle",service="api-gateway"} 1\n');
    expect(text).toContain('rubrica_dead_letters{consumer="api-gateway/document.lifecycle",service="api-gateway"} 1\n');
    expect(text).toMatch(/rubrica_outbox_depth\{service="api-gateway"\} \d/);
    await until(
      async () => (await mailer.inject({ url: '/metrics' })).payload,
      (ofMailer) =>
        ofMailer.includes('rubrica_consumer_lag{consumer="mailer/document.lifecycle",service="mailer"} 0\n'),
    );
  });
});

describe('work that is ordered of another service', () => {
  const works = async (): Promise<Json[]> => (await call('GET', '/admin/v1/works')).json['data'] as Json[];

  it('is done and kept by that one, and is refused by it when it has nothing to do it with', async () => {
    const order = { service: 'mailer', from: '2026-11-01T00:00:00-05:00' };
    const begin = () => call('POST', '/admin/v1/republications', order, { 'idempotency-key': 'once' });
    const { status, json } = await begin();
    expect((await begin()).json).toEqual(json);
    expect([status, json['service'], json['operator']]).toEqual([202, 'mailer', 'ana']);
    while ((await works())[0]?.['ended_at'] === null);
    expect(await works()).toMatchObject([{ id: json['id'], service: 'mailer', name: 'republish', done: 0 }]);
    const rebuild = await call('POST', '/admin/v1/rebuilds', { service: 'mailer' });
    expect([rebuild.status, rebuild.json['code']]).toEqual([409, 'nothing_to_do']);
  });
});
