import { rangeType } from '@rubrica/kinds';
import type { AllottableRange, ReturnedNumber } from './allotment.js';
import { has, LEFT_OVER, USED_BEFORE } from './passed-numbers.js';
import type { SkippedNumbers } from './skipped-numbers.js';

/** A range gives its numbers to a later one of the same prefix that has some of them. */
export interface Handover {
  readonly from: string;
  readonly to: string;
  /** Numbers of the former range that neither gives: the later one begins beyond them. */
  readonly unused: SkippedNumbers | null;
  /** Numbers of the later range that it does not give, as its counter begins behind that of the former one. */
  readonly passed: Numbers | null;
}

/** A number that a cancelled document has given back, and that a later range gives in place of the replaced one. */
export interface Inheritance {
  readonly from: string;
  readonly to: string;
  readonly number: ReturnedNumber & Pick<SkippedNumbers, 'reason'>;
}

type Numbers = Pick<SkippedNumbers, 'from' | 'to'>;

export interface Succession {
  readonly ranges: readonly AllottableRange[];
  readonly handovers: readonly Handover[];
  readonly inheritances: readonly Inheritance[];
}

/**
 * Returns the handovers that are due on a Colombian day, and the ranges after them. A range that shares numbers with a
 * later one gives them until the later one is in force, and none afterwards: once recorded, a handover is final. Only so
 * no number is given twice at midnight by two processes whose clocks differ. Paper originals have their numbers already (ADR 0174).
 */
export const succession = (ranges: readonly AllottableRange[], day: string): Succession => {
  const after = new Map(ranges.map((range) => [range.id, range]));
  const handovers: Handover[] = [];
  for (const [index, { id }] of ranges.entries()) {
    for (const { id: formerId } of ranges.slice(0, index)) {
      const former = after.get(formerId);
      const later = after.get(id);
      if (!former || !later || !isDue(former, later, day)) continue;
      const handover = handoverOf(former, later);
      handovers.push(handover);
      after.set(formerId, { ...former, successorId: id });
      after.set(id, {
        ...later,
        next: handover.passed === null ? later.next : handover.passed.to + 1,
        lastIssuedAt: latest(former.lastIssuedAt, later.lastIssuedAt),
      });
    }
  }
  const inheritances = [...after.values()].flatMap((former) => inheritancesOf(former, [...after.values()]));
  for (const { from, to, number } of inheritances) {
    const [former, heir] = [after.get(from), after.get(to)];
    if (!former || !heir) continue;
    after.set(from, { ...former, returned: former.returned.filter(({ sequence }) => sequence !== number.sequence) });
    after.set(to, { ...heir, returned: [...heir.returned, number].toSorted((a, b) => a.sequence - b.sequence) });
  }
  return { ranges: [...after.values()], handovers, inheritances };
};

/** Returns the range that gives the numbers of a range now: itself, or the last of those that replaced it. */
export const heirOf = (range: AllottableRange, ranges: readonly AllottableRange[]): AllottableRange => {
  const successor = ranges.find(({ id }) => id === range.successorId);
  return successor ? heirOf(successor, ranges) : range;
};

/** Tells whether the heir gives a number of a replaced range that has come back: its resolution has it, nothing else speaks for it. */
export const canInherit = ({ from, to, next, skipped }: AllottableRange, number: number): boolean =>
  from <= number &&
  number <= to &&
  number < next &&
  skipped.filter(has(number)).every(({ reason }) => reason === USED_BEFORE);

/** Tells whether an earlier range still gives numbers of this one, so that none is known to come next. */
export const awaitsHandover = (range: AllottableRange, ranges: readonly AllottableRange[]): boolean =>
  ranges
    .slice(
      0,
      ranges.findIndex(({ id }) => id === range.id),
    )
    .some((former) => sharesNumbers(former, range));

const isDue = (former: AllottableRange, later: AllottableRange, day: string): boolean =>
  later.isActive && (later.validFrom === null || later.validFrom <= day) && sharesNumbers(former, later);

const sharesNumbers = (former: AllottableRange, later: AllottableRange): boolean =>
  !rangeType(later.documentType).isPaper &&
  former.successorId === null &&
  later.successorId === null &&
  isSameSeries(former, later) &&
  former.from <= later.to &&
  later.from <= former.to;

export const isSameSeries = (a: AllottableRange, b: AllottableRange): boolean =>
  a.tenantId === b.tenantId &&
  a.environment === b.environment &&
  a.documentType === b.documentType &&
  a.prefix === b.prefix;

const handoverOf = (former: AllottableRange, later: AllottableRange): Handover => {
  const unused = numbers(former.next, Math.min(former.to, later.from - 1));
  return {
    from: former.id,
    to: later.id,
    unused: unused && { ...unused, reason: LEFT_OVER },
    passed: former.next === former.from ? null : numbers(later.next, Math.min(later.to, former.next - 1)),
  };
};

const inheritancesOf = (former: AllottableRange, ranges: readonly AllottableRange[]): Inheritance[] => {
  if (former.successorId === null) return [];
  const heir = heirOf(former, ranges);
  return former.returned
    .filter(({ sequence }) => canInherit(heir, sequence))
    .map((number) => {
      const reason = former.skipped.find((one) => one.issued_at !== undefined && has(number.sequence)(one))?.reason;
      return { from: former.id, to: heir.id, number: { ...number, reason: reason ?? LEFT_OVER } };
    });
};

/** Returns null when there are none. */
const numbers = (from: number, to: number): Numbers | null => (from > to ? null : { from, to });

const latest = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b);
