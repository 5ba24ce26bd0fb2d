import type { DocumentKind } from '@rubrica/fiscal';
import { KINDS, RANGE_TYPES, type RangeType, SOFTWARE_RECORDS } from '@rubrica/kinds';
import { Type } from '@sinclair/typebox';

const KNOWN_KINDS: readonly DocumentKind[] = KINDS.map(({ name }) => name);
const KNOWN_RANGE_TYPES: readonly RangeType['name'][] = RANGE_TYPES.map(({ name }) => name);

const PATTERN = '^[a-z][a-z_]{0,39}$';

const openKind = <T extends string>(known: readonly T[], description: string) =>
  Type.Unsafe<T>(
    Type.String({
      pattern: PATTERN,
      description: `${description} ${known.map((kind) => `\`${kind}\``).join(', ')}. There will be others: readers pass over a message of a kind that they do not know`,
    }),
  );

/** The kind in a message. It is open, so that a new kind is no new version; a consumer only gets the known ones (`unknownKindIn`). */
export const MessageKind = openKind(KNOWN_KINDS, 'Kind of the document:');

/** The document type of a range in a message, open like the kind. */
export const MessageRangeType = openKind(KNOWN_RANGE_TYPES, 'What it numbers:');

/** The record of software at DIAN in a message. Who reads it takes each one that comes. */
export const MessageSoftwareRecord = openKind(SOFTWARE_RECORDS, 'Record at DIAN:');

const FIELDS: readonly (readonly [name: string, known: ReadonlySet<unknown>])[] = [
  ['kind', new Set(KNOWN_KINDS)],
  ['document_type', new Set(KNOWN_RANGE_TYPES)],
];

/**
 * Returns the kind that a message's data name and this version does not know; undefined if there is none. Such data may
 * differ in everything else too, so it is asked before the schema.
 */
export const unknownKindIn = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [name, known] of FIELDS) {
    const value: unknown = Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;
    if (typeof value === 'string' && new RegExp(PATTERN).test(value) && !known.has(value)) return value;
  }
  return undefined;
};
