import { EventResource } from '@rubrica/contracts';
import type { TSchema } from '@sinclair/typebox';
import { isBodyOptional, type OperationDescription } from '../operation/operation.js';
import { API_VERSIONS, LATEST_VERSION } from '../operation/version.js';
import { Components, type JsonSchema } from './components.js';
import { fieldWords } from './field-words.js';
import { problemSchema, REFUSALS, type Refused } from './refusals.js';
import { REQUEST_EXAMPLES } from './request-examples.js';
import type { Route } from './route.js';

const DESCRIPTION = `
Post an invoice, and it is numbered, signed, sent to the tax authority, mailed and reported by webhook.

* Amounts are decimal strings. Times are ISO 8601 with offset; fiscal times are Colombia's, \`-05:00\`.
* The prefix of the API key decides the mode: \`sk_test_\` never touches anything live.
* Every POST takes an \`Idempotency-Key\`: the same key and body get the first answer again.
* Refusals are \`application/problem+json\` (RFC 9457) with a stable \`code\`; all that is wrong is named at once.
* \`Accept-Language: es\` answers our own texts in Spanish; English is the default. \`code\` is the same in both.
`.trim();

const version: JsonSchema = { type: 'string', enum: [...API_VERSIONS] };

const parameters = {
  Version: {
    name: 'Svc-Version',
    in: 'header',
    description: "Version of the API; absent: the tenant's pinned one",
    schema: version,
  },
  Language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of our own texts: `es`, or English by default',
    schema: { type: 'string', examples: ['es-CO'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A text of your own, new for each new request; kept for 7 days',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]*$' },
  },
};

const headers = {
  RequestId: {
    description: 'Quote it to support',
    schema: { type: 'string', examples: ['req_0123456789abcdefghjkmnpqrs'] },
  },
  Version: { description: 'Version of this answer', schema: version },
  Replayed: {
    description: 'true: this is the first answer to that Idempotency-Key again',
    schema: { type: 'string', const: 'true' },
  },
  Language: { description: 'Language of the texts', schema: { type: 'string', enum: ['en', 'es'] } },
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'string' } },
  RateLimit: {
    description: 'What is left of the limit: `r` requests; in `t` seconds it is whole again',
    schema: { type: 'string', examples: ['"requests";r=1980;t=1'] },
  },
  RateLimitPolicy: {
    description: 'The limit: `q` requests at once; a used-up one is whole again after `w` seconds',
    schema: { type: 'string', examples: ['"requests";q=2000;w=2'] },
  },
};

const ALWAYS = {
  'Svc-Request-Id': { $ref: '#/components/headers/RequestId' },
  'Svc-Version': { $ref: '#/components/headers/Version' },
};

const LIMITED = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};

/** Makes the OpenAPI 3.1 description of the routes from the schemas that check their requests. */
export const openApiOf = (routes: readonly Route[], serverUrl: string): object => {
  const components = new Components(fieldWords);
  components.add(problemSchema);
  const paths = pathsOf(routes, components);
  const webhooks = { event: { post: webhook(components) } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rubrica',
      version: LATEST_VERSION,
      summary: 'Electronic invoices, credit notes and debit notes for Colombia',
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: [...new Set(routes.map(({ operation }) => operation.tag))].map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'sk_test_… or sk_live_…: the prefix decides the mode' },
      },
      parameters,
      headers,
      responses: Object.fromEntries(REFUSALS.map((refused) => [refused.name, responseOf(refused)])),
      schemas: components.schemas,
    },
  };
};

const pathsOf = (routes: readonly Route[], components: Components): Record<string, Record<string, object>> => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, operation } of [...routes].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    paths[path] = { ...paths[path], [method]: operationObject(method, path, operation, components) };
  }
  return paths;
};

const operationObject = (
  method: Route['method'],
  path: string,
  operation: OperationDescription,
  components: Components,
): object => {
  const { id, tag, summary, description, role, body, query, headers: own = {}, answer } = operation;
  const isOpen = role === 'public';
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(isOpen ? { security: [] } : { 'x-role': role }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        description: fieldWords(`parameter.${String(name)}`),
        schema: { type: 'string' },
      })),
      ...queryParameters(query, components),
      ...Object.entries(own).map(([name, schema]) => ({
        name,
        in: 'header',
        description: schema.description,
        schema: components.refer(schema),
      })),
      ...(isOpen ? [] : [{ $ref: '#/components/parameters/Version' }]),
      { $ref: '#/components/parameters/Language' },
      ...(method === 'post' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: !isBodyOptional(operation),
            content: { 'application/json': { schema: components.refer(body), ...exampleOf(body) } },
          },
        }
      : {}),
    responses: {
      [answer.status]: {
        description: answer.description,
        headers: {
          ...ALWAYS,
          ...(isOpen ? {} : LIMITED),
          ...(method === 'post' ? { 'Idempotent-Replayed': { $ref: '#/components/headers/Replayed' } } : {}),
        },
        ...contentOf(answer, components),
      },
      ...refusalsOf(method, operation),
    },
  };
};

/** The example of a body whose schema has none; that of a batch has the examples of its documents. */
const exampleOf = ({ title = '', properties }: TSchema): object => {
  const { documents } = (properties ?? {}) as { readonly documents?: { readonly items?: TSchema } };
  const drafts = documents?.items?.examples as unknown;
  const example = REQUEST_EXAMPLES[title] ?? (drafts === undefined ? undefined : { documents: drafts });
  return example === undefined ? {} : { example };
};

const contentOf = ({ schema, contentType }: OperationDescription['answer'], components: Components): object => {
  if (schema) return { content: { 'application/json': { schema: components.refer(schema) } } };
  return contentType ? { content: { [contentType]: {} } } : {};
};

/** Describes refusals: those shared by many operations by reference, the operation's own ones with their codes. */
const refusalsOf = (method: Route['method'], operation: OperationDescription): Record<string, object> => {
  const common = REFUSALS.filter(({ when }) => when(method, operation));
  const own = Object.entries(operation.refusals ?? {}).map(([status, codes]) => {
    const refused = REFUSALS.find((one) => one.status === Number(status));
    const all = [...codes, ...(common.includes(refused as Refused) ? (refused?.codes ?? []) : [])];
    return [status, refused ? responseOf({ ...refused, codes: all }) : { description: codes.join(', ') }];
  });
  return {
    ...Object.fromEntries(common.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }])),
    ...Object.fromEntries(own),
  };
};

const responseOf = ({ status, meaning, codes }: Refused): object => ({
  description: `${meaning}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
  headers: {
    ...ALWAYS,
    'Content-Language': { $ref: '#/components/headers/Language' },
    ...(status === 429 ? LIMITED : {}),
    ...([409, 429, 503].includes(status) ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
  },
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const queryParameters = (query: TSchema | undefined, components: Components): object[] => {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    description: schema.description ?? fieldWords(`parameter.${name}`),
    schema: components.refer(schema),
  }));
};

const webhook = (components: Components): object => ({
  operationId: 'receiveEvent',
  tags: ['Webhooks'],
  summary: 'What your endpoint gets',
  description:
    'At least once, in no order; any 2xx within 10 s is a success. `Svc-Signature` is `t=<unix time>,v1=<hex>`: ' +
    'HMAC-SHA256 over `<t>.<raw body>`, keyed with the whole text of the endpoint’s secret.',
  parameters: ['Svc-Event-Id', 'Svc-Event-Type', 'Svc-Signature', 'Svc-Webhook-Id'].map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  })),
  requestBody: { required: true, content: { 'application/json': { schema: components.refer(EventResource) } } },
  responses: { '2XX': { description: 'Taken' } },
});
