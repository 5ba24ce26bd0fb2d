import type { Environment, RangeDocumentType } from '@rubrica/contracts';
import { type AuthorizedRange, colombianDate, colombianTimestamp } from '@rubrica/fiscal';
import type { SkippedNumbers } from './skipped-numbers.js';

/** A range whose row is locked, with the fields that allotment needs. */
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
  /** Numbers that cancelled documents have given back, lowest first. They come before `next`. */
  readonly returned: readonly ReturnedNumber[];
  /** Numbers that it issues no document under, with those that have come back. */
  readonly skipped: readonly SkippedNumbers[];
  /** Null for ranges of notes, which need no authorisation. */
  readonly resolutionNumber: string | null;
  readonly resolutionDate: string | null;
  /** YYYY-MM-DD, both days included. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Latest default issue time given so far, as Colombian timestamp; default issue times do not decrease. */
  readonly lastIssuedAt: string | null;
  readonly isActive: boolean;
  /** Id of the range that has taken over its numbers, else null. */
  readonly successorId: string | null;
}

export interface ReturnedNumber {
  readonly sequence: number;
  /** Of the cancelled document, as Colombian timestamp. */
  readonly issuedAt: string;
}

/**
 * What a document requires of the range that numbers it: the range that it names or a later one of the same prefix, else
 * the tenant's oldest that has numbers for the day. A paper original has a number already and takes the range that
 * contains it.
 */
export interface RangeWish {
  readonly tenantId: string;
  readonly environment: Environment;
  readonly documentType: RangeDocumentType;
  readonly rangeId: string | null;
  /** Set for a paper original (type 03), else null. */
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
  /** The authorisation at this moment; null for notes. */
  readonly range: AuthorizedRange | null;
  /** The range after this number is taken. */
  readonly after: AllottableRange;
}

/**
 * Returns the range's next number, or null when it has none for that day. `givenIssuedAt` is the time that the tenant
 * asked for; the gateway refuses another day than today.
 */
export const allot = (range: AllottableRange, now: Date, givenIssuedAt: string | null): Allotment | null => {
  if (obstacleOf(range, colombianDate(now)) !== null) return null;
  const earliest = colombianTimestamp(now);
  const [returned, ...others] = range.returned;
  // Two documents under one number must differ in time, else their CUFE is the same.
  const after = returned ? secondAfter(returned.issuedAt) : '';
  const byDefault = [range.lastIssuedAt ?? '', after].reduce((one, other) => (one > other ? one : other), earliest);
  const sequence = returned?.sequence ?? range.next;
  return {
    rangeId: range.id,
    prefix: range.prefix,
    sequence,
    number: `${range.prefix}${sequence}`,
    issuedAt: givenIssuedAt ?? byDefault,
    range: authorizationOf(range),
    after: {
      ...range,
      ...(returned ? { returned: others } : { next: range.next + 1 }),
      lastIssuedAt: givenIssuedAt === null ? byDefault : range.lastIssuedAt,
    },
  };
};

const secondAfter = (time: string): string => colombianTimestamp(new Date(Date.parse(time) + 1_000));

export const isUsedUp = ({ next, to, returned }: Pick<AllottableRange, 'next' | 'to' | 'returned'>): boolean =>
  next > to && returned.length === 0;

/** Returns the number of a paper original if it lies in the range, else null. The counter of the range stays. */
export const transcribe = (range: AllottableRange, { number, issuedAt }: PaperOriginal): Allotment | null => {
  const sequence = sequenceIn(range, number);
  if (sequence === null || !range.isActive || !isValidOn(colombianDate(issuedAt), range)) return null;
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

/** Returns the consecutive of a number with its prefix, null when it is not in the range. */
export const sequenceIn = ({ prefix, from, to }: AllottableRange, number: string): number | null => {
  const digits = number.startsWith(prefix) ? number.slice(prefix.length) : '';
  const sequence = Number(digits);
  return /^\d+$/.test(digits) && from <= sequence && sequence <= to ? sequence : null;
};

/** Why a range gives no number on a day. */
export type Obstacle = 'replaced' | 'inactive' | 'used_up' | 'expired' | 'not_yet_in_force';

/** Returns null for a range that has a number for the day. */
export const obstacleOf = (range: Omit<AllottableRange, 'id'>, day: string): Obstacle | null => {
  if (range.successorId !== null) return 'replaced';
  if (!range.isActive) return 'inactive';
  if (range.validTo !== null && range.validTo < day) return 'expired';
  if (isUsedUp(range)) return 'used_up';
  return range.validFrom !== null && day < range.validFrom ? 'not_yet_in_force' : null;
};

/** Returns the ranges that may number the document, oldest first, whether or not they have numbers for it. */
export const rangesFor = (wish: RangeWish, ranges: readonly AllottableRange[]): AllottableRange[] => {
  const fitting = ranges.filter((range) => fits(range, wish));
  if (wish.rangeId === null) return fitting;
  const index = fitting.findIndex(({ id }) => id === wish.rangeId);
  // Later ranges of the same prefix are the next resolutions of the named one.
  return index < 0 ? [] : fitting.slice(index).filter(({ prefix }) => prefix === fitting[index]?.prefix);
};

/** Allots numbers to a batch of documents from locked ranges of several tenants, oldest first. */
export class Allotter {
  private readonly ranges: Map<string, AllottableRange>;
  private readonly moved = new Set<string>();
  private readonly taken: { readonly rangeId: string; readonly sequence: number }[] = [];

  constructor(ranges: readonly AllottableRange[]) {
    this.ranges = new Map(ranges.map((range) => [range.id, range]));
  }

  /** Returns the allotment that `take` then records, or null when no fitting range has a number for the day. */
  next(wish: RangeWish, now: Date, givenIssuedAt: string | null): Allotment | null {
    for (const range of rangesFor(wish, this.all())) {
      const allotment = wish.paper ? transcribe(range, wish.paper) : allot(range, now, givenIssuedAt);
      if (allotment) return allotment;
    }
    return null;
  }

  take({ after, rangeId, sequence }: Allotment): void {
    if (this.ranges.get(rangeId)?.returned.some((one) => one.sequence === sequence))
      this.taken.push({ rangeId, sequence });
    this.ranges.set(after.id, after);
    this.moved.add(after.id);
  }

  all(): AllottableRange[] {
    return [...this.ranges.values()];
  }

  /** Returns the returned numbers that were taken. */
  takenAgain(): readonly { readonly rangeId: string; readonly sequence: number }[] {
    return this.taken;
  }

  /** Returns the ranges whose counters have to be saved. */
  changed(): AllottableRange[] {
    return this.all().filter(({ id }) => this.moved.has(id));
  }
}

const fits = (range: AllottableRange, { tenantId, environment, documentType }: RangeWish): boolean =>
  range.tenantId === tenantId && range.environment === environment && range.documentType === documentType;

/** Both days included. */
export const isValidOn = (
  day: string,
  { validFrom, validTo }: Pick<AllottableRange, 'validFrom' | 'validTo'>,
): boolean => (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);

/** Returns null for a range of notes. */
export const authorizationOf = (range: AllottableRange): AuthorizedRange | null =>
  range.resolutionNumber === null
    ? null
    : {
        resolutionNumber: range.resolutionNumber,
        ...(range.resolutionDate === null ? {} : { resolutionDate: range.resolutionDate }),
        validFrom: range.validFrom ?? '',
        validTo: range.validTo ?? '',
        prefix: range.prefix,
        from: String(range.from),
        to: String(range.to),
      };
