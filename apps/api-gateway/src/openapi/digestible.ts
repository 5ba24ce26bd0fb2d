import {
  DOCUMENT_STATUSES,
  eventTypesOf,
  FAILURE_CODES,
  RECEIVED_STATUSES,
  RESOLVE_CHOICES,
  waitingReasonsOf,
} from '@rubrica/contracts';
import { API_VERSIONS, kindsOf } from '@rubrica/kinds';
import { REASONS } from '@rubrica/reception';
import { MAIL_STATES } from '../document/document-resource.js';
import type { JsonSchema } from './components.js';

/**
 * Lists of values that occur in many places. Each is a component with this name, so that a generated client has one type
 * for it. Two lists of the same values would be one type, so codes like 1 and 2 have no place here. A name has several
 * lists where the versions of the API differ.
 */
const ENUMERATIONS: readonly (readonly [name: string, ...lists: (readonly string[])[]])[] = [
  ['ApiVersion', API_VERSIONS],
  ['DocumentKind', ...API_VERSIONS.map((version) => kindsOf(version).map(({ name }) => name))],
  ['DocumentStatus', DOCUMENT_STATUSES],
  ['Environment', ['test', 'habilitacion', 'production']],
  ['EventType', ...API_VERSIONS.map((version) => eventTypesOf(version))],
  ['FailureCode', FAILURE_CODES],
  ['MailState', MAIL_STATES],
  ['ReceivedReasonCode', Object.keys(REASONS)],
  ['ReceivedStatus', RECEIVED_STATUSES],
  ['ResolveChoice', RESOLVE_CHOICES],
  ['WaitingReason', ...API_VERSIONS.map((version) => waitingReasonsOf(version))],
];

/**
 * Returns a schema as generators of clients read it (ADR 0182): a choice of constants is an `enum`, with the name of its list as
 * title if it has one; of a union with a discriminator one member fits (`oneOf`); and a record whose keys may be anything
 * says so by `additionalProperties`.
 */
export const digestible = (schema: JsonSchema): JsonSchema => withTitle(withEnum(withOneOf(withRecord(schema))));

const withOneOf = (schema: JsonSchema): JsonSchema => {
  const { anyOf: members, discriminator, ...rest } = schema;
  return discriminator === undefined ? schema : { ...rest, oneOf: members, discriminator };
};

const withEnum = (schema: JsonSchema): JsonSchema => {
  const { anyOf: members, ...rest } = schema;
  if (!Array.isArray(members)) return schema;
  const constants = (members as JsonSchema[]).filter(({ type }) => type !== 'null');
  if (constants.length < 2 || !constants.every((one) => 'const' in one)) return schema;
  const choice = { type: 'string', enum: constants.map((one) => one['const']) };
  return constants.length === members.length
    ? { ...rest, ...choice }
    : { ...rest, anyOf: [withTitle(choice), { type: 'null' }] };
};

const withTitle = (schema: JsonSchema): JsonSchema => {
  const values = schema['enum'];
  const known = ENUMERATIONS.find(([, ...lists]) => lists.some((list) => String(list) === String(values)));
  return known ? { ...schema, title: known[0] } : schema;
};

const ANY_KEY = '^(.*)$';

const withRecord = (schema: JsonSchema): JsonSchema => {
  const { patternProperties: patterns, ...rest } = schema;
  const values = (patterns as JsonSchema | undefined)?.[ANY_KEY];
  return values === undefined ? schema : { ...rest, additionalProperties: values };
};
