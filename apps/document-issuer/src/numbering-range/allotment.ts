import type { Environment, RangeDocumentType } from '@rubrica/contracts';
import { type AuthorizedRange, colombianDate, colombianTimestamp } from '@rubrica/fiscal';

/** A range as allotment sees it: active, under its row lock. */
export interface AllottableRange {
  readonly id: string;
  readonly tenantId: string;
  readonly environment: Environment;
  readonly documentType: RangeDocumentType;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  /** The number that comes next; beyond `to` when it is used up. */
  readonly next: number;
  /** Null of ranges for notes, which nobody authorises. */
  readonly resolutionNumber: string | null;
  /** YYYY-MM-DD, both days included. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Latest default issue time given so far, as Colombian timestamp; default issue times do not decrease. */
  readonly lastIssuedAt: string | null;
}

/**
 * Which range a document is numbered from: the one it names, else the tenant's oldest that has numbers for the day. A
 * paper original brings its number along, and is of the range that has it.
 */
export interface RangeWish {
  readonly tenantId: string;
  readonly environment: Environment;
  readonly documentType: RangeDocumentType;
  readonly rangeId: string | null;
  /** Of a paper original (type 03), else null. */
  readonly paper: PaperOriginal | null;
}

export interface PaperOriginal {
  /** Prefix and consecutive. */
  readonly number: string;
  /** Colombian timestamp. */
  readonly issuedAt: string;
}

export interface Allotment {
  readonly rangeId: string;
  readonly prefix: string;
  readonly sequence: number;
  readonly number: string;
  /** Colombian timestamp, seconds precise: 2026-11-21T10:15:30-05:00. */
  readonly issuedAt: string;
  /** The authorisation as it is now; null of notes. */
  readonly range: AuthorizedRange | null;
  /** The range once this number is taken. */
  readonly after: AllottableRange;
}

/**
 * The range's next number; null when it has none for that day. `givenIssuedAt` is what the tenant asked for (another
 * day than today's was refused before).
 */
export const allot = (range: AllottableRange, now: Date, givenIssuedAt: string | null): Allotment | null => {
  if (range.next > range.to || !isValidOn(colombianDate(now), range)) return null;
  const earliest = colombianTimestamp(now);
  const byDefault = range.lastIssuedAt !== null && range.lastIssuedAt > earliest ? range.lastIssuedAt : earliest;
  return {
    rangeId: range.id,
    prefix: range.prefix,
    sequence: range.next,
    number: `${range.prefix}${range.next}`,
    issuedAt: givenIssuedAt ?? byDefault,
    range: authorizationOf(range),
    after: { ...range, next: range.next + 1, lastIssuedAt: givenIssuedAt === null ? byDefault : range.lastIssuedAt },
  };
};

/** The place of a paper original in the range; null when it is not of it. The counter stays: it has counted nothing. */
export const transcribe = (range: AllottableRange, { number, issuedAt }: PaperOriginal): Allotment | null => {
  const digits = number.startsWith(range.prefix) ? number.slice(range.prefix.length) : '';
  const sequence = Number(digits);
  const isOfRange = /^\d+$/.test(digits) && range.from <= sequence && sequence <= range.to;
  if (!isOfRange || !isValidOn(colombianDate(issuedAt), range)) return null;
  return {
    rangeId: range.id,
    prefix: range.prefix,
    sequence,
    number,
    issuedAt,
    range: authorizationOf(range),
    after: range,
  };
};

/** Locked ranges of several tenants, oldest first, while a batch of documents is numbered from them. */
export class Allotter {
  private readonly ranges: Map<string, AllottableRange>;
  private readonly moved = new Set<string>();

  constructor(ranges: readonly AllottableRange[]) {
    this.ranges = new Map(ranges.map((range) => [range.id, range]));
  }

  /** What `take` would take; null when no range that fits the wish has a number left for the day. */
  next(wish: RangeWish, now: Date, givenIssuedAt: string | null): Allotment | null {
    for (const range of this.ranges.values()) {
      if (!fits(range, wish)) continue;
      const allotment = wish.paper ? transcribe(range, wish.paper) : allot(range, now, givenIssuedAt);
      if (allotment) return allotment;
    }
    return null;
  }

  take({ after }: Allotment): void {
    this.ranges.set(after.id, after);
    this.moved.add(after.id);
  }

  /** The ranges whose counters have to be saved. */
  changed(): AllottableRange[] {
    return [...this.ranges.values()].filter(({ id }) => this.moved.has(id));
  }
}

const fits = (range: AllottableRange, { tenantId, environment, documentType, rangeId }: RangeWish): boolean =>
  range.tenantId === tenantId &&
  range.environment === environment &&
  range.documentType === documentType &&
  (rangeId ?? range.id) === range.id;

const isValidOn = (day: string, { validFrom, validTo }: AllottableRange): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);

const authorizationOf = (range: AllottableRange): AuthorizedRange | null =>
  range.resolutionNumber === null
    ? null
    : {
        resolutionNumber: range.resolutionNumber,
        validFrom: range.validFrom ?? '',
        validTo: range.validTo ?? '',
        prefix: range.prefix,
        from: String(range.from),
        to: String(range.to),
      };
