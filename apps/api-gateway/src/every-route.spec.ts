import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@rubrica/contracts';
import { startStandIn } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { buyer, type RunningGateway, sale, startGateway, type TenantKeys } from './gateway.fixture.js';

/** One route of the public API, as its description says. */
interface Route {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly role: Caller['role'];
}

const RANK = { read: 0, documents: 1, full: 2 } as const;
const ROLES = ['read', 'documents', 'full'] as const;

/** Bodies of the routes that name an object in their path and need one. */
const BODIES: Readonly<Record<string, object>> = {
  updateCustomer: { legal_name: 'Robada S.A.S.' },
  updateNumberingRange: { is_active: false },
  updateWebhookEndpoint: { is_active: false },
  redeliverEvent: {},
};
const bodyOf = ({ id }: Route): object | undefined => {
  if (id.startsWith('resolve')) return { choice: 'wait' };
  if (id.startsWith('email')) return {};
  if (id.startsWith('correct')) return sale();
  return BODIES[id];
};

let gateway: RunningGateway;
let tenant: TenantKeys;
let stranger: TenantKeys;
let routes: readonly Route[];
/** Ids of objects of the tenant's test mode, by the first segment of their path. */
let ids: Readonly<Record<string, string>>;

/** Owners of the forwarded resources: every object is there, of one tenant and mode alone. */
const standInForOwners = async (): Promise<void> => {
  for (const service of [
    'certificate-vault',
    'webhook-dispatcher',
    'document-issuer',
    'dian-submitter',
    'mailer',
  ] as const) {
    const owner = await startStandIn((server) =>
      server.all('/*', async ({ headers }, reply) => {
        const [claims = ''] = String(headers['svc-internal-token']).split('.');
        const { caller } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { caller?: Caller };
        const isOwner = caller === undefined || (caller.tenantId === tenant.id && !caller.livemode);
        if (isOwner) return reply.status(200).send({});
        const problem = { status: 404, code: 'not_found', detail: 'No such object.', errors: [] };
        return reply.status(404).header('content-type', 'application/problem+json').send(JSON.stringify(problem));
      }),
    );
    gateway.standIn(service, owner);
  }
};

beforeAll(async () => {
  gateway = await startGateway();
  [tenant, stranger] = [await gateway.newTenant(), await gateway.newTenant()];
  await standInForOwners();
  const { json } = await gateway.call('GET', '/openapi.json');
  routes = Object.entries(json['paths'] as Record<string, Record<string, Record<string, unknown>>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId, 'x-role': role }]) =>
        role === undefined
          ? []
          : [{ method: method.toUpperCase(), path, id: String(operationId), role: role as Caller['role'] }],
      ),
  );
  const made = async (path: string, body: object): Promise<string> =>
    String((await gateway.call('POST', path, { key: tenant.sk_test, body })).json['id']);
  const { operation_type: _, ...copied } = sale();
  const reasons = { reason_code: '1', reason: 'Devolución' };
  const invoice = await made('/v1/invoices', sale());
  ids = {
    invoices: invoice,
    'credit-notes': await made('/v1/credit-notes', { ...copied, ...reasons, invoice_id: invoice }),
    'debit-notes': await made('/v1/debit-notes', { ...copied, ...reasons, invoice_id: invoice }),
    customers: await made('/v1/customers', buyer()),
    'api-keys': await made('/v1/api-keys', { name: 'Una', role: 'read' }),
    certificates: 'cert_1',
    'numbering-ranges': 'nr_1',
    'webhook-endpoints': 'we_1',
    events: 'evt_1',
    deliveries: 'whd_1',
  };
});
afterAll(() => gateway.close());

const namesObject = ({ path }: Route): boolean => path.includes('{id}');
const pathOf = ({ path }: Route): string => {
  const [, , segment = ''] = path.split('/');
  return path.replace('{id}', ids[segment] ?? 'none').replace('{catalog}', 'tributos');
};

