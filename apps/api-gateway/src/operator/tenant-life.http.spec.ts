import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nitCheckDigit } from '@rubrica/fiscal';
import { fact, factOf } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answered,
  errorsOf,
  type Json,
  OPERATOR_TOKEN,
  pointersOf,
  profile,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

const PATH = '/admin/v1/tenants';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const operate = (method: string, path: string, body?: object, headers = {}): Promise<Answered> =>
  gateway.call(method, `${PATH}${path}`, { key: OPERATOR_TOKEN, headers, ...(body && { body }) });
const post = (key: string, path: string, body: object, headers = {}): Promise<Answered> =>
  gateway.call('POST', path, { key, body, headers });
const statusAndCode = ({ status, json }: Answered): [number, unknown] => [status, json['code']];
const suspended = async (): Promise<TenantKeys> => {
  const tenant = await gateway.newTenant();
  await operate('POST', `/${tenant.id}/suspend`, { reason: 'Unpaid.' });
  return tenant;
};
const nitOf = async ({ id }: TenantKeys): Promise<string> => String((await operate('GET', `/${id}`)).json['nit']);
/** Types of the facts of a tenant that are published, in their order. */
const published = async ({ id }: TenantKeys): Promise<string[]> => {
  const rows = await gateway.database.query<{ type: string }>(
    'select type from events where stream_id = $1 order by version',
    [`tenant-${id}`],
  );
  return rows.map(({ type }) => type);
};

describe('a tenant', () => {
  it('is read by its id, as it is in the list', async () => {
    const { id } = await gateway.newTenant();
    const { status, json } = await operate('GET', `/${id}`);
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({ id, object: 'tenant', status: 'active', suspension: null, revocation: null }),
    ]);
    expect((await operate('GET', '?limit=1')).json['data']).toEqual([json]);
    for (const none of ['ten_nobody', 'x', 'ten_%00']) expect((await operate('GET', `/${none}`)).status).toBe(404);
  });

  it('is listed newest first, page by page, by NIT and by status', async () => {
    const [one, two, three] = [await gateway.newTenant(), await gateway.newTenant(), await suspended()];
    const idsOf = ({ json }: Answered): unknown[] => (json['data'] as Json[]).map(({ id }) => id);
    const first = await operate('GET', '?limit=2');
    expect([idsOf(first), first.json['has_more'], first.json['url']]).toEqual([[three.id, two.id], true, PATH]);
    const next = await operate('GET', `?limit=1&starting_after=${two.id}`);
    expect(idsOf(next)).toEqual([one.id]);
    expect(idsOf(await operate('GET', `?limit=2&ending_before=${one.id}`))).toEqual([three.id, two.id]);
    expect(idsOf(await operate('GET', `?nit=${await nitOf(one)}`))).toEqual([one.id]);
    expect(idsOf(await operate('GET', '?status=suspended'))).toEqual([three.id]);
    expect(statusAndCode(await operate('GET', '?limit=0'))).toEqual([422, 'wrong_format']);
    expect((await operate('GET', '?starting_after=ten_nobody')).status).toBe(422);
  });

  it('gets another name from an operator, which its new documents show', async () => {
    const tenant = await gateway.newTenant();
    const { status, json } = await operate('PATCH', `/${tenant.id}`, { legal_name: 'Andina Nueva S.A.S.' });
    expect([status, json['legal_name']]).toEqual([200, 'Andina Nueva S.A.S.']);
    expect((await gateway.call('GET', '/v1/tenant', { key: tenant.sk_live })).json['legal_name']).toBe(
      'Andina Nueva S.A.S.',
    );
  });

  it('gets another NIT while it has asked for no document of live mode, and never that of another tenant', async () => {
    const [tenant, other] = [await gateway.newTenant(), await gateway.newTenant()];
    const [nit, used] = ['800654321', await nitOf(other)];
    const change = (to: string) => operate('PATCH', `/${tenant.id}`, { nit: to, check_digit: nitCheckDigit(to) });
    expect(pointersOf(await operate('PATCH', `/${tenant.id}`, { nit }))).toEqual(['#/check_digit']);
    expect((await change(used)).json).toMatchObject({ status: 409, code: 'nit_in_use', existing_id: other.id });
    expect((await change(nit)).json).toMatchObject({ nit });
    await post(tenant.sk_live, '/v1/invoices', sale());
    expect(statusAndCode(await change('800654322'))).toEqual([409, 'nit_not_changeable']);
  });

  it('is changed by what is right only', async () => {
    const { id } = await gateway.newTenant();
    expect(pointersOf(await operate('PATCH', `/${id}`, { legal_name: 1, colour: 'red' })).sort()).toEqual([
      '#/colour',
      '#/legal_name',
    ]);
    expect((await operate('PATCH', `/${id}`, {})).status).toBe(422);
    expect((await operate('PATCH', '/ten_nobody', { phone: '6017654321' })).status).toBe(404);
  });
});

