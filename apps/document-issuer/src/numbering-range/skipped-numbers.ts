import type { NumberingRangePatch, RangeDocumentType } from '@rubrica/contracts';
import { faultWith, nextFaults } from '@rubrica/fiscal';
import { rangeType } from '@rubrica/kinds';
import { invalid, Problem } from '@rubrica/service';
import type { ReturnedNumber } from './allotment.js';

/** Consecutive numbers of a range that are not issued here; both ends included. */
export interface SkippedNumbers {
  readonly from: number;
  readonly to: number;
  /** As it was given. */
  readonly reason: string;
  /** Of the cancelled document that has given the number back, as Colombian timestamp; absent: they are never used. */
  readonly issued_at?: string;
}

/** The number that is wanted next, as requests name it. */
export interface WantedNext extends Pick<NumberingRangePatch, 'next' | 'next_reason'> {
  /** Of the object in the request that names it; by default the whole body. */
  readonly pointer?: string;
}

interface Counter {
  readonly document_type: RangeDocumentType;
  readonly first: number;
  readonly last: number;
  /** Each number before it is used or skipped. */
  readonly next: number;
  readonly skipped: readonly SkippedNumbers[];
}

/**
 * Returns the numbers that are skipped when the wanted number comes next; null when none is. Throws 422 when the range
 * has no such number, and 409 `next_below_used` when it is used or skipped.
 */
export const numbersBefore = (
  { document_type, first: from, last: to, next, skipped }: Counter,
  { pointer = '#', ...wanted }: WantedNext,
): SkippedNumbers | null => {
  const faults = nextFaults({ from, to, ...wanted }, rangeType(document_type), pointer);
  if (faults.length > 0) throw invalid(faults);
  if (wanted.next === undefined || wanted.next === next) return null;
  if (wanted.next === returnedIn(skipped)[0]?.sequence) return null;
  if (wanted.next < next) throw belowUsed(pointer, wanted.next, next, to);
  return { from: next, to: wanted.next - 1, reason: wanted.next_reason ?? 'used_elsewhere' };
};

/** Returns the numbers that have come back, lowest first. */
export const returnedIn = (skipped: readonly SkippedNumbers[]): ReturnedNumber[] =>
  skipped
    .flatMap(({ from, issued_at: issuedAt }) => (issuedAt === undefined ? [] : [{ sequence: from, issuedAt }]))
    .toSorted((one, other) => one.sequence - other.sequence);

/** Returns the numbers without that one, where it stands among them. */
export const without = <Skipped extends SkippedNumbers>(skipped: readonly Skipped[], number: number): Skipped[] =>
  skipped.flatMap((one) =>
    number < one.from || one.to < number
      ? [one]
      : [
          { ...one, to: number - 1 },
          { ...one, from: number + 1 },
        ].filter(({ from, to }) => from <= to),
  );

const belowUsed = (pointer: string, wanted: number, next: number, last: number): Problem => {
  const detail = {
    en: `${wanted} cannot come next: the numbers before ${next} are used or skipped, and none is used twice.`,
    es: `${wanted} no puede ser el siguiente: los números anteriores a ${next} están usados u omitidos, y ninguno se usa dos veces.`,
  };
  const fix =
    next > last
      ? { en: 'Leave out `next`: the range is used up.', es: 'Quite `next`: el rango está agotado.' }
      : { en: `Write a number from ${next} to ${last}.`, es: `Escriba un número de ${next} a ${last}.` };
  return new Problem(409, 'next_below_used', detail, [
    faultWith(`${pointer}/next`, 'next_below_used', detail, { fix }),
  ]);
};
