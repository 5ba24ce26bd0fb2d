import { colombianTimestamp } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import type { RequestContent } from '../document/composition.js';
import type { Document, KnownDocument, Numbered } from '../document/document.js';

/** A document, and the rejected document whose number it takes over; null when it corrects none. */
interface Correction {
  readonly document: KnownDocument;
  readonly corrected: Document | null;
}

/** Returns the number that the document has or takes over from the one that it corrects. */
export const numberOf = ({ document, corrected }: Correction): Numbered | null =>
  document.numbered ?? (corrected === null || corrected.phase === 'unknown' ? null : corrected.numbered);

/**
 * Returns the number that a correction takes over from the rejected document, with a time of its own. A rejected
 * document does not use up its number (annex 1.9, duplicates).
 */
export const inheritedNumber = (
  { document, request, corrected }: Correction & { readonly request: RequestContent },
  now: Date,
): Numbered | null => {
  if (!document.received.corrects) return null;
  if (!corrected || corrected.phase === 'unknown' || corrected.numbered === null)
    throw new Error('the corrected document has no number');
  return {
    ...corrected.numbered,
    type_code: kindOf(document.received.kind).typeCodeOf(request.draft),
    issued_at: request.draft.issued_at ?? timeAfter((corrected.signed ?? corrected.numbered).issued_at, now),
  };
};

/**
 * Returns now, or the second after `previous` if that is later. Two documents or editions under one number must differ in
 * time, else their CUFE is the same.
 */
export const timeAfter = (previous: string | undefined, now: Date): string =>
  colombianTimestamp(new Date(Math.max(now.getTime(), previous ? Date.parse(previous) + 1_000 : 0)));
