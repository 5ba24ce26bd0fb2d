import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { eventTypesOf } from '@rubrica/contracts';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { startStandIn } from '@rubrica/service-testing';
import { Type } from '@sinclair/typebox';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import {
  buyer,
  fromConsole,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { FIRST_SEGMENT } from '../listener/listener-routes.http.js';
import { Components } from './components.js';
import { FIELD_WORDS } from './field-words.js';
import { nestRoutes } from './nest-routes.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Described {
  readonly description?: string;
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema?: object;
        readonly example?: object;
        readonly examples?: Readonly<Record<string, { readonly value: object }>>;
      }
    >
  >;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly description?: string;
    readonly $ref?: string;
    readonly required?: boolean;
    readonly schema?: { readonly examples?: readonly string[] };
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: object }>>;
  };
  readonly responses: Readonly<Record<string, Described>>;
  readonly security?: readonly object[];
}
interface Document {
  readonly openapi: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let gateway: RunningGateway;
let tenant: TenantKeys;
/** The two documents by whom they are for, and that of the present test. */
const documents = new Map<string, Document>();
let document: Document;
let operations: (readonly [method: string, path: string, operation: Operation])[];
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
  tenant = await gateway.newTenant();
  const read = async (path: string): Promise<Document> => (await gateway.call('GET', path)).json as unknown as Document;
  documents
    .set('tenants', await read(`/openapi/${NEWEST_API_VERSION}.json`))
    .set('operators', await read('/admin/openapi.json'));
});
afterAll(() => gateway.close());

const take = (whose: string) => (): void => {
  document = documents.get(whose) as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method, path, operation] as const),
  );
};

/** Every object of the document but its examples. */
const nodes = (node: unknown): Readonly<Record<string, unknown>>[] => {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([name, member]) => (/^examples?$/.test(name) ? [] : nodes(member)));
  return Array.isArray(node) ? inner : [node as Record<string, unknown>, ...inner];
};

/** Every `$ref` of the document. */
const references = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, member]) => (name === '$ref' ? [String(member)] : references(member)));
};

const resolve = (reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document);

interface Field {
  readonly path: string;
  readonly description: string | undefined;
}

/** Every field of every component; one that refers to another component may have that one's description. */
const fields = (): Field[] => {
  const within = (path: string, schema: Readonly<Record<string, unknown>>): Field[] => [
    ...Object.entries((schema['properties'] ?? {}) as Record<string, Readonly<Record<string, unknown>>>).flatMap(
      ([name, field]) => {
        const target = typeof field['$ref'] === 'string' ? (resolve(field['$ref']) as typeof field) : {};
        const constant = 'const' in field ? `always ${String(field['const'])}` : undefined;
        const description = (field['description'] ?? target['description'] ?? constant) as string | undefined;
        return [{ path: `${path}.${name}`, description }, ...within(`${path}.${name}`, field)];
      },
    ),
    ...['items', 'anyOf', 'oneOf', 'allOf'].flatMap((part) =>
      [schema[part] ?? []]
        .flat()
        .flatMap((inner) => within(part === 'items' ? `${path}[]` : path, inner as object as Record<string, unknown>)),
    ),
  ];
  return Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    within(name, schema as Record<string, unknown>),
  );
};

/** Schema of a successful answer to a GET. */
const answerSchema = (path: string): object =>
  document.paths[path]?.['get']?.responses['200']?.content?.['application/json']?.schema ?? {};

/** The required parameters of a query, each with its example. */
const exampleQuery = (parameters: Operation['parameters']): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name = '', schema }) => [name, schema?.examples?.[0] ?? '']),
  );

/** Starts a stand-in for dian-submitter that has one contingency. */
const startContingencies = () =>
  startStandIn((server) => {
    const at = '2026-11-21T10:15:00-05:00';
    const contingency = {
      ...{ id: 'ctg_1', object: 'contingency', environment: 'production', status: 'declared', since: at },
      ...{ declared_at: at, declared_by: 'ana', reason: 'DIAN announced it.', evidence: [] },
      ...{ ended_at: null, ended_by: null },
    };
    const list = { object: 'list', url: '/admin/v1/contingencies', has_more: false, data: [contingency] };
    server.get('/internal/contingencies', () => Promise.resolve(list));
    server.get('/internal/operations/*', () => Promise.resolve([]));
  });

