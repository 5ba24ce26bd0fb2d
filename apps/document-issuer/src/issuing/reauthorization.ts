import type { KnownDocument, Numbered } from '../document/document.js';
import { type AllottableRange, authorizationOf, isValidOn } from '../numbering-range/allotment.js';

/** Range and authorisation under which a document bears its number. */
export type Authorization = Pick<Numbered, 'numbering_range_id' | 'range'>;

interface Context {
  readonly document: KnownDocument;
  /** What `rangesWith` returns. */
  readonly authorized: readonly AllottableRange[];
}

/** Returns the ranges of the document's series that have its number, oldest first. */
export const rangesWith = (
  numbered: Numbered,
  {
    planning,
    document,
  }: { readonly planning: { readonly authorized: readonly AllottableRange[] }; readonly document: KnownDocument },
): AllottableRange[] =>
  planning.authorized.filter((one) => isSameSeries(one, document, numbered) && hasNumber(one, numbered));

/**
 * Returns the authorisation of a number that was taken before, for a document that is issued on that day: `numbered`
 * itself while it holds, null when none is in force. An edition that may be with the tax authority or the buyer keeps its
 * authorisation while that is in force; nobody has seen any other, so it gets the latest one that has its number.
 */
export const authorizationOn = (
  numbered: Numbered,
  day: string,
  { authorized, document }: Context,
): Authorization | null => {
  if (numbered.range === null) return numbered;
  const isInForce = isValidOn(day, numbered.range);
  if (isInForce && document.signed !== null) return numbered;
  const range = authorized.findLast((one) => isValidOn(day, one));
  if (!range) return isInForce ? numbered : null;
  const present = authorizationOf(range);
  const isSame = present?.resolutionNumber === numbered.range.resolutionNumber && isInForce;
  return isSame ? numbered : { numbering_range_id: range.id, range: present };
};

const isSameSeries = (
  { tenantId, environment, documentType, prefix }: AllottableRange,
  { received }: KnownDocument,
  numbered: Numbered,
): boolean =>
  tenantId === received.tenant_id &&
  environment === received.environment &&
  documentType === received.kind &&
  prefix === numbered.prefix;

const hasNumber = ({ from, to }: AllottableRange, { sequence }: Numbered): boolean =>
  from <= sequence && sequence <= to;