describe('a NIT', () => {
  const bodyOf = (nit: string): object => ({ ...profile, nit, check_digit: nitCheckDigit(nit) });

  it('has one tenant: a second one is refused with the id of the first', async () => {
    const tenant = await gateway.newTenant();
    const refused = await operate('POST', '', bodyOf(await nitOf(tenant)));
    expect(refused.json).toMatchObject({ status: 409, code: 'nit_in_use', existing_id: tenant.id });
    expect(errorsOf(refused)).toMatchObject([{ pointer: '#/nit', code: 'nit_in_use' }]);
  });

  it('has one tenant of many that are asked for at once, in two replicas', async () => {
    const replica = await gateway.startReplica();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        i % 2
          ? operate('POST', '', bodyOf('811222333'))
          : replica.app
              .getHttpAdapter()
              .getInstance()
              .inject({
                method: 'POST',
                url: PATH,
                headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
                payload: bodyOf('811222333'),
              })
              .then(({ statusCode, payload }) => ({ status: statusCode, json: JSON.parse(payload) as Json })),
      ),
    );
    await replica.stop();
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ json }) => json['existing_id']))).toEqual(
      new Set([made[0]?.json['id']]),
    );
  });

  it('is free again when its tenant is revoked', async () => {
    const tenant = await gateway.newTenant();
    const nit = await nitOf(tenant);
    await operate('POST', `/${tenant.id}/revoke`, { nit });
    expect((await operate('POST', '', bodyOf(nit))).status).toBe(201);
  });
});

