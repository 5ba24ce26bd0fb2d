import type { Type } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { nitCheckDigit } from '@rubrica/fiscal';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { newId } from '@rubrica/service';
import { ServiceHarness, seller, startStandIn } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { createHash } from 'node:crypto';
import type { OperatorRole } from './access/operator-role.js';
import type { PersonRole } from './access/person-role.js';
import { migrations } from './migrations/index.js';
import { ApiGatewayModule } from './api-gateway.module.js';
import { ApiKeyStore } from './api-key/api-key.store.js';
import { ApiGatewaySettings } from './config.js';
import { DocumentedAnswers } from './documented-answers.fixture.js';
import { OpenApiDocuments } from './openapi/openapi-documents.js';

export { buyer, sale } from '@rubrica/service-testing';

export const OPERATOR_TOKEN = 'op_a_token_of_the_tests';

/** Origin of the console, from which sessions are taken. */
export const CONSOLE_URL = 'https://consola.ejemplo.co';
/** Origin of the console of operators. */
export const OPERATOR_CONSOLE_URL = 'https://operacion.ejemplo.co';

/** Headers of a request that the console sends with the cookie of a session. */
export const fromConsole = (cookie: string, headers: Readonly<Record<string, string>> = {}) => ({
  cookie,
  'sec-fetch-site': 'same-origin',
  'rubrica-mode': 'test',
  'svc-version': NEWEST_API_VERSION,
  ...headers,
});

export interface TenantKeys {
  readonly id: string;
  readonly sk_test: string;
  readonly sk_live: string;
}

// The shape is what the test is about.
export type Json = Readonly<Record<string, unknown>>;

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** {} when the answer is not JSON. */
  readonly json: Json;
}

export interface Call {
  /** API key or operator token. */
  readonly key?: string;
  /** An object is sent as JSON, a string as it is. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

/** Of the routes, which every gateway of a test file has. */
let documented: DocumentedAnswers | undefined;

/**
 * Starts a gateway with its own database. Stand-ins answer for dian-submitter, with test sets, and for document-issuer,
 * with software; other services are absent unless a test registers a stand-in at `transport`. `controllers` are added to
 * its own.
 */
export const startGateway = async (values: Partial<ApiGatewaySettings> = {}, controllers: readonly Type[] = []) => {
  const harness = await ServiceHarness.open({
    service: 'api-gateway',
    Settings: ApiGatewaySettings,
    migrations,
    module: (settings, parts) => {
      const { controllers: own = [], ...rest } = ApiGatewayModule.with(settings, parts);
      return { ...rest, controllers: [...own, ...controllers] };
    },
  });
  harness.standIn('dian-submitter', await startTestSetOwner());
  harness.standIn('document-issuer', await startSoftwareOwner());
  const settings = {
    publicBaseUrl: 'https://api.ejemplo.co',
    consoleUrl: CONSOLE_URL,
    operatorConsoleUrl: OPERATOR_CONSOLE_URL,
    fileUrlKeys: 'k1:un-secreto-de-enlaces',
    operatorTokenHashes: `ana:${createHash('sha256').update(OPERATOR_TOKEN).digest('hex')}`,
    ...values,
  };
  await harness.start(settings);
  let tenants = 0;

  const send = async (method: string, path: string, { key, body, headers = {} }: Call): Promise<Answered> => {
    const response = await harness.app
      .getHttpAdapter()
      .getInstance()
      .inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    const isJson = /[/+]json\b/.test(String(response.headers['content-type']));
    const json = isJson && response.payload !== '' ? (JSON.parse(response.payload) as Json) : {};
    const documents = harness.app.get(OpenApiDocuments, { strict: false });
    documented ??= new DocumentedAnswers([documents.ofTenants('en', NEWEST_API_VERSION), documents.ofOperators()]);
    const objection = documented.objectionTo(method, path, response.statusCode, json['code']);
    if (objection !== null) throw new Error(objection);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
      text: response.payload,
      json,
    };
  };
  /** On a busy machine the gateway may read the log for longer than a GET waits: it is sent again, as its 503 says. */
  const call = (method: string, path: string, request: Call = {}): Promise<Answered> =>
    until(
      () => send(method, path, request),
      (answered) => method !== 'GET' || !isBehindLog(answered),
    );