/** Optional fields of answers, in components and outside of them. */
const optionalInAnswers = (): string[] => {
  const seen = new Set<string>();
  const within = (path: string, node: unknown): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const schema = node as Readonly<Record<string, unknown>>;
    if (typeof schema['$ref'] === 'string') {
      if (seen.has(schema['$ref'])) return [];
      seen.add(schema['$ref']);
      return within(schema['$ref'].split('/').at(-1) ?? '', resolve(schema['$ref']));
    }
    const required = (schema['required'] ?? []) as readonly string[];
    return [
      ...Object.entries((schema['properties'] ?? {}) as object).flatMap(([name, field]) => [
        ...(required.includes(name) ? [] : [`${path}.${name}`]),
        ...within(`${path}.${name}`, field),
      ]),
      ...['items', 'anyOf', 'oneOf', 'allOf'].flatMap((part) =>
        [schema[part] ?? []].flat().flatMap((inner) => within(part === 'items' ? `${path}[]` : path, inner)),
      ),
    ];
  };
  type Answer = Operation['responses'][string];
  return operations.flatMap(([, , { operationId, responses }]) =>
    Object.values(responses).flatMap((one) => {
      const { content = {} } = one.$ref ? (resolve(one.$ref) as Answer) : one;
      return Object.values(content).flatMap(({ schema }) => within(operationId, schema));
    }),
  );
};

/** Fields of answers that may be absent, and why. */
const MAY_BE_ABSENT: Readonly<Record<string, string>> = {
  'Problem.existing_id': 'RFC 9457: an extension of the problems that have it',
  'Problem.tries_left': 'RFC 9457: an extension of the problems that have it',
  'Problem.errors': 'RFC 9457: an extension of the problems that have it',
  'Problem.errors[].pointer': 'of a body; an error has pointer or parameter',
  'Problem.errors[].parameter': 'of a query; an error has pointer or parameter',
  'Problem.errors[].fix': 'API.md: "fix"?',
  'Problem.errors[].rule': 'API.md: "rule"?',
  'IdentificationResource.check_digit': 'the specification: omitted for a personal ID',
  'SupplierIdentificationResource.check_digit': 'a non-resident has none',
  ...Object.fromEntries(
    ['EmailEvent', 'DocumentEvent'].flatMap((event) =>
      ['cude', 'cuds'].map((hash) => [`${event}.data.object.${hash}`, 'only kinds whose hash has that name show it']),
    ),
  ),
  'Event.data.object.email': 'an event is shown byte for byte as it was delivered; only those about mail have it',
};

/** Validators by document and schema; to compile one takes long. */
const compiled = new WeakMap<Document, Map<string, ValidateFunction>>();

/** Checks a value by a schema of the document. */
const faultsOf = (schema: object, value: unknown): unknown => {
  const known = compiled.get(document) ?? new Map<string, ValidateFunction>();
  compiled.set(document, known);
  const key = JSON.stringify(schema);
  const validate =
    known.get(key) ??
    new Ajv2020({ strict: false, allErrors: true, formats: fullFormats }).compile({
      ...schema,
      components: document.components,
    });
  known.set(key, validate);
  return validate(value) ? [] : validate.errors;
};

