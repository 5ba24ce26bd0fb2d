import type { TSchema } from '@sinclair/typebox';
import type { OperationDescription } from '../operation/operation.js';
import { API_VERSIONS } from '../operation/version.js';

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In OpenAPI's form: /v1/invoices/{id}. */
  readonly path: string;
  readonly operation: OperationDescription;
}

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'the page of this code' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', description: 'stable, snake_case' },
    request_id: { type: ['string', 'null'] },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'detail'],
        properties: {
          pointer: { type: 'string', description: 'JSON pointer into the body', examples: ['#/lines/0/taxes/0/value'] },
          parameter: { type: 'string', description: 'name of the query parameter' },
          code: { type: 'string' },
          detail: { type: 'string' },
          fix: { type: 'string' },
          rule: { type: 'string', description: "the tax authority's rule that would have rejected it" },
        },
      },
    },
  },
};

const refused = (description: string): object => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const answerHeaders = {
  'Svc-Request-Id': { schema: { type: 'string' }, description: 'to be quoted to support' },
  'Svc-Version': { schema: { type: 'string', enum: [...API_VERSIONS] } },
};

/** OpenAPI 3.1 of the routes: made from the very schemas that check the requests. */
export const openApiOf = (routes: readonly Route[], serverUrl: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Rubrica',
    version: API_VERSIONS[API_VERSIONS.length - 1],
    summary: 'Electronic invoices, credit notes and debit notes for Colombia',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: serverUrl }],
  security: [{ apiKey: [] }],
  tags: [...new Set(routes.map(({ operation }) => operation.tag))].map((name) => ({ name })),
  paths: pathsOf(routes),
  components: {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'sk_test_… or sk_live_…: the prefix decides the mode' },
    },
    schemas: { Problem: problem },
  },
});

const pathsOf = (routes: readonly Route[]): Record<string, Record<string, object>> => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, operation } of [...routes].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    paths[path] = { ...paths[path], [method]: operationObject(method, path, operation) };
  }
  return paths;
};

const operationObject = (method: Route['method'], path: string, operation: OperationDescription): object => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary,
  ...(operation.description ? { description: operation.description } : {}),
  ...(operation.role === 'public' ? { security: [] } : { 'x-role': operation.role }),
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...queryParameters(operation.query),
    ...(operation.role === 'public'
      ? []
      : [headerParameter('Svc-Version', { type: 'string', enum: [...API_VERSIONS] })]),
    ...(method === 'post'
      ? [headerParameter('Idempotency-Key', { type: 'string', minLength: 1, maxLength: 255 })]
      : []),
  ],
  ...(operation.body
    ? { requestBody: { required: true, content: { 'application/json': { schema: plain(operation.body) } } } }
    : {}),
  responses: {
    [operation.answer.status]: {
      description: operation.answer.description,
      headers: answerHeaders,
      ...answerContent(operation.answer),
    },
    ...refusals(operation),
  },
});

const answerContent = ({ schema, contentType }: OperationDescription['answer']): object => {
  if (schema) return { content: { 'application/json': { schema: plain(schema) } } };
  return contentType ? { content: { [contentType]: {} } } : {};
};

const refusals = (operation: OperationDescription): Record<string, object> => ({
  ...(operation.role === 'public'
    ? {}
    : { 401: refused('No valid API key'), 403: refused('The API key may not do this') }),
  400: refused('Malformed JSON, header or version'),
  404: refused('Not found, or not yours'),
  ...(operation.body || operation.query
    ? { 422: refused('All that is wrong with the request, each by its JSON pointer') }
    : {}),
  ...Object.fromEntries(
    Object.entries(operation.refusals ?? {}).map(([status, codes]) => [status, refused(codes.join(', '))]),
  ),
  default: refused('Any other refusal'),
});

const headerParameter = (name: string, schema: object): object => ({ name, in: 'header', required: false, schema });

const queryParameters = (query: TSchema | undefined): object[] => {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(schema.description ? { description: schema.description } : {}),
    schema: plain(schema),
  }));
};

/** Without TypeBox's symbols. */
const plain = (schema: TSchema): object => JSON.parse(JSON.stringify(schema)) as object;
