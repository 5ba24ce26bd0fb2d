import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { carryOutRemovals, storedBlobs } from '@rubrica/service';
import { colombianDate } from '@rubrica/fiscal';
import { until } from '@rubrica/testing';
import { type Answered, buyer, OPERATOR_TOKEN, type RunningGateway, sale, startGateway } from '../gateway.fixture.js';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ retentionYears: 6 });
});
afterAll(() => gateway.close());

const operate = (method: string, path: string, body?: object, headers = {}): Promise<Answered> =>
  gateway.call(method, `/admin/v1/tenants/${path}`, { key: OPERATOR_TOKEN, headers, ...(body && { body }) });
const erase = (id: string, nit: unknown, headers = {}): Promise<Answered> =>
  operate('POST', `${id}/erase`, { nit }, headers);
const rowsOf = async (sql: string, ...values: readonly unknown[]): Promise<string> =>
  JSON.stringify(await gateway.database.query(sql, values));
/** Tenants that have blobs. */
const tenantsInBlobs = async (): Promise<Set<string>> => {
  const found = new Set<string>();
  for await (const { tenantId } of storedBlobs(gateway.blobFolder)) found.add(tenantId);
  return found;
};

const weeklyPurchase = () => ({
  supplier: {
    residence: 'resident',
    identification: { type: '13', number: '1020304050' },
    legal_name: 'Persona Natural',
    address: { line: 'Finca 3', municipality_code: '25286', postal_code: '250020' },
  },
  transmission: 'weekly',
  external_id: 'compra-1',
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines: [
    {
      purchased_on: colombianDate(gateway.clock.now()),
      description: 'Café',
      quantity: '1.00',
      unit_code: 'KGM',
      unit_price: '18000.00',
      line_extension_amount: '18000.00',
    },
  ],
});

/** Makes a tenant with an invoice and a purchase that is collected in the given modes, and revokes it. */
const revoked = async (...modes: readonly ('sk_live' | 'sk_test')[]): Promise<{ id: string; nit: unknown }> => {
  const tenant = await gateway.newTenant();
  for (const mode of modes) {
    const body = sale({ notes: ['una nota'], email: { to: ['de-correo@persona.example'] } });
    await gateway.call('POST', '/v1/invoices', { key: tenant[mode], body });
    await gateway.call('POST', '/v1/customers', { key: tenant[mode], body: buyer({ legal_name: 'Persona Natural' }) });
    const headers = { 'svc-version': '2026-12-01' };
    await gateway.call('POST', '/v1/support-documents', { key: tenant[mode], body: weeklyPurchase(), headers });
    await gateway.call('POST', '/v1/suppliers', { key: tenant[mode], body: weeklyPurchase().supplier, headers });
  }
  await gateway.logIn(tenant.id, 'owner', `${tenant.id}@persona.example`);
  await gateway.database.query(
    `insert into oidc_providers values ($1, 'https://login.ejemplo.example', 'rubrica', 'x', false, now())`,
    [tenant.id],
  );
  const { nit } = (await operate('GET', tenant.id)).json;
  expect((await operate('POST', `${tenant.id}/revoke`, { nit, force: true })).status).toBe(200);
  return { id: tenant.id, nit };
};

describe('the data of a tenant', () => {
  it('are erased of a revoked tenant only, once, and by its NIT', async () => {
    const active = await gateway.newTenant();
    const refused = await erase(active.id, (await operate('GET', active.id)).json['nit']);
    expect([refused.status, refused.json['code']]).toEqual([409, 'tenant_not_revoked']);
    const { id, nit } = await revoked('sk_live');
    expect((await erase(id, '900000000')).json['code']).toBe('nit_mismatch');
    const first = await erase(id, nit, { 'idempotency-key': 'once' });
    expect(first.json['erasure']).toMatchObject({ operator: 'ana' });
    const again = await erase(id, nit);
    expect(again.json['erasure']).toEqual(first.json['erasure']);
    const types = await rowsOf('select type from events where stream_id = $1', `tenant-${id}`);
    expect(types.match(/TenantErased/g)).toHaveLength(1);
  });

  it('are gone at once but for the documents of live mode, those when their years are over', async () => {
    const { id, nit } = await revoked('sk_live', 'sk_test');
    const year = gateway.clock.now().getUTCFullYear();
    const { json } = await erase(id, nit);
    expect(json['erasure']).toMatchObject({ documents_kept_until: expect.stringMatching(/^\d{4}-01-01$/) });
    const { documents_kept_until: until_ } = json['erasure'] as { documents_kept_until: string };
    expect(Number(until_.slice(0, 4)) - year).toBeGreaterThanOrEqual(6);

    const documents = (): Promise<string> =>
      rowsOf('select livemode, draft, view from documents where tenant_id = $1', id);
    await until(documents, (text) => !text.includes('false'));
    expect(await documents()).toContain('una nota');
    for (const sql of [
      'select data::text from customers where tenant_id = $1',
      'select data::text from suppliers where tenant_id = $1',
      'select hash from api_keys where tenant_id = $1',
      'select role from memberships where tenant_id = $1',
      'select issuer from oidc_providers where tenant_id = $1',
      'select email from people where strpos(email, $1) > 0',
      `select scope from idempotency_records where strpos(scope, $1) > 0 and scope not like '%/erase'`,
      "select draft::text from documents where tenant_id = $1 and draft::jsonb ? 'email'",
    ])
      expect([sql, await rowsOf(sql, id)]).toEqual([sql, '[]']);
    expect((await operate('GET', id)).json['legal_name']).toBeDefined();

    gateway.clock.advance(6 * 365 * 86_400);
    expect(await documents()).not.toBe('[]');
    gateway.clock.advance(370 * 86_400);
    await until(
      async () => (await operate('GET', id)).status,
      (status) => status === 404,
    );
    expect(await documents()).toBe('[]');
    const events = await rowsOf('select type, data from events where stream_id = $1 order by version', `tenant-${id}`);
    expect(events).toContain('TenantDocumentsErased');
    expect(events).not.toMatch(/profile|legal_name/);
    expect(await rowsOf(`select from events where data->>'tenant_id' = $1 and type = 'DocumentRequested'`, id)).toBe(
      '[]',
    );

    const other = await gateway.newTenant();
    expect([...(await tenantsInBlobs())]).toEqual(expect.arrayContaining([id, other.id]));
    await carryOutRemovals(gateway.blobFolder);
    const left = await tenantsInBlobs();
    expect([left.has(id), left.has(other.id)]).toEqual([false, true]);
  });

  it('are all gone at once when there is no document of live mode', async () => {
    const { id, nit } = await revoked('sk_test');
    expect((await erase(id, nit)).json['erasure']).toMatchObject({ documents_kept_until: null });
    await until(
      async () => (await operate('GET', id)).status,
      (status) => status === 404,
    );
  });
});
