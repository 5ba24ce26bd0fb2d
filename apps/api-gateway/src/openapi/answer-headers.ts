import { type ApiVersion, knowsSince } from '@rubrica/kinds';
import type { OperationDescription } from '../operation/operation.js';
import type { JsonSchema } from './components.js';
import type { Route } from './route.js';

interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

const text = (example: string): JsonSchema => ({ type: 'string', examples: [example] });

/** Headers of answers, by name. */
const HEADERS: Readonly<Record<string, Header>> = {
  'Svc-Request-Id': { description: 'Quote it to support', schema: text('req_0123456789abcdefghjkmnpqrs') },
  'Svc-Version': { description: 'Version of this answer', schema: { $ref: '#/components/schemas/ApiVersion' } },
  'Idempotent-Replayed': {
    description: 'true: this is the first answer to that Idempotency-Key again',
    schema: { type: 'string', const: 'true' },
  },
  'Preference-Applied': {
    description:
      'The wait that was granted to `Prefer`, in seconds, with `until=files` if it was for the files; absent: none',
    schema: text('wait=10'),
  },
  'Content-Language': {
    description: 'Language of our own texts; absent: there are none',
    schema: { type: 'string', enum: ['en', 'es'] },
  },
  'Retry-After': { description: 'Seconds to wait', schema: text('2') },
  RateLimit: {
    description: 'What is left of the limit: `r` requests; in `t` seconds it is whole again',
    schema: text('"requests";r=1980;t=1'),
  },
  'RateLimit-Policy': {
    description: 'The limit: `q` requests at once; a used-up one is whole again after `w` seconds',
    schema: text('"requests";q=2000;w=2'),
  },
  'WWW-Authenticate': { description: 'The scheme that is asked for', schema: text('Bearer realm="rubrica"') },
  ETag: { description: 'Mark of this content, for If-None-Match', schema: text('"xRzX5Pj0Tn0bPyNTvqNVxg"') },
  'Cache-Control': { description: 'How long a copy may be used', schema: text('public, max-age=86400') },
  'Set-Cookie': {
    description: 'The cookie of the session; without a value where it has ended',
    schema: text('__Host-rubrica=…; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure'),
  },
  'Content-Disposition': {
    description: 'Name of the file: the number of the document',
    schema: text('inline; filename="SETP990000001.pdf"'),
  },
};

/** Names of components have no hyphens. */
const componentOf = (name: string): string => name.replaceAll('-', '');

const componentsOf = (names: readonly string[]): Readonly<Record<string, Header | undefined>> =>
  Object.fromEntries(names.map((name) => [componentOf(name), HEADERS[name]]));

/** The headers as components of the tenants' OpenAPI document; versions without sessions have no cookie. */
export const headerComponentsIn = (version: ApiVersion): ReturnType<typeof componentsOf> =>
  componentsOf(Object.keys(HEADERS).filter((name) => name !== 'Set-Cookie' || knowsSince(version, '2026-12-01')));

const referring = (names: readonly string[]): Readonly<Record<string, object>> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${componentOf(name)}` }]));

const ALWAYS = ['Svc-Request-Id', 'Svc-Version'];
const LIMITED = ['RateLimit', 'RateLimit-Policy'];

/** The headers as components of the operators' OpenAPI document: their tokens have no limit. */
export const operatorHeaderComponents = {
  ...componentsOf([
    ...ALWAYS,
    ...['Idempotent-Replayed', 'Content-Language', 'Retry-After', 'WWW-Authenticate', 'ETag'],
  ]),
  SetCookie: {
    ...HEADERS['Set-Cookie'],
    schema: text('__Host-rubrica-operator=…; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure'),
  },
};

/** References to the headers of a success. */
export const headersOfAnswer = (
  method: Route['method'],
  { role, isLogin, headers, answer }: OperationDescription,
): object =>
  referring([
    ...ALWAYS,
    ...(role === 'public' || role === 'operator' ? [] : LIMITED),
    ...(method === 'post' && !isLogin ? ['Idempotent-Replayed'] : []),
    ...(answer.schema ? ['Content-Language'] : []),
    ...(headers?.['Prefer'] ? ['Preference-Applied'] : []),
    ...(answer.headers ?? []),
  ]);

/** References to the headers of a refusal; of operators' tokens there is no limit. */
export const headersOfRefusal = (status: number, isOfOperators: boolean): object =>
  referring([
    ...ALWAYS,
    'Content-Language',
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(!isOfOperators && [403, 404, 409, 422, 429].includes(status) ? LIMITED : []),
    ...([409, 429, 503].includes(status) ? ['Retry-After'] : []),
  ]);

/** The answer to `If-None-Match` of an operation whose answer has an ETag. */
export const notModified = ({ answer, role }: OperationDescription): object => {
  if (!answer.headers?.includes('ETag')) return {};
  const names = [...ALWAYS, ...(role === 'operator' ? [] : LIMITED), ...answer.headers];
  return { 304: { description: 'Your copy is current', headers: referring(names) } };
};
