import { colombianDate, colombianTimestamp } from '@rubrica/fiscal';

/** A range as allotment sees it, under its row lock. */
export interface AllottableRange {
  readonly id: string;
  readonly prefix: string;
  readonly to: number;
  /** The number that comes next; beyond `to` when it is used up. */
  readonly next: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isActive: boolean;
  /** Latest default issue time given so far, as Colombian timestamp; default issue times do not decrease. */
  readonly lastIssuedAt: string | null;
}

export interface Allotment {
  readonly rangeId: string;
  readonly prefix: string;
  readonly sequence: number;
  readonly number: string;
  /** Colombian timestamp, seconds precise: 2026-11-21T10:15:30-05:00. */
  readonly issuedAt: string;
}

/**
 * Takes the next number; null when the range has none for that day. `givenIssuedAt` is what the tenant asked for
 * (another day than today's was refused before).
 */
export const allot = (
  range: AllottableRange,
  now: Date,
  givenIssuedAt: string | null,
): { readonly allotment: Allotment; readonly range: AllottableRange } | null => {
  const today = colombianDate(now);
  const usable =
    range.isActive &&
    range.next <= range.to &&
    (range.validFrom === null || range.validFrom <= today) &&
    (range.validTo === null || today <= range.validTo);
  if (!usable) return null;
  const earliest = colombianTimestamp(now);
  const byDefault = range.lastIssuedAt !== null && range.lastIssuedAt > earliest ? range.lastIssuedAt : earliest;
  const issuedAt = givenIssuedAt ?? byDefault;
  return {
    allotment: { rangeId: range.id, prefix: range.prefix, sequence: range.next, number: `${range.prefix}${range.next}`, issuedAt },
    range: { ...range, next: range.next + 1, lastIssuedAt: givenIssuedAt === null ? issuedAt : range.lastIssuedAt },
  };
};
