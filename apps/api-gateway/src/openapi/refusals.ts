import { type ApiVersion, knowsSince } from '@rubrica/kinds';
import { isOfTenant, type OperationDescription } from '../operation/operation.js';
import type { JsonSchema } from './components.js';
import type { Route } from './route.js';

/** A refusal that many operations share. */
export interface SharedRefusal {
  readonly name: string;
  readonly status: number;
  readonly meaning: string;
  readonly codes: readonly string[];
  readonly when: (method: Route['method'], operation: OperationDescription) => boolean;
}

const isGuarded: SharedRefusal['when'] = (_, { role }) => role !== 'public';
const isLimited: SharedRefusal['when'] = (_, operation) => isOfTenant(operation) || operation.role === 'person';
const isFromConsole: SharedRefusal['when'] = (method, operation) =>
  isLimited(method, operation) || operation.isLogin === true || operation.role === 'operator';
const hasInput: SharedRefusal['when'] = (_, { body, query }) => body !== undefined || query !== undefined;
const hasBody: SharedRefusal['when'] = (_, { body }) => body !== undefined;

/** Codes that only sessions are refused with, by the first version of the API that has sessions. */
const OF_SESSIONS: Readonly<Record<string, readonly string[]>> = {
  Malformed: ['session_header_invalid'],
  Forbidden: ['not_a_member', 'step_up_required', 'cross_site_request'],
};

/** Refusals of a request with a condition that does not hold, or without the one that it needs. */
const OF_CONDITIONS: readonly SharedRefusal[] = [
  { name: 'Changed', status: 412, meaning: 'It has changed meanwhile', codes: ['draft_changed'], when: () => false },
  {
    name: 'ConditionMissing',
    status: 428,
    meaning: 'A header is missing',
    codes: ['if_match_required'],
    when: () => false,
  },
];

/** Returns the refusals that many operations share, as a version of the API has them. */
export const refusalsIn = (version: ApiVersion): readonly SharedRefusal[] =>
  knowsSince(version, '2026-12-01')
    ? [
        ...REFUSALS.map((refused) => ({ ...refused, codes: [...refused.codes, ...(OF_SESSIONS[refused.name] ?? [])] })),
        ...OF_CONDITIONS,
      ]
    : REFUSALS;

const REFUSALS: readonly SharedRefusal[] = [
  {
    name: 'Malformed',
    status: 400,
    meaning: 'The request cannot be read',
    codes: [
      'malformed_json',
      'json_too_complex',
      'body_missing',
      'unknown_version',
      'idempotency_key_invalid',
      'malformed_request',
    ],
    when: () => true,
  },
  { name: 'Unauthorized', status: 401, meaning: 'No valid API key', codes: ['unauthorized'], when: isGuarded },
  {
    name: 'Forbidden',
    status: 403,
    meaning: 'The API key may not do this',
    codes: ['role_insufficient'],
    when: isFromConsole,
  },
  {
    name: 'NotFound',
    status: 404,
    meaning: 'It does not exist, or it is not yours',
    codes: ['not_found'],
    when: () => true,
  },
  {
    name: 'Conflict',
    status: 409,
    meaning: 'Not in this state',
    codes: ['idempotency_in_progress'],
    when: (method, { role }) => method === 'post' && role !== 'public' && role !== 'person',
  },
  { name: 'Gone', status: 410, meaning: 'Not any more', codes: ['url_expired'], when: () => false },
  { name: 'TooLarge', status: 413, meaning: 'Too large', codes: ['payload_too_large'], when: hasBody },
  { name: 'WrongMediaType', status: 415, meaning: 'Not JSON', codes: ['unsupported_media_type'], when: hasBody },
  {
    name: 'Invalid',
    status: 422,
    meaning: 'All that is wrong with the request, each at its place; the code of the one fault, or',
    codes: ['invalid_request', 'idempotency_key_reused'],
    when: hasInput,
  },
  {
    name: 'TooMany',
    status: 429,
    meaning: 'Too many for now',
    codes: ['rate_limited'],
    when: isLimited,
  },
  {
    name: 'BadGateway',
    status: 502,
    meaning: 'The tax authority answered with a fault',
    codes: ['dian_internal_error', 'dian_security_fault'],
    when: () => false,
  },
  {
    name: 'Unavailable',
    status: 503,
    meaning: 'Ask again in a moment',
    codes: ['service_unavailable'],
    when: () => true,
  },
];

/** Returns the schema of a problem as a version of the API has it. */
export const problemSchemaIn = (version: ApiVersion): typeof problemSchema =>
  knowsSince(version, '2026-12-01')
    ? { ...problemSchema, properties: { ...(problemSchema['properties'] as object), ...PROPERTIES_OF_SESSIONS } }
    : problemSchema;

const PROPERTIES_OF_SESSIONS = {
  tries_left: { type: 'integer', description: 'tries that a code for a login has left' },
};

const problemSchema: JsonSchema & { readonly title: string } = {
  title: 'Problem',
  description: 'RFC 9457',
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'the page of this code' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', pattern: '^[a-z][a-z0-9_]*$', description: 'stable' },
    request_id: { type: ['string', 'null'] },
    existing_id: {
      type: 'string',
      description: 'id of what stands in the way: it has this external_id or number, or corrects this document already',
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'detail'],
        properties: {
          pointer: {
            type: 'string',
            description: 'JSON pointer into the body; or into another resource, named before the #',
            examples: ['#/lines/0/taxes/0/value', '/v1/tenant#/tax_level_codes'],
          },
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
