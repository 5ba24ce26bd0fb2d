import type { DocumentKind, DocumentType, DocumentTypeCode } from '@rubrica/fiscal';
import { type ApiVersion, knowsSince } from './api-version.js';
import type { Kind, RangeType } from './kind.js';
import { KINDS } from './kinds.js';
import type { SoftwareRecord } from './software.js';

const BY_NAME: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.name, kind]));
const BY_TYPE: ReadonlyMap<string, DocumentType> = new Map(
  KINDS.flatMap(({ types }) => types.map((type) => [type.code, type])),
);

/** Returns the kinds that a version of the API knows, in their order. */
export const kindsOf = (version: ApiVersion, kinds: readonly Kind[] = KINDS): Kind[] =>
  kinds.filter(({ api }) => knowsSince(version, api.since));

/** Returns the software records that issue the kinds of a version. The record of invoices is first. */
export const softwareRecordsOf = (version: ApiVersion, kinds: readonly Kind[] = KINDS): SoftwareRecord[] => [
  ...new Set(kindsOf(version, kinds).map(({ software }) => software)),
];

/** Returns the kind with this name; undefined if this release has none. */
export const knownKind = (name: string): Kind | undefined => BY_NAME.get(name);

/** Returns the kind with this name. Throws if this release has none. */
export const kindOf = (name: DocumentKind): Kind => {
  const kind = knownKind(name);
  if (!kind) throw new Error(`there is no kind of document named ${name}`);
  return kind;
};

/** Returns the kind of the document with this id; undefined for any other id. */
export const kindOfId = (id: string): Kind | undefined => KINDS.find(({ idPrefix }) => id.startsWith(`${idPrefix}_`));

/** Returns the kind that has this type code. Throws if no kind has it. */
export const kindOfType = (code: DocumentTypeCode): Kind => {
  const kind = KINDS.find(({ types }) => types.some((type) => type.code === code));
  if (!kind) throw new Error(`no kind of document has the type ${code}`);
  return kind;
};

/** Returns the document type with this code. Throws if no kind has it. */
export const documentType = (code: DocumentTypeCode): DocumentType => {
  const type = BY_TYPE.get(code);
  if (!type) throw new Error(`there is no type of document ${code}`);
  return type;
};

/** All types of numbering ranges. The type for paper originals is last. */
export const RANGE_TYPES: readonly RangeType[] = KINDS.flatMap(({ numbering }) => numbering.ranges).sort(
  (one, other) => Number(one.isPaper) - Number(other.isPaper),
);

/** Returns the names of the range types that a version of the API has, in the order of `RANGE_TYPES`. */
export const rangeTypesOf = (version: ApiVersion): RangeType['name'][] =>
  RANGE_TYPES.map(({ name }) => name).filter((name) => knowsSince(version, kindOfRange(name).api.since));

/** Returns the range type with this name. Throws if no kind has it. */
export const rangeType = (name: string): RangeType => {
  const type = RANGE_TYPES.find((one) => one.name === name);
  if (!type) throw new Error(`there is no type of numbering range named ${name}`);
  return type;
};

/** Returns the kind whose numbers come from ranges of this type. Throws if no kind has the type. */
export const kindOfRange = (name: string): Kind => {
  const kind = KINDS.find(({ numbering: { ranges } }) => ranges.some((range) => range.name === name));
  if (!kind) throw new Error(`no kind of document has numbering ranges named ${name}`);
  return kind;
};

/**
 * Returns the range type that numbers a document of a kind. `isPaper`: the document is copied from a paper original.
 */
export const rangeTypeFor = (name: DocumentKind, isPaper: boolean): RangeType['name'] => {
  const type = kindOf(name).numbering.ranges.find((range) => range.isPaper === isPaper);
  if (!type) throw new Error(`no numbering range is for ${isPaper ? 'paper originals of ' : ''}${name}`);
  return type.name;
};

/** Returns whether documents of a kind are issued while a contingency lasts, before DIAN can judge them (ADR 0233). */
export const isIssuedInContingency = (name: DocumentKind): boolean =>
  kindOf(name).api.outcomes.includes('accepted_contingency');
