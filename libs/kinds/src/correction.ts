import { type DocumentDraft, type DocumentKind, isCorrection, shownDay, type Words } from '@rubrica/fiscal';
import { spanishNoun } from './noun.js';
import { kindOf } from './registry.js';

/** A document, as people refer to it. */
export interface NamedDocument {
  readonly number: string;
  /** A day, or an instant with Colombia's offset from UTC. */
  readonly issuedAt: string;
}

/**
 * Returns a label and a text about the thing that a document corrects, for a mail or a page: an earlier document
 * with its day, or a period. `own`: the corrected document, if this service issued it; otherwise the request describes it.
 * Returns null for a document that corrects nothing, and while the corrected one has no number.
 */
export const shownCorrection = (
  kind: DocumentKind,
  draft: DocumentDraft,
  own: NamedDocument | null,
  language: keyof Words,
): readonly [label: string, text: string] | null => {
  const { corrects } = kindOf(kind);
  if (corrects === null || !isCorrection(draft)) return null;
  const { period, billing_reference: reference } = draft;
  const day = (date: string) => shownDay(date, language);
  if (period !== undefined) {
    const [first, last] = [day(period.start_date), day(period.end_date)];
    return language === 'es'
      ? ['Corrige el período', `del ${first} al ${last}`]
      : ['Corrects the period', `${first} to ${last}`];
  }
  const named = own ?? (reference ? { number: reference.number, issuedAt: reference.issue_date } : null);
  if (named === null) return null;
  const issued = day(named.issuedAt);
  const corrected = kindOf(corrects.kind);
  return language === 'es'
    ? [`Corrige ${spanishNoun('the', corrected)}`, `${named.number} del ${issued}`]
    : [`Corrects the ${corrected.words.noun.en}`, `${named.number} of ${issued}`];
};