describe('the OpenAPI document for tenants', () => {
  beforeAll(take('tenants'));

  it('names the public base URL', () => {
    expect(document.servers).toEqual([{ url: 'https://api.ejemplo.co' }]);
  });

  it('says that all but file URLs and the login need an API key or a session', () => {
    const open = operations.filter(([, , { security }]) => security?.length === 0).map(([, path]) => path);
    expect(open).toEqual([
      ...['/files/{tenant}/{id}/export', '/files/{tenant}/{id}/{file}', '/session', '/session/links'],
      '/session/oidc/{provider}/start',
      ...['/session/passkeys/login', '/session/passkeys/login-options'],
    ]);
    const ofPeople = operations.filter(([, , { security = [] }]) => security.some((one) => 'session' in one));
    expect(new Set(ofPeople.map(([, path]) => path))).toEqual(
      new Set([
        ...['/session', '/session/all', '/session/passkeys', '/session/passkeys/registration-options'],
        ...['/session/passkeys/step-up', '/session/passkeys/step-up-options', '/session/passkeys/{id}'],
        '/v1/invitations/{id}/accept',
      ]),
    );
  });

  it('says nothing of sessions in the version before them', async () => {
    const { text } = await gateway.call('GET', '/openapi/2026-01-01.json');
    expect(text).not.toMatch(/session|Set-Cookie|step_up|not_a_member/);
  });

  it('has nothing of operators', () => {
    expect(operations.filter(([, path]) => path.startsWith('/admin'))).toEqual([]);
  });

  it('has every path of step 1', () => {
    expect(operations.map(([method, path]) => `${method.toUpperCase()} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /v1/customers',
        'POST /v1/invoices',
        'GET /v1/invoices',
        'GET /v1/invoices/{id}',
        'GET /v1/invoices/{id}/xml',
        'GET /v1/invoices/{id}/pdf',
        'GET /v1/invoices/{id}/attached-document',
        'GET /v1/invoices/{id}/application-response',
        'GET /v1/invoices/{id}/timeline',
        'POST /v1/certificates',
        'POST /v1/webhook-endpoints',
        'POST /v1/webhook-endpoints/{id}/rotate-secret',
        'GET /v1/events',
        'GET /v1/catalogs/{catalog}',
        'GET /v1/tenant',
      ]),
    );
  });

  it('has an example for each answer in JSON', () => {
    for (const [, , { operationId, responses }] of operations) {
      const [, { content } = {}] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
      if (content?.['application/json'] === undefined) continue;
      const { example } = content['application/json'];
      expect([operationId, example === undefined]).toEqual([operationId, false]);
    }
  });

  it('has examples of problems with the fields that are answered', async () => {
    const answered = [
      await gateway.call('GET', '/v1/invoices'),
      await gateway.call('GET', '/v1/invoices/inv_1', { key: tenant.sk_test }),
      await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: '{' }),
      await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: { colour: 1, lines: 2 } }),
    ];
    const { responses = {} } = document.paths['/v1/customers']?.['post'] ?? {};
    for (const { status, json } of answered) {
      const { content } = resolve(responses[status]?.$ref ?? '') as Described;
      const { value } = content?.['application/problem+json']?.examples?.[String(json['code'])] ?? {};
      expect([json['code'], Object.keys(value ?? {})]).toEqual([json['code'], Object.keys(json)]);
    }
  });

  it('names the headers that answers carry', async () => {
    const created = await gateway.call('POST', '/v1/invoices', {
      key: tenant.sk_test,
      body: sale(),
      headers: { prefer: 'wait=1', 'idempotency-key': 'uno' },
    });
    const again = await gateway.call('POST', '/v1/invoices', {
      key: tenant.sk_test,
      body: sale(),
      headers: { 'idempotency-key': 'uno' },
    });
    const catalog = await gateway.call('GET', '/v1/catalogs/tributos', { key: tenant.sk_test });
    const copy = await gateway.call('GET', '/v1/catalogs/tributos', {
      key: tenant.sk_test,
      headers: { 'if-none-match': String(catalog.headers['etag']) },
    });
    const refused = await gateway.call('GET', '/v1/invoices');
    const absent = await gateway.call('GET', '/v1/invoices/inv_1', { key: tenant.sk_test });
    // What HTTP itself brings, and what a reader of the answer's content knows already.
    const ORDINARY = ['connection', 'content-length', 'content-type', 'date', 'vary', 'cache-control'];
    for (const [path, method, { status, headers }] of [
      ['/v1/invoices', 'post', created],
      ['/v1/invoices', 'post', again],
      ['/v1/catalogs/{catalog}', 'get', catalog],
      ['/v1/catalogs/{catalog}', 'get', copy],
      ['/v1/invoices', 'get', refused],
      ['/v1/invoices/{id}', 'get', absent],
    ] as const) {
      const described = document.paths[path]?.[method]?.responses[status];
      const { headers: known = {} } = described?.$ref ? (resolve(described.$ref) as Described) : (described ?? {});
      const names = Object.keys(known).map((name) => name.toLowerCase());
      const own = Object.keys(headers).filter((name) => !ORDINARY.includes(name));
      expect([path, status, own.filter((name) => !names.includes(name))]).toEqual([path, status, []]);
    }
  });

  it('has schemas that the answers fit', async () => {
    const { json: customer } = await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: buyer() });
    const body = sale({ customer_id: customer['id'] });
    const { json: invoice } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body });
    await gateway.call('POST', '/v1/credit-notes', {
      key: tenant.sk_test,
      body: { invoice_id: invoice['id'], reason_code: '2' },
    });
    const headers = { 'svc-version': NEWEST_API_VERSION };
    for (const path of ['/v1/customers', '/v1/invoices', '/v1/credit-notes', '/v1/tenant', '/v1/catalogs/tributos']) {
      const { json } = await gateway.call('GET', path, { key: tenant.sk_test, headers });
      expect([path, faultsOf(answerSchema(path.replace('tributos', '{catalog}')), json)]).toEqual([path, []]);
    }
    const { json: problem } = await gateway.call('GET', '/v1/invoices/inv_1', { key: tenant.sk_test });
    expect(faultsOf({ $ref: '#/components/schemas/Problem' }, problem)).toEqual([]);
  });
});

describe('what the document for tenants says of a document', () => {
  beforeAll(take('tenants'));
  const schema = (name: string): Readonly<Record<string, unknown>> =>
    document.components.schemas[name] as Readonly<Record<string, unknown>>;
  /** Codes of a section of docs/errors/README.md. */
  const listed = (section: string): string[] => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/errors/README.md'), 'utf8');
    const [, text = ''] = new RegExp(`## ${section}\n([^#]*)`).exec(page) ?? [];
    return [...text.matchAll(/\[`(\w+)`\]/g)].map(([, code = '']) => code);
  };

  it('are all reasons of a failure and of a wait that have a page', () => {
    const ofWaits = listed('What a document waits for');
    expect(ofWaits.length).toBeGreaterThan(5);
    expect([...(schema('WaitingReason')['enum'] as string[])].sort()).toEqual(ofWaits.sort());
    // Of a note whose invoice is rejected: it is refused, or it fails, and its page is among the answers.
    const ofFailures = [...listed('Failures of a document'), 'invoice_rejected'];
    expect([...(schema('FailureCode')['enum'] as string[])].sort()).toEqual(ofFailures.sort());
  });

  it('tells events about documents, mails, received documents and their events from each other by their type', () => {
    const { oneOf, discriminator } = schema('Event') as { oneOf: object[]; discriminator: { mapping: object } };
    expect(oneOf).toHaveLength(4);
    expect(Object.keys(discriminator.mapping).sort()).toEqual(eventTypesOf(NEWEST_API_VERSION).sort());
    expect(discriminator).toMatchObject({
      propertyName: 'type',
      mapping: {
        'invoice.failed': '#/components/schemas/DocumentEvent',
        'invoice.email.bounced': '#/components/schemas/EmailEvent',
      },
    });
  });

  it('tells a credit note from a debit note by its object', () => {
    expect(schema('NoteList')).toMatchObject({
      properties: { data: { items: { $ref: '#/components/schemas/Note' } } },
    });
    expect(schema('Note')).toEqual({
      title: 'Note',
      oneOf: [{ $ref: '#/components/schemas/CreditNote' }, { $ref: '#/components/schemas/DebitNote' }],
      discriminator: {
        propertyName: 'object',
        mapping: { credit_note: '#/components/schemas/CreditNote', debit_note: '#/components/schemas/DebitNote' },
      },
    });
  });
});

describe('the OpenAPI document for operators', () => {
  beforeAll(take('operators'));

  it('has every route of their listener but those for machines and itself', () => {
    const described = operations.map(([method, path]) => `${method} ${path}`);
    expect(described.length).toBeGreaterThan(10);
    const served = nestRoutes(gateway.app.get(DiscoveryService, { strict: false }), new MetadataScanner())
      .filter(({ path }) => FIRST_SEGMENT.operator(path.split('/')[1] ?? ''))
      .map(({ method, path }) => `${method} ${path}`);
    expect(served.filter((route) => !described.includes(route)).sort()).toEqual([
      'get /admin/openapi.json',
      'get /admin/session/oidc/callback',
      'get /console',
      'get /console/*',
      'get /console/assets/{name}',
      'get /healthz',
      'get /metrics',
      'get /readyz',
    ]);
  });

  it('demands a token or a session for every operation but the login, and is itself open like /metrics', async () => {
    const others = operations.flatMap(([method, path, { security }]) =>
      security === undefined ? [] : [[method, path, security]],
    );
    expect(others).toEqual([
      ['post', '/admin/session', []],
      ['get', '/admin/session', [{ session: [] }]],
      ['patch', '/admin/session', [{ session: [] }]],
      ['delete', '/admin/session', [{ session: [] }]],
      ['get', '/admin/session/all', [{ session: [] }]],
      ['delete', '/admin/session/all', [{ session: [] }]],
      ['post', '/admin/session/oidc/start', []],
      ['get', '/admin/session/passkeys', [{ session: [] }]],
      ['post', '/admin/session/passkeys', [{ session: [] }]],
      ['post', '/admin/session/passkeys/login', []],
      ['post', '/admin/session/passkeys/login-options', []],
      ['post', '/admin/session/passkeys/registration-options', [{ session: [] }]],
      ['post', '/admin/session/passkeys/step-up', [{ session: [] }]],
      ['post', '/admin/session/passkeys/step-up-options', [{ session: [] }]],
      ['patch', '/admin/session/passkeys/{id}', [{ session: [] }]],
      ['delete', '/admin/session/passkeys/{id}', [{ session: [] }]],
    ]);
    expect(document).toMatchObject({
      security: [{ operatorToken: [] }, { session: [] }],
      components: {
        securitySchemes: {
          operatorToken: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: '__Host-rubrica-operator' },
        },
      },
    });
    const { status, headers } = await gateway.call('GET', '/admin/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('has schemas that the answers fit', async () => {
    const lists = operations.filter(([method, path]) => method === 'get' && !path.includes('{'));
    expect(lists.length).toBeGreaterThan(2);
    gateway.standIn('dian-submitter', await startContingencies());
    const headers = fromConsole(await gateway.logInOperator('look'));
    for (const [, path, { security, parameters }] of lists) {
      const query = new URLSearchParams(exampleQuery(parameters));
      const who = security === undefined ? { key: OPERATOR_TOKEN } : { headers };
      const { status, json } = await gateway.call('GET', `${path}?${query}`, who);
      expect([path, status, faultsOf(answerSchema(path), json)]).toEqual([path, 200, []]);
    }
    const { json: software } = await gateway.call('GET', `/admin/v1/tenants/${tenant.id}/software`, {
      key: OPERATOR_TOKEN,
    });
    expect(faultsOf(answerSchema('/admin/v1/tenants/{id}/software'), software)).toEqual([]);
  });
});

describe.each(['tenants', 'operators'])('each OpenAPI document: that for %s', (whose) => {
  beforeAll(take(whose));

  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
  });

  it('describes each operation: a name of its own, a summary, a tag, its path parameters, its answers', () => {
    const names = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    const tags = document.tags.map(({ name }) => name);
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
    for (const [, path, { summary, description = '', tags: own, parameters, responses }] of operations) {
      expect([path, summary.length > 0, description.length > 0, tags.includes(own[0] ?? '')]).toEqual([
        path,
        ...[true, true, true],
      ]);
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      const statuses = Object.keys(responses);
      expect(statuses.some((status) => /^2\d\d$/.test(status))).toBe(true);
      for (const [status, response] of Object.entries(responses)) {
        expect([path, status, response.description !== undefined || response.$ref !== undefined]).toEqual([
          path,
          status,
          true,
        ]);
      }
    }
  });

  it('has all methods of its paths: every other one is 405, with those in Allow', async () => {
    const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
    for (const [path, described] of Object.entries(document.paths)) {
      const own = Object.keys(described).map((method) => method.toUpperCase());
      const taken = [...own, ...(own.includes('GET') ? ['HEAD'] : [])].sort();
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      for (const method of METHODS.filter((one) => !taken.includes(one))) {
        const { status, headers } = await gateway.call(method, url, { key: tenant.sk_test });
        expect([method, path, status, headers['allow']]).toEqual([method, path, 405, taken.join(', ')]);
      }
    }
  });

  it('says what each field and each parameter is', () => {
    const undescribed = fields().filter(({ description }) => !description);
    expect(undescribed.map(({ path }) => path)).toEqual([]);
    const own = operations.flatMap(([, path, { parameters }]) =>
      parameters.filter(({ $ref, description }) => !$ref && !description).map(({ name }) => `${path} ${String(name)}`),
    );
    expect(own).toEqual([]);
  });

  it('has every field in every answer: what is absent is null', () => {
    expect(optionalInAnswers().filter((field) => !(field in MAY_BE_ABSENT))).toEqual([]);
  });

  it('refers to nothing that is not there, and has nothing that nobody refers to', () => {
    const all = references(document);
    for (const reference of all) expect([reference, typeof resolve(reference)]).toEqual([reference, 'object']);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !all.includes(`#/components/schemas/${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('has schemas that are JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect([name, ajv.validateSchema(schema), ajv.errors]).toEqual([name, true, null]);
    }
  });

  it('offers values as enums, and no choice of constants', () => {
    const constants = nodes(document).filter(
      ({ anyOf }) => Array.isArray(anyOf) && anyOf.length > 1 && anyOf.some((one: object) => 'const' in one),
    );
    expect(constants).toEqual([]);
  });

  it('has a schema for each content, files too', () => {
    for (const [, , { operationId, responses }] of operations)
      for (const { content = {} } of Object.values(responses))
        expect([operationId, Object.values(content).every(({ schema }) => schema !== undefined)]).toEqual([
          operationId,
          true,
        ]);
  });

  it('has a number as `limit` of every list', () => {
    const limits = nodes(document).filter(({ name, in: place }) => name === 'limit' && place === 'query');
    expect(limits.length).toBeGreaterThan(2);
    for (const { schema } of limits) expect(schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 10 });
  });

  it('has an example for each request, which its own schema takes', () => {
    for (const [, path, { requestBody }] of operations) {
      if (!requestBody) continue;
      const { schema = {}, example } = requestBody.content['application/json'] ?? {};
      const { $ref } = schema as { readonly $ref?: string };
      const { examples = [] } = ($ref ? resolve($ref) : schema) as { readonly examples?: readonly unknown[] };
      const all = example === undefined ? examples : [...examples, example];
      expect([path, all.length > 0]).toEqual([path, true]);
      for (const one of all) expect([path, faultsOf(schema, one)]).toEqual([path, []]);
    }
  });

  it('has examples of answers that their own schemas take', () => {
    for (const [, , { operationId, responses }] of operations)
      for (const { content } of Object.values(responses)) {
        const { schema = {}, example } = content?.['application/json'] ?? {};
        if (example === undefined) continue;
        expect([operationId, faultsOf(schema, example)]).toEqual([operationId, []]);
      }
  });

  it('has an example for each code of a refusal, as the page of the code has it', () => {
    for (const [, , { operationId, responses }] of operations)
      for (const [status, own] of Object.entries(responses)) {
        if (!/^[45]/.test(status)) continue;
        const { description = '', content } = own.$ref ? (resolve(own.$ref) as Described) : own;
        const { examples = {} } = content?.['application/problem+json'] ?? {};
        const named = [...description.matchAll(/`(\w+)`/g)].map(([, code]) => code);
        const shown = Object.keys(examples).filter((name) => !name.endsWith('_es'));
        expect([operationId, status, shown]).toEqual([operationId, status, named]);
        for (const [name, { value }] of Object.entries(examples)) {
          expect(value).toMatchObject({ status: Number(status), code: name.replace(/_es$/, '') });
          expect([name, faultsOf({ $ref: '#/components/schemas/Problem' }, value)]).toEqual([name, []]);
        }
      }
  });
});

describe('words for fields', () => {
  it('are all in use', () => {
    const shown = new Set(
      [...documents.keys()].flatMap((whose) => {
        take(whose)();
        const parameters = operations.flatMap(([, , own]) => own.parameters);
        return [...fields(), ...parameters].map(({ description }) => description);
      }),
    );
    expect(Object.entries(FIELD_WORDS).filter(([, words]) => !shown.has(words))).toEqual([]);
  });
});

describe('the type of a problem', () => {
  const PUBLIC = 'https://api.ejemplo.co';

  it('leads to the page of its code on the public base URL', async () => {
    const { json } = await gateway.call('GET', '/v1/invoices');
    expect(json['type']).toBe(`${PUBLIC}/docs/errors/unauthorized`);
    const page = await gateway.call('GET', String(json['type']).slice(PUBLIC.length));
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of ['>unauthorized</h1>', '<strong>When.</strong>', '<pre>']) expect(page.text).toContain(part);
    for (const code of ['nothing_of_this', 'README', '..%2F..%2Fpackage'])
      expect((await gateway.call('GET', `/docs/errors/${code}`)).status).toBe(404);
  });

  it('leads to another site by a setting', async () => {
    const other = await startGateway({ errorPagesUrl: 'https://ejemplo.co/codigos' });
    expect((await other.call('GET', '/v1/invoices')).json['type']).toBe('https://ejemplo.co/codigos/unauthorized');
    await other.close();
  });
});

describe('the components of an OpenAPI document', () => {
  const named = Type.Object({ title: Type.String(), on: Type.Optional(Type.Boolean()) }, { title: 'Named' });

  it('hold each titled schema once; a property may be called title', () => {
    const components = new Components();
    expect(components.refer(Type.Array(named))).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Named' },
    });
    components.refer(named);
    expect(components.schemas).toEqual({
      Named: {
        title: 'Named',
        type: 'object',
        required: ['title'],
        properties: { title: { type: 'string' }, on: { type: 'boolean' } },
      },
    });
  });

  it('refuse two schemas of one title', () => {
    const components = new Components();
    components.refer(named);
    expect(() => components.refer(Type.String({ title: 'Named' }))).toThrow('two schemas are called Named');
  });
});