describe('a suspended tenant', () => {
  it('gets no new document, of no kind and in no way, and reads all that it has', async () => {
    const tenant = await gateway.newTenant();
    const key = tenant.sk_test;
    const { json: invoice } = await post(key, '/v1/invoices', sale());
    await operate('POST', `/${tenant.id}/suspend`, { reason: 'Unpaid.' });
    const bodies: readonly (readonly [path: string, body: object])[] = [
      ['/v1/invoices', sale()],
      ['/v1/invoices/preview', sale()],
      ['/v1/invoices/batches', { documents: [sale()] }],
      ['/v1/credit-notes', { ...sale(), operation_type: undefined, reason_code: '2', invoice_id: invoice['id'] }],
      ['/v1/debit-notes', { ...sale(), operation_type: undefined, reason_code: '1', invoice_id: invoice['id'] }],
    ];
    for (const [path, body] of bodies)
      expect([path, ...statusAndCode(await post(key, path, body))]).toEqual([path, 403, 'tenant_suspended']);
    expect((await gateway.call('GET', `/v1/invoices/${String(invoice['id'])}`, { key })).status).toBe(200);
    expect((await gateway.call('GET', '/v1/tenant', { key: tenant.sk_live })).status).toBe(200);
  });

  it('has documents under way that go on', async () => {
    const tenant = await gateway.newTenant();
    const { json } = await post(tenant.sk_test, '/v1/invoices', sale());
    const id = String(json['id']);
    await operate('POST', `/${tenant.id}/suspend`, { reason: 'Unpaid.' });
    await gateway.publish(fact('numbered', { document_id: id }), fact('signed', { document_id: id }));
    const { json: seen } = await gateway.call('GET', `/v1/invoices/${id}`, { key: tenant.sk_test });
    expect(seen['status']).toBe('signed');
  });

  it('is told in its language', async () => {
    const { sk_test } = await suspended();
    const { json } = await post(sk_test, '/v1/invoices', sale(), { 'accept-language': 'es' });
    expect(json['detail']).toContain('El operador suspendió su cuenta');
  });

  it('gets the answers of before under their Idempotency-Key, and is not held to a refusal', async () => {
    const tenant = await gateway.newTenant();
    const send = (key: string) => post(tenant.sk_test, '/v1/invoices', sale(), { 'idempotency-key': key });
    const before = await send('before');
    await operate('POST', `/${tenant.id}/suspend`, { reason: 'Unpaid.' });
    expect((await send('before')).json).toEqual(before.json);
    expect((await send('while')).status).toBe(403);
    await operate('POST', `/${tenant.id}/resume`);
    expect((await send('while')).status).toBe(201);
  });

  it('is suspended in all replicas at once', async () => {
    const tenant = await gateway.newTenant();
    const replica = await gateway.startReplica();
    const ask = async () =>
      (
        await replica.app
          .getHttpAdapter()
          .getInstance()
          .inject({
            method: 'POST',
            url: '/v1/invoices',
            headers: { authorization: `Bearer ${tenant.sk_test}` },
            payload: sale(),
          })
      ).statusCode;
    expect(await ask()).toBe(201);
    await operate('POST', `/${tenant.id}/suspend`, { reason: 'Unpaid.' });
    expect(await ask()).toBe(403);
    await operate('POST', `/${tenant.id}/resume`);
    expect(await ask()).toBe(201);
    await replica.stop();
  });

  it('is suspended once, with operator and reason, and resumed once', async () => {
    const tenant = await gateway.newTenant();
    const first = await operate('POST', `/${tenant.id}/suspend`, { reason: 'Unpaid.' });
    expect([first.status, first.json['status'], first.json['suspension']]).toEqual([
      200,
      'suspended',
      { operator: 'ana', reason: 'Unpaid.', since: expect.stringMatching(/-05:00$/) },
    ]);
    expect((await operate('POST', `/${tenant.id}/suspend`, { reason: 'Again.' })).json).toEqual(first.json);
    for (let i = 0; i < 2; i += 1) {
      const { status, json } = await operate('POST', `/${tenant.id}/resume`);
      expect([status, json['status'], json['suspension']]).toEqual([200, 'active', null]);
    }
    expect(await published(tenant)).toEqual(['TenantRegistered', 'TenantSuspended', 'TenantResumed']);
  });

  it('is suspended for a reason', async () => {
    const { id } = await gateway.newTenant();
    expect(pointersOf(await operate('POST', `/${id}/suspend`, { reason: ' ', until: 'May' })).sort()).toEqual([
      '#/reason',
      '#/until',
    ]);
    expect(statusAndCode(await operate('POST', `/${id}/suspend`))).toEqual([400, 'body_missing']);
    expect(pointersOf(await operate('POST', `/${id}/resume`, { reason: 'x' }))).toEqual(['#/reason']);
    expect((await operate('POST', '/ten_nobody/suspend', { reason: 'x' })).status).toBe(404);
    expect((await operate('POST', '/ten_nobody/resume')).status).toBe(404);
  });

  it('is suspended once per Idempotency-Key', async () => {
    const { id } = await gateway.newTenant();
    const send = () => operate('POST', `/${id}/suspend`, { reason: 'x' }, { 'idempotency-key': 'unpaid' });
    const first = await send();
    await operate('POST', `/${id}/resume`);
    const again = await send();
    expect([again.json, again.headers['idempotent-replayed']]).toEqual([first.json, 'true']);
    expect((await operate('GET', `/${id}`)).json['status']).toBe('active');
  });
});

