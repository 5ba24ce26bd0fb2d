import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@rubrica/contracts';
import { kindOf, KINDS, NEWEST_API_VERSION } from '@rubrica/kinds';
import { startStandIn } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { OPERATOR_ROLES, OPERATOR_STEP_UPS, operatorMay, type OperatorRole } from './access/operator-role.js';
import { OWNER_OPERATIONS, PAYROLL_OPERATIONS, type PersonRole, STEP_UP_OPERATIONS } from './access/person-role.js';
import { SESSION_LIMITS } from './access/session.js';
import {
  fromConsole,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from './gateway.fixture.js';
import { type Listeners, listen } from './listener/listeners.http.js';

/** One route, as the OpenAPI document of its API says. */
interface Route {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  /** Lowest role of an API key, or of an operator; undefined: the route needs none, or an operator's token, or a session and no company. */
  readonly role: Caller['role'] | OperatorRole | undefined;
  readonly needsSession: boolean;
  readonly example: object | undefined;
  /** Its required parameters of the query, each with an example. */
  readonly query: string;
}
interface Described {
  readonly operationId: string;
  readonly 'x-role'?: Caller['role'] | OperatorRole;
  readonly security?: readonly object[];
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: { examples?: string[] } }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: Json; example?: object } } };
}
type Answer = readonly [route: Route, status: number, code: unknown];
type Ids = Readonly<Record<string, string>>;
type Port = 'public' | 'operator';

const RANK = { read: 0, documents: 1, full: 2 } as const;
const rankOf = ({ role }: Route): number => RANK[role as Caller['role']];
const ROLES = ['read', 'documents', 'full'] as const;

let gateway: RunningGateway;
let listeners: Listeners;
let tenant: TenantKeys;
let stranger: TenantKeys;
/** Routes of tenants that need a key, those that need none, those of people in no company, and those of operators. */
let routes: readonly Route[];
let open: readonly Route[];
let ofPeople: readonly Route[];
let operators: readonly Route[];
let operatorSessions: readonly Route[];
let operatorId: string;
/** Ids of objects of the tenant by the first segment of their path, in each of its modes. */
let ids: { readonly test: Ids; readonly live: Ids };

const routesOf = (document: Json): Route[] => {
  const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, Json>> };
  const exampleOf = ({ requestBody }: Described): object | undefined => {
    if (!requestBody) return undefined;
    const { schema, example } = requestBody.content['application/json'];
    const { examples = [] } = (schemas[String(schema['$ref']).split('/').at(-1) ?? ''] ?? schema) as {
      readonly examples?: readonly object[];
    };
    return example ?? examples[0];
  };
  return Object.entries(document['paths'] as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      id: described.operationId,
      role: described['x-role'],
      needsSession: described.security?.some((scheme) => 'session' in scheme) ?? false,
      example: exampleOf(described),
      query: queryOf(described),
    })),
  );
};

/** The required parameters of the query, each with its example. */
const queryOf = ({ parameters = [] }: Described): string =>
  parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }, index) => `${index === 0 ? '?' : '&'}${name}=${schema.examples?.[0]}`)
    .join('');

/** Id of everything that another service has of a tenant in one mode. */
const ownedId = (tenantId: string, livemode: boolean): string => `own_${livemode ? 'live' : 'test'}_${tenantId}`;
/** An event of a document, as its path names it; in other lists nobody reads it. */
const EVENT = { id: 'x', reasons: [] };
const DEAD_LETTER = `dl_${'0'.repeat(26)}`;

/** Owners of the forwarded resources: each tenant and mode has one object of every kind, and nobody else finds it. */
const standInForOwners = async (): Promise<void> => {
  for (const service of [
    'certificate-vault',
    'webhook-dispatcher',
    'document-issuer',
    'dian-submitter',
    'mailer',
  ] as const) {
    const owner = await startStandIn((server) =>
      server.all('/*', async ({ headers, url }, reply) => {
        const [claims = ''] = String(headers['svc-internal-token']).split('.');
        const { caller } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { caller?: Caller };
        const own = caller && ownedId(caller.tenantId, caller.livemode);
        const [named] = /own_\w+/.exec(url) ?? [];
        if (!own || !named || named === own) {
          const pdf_blob = caller && (await gateway.blobs.put(caller.tenantId, Buffer.from('%PDF-1.7')));
          const lists = { reasons: [], data: [EVENT], issued: [], records: [], ready: false, test_set: null };
          return reply.status(200).send({ id: own, software: null, ...lists, xml: '', pdf_blob });
        }
        const problem = { status: 404, code: 'not_found', detail: 'No such object.', errors: [] };
        return reply.status(404).header('content-type', 'application/problem+json').send(JSON.stringify(problem));
      }),
    );
    gateway.standIn(service, owner);
  }
};

