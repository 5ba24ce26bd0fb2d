import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Type } from '@sinclair/typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { buyer, type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Components } from './components.js';
import { FIELD_WORDS } from './field-words.js';
import { errorPage } from './error-page.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly description?: string;
    readonly $ref?: string;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: object }>>;
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description?: string; readonly $ref?: string; readonly content?: Record<string, { schema?: object }> }
    >
  >;
  readonly security?: readonly object[];
}
interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let gateway: RunningGateway;
let tenant: TenantKeys;
let document: Document;
let operations: (readonly [method: string, path: string, operation: Operation])[];
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  document = (await gateway.call('GET', '/openapi.json')).json as unknown as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method, path, operation] as const),
  );
});
afterAll(() => gateway.close());

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

/** Checks a value by a schema of the document. */
const faultsOf = (schema: object, value: unknown): unknown => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
  const validate = ajv.compile({ ...schema, components: document.components });
  return validate(value) ? [] : validate.errors;
};

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1, and names the public base URL', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.servers).toEqual([{ url: 'https://api.ejemplo.co' }]);
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

  it('describes each operation: a name of its own, a summary, a tag, its path parameters, its answers', () => {
    const names = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    const tags = document.tags.map(({ name }) => name);
    for (const [, path, { summary, tags: own, parameters, responses }] of operations) {
      expect([path, summary.length > 0, tags.includes(own[0] ?? '')]).toEqual([path, true, true]);
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

  it('says what each field and each parameter is, by words that are all in use', () => {
    const undescribed = fields().filter(({ description }) => !description);
    expect(undescribed.map(({ path }) => path)).toEqual([]);
    const own = operations.flatMap(([, path, { parameters }]) =>
      parameters.filter(({ $ref, description }) => !$ref && !description).map(({ name }) => `${path} ${String(name)}`),
    );
    expect(own).toEqual([]);
    const shown = new Set([
      ...fields().map(({ description }) => description),
      ...operations.flatMap(([, , { parameters }]) => parameters.map(({ description }) => description)),
    ]);
    expect(Object.entries(FIELD_WORDS).filter(([, words]) => !shown.has(words))).toEqual([]);
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

  it('says that all but file URLs need an API key', () => {
    const open = operations.filter(([, , { security }]) => security?.length === 0).map(([, path]) => path);
    expect(open).toEqual(['/files/{tenant}/{id}/{file}']);
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

  it('has schemas that the answers fit', async () => {
    const { json: customer } = await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: buyer() });
    await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale({ customer_id: customer['id'] }) });
    for (const path of ['/v1/customers', '/v1/invoices', '/v1/tenant', '/v1/catalogs/tributos']) {
      const { json } = await gateway.call('GET', path, { key: tenant.sk_test });
      const described = document.paths[path.replace('tributos', '{catalog}')]?.['get'];
      const schema = described?.responses['200']?.content?.['application/json']?.schema;
      expect([path, faultsOf(schema ?? {}, json)]).toEqual([path, []]);
    }
    const { json: problem } = await gateway.call('GET', '/v1/invoices/inv_1', { key: tenant.sk_test });
    expect(faultsOf({ $ref: '#/components/schemas/Problem' }, problem)).toEqual([]);
  });

  it('is shown to people by a page that takes all it needs from here', async () => {
    const { status, headers, text } = await gateway.call('GET', '/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const assets = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets) expect([path, (await gateway.call('GET', path)).status]).toEqual([path, 200]);
    expect(text).not.toMatch(/https?:\/\/(?!www\.w3)/);
  });
});

describe('the type of a problem', () => {
  const PUBLIC = 'https://api.ejemplo.co';

  it('leads to the page of its code on the public base URL, in both languages', async () => {
    const { json } = await gateway.call('GET', '/v1/invoices');
    expect(json['type']).toBe(`${PUBLIC}/docs/errors/unauthorized`);
    const page = await gateway.call('GET', String(json['type']).slice(PUBLIC.length));
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of ['<h1>unauthorized</h1>', '<strong>When.</strong>', '<strong>En español.</strong>', '<pre>'])
      expect(page.text).toContain(part);
    for (const code of ['nothing_of_this', 'README', '..%2F..%2Fpackage'])
      expect((await gateway.call('GET', `/docs/errors/${code}`)).status).toBe(404);
  });

  it('has a page that is HTML throughout, whatever its code', () => {
    const sources = globSync('../../docs/errors/[a-z]*.md', { cwd: fileURLToPath(new URL('../../', import.meta.url)) });
    expect(sources.length).toBeGreaterThan(100);
    for (const path of sources) {
      const source = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
      const page = errorPage(basename(path, '.md'), source);
      expect([path, page.match(/\*\*|```|\]\(|^#/m)]).toEqual([path, null]);
    }
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
