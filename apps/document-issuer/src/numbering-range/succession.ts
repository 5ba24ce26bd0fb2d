import type { AllottableRange } from './allotment.js';
import type { SkippedNumbers } from './skipped-numbers.js';

/** A range gives its numbers to a later one of the same prefix that has some of them. */
export interface Handover {
  readonly from: string;
  readonly to: string;
  /** Numbers of the former range that neither gives: the later one begins beyond them. */
  readonly unused: SkippedNumbers | null;
  /** Numbers of the later range that the former one has used or skipped. */
  readonly taken: SkippedNumbers | null;
}

/**
 * Returns the handovers that are due on a Colombian day, and the ranges after them. A range that shares numbers with a
 * later one gives them until the later one is in force, and none afterwards: once recorded, a handover is final. Only so
 * no number is given twice at midnight by two processes whose clocks differ. Paper originals have their numbers already.
 */
export const succession = (
  ranges: readonly AllottableRange[],
  day: string,
): { readonly ranges: readonly AllottableRange[]; readonly handovers: readonly Handover[] } => {
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
        next: handover.taken === null ? later.next : handover.taken.to + 1,
        lastIssuedAt: latest(former.lastIssuedAt, later.lastIssuedAt),
      });
    }
  }
  return { ranges: [...after.values()], handovers };
};

const isDue = (former: AllottableRange, later: AllottableRange, day: string): boolean =>
  later.documentType !== 'contingency' &&
  former.successorId === null &&
  later.successorId === null &&
  later.isActive &&
  (later.validFrom === null || later.validFrom <= day) &&
  isSameSeries(former, later) &&
  former.from <= later.to &&
  later.from <= former.to;

const isSameSeries = (a: AllottableRange, b: AllottableRange): boolean =>
  a.tenantId === b.tenantId &&
  a.environment === b.environment &&
  a.documentType === b.documentType &&
  a.prefix === b.prefix;

const handoverOf = (former: AllottableRange, later: AllottableRange): Handover => ({
  from: former.id,
  to: later.id,
  unused: numbers(former.next, Math.min(former.to, later.from - 1), 'resolution_replaced'),
  taken:
    former.next === former.from
      ? null
      : numbers(later.next, Math.min(later.to, former.next - 1), 'used_under_former_resolution'),
});

/** Returns null when there are none. */
const numbers = (from: number, to: number, reason: string): SkippedNumbers | null =>
  from > to ? null : { from, to, reason };

const latest = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b);