interface Sent {
  readonly port?: Port;
  readonly key?: string | undefined;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = async (method: string, path: string, { port = 'public', key, body, headers = {} }: Sent) => {
  const at = port === 'public' ? listeners.publicPort : listeners.adminPort;
  const response = await fetch(`http://127.0.0.1:${at}${path}`, {
    method,
    headers: {
      'svc-version': NEWEST_API_VERSION,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, json: (isJson ? JSON.parse(text) : {}) as Json };
};

const namesObject = ({ path }: Route): boolean => path.includes('{id}');
const segmentOf = ({ path }: Route): string => path.split('/')[2] ?? '';

/** What belongs to a company, in both of its modes. */
const OF_BOTH_MODES = ['members', 'invitations', 'views'];
const isOfOneMode = (route: Route): boolean => namesObject(route) && !OF_BOTH_MODES.includes(segmentOf(route));

/** Operations that write and take the role `read`, or `documents` as the object or the body demands. */
const ROLE_BY_CONTENT = ['createView', 'updateView', 'deleteView', 'createJob', 'cancelJob'];

/** Makes one object of each kind that the document has a POST for, from its example. */
const makeObjects = async (livemode: boolean): Promise<Ids> => {
  const key = livemode ? tenant.sk_live : tenant.sk_test;
  const made: Record<string, string> = {};
  // What notes correct comes first: their examples name one.
  const segments = new Set([...CORRECTED.map(({ segment }) => segment), ...routes.filter(namesObject).map(segmentOf)]);
  for (const segment of segments) {
    if (livemode && OF_BOTH_MODES.includes(segment)) {
      made[segment] = String(ids.test[segment]);
      continue;
    }
    const makers: Readonly<Record<string, () => Promise<string>>> = {
      members: newMember,
      requests: () => newRequest(key),
    };
    made[segment] = (await makers[segment]?.()) ?? ownedId(tenant.id, livemode);
    const create = routes.find(({ method, path }) => method === 'POST' && path === `/v1/${segment}`);
    if (!create) continue;
    const body = bodyOf(create, made);
    const { status, json } = await send('POST', create.path, { key, body });
    if (status >= 300) throw new Error(`${create.id}: ${JSON.stringify(json)}`);
    made[segment] = String(json['id']);
  }
  return made;
};

/** Makes a person a member of the tenant. Returns the id of the member. */
const newMember = async (): Promise<string> => {
  const body = { email: 'miembro@ejemplo.co', tenant_id: tenant.id, role: 'reader' };
  await send('POST', '/admin/v1/people/links', { port: 'operator', key: OPERATOR_TOKEN, body });
  const { json } = await send('GET', '/v1/members', { key: tenant.sk_test });
  return String((json['data'] as Json[])[0]?.['id']);
};

/** Sends a request, and returns its id when it is in the request log. */
const newRequest = async (key: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${listeners.publicPort}/v1/tenant`, {
    headers: { authorization: `Bearer ${key}` },
  });
  await response.text();
  const id = response.headers.get('svc-request-id') ?? '';
  await until(
    async () => (await send('GET', `/v1/requests/${id}`, { key })).status,
    (status) => status === 200,
  );
  return id;
};

/** The example of a route, about a document that there is, if it corrects one. */
const bodyOf = ({ example }: Route, known: Ids): object | undefined => {
  const named = CORRECTED.find(({ field }) => example && Object.hasOwn(example, field));
  return named ? { ...example, [named.field]: known[named.segment] } : example;
};

/** Fields by which examples name what they correct, and the segment of its path. */
const CORRECTED = KINDS.flatMap(({ corrects }) =>
  corrects === null ? [] : [{ field: corrects.field, segment: kindOf(corrects.kind).api.path }],
);

beforeAll(async () => {
  gateway = await startGateway({ testClock: true, sessionRateLimitPerSecond: 1_000, sessionRateLimitBurst: 2_000 });
  listeners = await listen(gateway.app, { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 });
  [tenant, stranger] = [await gateway.newTenant(), await gateway.newTenant()];
  await standInForOwners();
  const all = routesOf((await send('GET', `/openapi/${NEWEST_API_VERSION}.json`, {})).json);
  ofPeople = all.filter(({ needsSession }) => needsSession);
  routes = all.filter(({ role }) => role !== undefined);
  open = all.filter(({ role, needsSession }) => role === undefined && !needsSession);
  const ofOperators = routesOf((await send('GET', '/admin/openapi.json', { port: 'operator' })).json);
  operators = ofOperators.filter(({ role, needsSession }) => role !== undefined && !needsSession);
  operatorSessions = ofOperators.filter(({ needsSession }) => needsSession);
  await gateway.logInOperator('look');
  const people = await send('GET', '/admin/v1/people', { port: 'operator', key: OPERATOR_TOKEN });
  operatorId = String((people.json['data'] as Json[])[0]?.['id']);
  ids = { test: await makeObjects(false), live: {} };
  ids = { ...ids, live: await makeObjects(true) };
});
afterAll(async () => {
  await listeners.close();
  await gateway.close();
});

/** Ids in the paths of operators; not those of the tenant, which an order would change for other tests. */
const operatorIds = (): Ids => ({
  documents: String(ids.test['invoices']),
  people: operatorId,
  tenants: stranger.id,
  'dead-letters': DEAD_LETTER,
  contingencies: 'ctg_1',
});

const pathOf = (route: Route, known: Ids): string => {
  const [, first, , third = ''] = route.path.split('/');
  const id = known[first === 'admin' ? third : segmentOf(route)] ?? 'none';
  return route.path
    .replace('{id}', id)
    .replace('{catalog}', 'tributos')
    .replace('{kind}', 'customer')
    .replaceAll(/\{\w+\}/g, 'x')
    .concat(route.query);
};

/** Status and code of each route. A body goes only where it decides what is answered. */
const answersOf = async (
  some: readonly Route[],
  { port = 'public', key, headers, known = ids.test }: Omit<Sent, 'body'> & { readonly known?: Ids },
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const route of some) {
    const body = namesObject(route) ? bodyOf(route, known) : undefined;
    const { status, json } = await send(route.method, pathOf(route, known), {
      ...{ port, key, body },
      ...(headers && { headers }),
    });
    answers.push([route, status, json['code']]);
  }
  return answers;
};
const named = (answers: readonly Answer[]): string[] =>
  answers.map(([{ id, role }, status, code]) => `${id} (${String(role)}): ${status} ${String(code)}`);
/** The answers that are another refusal, or none. */
const others = (answers: readonly Answer[], expected: number, expectedCode: string): string[] =>
  named(answers.filter(([, status, code]) => status !== expected || code !== expectedCode));

describe('every route of tenants', () => {
  it('is described with the role that it needs, but for URLs that are keys themselves', () => {
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter(({ role }) => !ROLES.includes(role as 'read'))).toEqual([]);
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/files/{tenant}/{id}/export',
      '/files/{tenant}/{id}/{file}',
      '/session',
      '/session/links',
      '/session/oidc/{provider}/start',
      '/session/passkeys/login',
      '/session/passkeys/login-options',
    ]);
    const ids = new Set(routes.map(({ id }) => id));
    for (const listed of [OWNER_OPERATIONS, PAYROLL_OPERATIONS, STEP_UP_OPERATIONS])
      expect([...listed].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('may be written by the role `documents` where it is about documents, customers and suppliers alone', () => {
    const written = routes.filter(({ method, role }) => method !== 'GET' && role === 'documents');
    expect(new Set(written.map(segmentOf))).toEqual(
      new Set([...KINDS.map(({ api }) => api.path), 'customers', 'suppliers', 'received-documents', 'drafts']),
    );
    const ofReaders = routes.filter(({ method, role }) => method !== 'GET' && role === 'read').map(({ id }) => id);
    expect(ofReaders.sort()).toEqual([...ROLE_BY_CONTENT].sort());
  });

  it('refuses a request without a key, and one with an operator’s token', async () => {
    expect(others(await answersOf(routes, {}), 401, 'unauthorized')).toEqual([]);
    expect(others(await answersOf(routes, { key: OPERATOR_TOKEN }), 401, 'unauthorized')).toEqual([]);
  });

  it.each(['unknown', 'revoked', 'expired'] as const)('refuses a key that is %s', async (kind) => {
    let key = 'sk_test_0000000000000000000000';
    if (kind !== 'unknown') {
      const expires_at = new Date(gateway.clock.now().getTime() + 60_000).toISOString();
      const body = { name: kind, role: 'full', ...(kind === 'expired' ? { expires_at } : {}) };
      const { json } = await send('POST', '/v1/api-keys', { key: tenant.sk_test, body });
      key = String(json['secret']);
      const status = async (): Promise<number> => (await send('GET', '/v1/invoices', { key })).status;
      expect(await status()).toBe(200);
      if (kind === 'expired') gateway.clock.advance(61);
      else await send('DELETE', `/v1/api-keys/${String(json['id'])}`, { key: tenant.sk_test });
      await until(status, (seen) => seen === 401);
    }
    expect(others(await answersOf(routes, { key }), 401, 'unauthorized')).toEqual([]);
  });

  it.each(['read', 'documents'] as const)('of a higher role refuses a key of role %s', async (role) => {
    const key = await gateway.newKey(tenant.id, role);
    const higher = routes.filter((route) => rankOf(route) > RANK[role]);
    expect(higher.length).toBeGreaterThan(10);
    expect(others(await answersOf(higher, { key }), 403, 'role_insufficient')).toEqual([]);
  });

  it.each<[string, keyof typeof ids, () => string]>([
    ['test objects of another tenant', 'test', () => stranger.sk_test],
    ['test objects of another tenant, by its live key', 'test', () => stranger.sk_live],
    ['live objects of another tenant', 'live', () => stranger.sk_live],
    ['live objects of another tenant, by its test key', 'live', () => stranger.sk_test],
    ['its test objects by a live key', 'test', () => tenant.sk_live],
    ['its live objects by a test key', 'live', () => tenant.sk_test],
  ])('that names an object finds no %s', async (_, mode, key) => {
    const isOwn = [tenant.sk_test, tenant.sk_live].includes(key());
    const answers = await answersOf(routes.filter(isOwn ? isOfOneMode : namesObject), { key: key(), known: ids[mode] });
    expect(others(answers, 404, 'not_found')).toEqual([]);
  });

  it('is not there on the port of operators, whoever asks', async () => {
    for (const key of [undefined, OPERATOR_TOKEN, tenant.sk_test, tenant.sk_live]) {
      const answers = await answersOf([...routes, ...open, ...ofPeople], { port: 'operator', key });
      expect(others(answers, 404, 'not_found')).toEqual([]);
    }
  });
});

describe('every route of tenants, and of people, asked by a session', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await gateway.logIn(tenant.id, 'owner');
  });
  const asked = (some: readonly Route[], headers: Readonly<Record<string, string>>, known = ids.test) =>
    answersOf(some, { headers, known });
  const all = (): readonly Route[] => [...routes, ...ofPeople];
  const isRead = ({ method }: Route): boolean => method === 'GET';

  it('refuses a session that there is not, and that of an operator', async () => {
    const operator = await gateway.logIn(tenant.id, 'owner', 'operadora@ejemplo.co');
    await gateway.database.query(
      `update sessions set audience = 'operator' where person_id = (select id from people where email = $1)`,
      ['operadora@ejemplo.co'],
    );
    for (const wrong of [`__Host-rubrica=${'A'.repeat(43)}`, '__Host-rubrica=x', operator])
      expect(others(await asked(all(), fromConsole(wrong)), 401, 'unauthorized')).toEqual([]);
  });

  it('refuses another site, another subdomain and a page without Rubrica-Mode, unless it only reads', async () => {
    const written = all().filter((route) => !isRead(route));
    expect(written.length).toBeGreaterThan(40);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(
        others(await asked(written, fromConsole(cookie, { 'sec-fetch-site': site })), 403, 'cross_site_request'),
      ).toEqual([]);
    const { 'rubrica-mode': _, ...withoutMode } = fromConsole(cookie);
    expect(others(await asked(written, withoutMode), 403, 'cross_site_request')).toEqual([]);
  });

  it('does not look at a session beside a key', async () => {
    const answers = await answersOf(routes, { key: 'sk_test_0000000000000000000000', headers: fromConsole(cookie) });
    expect(others(answers, 401, 'unauthorized')).toEqual([]);
  });

  it('refuses a person in a company that is not hers', async () => {
    const headers = fromConsole(cookie, { 'rubrica-tenant': stranger.id });
    expect(others(await asked(routes, headers), 403, 'not_a_member')).toEqual([]);
  });

  it('finds nothing of the other mode, nor of another company', async () => {
    const some = routes.filter((route) => isOfOneMode(route) && isRead(route));
    expect(some.length).toBeGreaterThan(20);
    const live = fromConsole(cookie, { 'rubrica-mode': 'live' });
    expect(others(await asked(some, live), 404, 'not_found')).toEqual([]);
    expect(others(await asked(some, fromConsole(cookie), ids.live), 404, 'not_found')).toEqual([]);
    const theirs = fromConsole(await gateway.logIn(stranger.id, 'owner'));
    expect(others(await asked(some, theirs), 404, 'not_found')).toEqual([]);
  });

  it.each<[PersonRole, (route: Route) => boolean]>([
    ['reader', ({ role }) => role === 'read'],
    ['biller', ({ role }) => role !== 'full'],
    ['developer', ({ id }) => !OWNER_OPERATIONS.has(id)],
    ['payroll', ({ id }) => PAYROLL_OPERATIONS.has(id)],
    ['owner', () => true],
  ])('refuses the role %s what it may not do, and reads what it may', async (role, may) => {
    const headers = fromConsole(await gateway.logIn(tenant.id, role));
    const refused = routes.filter((route) => !may(route));
    expect(refused.length > 0).toBe(role !== 'owner');
    expect(others(await asked(refused, headers), 403, 'role_insufficient')).toEqual([]);
    const read = await asked(
      routes.filter((route) => may(route) && isRead(route)),
      headers,
    );
    expect(named(read.filter(([, status]) => status >= 400 && status !== 409))).toEqual([]);
  });

  it('refuses what takes a step-up when the last one is too old, and nothing else', async () => {
    gateway.clock.advance(601);
    const [some, rest] = [true, false].map((takes) => routes.filter(({ id }) => STEP_UP_OPERATIONS.has(id) === takes));
    expect(others(await asked(some ?? [], fromConsole(cookie)), 403, 'step_up_required')).toEqual([]);
    const reads = (rest ?? []).filter(isRead);
    expect((await asked(reads, fromConsole(cookie))).filter(([, , code]) => code === 'step_up_required')).toEqual([]);
  });

  it('refuses a session that has ended: by rest, and by a log-out', async () => {
    const loggedOut = await gateway.logIn(tenant.id, 'owner');
    await send('DELETE', '/session', { headers: fromConsole(loggedOut) });
    await until(
      async () => (await send('GET', '/v1/me', { headers: fromConsole(loggedOut) })).status,
      (status) => status === 401,
    );
    expect(others(await asked(all(), fromConsole(loggedOut)), 401, 'unauthorized')).toEqual([]);
    gateway.clock.advance(SESSION_LIMITS.tenant.idleMs / 1000);
    expect(others(await asked(all(), fromConsole(cookie)), 401, 'unauthorized')).toEqual([]);
  });

  it('of people without a company answers a person, and no key', async () => {
    expect(
      others(await answersOf(ofPeople, { key: tenant.sk_test, headers: fromConsole('') }), 401, 'unauthorized'),
    ).toEqual([]);
    const person = fromConsole(await gateway.logIn(tenant.id, 'reader'));
    const [read, rest] = [ofPeople.filter(isRead), ofPeople.filter((route) => !isRead(route))];
    expect(named((await asked(read, person)).filter(([, status]) => status !== 200))).toEqual([]);
    expect(rest.length).toBeGreaterThan(1);
  });
});

describe('every route of operators', () => {
  const answers = (sent: Sent): Promise<Answer[]> => answersOf(operators, { ...sent, known: operatorIds() });

  it('refuses who has no operator’s token', async () => {
    expect(operators.length).toBeGreaterThan(10);
    for (const key of [undefined, 'op_another', tenant.sk_test, tenant.sk_live, `${OPERATOR_TOKEN}x`])
      expect(others(await answers({ port: 'operator', key }), 401, 'unauthorized')).toEqual([]);
    const headers = fromConsole(await gateway.logIn(tenant.id, 'owner'));
    expect(others(await answers({ port: 'operator', headers }), 401, 'unauthorized')).toEqual([]);
    const inDisguise = fromConsole(headers.cookie.replace('rubrica=', 'rubrica-operator='));
    expect(others(await answers({ port: 'operator', headers: inDisguise }), 401, 'unauthorized')).toEqual([]);
  });

  it('describes the lowest role of an operator, and what needs a step-up is among them', () => {
    expect(operators.filter(({ role }) => !OPERATOR_ROLES.includes(role as OperatorRole))).toEqual([]);
    expect(operators.filter(({ method, role }) => method !== 'GET' && role === 'look').map(({ id }) => id)).toEqual([]);
    const ids = operators.map(({ id }) => id);
    expect([...OPERATOR_STEP_UPS].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(OPERATOR_ROLES)(
    'refuses a session of the role %s what it may not do, and reads what it may',
    async (role) => {
      const headers = fromConsole(await gateway.logInOperator(role));
      const may = (route: Route): boolean => operatorMay(role, route.role as OperatorRole);
      const port = 'operator';
      const asked = (some: readonly Route[]) => answersOf(some, { port, headers, known: operatorIds() });
      expect(others(await asked(operators.filter((route) => !may(route))), 403, 'role_insufficient')).toEqual([]);
      const read = await asked(
        [...operators, ...operatorSessions].filter((route) => may(route) && route.method === 'GET'),
      );
      expect(named(read.filter(([route, status]) => status >= 400 && !namesObject(route)))).toEqual([]);
    },
  );

  it('refuses another site, a stale step-up, and a session that has ended, of a role that was taken away too', async () => {
    const cookie = await gateway.logInOperator('administer');
    const asked = (some: readonly Route[], headers: Readonly<Record<string, string>>) =>
      answersOf(some, { port: 'operator', headers, known: operatorIds() });
    const written = [...operators, ...operatorSessions].filter(({ method }) => method !== 'GET');
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(
        others(await asked(written, fromConsole(cookie, { 'sec-fetch-site': site })), 403, 'cross_site_request'),
      ).toEqual([]);
    const { 'rubrica-mode': _, ...withoutMode } = fromConsole(cookie);
    expect(others(await asked(written, withoutMode), 403, 'cross_site_request')).toEqual([]);
    const beside = { ...fromConsole(cookie), authorization: 'Bearer op_another' };
    expect(others(await asked(operators, beside), 401, 'unauthorized')).toEqual([]);
    gateway.clock.advance(601);
    const stepUps = operators.filter(({ id }) => OPERATOR_STEP_UPS.has(id));
    expect(others(await asked(stepUps, fromConsole(cookie)), 403, 'step_up_required')).toEqual([]);
    gateway.clock.advance(SESSION_LIMITS.operator.idleMs / 1000);
    const all = [...operators, ...operatorSessions];
    expect(others(await asked(all, fromConsole(cookie)), 401, 'unauthorized')).toEqual([]);
  });

  it('of an own session takes no token, and no session of a company', async () => {
    expect(operatorSessions.length).toBe(12);
    const companies = fromConsole(await gateway.logIn(tenant.id, 'owner'));
    for (const sent of [{ key: OPERATOR_TOKEN }, { headers: companies }, {}])
      for (const { method, path } of operatorSessions)
        expect((await send(method, path, { port: 'operator', headers: fromConsole(''), ...sent })).status).toBe(401);
  });

  it('is not there on the port of tenants, whoever asks', async () => {
    for (const key of [undefined, OPERATOR_TOKEN, tenant.sk_test, tenant.sk_live])
      expect(others(await answers({ port: 'public', key }), 404, 'not_found')).toEqual([]);
  });

  it('finds no tenant, dead letter or contingency that there is not', async () => {
    const some = operators.filter(namesObject);
    const unknown = await answersOf(some, { port: 'operator', key: OPERATOR_TOKEN, known: {} });
    expect(others(unknown, 404, 'not_found')).toEqual([]);
  });
});

// Last, since it also deletes.
describe('every route that the role of a key suffices for', () => {
  it.each(ROLES)('answers it, and finds what is the tenant’s own: %s', async (role) => {
    const key = await gateway.newKey(tenant.id, role);
    const allowed = routes.filter(
      (route) => rankOf(route) <= RANK[role] && (role !== 'read' || !ROLE_BY_CONTENT.includes(route.id)),
    );
    const answers = await answersOf(
      allowed.filter(({ method }) => method !== 'DELETE'),
      { key },
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
      { key },
    );
    expect(named(deleted.filter(([, status]) => status !== 200))).toEqual([]);
  });
});

describe('every route of operators, last of all since it gives orders', () => {
  it('answers an operator', async () => {
    const refused = (
      await answersOf(operators, { port: 'operator', key: OPERATOR_TOKEN, known: operatorIds() })
    ).filter(
      ([route, status, code]) =>
        [401, 403].includes(status) || status >= 500 || (namesObject(route) && code === 'not_found'),
    );
    expect(named(refused)).toEqual([]);
  });
});
