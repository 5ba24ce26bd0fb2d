import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import type { DocumentView } from './document.js';
import { fact, type FactName } from '@rubrica/service-testing';

let gateway: RunningGateway;
let tenant: TenantKeys;
const ids: string[] = [];
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  for (let i = 0; i < 220; i += 1) {
    const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
    ids.push(String(json['id']));
  }
  await say(ids, 'numbered', 'signed', 'submitted', 'rendered', 'packaged');
  await say(ids.slice(100), 'accepted', 'email-sent', 'email-delivered');
});
afterAll(() => gateway.close());

const say = (documents: readonly string[], ...names: readonly FactName[]): Promise<void> =>
  gateway.publish(...documents.flatMap((id) => names.map((name) => fact(name, { document_id: id }))));
/** Of every document, as the lifecycle has left it: asking waits for all that the log holds. */
const views = async (): Promise<ReadonlyMap<string, DocumentView>> => {
  await statusOf(ids[0] ?? '');
  const rows = await gateway.database.query<{ id: string; view: DocumentView }>('select id, view from documents');
  return new Map(rows.map(({ id, view }) => [id, view]));
};
const statusOf = async (id: string): Promise<unknown> =>
  (await gateway.call('GET', `/v1/invoices/${id}`, { key: tenant.sk_test })).json['status'];
const order = (body: object): ReturnType<RunningGateway['call']> =>
  gateway.call('POST', '/admin/v1/rebuilds', { key: OPERATOR_TOKEN, body });
const works = async (): Promise<Json[]> =>
  (await gateway.call('GET', '/admin/v1/works', { key: OPERATOR_TOKEN })).json['data'] as Json[];

describe('a rebuild of the views', () => {
  it('is done while the gateway serves: reads stay right, and what comes meanwhile is in it', async () => {
    const before = await views();
    const { status, json } = await order({ service: 'api-gateway' });
    expect([status, json]).toEqual([
      202,
      expect.objectContaining({ object: 'work', service: 'api-gateway', name: 'rebuild', operator: 'ana', done: 0 }),
    ]);
    const seen = new Set<unknown>();
    const issued = ids.slice(0, 3);
    await say(issued, 'contingency-issued');
    do for (const id of [ids[4], ids[50], ids[99]]) seen.add(await statusOf(id ?? ''));
    while ((await works())[0]?.['ended_at'] === null);
    expect([...seen]).toEqual(['submitted']);
    expect((await works())[0]).toMatchObject({ id: json['id'], done: 220 });
    const after = await views();
    for (const id of ids.slice(3)) expect(after.get(id)).toEqual(before.get(id));
    for (const id of issued) expect(after.get(id)?.status).toBe('accepted_contingency');
  });

  it('makes of views as an older program left them what this one makes of the same lives', async () => {
    const before = await views();
    await gateway.database.query(`update documents set view = view - 'cufe' || '{"status": "queued", "mailings": []}'`);
    await order({ service: 'api-gateway' });
    while ((await works())[0]?.['ended_at'] === null);
    expect(await views()).toEqual(before);
  });

  it('is ordered of a service that there is, and that answers', async () => {
    expect((await order({ service: 'nobody' })).status).toBe(422);
    expect((await order({ service: 'mailer' })).status).toBe(503);
  });
});

describe('a republication', () => {
  it('puts what the gateway has said to the topic again, and its own read model does not take it twice', async () => {
    const before = await views();
    const { status } = await gateway.call('POST', '/admin/v1/republications', {
      key: OPERATOR_TOKEN,
      body: { service: 'api-gateway', from: '2020-01-01T00:00:00-05:00' },
    });
    expect(status).toBe(202);
    while ((await works())[0]?.['ended_at'] === null);
    // 220 requests, and the tenant.
    expect((await works())[0]).toMatchObject({ name: 'republish', done: 221 });
    expect(await views()).toEqual(before);
    const timeline = await gateway.call('GET', `/v1/invoices/${ids[7]}/timeline`, { key: tenant.sk_test });
    expect((timeline.json['data'] as Json[]).filter(({ type }) => String(type).includes('requested'))).toHaveLength(1);
  });
});