describe('a revoked tenant', () => {
  it('has no valid key within a second, and cannot come back', async () => {
    const tenant = await gateway.newTenant();
    const nit = await nitOf(tenant);
    expect((await gateway.call('GET', '/v1/invoices', { key: tenant.sk_test })).status).toBe(200);
    const { status, json } = await operate('POST', `/${tenant.id}/revoke`, { nit, force: false });
    const revocation = { operator: 'ana', documents_under_way: 0, key_destroyed_at: null };
    expect([status, json]).toMatchObject([200, { status: 'revoked', revocation }]);
    // A key that is trusted still makes no document.
    expect(statusAndCode(await post(tenant.sk_test, '/v1/invoices', sale()))).toEqual([401, 'unauthorized']);
    await sleep(1_000);
    for (const key of [tenant.sk_test, tenant.sk_live])
      expect((await gateway.call('GET', '/v1/invoices', { key })).status).toBe(401);
    const refused = [409, 'tenant_revoked'];
    expect(statusAndCode(await operate('POST', `/${tenant.id}/resume`))).toEqual(refused);
    expect(statusAndCode(await operate('POST', `/${tenant.id}/suspend`, { reason: 'x' }))).toEqual(refused);
    expect(statusAndCode(await operate('PATCH', `/${tenant.id}`, { phone: '6017654321' }))).toEqual(refused);
    expect((await operate('POST', `/${tenant.id}/revoke`, { nit })).json).toEqual(json);
    expect(await published(tenant)).toEqual(['TenantRegistered', 'TenantRevoked']);
  });

  it('is revoked from a suspension too', async () => {
    const tenant = await suspended();
    const { json } = await operate('POST', `/${tenant.id}/revoke`, { nit: await nitOf(tenant) });
    expect(json).toMatchObject({ status: 'revoked', suspension: null });
  });

  it('is the one that was meant: its NIT is repeated', async () => {
    const tenant = await gateway.newTenant();
    const refused = await operate('POST', `/${tenant.id}/revoke`, { nit: '800111222' });
    expect([refused.status, errorsOf(refused)]).toMatchObject([422, [{ pointer: '#/nit', code: 'nit_mismatch' }]]);
    expect(pointersOf(await operate('POST', `/${tenant.id}/revoke`, { force: 'yes' })).sort()).toEqual([
      '#/force',
      '#/nit',
    ]);
    expect((await operate('POST', '/ten_nobody/revoke', { nit: '800111222' })).status).toBe(404);
    expect((await gateway.call('GET', '/v1/invoices', { key: tenant.sk_test })).status).toBe(200);
  });

  it('has no document that needs its key, unless it is revoked by force', async () => {
    const tenant = await gateway.newTenant();
    const nit = await nitOf(tenant);
    const ids = [];
    for (const key of [tenant.sk_test, tenant.sk_test, tenant.sk_live])
      ids.push(String((await post(key, '/v1/invoices', sale())).json['id']));
    const [done = '', unpacked = ''] = ids;
    for (const document_id of [done, unpacked])
      await gateway.publish(
        ...(['numbered', 'signed', 'submitted', 'accepted'] as const).map((name) => fact(name, { document_id })),
      );
    await gateway.publish(fact('packaged', { document_id: done }));
    const refused = await operate('POST', `/${tenant.id}/revoke`, { nit });
    expect(refused.json).toMatchObject({ status: 409, code: 'documents_under_way', documents_under_way: 2 });
    expect((await operate('GET', `/${tenant.id}`)).json['status']).toBe('active');
    const { json } = await operate('POST', `/${tenant.id}/revoke`, { nit, force: true });
    expect(json).toMatchObject({ status: 'revoked', revocation: { documents_under_way: 2 } });
  });

  it('shows when the vault has destroyed its key', async () => {
    const tenant = await gateway.newTenant();
    await operate('POST', `/${tenant.id}/revoke`, { nit: await nitOf(tenant) });
    const said = factOf('co.rubrica.tenant.key-destroyed.v1', tenant.id, { tenant_id: tenant.id });
    await gateway.publish(said);
    const { json } = await until(
      () => operate('GET', `/${tenant.id}`),
      ({ json: seen }) => (seen['revocation'] as Json)['key_destroyed_at'] !== null,
    );
    expect(json['revocation']).toMatchObject({ key_destroyed_at: expect.stringMatching(/-05:00$/) });
  });
});

describe('the routes of a tenant', () => {
  it('are the operators’ alone', async () => {
    const { id, sk_live } = await gateway.newTenant();
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['POST', '/suspend'],
      ['POST', '/resume'],
      ['POST', '/revoke'],
    ] as const)
      for (const key of [undefined, 'op_another', sk_live]) {
        const { status } = await gateway.call(method, `${PATH}/${id}${path}`, { ...(key && { key }), body: {} });
        expect([method, path, status]).toEqual([method, path, 401]);
      }
  });
});
