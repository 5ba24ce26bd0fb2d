import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { startStandIn } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import {
  type Answered,
  fromConsole,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let stranger: TenantKeys;
let owner: string;
const VERSION = { 'svc-version': NEWEST_API_VERSION };
const OWNER = 'duena@ejemplo.co';

beforeAll(async () => {
  gateway = await startGateway({ auditDays: 400 });
  tenant = await gateway.newTenant();
  stranger = await gateway.newTenant();
  owner = await gateway.logIn(tenant.id, 'owner', OWNER);
});
afterAll(() => gateway.close());

const asKey = (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call(method, path, { key: tenant.sk_test, headers: { ...VERSION, ...headers }, ...(body && { body }) });
const asOwner = (method: string, path: string, body?: object) =>
  gateway.call(method, path, { headers: fromConsole(owner), ...(body && { body }) });
const asOperator = (method: string, path: string, body?: object) =>
  gateway.call(method, path, { key: OPERATOR_TOKEN, ...(body && { body }) });

const entriesOf = async (query: string, key = tenant.sk_test): Promise<Json[]> => {
  const { status, json } = await gateway.call('GET', `/v1/audit?limit=100${query}`, { key, headers: VERSION });
  expect(status).toBe(200);
  return json['data'] as Json[];
};
const ofOperators = async (query: string): Promise<Json[]> =>
  (await asOperator('GET', `/admin/v1/audit?limit=100${query}`)).json['data'] as Json[];
const newestOf = async (action: string): Promise<Json | undefined> => (await entriesOf(`&action=${action}`))[0];
const requestOf = ({ headers }: Answered): string | undefined => headers['svc-request-id'];
const newKey = (name: string) => ({ name, role: 'read' });
const keyId = async (key: string): Promise<string> => {
  const { json } = await gateway.call('GET', '/v1/me', { key, headers: VERSION });
  return String(json['api_key_id']);
};

describe('the audit of a company', () => {
  it('has what an API key asked for: who, what, about what, from where, with the outcome', async () => {
    const made = await asKey('POST', '/v1/api-keys', newKey('Caja 1'));
    expect(await newestOf('createApiKey')).toEqual({
      id: expect.stringMatching(/^aud_/),
      object: 'audit_entry',
      actor: { type: 'api_key', id: await keyId(tenant.sk_test), name: expect.any(String) },
      action: 'createApiKey',
      object_id: made.json['id'],
      mode: 'test',
      reason: null,
      address: '127.0.0.1',
      request_id: requestOf(made),
      outcome: 'done',
      created_at: expect.stringMatching(/-05:00$/),
    });
    const removed = await asKey('DELETE', `/v1/api-keys/${String(made.json['id'])}`);
    expect(await newestOf('deleteApiKey')).toMatchObject({
      object_id: made.json['id'],
      request_id: requestOf(removed),
      outcome: 'done',
    });
    expect((await entriesOf(`&object_id=${String(made.json['id'])}`)).map(({ action }) => action)).toEqual([
      'deleteApiKey',
      'createApiKey',
    ]);
  });

  it('has what a person asked for, by name', async () => {
    const { json } = await asOwner('POST', '/v1/invitations', { email: 'contador@ejemplo.co' });
    const entry = await newestOf('createInvitation');
    expect(entry).toMatchObject({ object_id: json['id'], actor: { type: 'person', name: OWNER } });
    const { id } = entry?.['actor'] as Json;
    expect((await entriesOf(`&actor_id=${String(id)}`)).map(({ action }) => action)).toContain('createInvitation');
  });

  it('tells what was refused, and what came again by its Idempotency-Key', async () => {
    const unknown = await asKey('DELETE', '/v1/members/mem_00000000000000000000000000');
    expect(unknown.status).toBe(404);
    expect(await newestOf('deleteMember')).toMatchObject({ outcome: 'refused' });
    const again = { 'idempotency-key': 'otra-vez' };
    const [first, second] = [
      await asKey('POST', '/v1/api-keys', newKey('Caja 2'), again),
      await asKey('POST', '/v1/api-keys', newKey('Caja 2'), again),
    ];
    expect(second.json).toEqual(first.json);
    const outcomes = (await entriesOf('&action=createApiKey')).slice(0, 2).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['repeated', 'done']);
  });

  it('has acts that another service carries out', async () => {
    const id = 'whe_0123456789abcdefghjkmnpqrs';
    const owner = await startStandIn((server) =>
      server.all('/*', (_, reply) => reply.status(201).send({ id, object: 'webhook_endpoint' })),
    );
    gateway.standIn('webhook-dispatcher', owner);
    const made = await asKey('POST', '/v1/webhook-endpoints', {
      url: 'https://ejemplo.co/avisos',
      subscribed_events: ['invoice.failed'],
    });
    expect(made.text).toContain(id);
    expect(await newestOf('createWebhookEndpoint')).toMatchObject({ object_id: id, outcome: 'done' });
  });

  it('has documents that a person makes, not those of an API key; both timelines name who asked', async () => {
    const [byKey, byPerson] = [
      await asKey('POST', '/v1/invoices', sale()),
      await asOwner('POST', '/v1/invoices', sale()),
    ];
    expect([byKey.status, byPerson.status]).toEqual([201, 201]);
    const recorded = await entriesOf('&action=createInvoice');
    expect(recorded.map(({ object_id }) => object_id)).toEqual([byPerson.json['id']]);
    const askersOf = async ({ json }: Answered, headers = VERSION): Promise<unknown> => {
      const timeline = () =>
        gateway.call('GET', `/v1/invoices/${String(json['id'])}/timeline`, { key: tenant.sk_test, headers });
      const shown = await until(timeline, (answer) => (answer.json['data'] as Json[]).length > 0);
      return (shown.json['data'] as Json[])[0]?.['asked_by'];
    };
    expect(await askersOf(byKey)).toMatchObject({ type: 'api_key', id: await keyId(tenant.sk_test) });
    expect(await askersOf(byPerson)).toMatchObject({ type: 'person', name: OWNER });
    expect(await askersOf(byKey, { 'svc-version': '2026-01-01' })).toBeUndefined();
  });

  it('has nothing that only reads, and no preview', async () => {
    const before = (await entriesOf('')).length;
    await asKey('GET', '/v1/invoices');
    await asKey('POST', '/v1/invoices/preview', sale());
    expect((await entriesOf('')).length).toBe(before);
  });

  it('shows a mode nothing of the other one, and nobody what is another company’s', async () => {
    await gateway.call('POST', '/v1/api-keys', { key: tenant.sk_live, headers: VERSION, body: newKey('Real') });
    expect((await entriesOf('&action=createApiKey')).map(({ mode }) => mode)).not.toContain('live');
    expect((await entriesOf('&action=createApiKey', tenant.sk_live)).map(({ mode }) => mode)).toEqual(['live']);
    const theirs = await entriesOf('', stranger.sk_test);
    expect(theirs.map(({ action }) => action)).toEqual(['createTenant']);
  });

  it('refuses the roles that may not see it, and is unknown to the first version', async () => {
    const read = await gateway.newKey(tenant.id, 'documents');
    expect((await gateway.call('GET', '/v1/audit', { key: read, headers: VERSION })).status).toBe(403);
    const old = { 'svc-version': '2026-01-01' };
    expect((await gateway.call('GET', '/v1/audit', { key: tenant.sk_test, headers: old })).status).toBe(404);
  });
});

describe('an operator', () => {
  it('is in the audit of the company without a name, and in that of operators with name and reason', async () => {
    await asOperator('POST', `/admin/v1/tenants/${tenant.id}/suspend`, { reason: 'Factura de mayo sin pagar.' });
    await asOperator('POST', `/admin/v1/tenants/${tenant.id}/resume`);
    const nobody = { actor: { type: 'operator', id: null, name: null }, address: null, reason: null, mode: null };
    expect(await newestOf('suspendTenant')).toMatchObject(nobody);
    const [entry] = await ofOperators(`&tenant_id=${tenant.id}&action=suspendTenant`);
    expect(entry).toMatchObject({
      actor: { type: 'operator', id: 'ana', name: 'ana' },
      tenant_id: tenant.id,
      object_id: tenant.id,
      reason: 'Factura de mayo sin pagar.',
      address: '127.0.0.1',
    });
    expect((await ofOperators('&actor_id=ana')).map(({ action }) => action)).toContain('createTenant');
  });

  it('sees what companies did', async () => {
    const [entry] = await ofOperators('&action=createInvitation');
    expect(entry).toMatchObject({ tenant_id: tenant.id, actor: { type: 'person', name: OWNER } });
  });

  it('sees logins, log-outs, and logins that were refused: 100 of these in an hour', async () => {
    const cookie = await gateway.logIn(tenant.id, 'reader', 'lectora@ejemplo.co');
    await gateway.call('DELETE', '/session', { headers: fromConsole(cookie) });
    const [out] = await ofOperators('&action=deleteSession');
    expect(out).toMatchObject({ actor: { type: 'person', name: 'lectora@ejemplo.co' }, outcome: 'done' });
    const [login] = await ofOperators('&action=createSession');
    expect(login).toMatchObject({ actor: { type: 'person', name: 'lectora@ejemplo.co' }, outcome: 'done' });
    for (let i = 0; i < 103; i += 1)
      await gateway.call('POST', '/session', { body: { token: 'A'.repeat(43) }, headers: fromConsole('') });
    const refused = await gateway.database.query(`select from audit where outcome = 'refused' and actor_id is null`);
    expect(refused.length).toBe(100);
    const [newest] = await ofOperators('&action=createSession');
    expect(newest).toMatchObject({ actor: { type: 'person', id: null, name: null }, tenant_id: null });
  });
});

describe('an entry', () => {
  it('takes its outcome once, and no other change', async () => {
    const [entry] = await entriesOf('&action=createApiKey');
    const change = (sql: string) => gateway.database.query(`update audit set ${sql} where id = $1`, [entry?.['id']]);
    for (const sql of [`outcome = 'refused'`, `action = 'x'`, `actor_id = 'x'`, 'outcome = null', `reason = 'x'`])
      await expect(change(sql)).rejects.toThrow('no other change');
  });

  it('is written first: nothing is done that cannot be recorded', async () => {
    const keys = async (): Promise<number> =>
      (await gateway.database.query('select from api_keys where tenant_id = $1', [tenant.id])).length;
    const before = await keys();
    const admin = (sql: string) => gateway.database.query(sql);
    await admin('alter table audit rename to audit_away');
    const answer = await asKey('POST', '/v1/api-keys', newKey('Nunca')).finally(() =>
      admin('alter table audit_away rename to audit'),
    );
    expect([answer.status, await keys()]).toEqual([500, before]);
  });

  it('is removed when its time is over', async () => {
    gateway.clock.advance(401 * 86_400);
    for (let i = 0; i < 100; i += 1) await asOperator('POST', `/admin/v1/tenants/${tenant.id}/resume`);
    const old = await gateway.database.query('select from audit where created_at < $1', [
      new Date(gateway.clock.now().getTime() - 400 * 86_400_000).toISOString(),
    ]);
    expect(old).toEqual([]);
  });
});
