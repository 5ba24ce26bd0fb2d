import type { DocumentKind, DocumentType, DocumentTypeCode } from '@rubrica/fiscal';
import { type ApiVersion, knowsSince } from './api-version.js';
import type { Kind, RangeType } from './kind.js';
import { KINDS } from './kinds.js';

const BY_NAME: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.name, kind]));
const BY_TYPE: ReadonlyMap<string, DocumentType> = new Map(
  KINDS.flatMap(({ types }) => types.map((type) => [type.code, type])),
);

/** Returns the kinds that a version of the API knows, in their order. */
export const kindsOf = (version: ApiVersion, kinds: readonly Kind[] = KINDS): Kind[] =>
  kinds.filter(({ api }) => knowsSince(version, api.since));

/** Returns undefined for a kind that this release does not know. */
export const knownKind = (name: string): Kind | undefined => BY_NAME.get(name);

/** Throws for a kind that this release does not know. */
export const kindOf = (name: DocumentKind): Kind => {
  const kind = knownKind(name);
  if (!kind) throw new Error(`there is no kind of document named ${name}`);
  return kind;
};

/** Returns the kind of the document with this id, undefined for an id of anything else. */
export const kindOfId = (id: string): Kind | undefined => KINDS.find(({ idPrefix }) => id.startsWith(`${idPrefix}_`));

/** Throws for a code that no kind has. */
export const kindOfType = (code: DocumentTypeCode): Kind => {
  const kind = KINDS.find(({ types }) => types.some((type) => type.code === code));
  if (!kind) throw new Error(`no kind of document has the type ${code}`);
  return kind;
};

/** Throws for a code that no kind has. */
export const documentType = (code: DocumentTypeCode): DocumentType => {
  const type = BY_TYPE.get(code);
  if (!type) throw new Error(`there is no type of document ${code}`);
  return type;
};

/** All types of numbering ranges; those of paper originals stand last. */
export const RANGE_TYPES: readonly RangeType[] = KINDS.flatMap(({ numbering }) => numbering.ranges).sort(
  (one, other) => Number(one.isPaper) - Number(other.isPaper),
);

/** Returns the names of the types of numbering ranges that a version of the API knows, in the order of `RANGE_TYPES`. */
export const rangeTypesOf = (version: ApiVersion): RangeType['name'][] =>
  RANGE_TYPES.map(({ name }) => name).filter((name) => knowsSince(version, kindOfRange(name).api.since));

/** Throws for a type of range that no kind has. */
export const rangeType = (name: string): RangeType => {
  const type = RANGE_TYPES.find((one) => one.name === name);
  if (!type) throw new Error(`there is no type of numbering range named ${name}`);
  return type;
};

/** Returns the kind whose documents get their numbers from ranges of this type. Throws for a type that no kind has. */
export const kindOfRange = (name: string): Kind => {
  const kind = KINDS.find(({ numbering: { ranges } }) => ranges.some((range) => range.name === name));
  if (!kind) throw new Error(`no kind of document has numbering ranges named ${name}`);
  return kind;
};

/** Returns the type of the ranges that number a document of a kind, or the transcription of a paper original. */
export const rangeTypeFor = (name: DocumentKind, isPaper: boolean): RangeType['name'] => {
  const type = kindOf(name).numbering.ranges.find((range) => range.isPaper === isPaper);
  if (!type) throw new Error(`no numbering range is for ${isPaper ? 'paper originals of ' : ''}${name}`);
  return type.name;
};