/** Status and code of each route with this key. A body goes only where it decides what is answered. */
const answersOf = async (some: readonly Route[], key: string): Promise<[Route, number, unknown][]> => {
  const answers: [Route, number, unknown][] = [];
  for (const route of some) {
    const body = namesObject(route) ? bodyOf(route) : undefined;
    const { status, json } = await gateway.call(route.method, pathOf(route), { key, ...(body ? { body } : {}) });
    answers.push([route, status, json['code']]);
  }
  return answers;
};
const named = (answers: readonly [Route, number, unknown][]): string[] =>
  answers.map(([{ id, role }, status, code]) => `${id} (${role}): ${status} ${String(code)}`);

describe('every route', () => {
  it('is described with the role that it needs', () => {
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter(({ role }) => !ROLES.includes(role))).toEqual([]);
  });

  it.each(['unknown', 'revoked', 'expired'] as const)('refuses a key that is %s', async (kind) => {
    let key = 'sk_test_0000000000000000000000';
    if (kind !== 'unknown') {
      const expires_at = new Date(gateway.clock.now().getTime() + 60_000).toISOString();
      const body = { name: kind, role: 'full', ...(kind === 'expired' ? { expires_at } : {}) };
      const { json } = await gateway.call('POST', '/v1/api-keys', { key: tenant.sk_test, body });
      key = String(json['secret']);
      const status = async (): Promise<number> => (await gateway.call('GET', '/v1/invoices', { key })).status;
      expect(await status()).toBe(200);
      if (kind === 'expired') gateway.clock.advance(61);
      else await gateway.call('DELETE', `/v1/api-keys/${String(json['id'])}`, { key: tenant.sk_test });
      await until(status, (seen) => seen === 401);
    }
    const wrong = (await answersOf(routes, key)).filter(
      ([, status, code]) => status !== 401 || code !== 'unauthorized',
    );
    expect(named(wrong)).toEqual([]);
  });

  it.each(['read', 'documents'] as const)('of a higher role refuses a key of role %s', async (role) => {
    const key = await gateway.newKey(tenant.id, role);
    const higher = routes.filter((route) => RANK[route.role] > RANK[role]);
    expect(higher.length).toBeGreaterThan(10);
    const wrong = (await answersOf(higher, key)).filter(
      ([, status, code]) => status !== 403 || code !== 'role_insufficient',
    );
    expect(named(wrong)).toEqual([]);
  });

  it.each(['another tenant', 'another tenant, live', 'the other mode'] as const)(
    'that names an object finds none of %s',
    async (whose) => {
      const key = {
        'another tenant': stranger.sk_test,
        'another tenant, live': stranger.sk_live,
        'the other mode': tenant.sk_live,
      }[whose];
      const wrong = (await answersOf(routes.filter(namesObject), key)).filter(
        ([, status, code]) => status !== 404 || code !== 'not_found',
      );
      expect(named(wrong)).toEqual([]);
    },
  );

  // Last, since it also deletes.
  it.each(ROLES)('answers a key of role %s if it suffices, and finds what is the tenant’s own', async (role) => {
    const key = await gateway.newKey(tenant.id, role);
    const allowed = routes.filter((route) => RANK[route.role] <= RANK[role]);
    const answers = await answersOf(
      allowed.filter(({ method }) => method !== 'DELETE'),
      key,
    );
    const refused = answers.filter(
      ([route, status, code]) =>
        status === 401 ||
        status === 403 ||
        status >= 500 ||
        (status === 404 && namesObject(route) && code === 'not_found'),
    );
    expect(named(refused)).toEqual([]);
    if (role !== 'full') return;
    const deleted = await answersOf(
      allowed.filter(({ method }) => method === 'DELETE'),
      key,
    );
    expect(named(deleted.filter(([, status]) => status !== 200))).toEqual([]);
  });
});
