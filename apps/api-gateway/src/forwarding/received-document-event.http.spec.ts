import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { startStandIn } from '@rubrica/service-testing';
import { type Json, type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';

const RECEIVED = `rcv_${'0'.repeat(26)}`;
const EVENT = `dev_${'0'.repeat(26)}`;

const person = {
  identification: { type: '13', number: '52841907' },
  first_name: 'Luz Marina',
  last_name: 'Ospina Gil',
};
const asStored = { ...person, job_title: null, department: null };

const state = {
  ...{ id: EVENT, livemode: false, environment: 'test', code: '030', type: 'receipt', status: 'queued' },
  waiting: { reason: 'earlier_event', awaited: null },
  ...{ number: null, cude: null, claim_code: null, person: asStored, dian_messages: [], error: null },
  subject: { object: 'received_document', id: RECEIVED, number: 'SETP1', cufe: 'a'.repeat(96) },
  ...{ issued_at: null, registered_at: null, created_at: '2026-12-02T10:00:00-05:00' },
};
const list = (data: readonly object[]) => ({ object: 'list', url: '/v1/received-documents', has_more: false, data });

let gateway: RunningGateway;
let tenant: TenantKeys;
let asked: { readonly url: string; readonly body: Json }[];

beforeAll(async () => {
  gateway = await startGateway();
  const owner = await startStandIn((server) =>
    server.all('/*', ({ url, method, body }, reply) => {
      asked.push({ url, body: body as Json });
      if (url.endsWith('/xml') || url.endsWith('/application-response')) return reply.send({ xml: `<a>${url}</a>` });
      if (url.endsWith('/events')) return reply.status(method === 'POST' ? 201 : 200).send(list([state]));
      return reply.send({ ...list([]), test_set: null });
    }),
  );
  gateway.standIn('dian-submitter', owner);
});
beforeEach(async () => {
  asked = [];
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const call = (method: string, path: string, body?: object, more: object = {}) =>
  gateway.call(method, path, { key: tenant.sk_test, body, headers: { 'svc-version': NEWEST_API_VERSION }, ...more });
const events = `/v1/received-documents/${RECEIVED}/events`;
const faultsOf = (json: Json): string[] =>
  (json['errors'] as unknown as Json[]).map(({ pointer, code }) => `${String(pointer)} ${String(code)}`);

describe('events of a received document', () => {
  it('go to their owner with the sender and the person that the request names', async () => {
    const { status, json } = await call('POST', events, { types: ['receipt', 'goods_received'], person });
    expect(status).toBe(201);
    expect(asked[0]).toMatchObject({
      url: `/internal/received-documents/${RECEIVED}/events`,
      body: {
        ...{ types: ['receipt', 'goods_received'], person: asStored, claim_code: null, simulate: null },
        sender: { nit: expect.any(String), check_digit: expect.any(String), organization_type: expect.any(String) },
      },
    });
    expect(json['data']).toEqual([
      expect.objectContaining({
        ...{ id: EVENT, object: 'document_event', type: 'receipt', failure: null },
        waiting: { reason: 'earlier_event', action: expect.stringMatching(/^Nothing/) },
      }),
    ]);
  });

  it('name who receives for the tenant where the request names nobody, and nobody where none is named', async () => {
    await call('PATCH', '/v1/tenant', { receiving_person: person });
    await call('POST', events, { type: 'receipt' });
    await call('POST', events, { type: 'claim', claim_code: '03', simulate: { dian: 'rejected' } });
    expect(asked.map(({ body }) => body)).toMatchObject([
      { types: ['receipt'], person: asStored },
      { types: ['claim'], person: null, claim_code: '03', simulate: 'rejected' },
    ]);
  });

  it.each([
    [{}, ['#/type required']],
    [{ type: 'receipt', types: ['receipt'] }, ['#/types conflicting_fields']],
    [{ type: 'accepted', claim_code: '01' }, ['#/claim_code not_allowed']],
    [{ type: 'accepted', person }, ['#/person not_allowed']],
    [{ type: 'tacit_acceptance' }, ['#/type not_allowed']],
    [{ type: 'claim', claim_code: '9' }, ['#/claim_code not_allowed']],
  ])('are refused with the field that is wrong: %j', async (body, faults) => {
    const { status, json } = await call('POST', events, body);
    expect([status, asked]).toEqual([422, []]);
    expect(faultsOf(json)).toEqual(faults);
  });

  it('are simulated in test mode alone', async () => {
    const { status, json } = await call(
      'POST',
      events,
      { type: 'receipt', simulate: { dian: 'registered' } },
      {
        key: tenant.sk_live,
      },
    );
    expect([status, faultsOf(json)]).toEqual([422, ['#/simulate simulate_not_allowed']]);
  });

  it('are read one by one, with their XML as downloads', async () => {
    expect((await call('GET', `${events}/${EVENT}`)).json).toMatchObject({ id: EVENT, subject: { id: RECEIVED } });
    expect((await call('GET', `${events}/dev_other`)).status).toBe(404);
    const { headers, text } = await call('GET', `${events}/${EVENT}/application-response`);
    expect(headers['content-disposition']).toBe(`attachment; filename="${EVENT}-application-response.xml"`);
    expect(text).toContain(`/internal/document-events/${EVENT}/application-response`);
    expect((await call('GET', `${events}/${EVENT}/xml`)).text).toContain(`/internal/document-events/${EVENT}/xml`);
  });

  it('do not exist in the older version', async () => {
    const headers = { 'svc-version': '2026-01-01' };
    expect((await call('GET', events, undefined, { headers })).status).toBe(404);
    expect((await call('POST', events, { type: 'receipt' }, { headers })).status).toBe(404);
  });

  it('that are due are listed by days, counted in Colombia', async () => {
    const dayAfter = (days: number): string =>
      new Date(gateway.clock.now().getTime() + days * 86_400_000 - 5 * 3_600_000).toISOString().slice(0, 10);
    // 21:00 in Colombia, where it is still the day before.
    const toEveningMs = 26 * 3_600_000 - (gateway.clock.now().getTime() % 86_400_000);
    gateway.clock.advance(toEveningMs / 1_000);
    expect((await call('GET', '/v1/received-documents?events_due=3')).status).toBe(200);
    // The state of operators asks all services each minute, too.
    expect(asked.map(({ url }) => url)).toContainEqual(expect.stringContaining(`events_due=${dayAfter(3)}`));
    expect((await call('GET', '/v1/received-documents?events_due=soon')).status).toBe(422);
  });
});

describe('what a tenant does with documents of others', () => {
  const live = () => ({ key: tenant.sk_live });

  it('is nothing at first, and in the older version not there', async () => {
    const off = { receiving_person: null, auto_acknowledge: false, auto_tacit_acceptance: false };
    expect((await call('GET', '/v1/tenant')).json).toMatchObject(off);
    await call('PATCH', '/v1/tenant', { receiving_person: person, auto_acknowledge: true }, live());
    const older = await call('GET', '/v1/tenant', undefined, { ...live(), headers: { 'svc-version': '2026-01-01' } });
    for (const name of Object.keys(off)) expect(older.json).not.toHaveProperty(name);
  });

  it('is set by a key of live mode, with the person that acknowledgements name', async () => {
    const nobody = await call('PATCH', '/v1/tenant', { auto_acknowledge: true }, live());
    expect([nobody.status, faultsOf(nobody.json)]).toEqual([422, ['#/receiving_person required']]);
    const automatic = { receiving_person: person, auto_acknowledge: true, auto_tacit_acceptance: true };
    const { status, json } = await call('PATCH', '/v1/tenant', automatic, live());
    expect([status, json]).toEqual([200, expect.objectContaining({ ...automatic, receiving_person: asStored })]);
    const test = await call('PATCH', '/v1/tenant', { auto_acknowledge: false });
    expect(faultsOf(test.json)).toEqual(['#/auto_acknowledge environment_mismatch']);
  });

  it('names a person whose parts are checked', async () => {
    const { json } = await call('PATCH', '/v1/tenant', {
      receiving_person: { ...person, identification: { type: '99', number: '1 2' }, last_name: '' },
    });
    expect(faultsOf(json).sort()).toEqual([
      '#/receiving_person/identification/number wrong_format',
      '#/receiving_person/identification/type not_allowed',
      '#/receiving_person/last_name wrong_format',
    ]);
  });
});