  return Object.assign(harness as Omit<typeof harness, 'call'>, {
    /** Calls a public route. */
    call,
    /** Starts another gateway on the same database; `call` reaches it until it is stopped. */
    startReplica: () => harness.start(settings),
    /** Makes a tenant: the first one has the NIT of `profile`, each other one a NIT of its own. */
    newTenant: async (change: object = {}): Promise<TenantKeys> => {
      const nit = nitOf(tenants);
      tenants += 1;
      const { status, json } = await call('POST', '/admin/v1/tenants', {
        key: OPERATOR_TOKEN,
        body: { ...profile, nit, check_digit: nitCheckDigit(nit), ...change },
      });
      if (status !== 201) throw new Error(JSON.stringify(json));
      const { id, keys } = json as { id: string; keys: { sk_test: string; sk_live: string } };
      return { id, ...keys };
    },
    /** Logs a new person in, who has a role in the tenant, by a link of an operator. Returns the cookie of the session. */
    logIn: async (tenantId: string, role: PersonRole, email = `${newId(role)}@ejemplo.co`): Promise<string> => {
      const order = { email, tenant_id: tenantId, role };
      const { json } = await call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body: order });
      const [, token = ''] = String(json['url']).split('#');
      const { status, headers } = await call('POST', '/session', { body: { token }, headers: fromConsole('') });
      if (status !== 201) throw new Error(`no session for ${email}: ${status}`);
      return headers['set-cookie']?.split(';')[0] ?? '';
    },
    /** Logs a new operator in, by a link. Returns the cookie of the session. */
    logInOperator: async (role: OperatorRole, email = `${newId(role)}@rubrica.example`): Promise<string> => {
      const order = { key: OPERATOR_TOKEN, body: { email, operator: role } };
      const { json } = await call('POST', '/admin/v1/people/links', order);
      const [, token = ''] = String(json['url']).split('#');
      const login = { body: { token }, headers: fromConsole('') };
      const { status, headers } = await call('POST', '/admin/session', login);
      if (status !== 201) throw new Error(`no session for ${email}: ${status}`);
      return headers['set-cookie']?.split(';')[0] ?? '';
    },
    /** Makes another test-mode key of the tenant. */
    newKey: async (tenantId: string, role: Caller['role']): Promise<string> => {
      const { text } = await harness.database.transaction((tx) =>
        harness.app.get(ApiKeyStore).create(tx, { tenantId, livemode: false }, { name: `A ${role} key`, role }),
      );
      return text;
    },
  });
};

/** Starts a stand-in for dian-submitter with the route that every read of a tenant calls. */
const startTestSetOwner = () =>
  startStandIn((server) => {
    const sets = new Map<string, object>();
    const shown = (url: string): object => ({ test_set: sets.get(url) ?? null });
    server.get('/internal/tenants/:tenant/test-sets/:record', ({ url }) => Promise.resolve(shown(url)));
    server.put('/internal/tenants/:tenant/test-sets/:record', ({ url, body }) => {
      const { test_set_id: id } = body as { readonly test_set_id: string | null };
      if (id === null) sets.delete(url);
      else sets.set(url, { id, status: 'open' });
      return Promise.resolve(shown(url));
    });
  });

/** Starts a stand-in for document-issuer with the routes of software; by any other route it counts as absent. */
const startSoftwareOwner = () =>
  startStandIn((server) => {
    interface Assigned {
      readonly software_id: string;
      readonly provider?: object | null;
    }
    const software = new Map<string, object>();
    const ownerOf = (params: unknown): string => {
      const { tenant, record } = params as { readonly tenant: string; readonly record: string };
      return `${tenant}/${record}`;
    };
    const keep = ({ params, body }: { readonly params: unknown; readonly body: unknown }) => {
      const { software_id: id, provider = null } = body as Assigned;
      software.set(ownerOf(params), { id, provider });
      return Promise.resolve(undefined);
    };
    // What a service never answers to a tenant's request is, to the gateway, a service that is not there.
    server.setNotFoundHandler((_, reply) => reply.code(403).send());
    const PATH = '/internal/tenants/:tenant';
    server.get(`${PATH}/software/:record/:environment`, ({ params }) =>
      Promise.resolve({ software: software.get(ownerOf(params)) ?? null }),
    );
    server.put(`${PATH}/software/:record`, (request, reply) => keep(request).then(() => reply.code(204).send()));
    server.put(`${PATH}/assigned-software/:record`, (request, reply) =>
      keep(request).then(() => reply.code(204).send()),
    );
    server.delete(`${PATH}/assigned-software/:record/:environment`, ({ params }, reply) => {
      software.delete(ownerOf(params));
      return reply.code(204).send();
    });
  });

const isBehindLog = ({ status, json }: Answered): boolean =>
  status === 503 && String(json['detail']).startsWith('This would be older');

export const profile = seller();

const nitOf = (nth: number): string => String(Number(profile.nit) + nth);

export const errorsOf = ({ json }: Answered): Json[] => (json['errors'] ?? []) as Json[];
export const pointersOf = (answered: Answered): string[] => errorsOf(answered).map(({ pointer }) => String(pointer));
