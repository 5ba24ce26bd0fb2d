import type { NumberingRangeInput, NumberingRangePatch } from '@rubrica/contracts';
import { faultWith, numberingRangeFaults, rangeDayFaults, technicalKeyFaults } from '@rubrica/fiscal';
import { rangeType, withRulesOfRange } from '@rubrica/kinds';
import { invalid } from '@rubrica/service';
import { type RangeAuthorization, registeredAuthorization } from './numbering-range.js';
import type { NumberingRangeRow } from './numbering-range.store.js';
import type { SkippedNumbers } from './skipped-numbers.js';

const OF_AUTHORIZATION = ['from', 'to', 'resolution_number', 'resolution_date', 'valid_from', 'valid_to'] as const;

/**
 * Returns the authorisation of a range after a patch, or null when the patch changes none. Throws 422 with all faults of
 * the patched range.
 */
export const patched = (
  row: NumberingRangeRow,
  change: NumberingRangePatch,
  today: string,
): RangeAuthorization | null => {
  const { technical_key: key, valid_to, resolution_date } = change;
  const changes = OF_AUTHORIZATION.some((field) => change[field] !== undefined);
  const input = { ...inputOf(row), ...change };
  const type = rangeType(row.document_type);
  const faults = [
    ...(changes
      ? numberingRangeFaults(
          { ...input, next: undefined, next_reason: undefined } as NumberingRangeInput & {
            environment: typeof row.environment;
          },
          type,
        )
      : []),
    ...rangeDayFaults(
      {
        ...(valid_to === undefined ? {} : { valid_to }),
        ...(resolution_date === undefined ? {} : { resolution_date }),
      },
      type,
      today,
    ),
    ...(key === undefined ? [] : technicalKeyFaults(key)),
  ];
  if (faults.length > 0) throw invalid(withRulesOfRange(faults, row));
  return changes
    ? registeredAuthorization(row.tenant_id, row.environment, { ...input, is_active: row.is_active })
    : null;
};

/** The range as it would be registered; its technical key is only there or not. */
const inputOf = (row: NumberingRangeRow): NumberingRangeInput & { readonly environment: typeof row.environment } => ({
  document_type: row.document_type,
  environment: row.environment,
  prefix: row.prefix,
  from: row.first,
  to: row.last,
  ...(row.resolution_number === null ? {} : { resolution_number: row.resolution_number }),
  ...(row.resolution_date === null ? {} : { resolution_date: row.resolution_date }),
  ...(row.valid_from === null ? {} : { valid_from: row.valid_from }),
  ...(row.valid_to === null ? {} : { valid_to: row.valid_to }),
  ...(row.technical_key === null ? {} : { technical_key: 'kept' }),
});

/**
 * Returns the counter of a range that goes on from `from` to `to`, with the numbers that it then never gives: those before
 * a later beginning, or those before the old beginning once numbers are used. Throws 422 when `to` lies before a used one.
 */
export const renewedCounter = (
  row: Pick<NumberingRangeRow, 'first' | 'last' | 'next'>,
  { from, to }: Pick<RangeAuthorization, 'from' | 'to'>,
): { readonly next: number; readonly skipped: SkippedNumbers | null } => {
  const isUsed = row.next > row.first;
  if (isUsed && to < row.next - 1) throw invalid([belowUsed(row.next - 1, to)]);
  if (from > row.next) return { next: from, skipped: { from: row.next, to: from - 1, reason: 'resolution_replaced' } };
  if (!isUsed) return { next: from, skipped: null };
  const skipped = from < row.first ? { from, to: row.first - 1, reason: 'used_elsewhere' } : null;
  return { next: row.next, skipped };
};

const belowUsed = (used: number, to: number) =>
  faultWith(
    '#/to',
    'out_of_bounds',
    {
      en: `The range cannot end at ${to}: the numbers up to ${used} are used or skipped.`,
      es: `El rango no puede terminar en ${to}: los números hasta ${used} están usados u omitidos.`,
    },
    {
      fix: {
        en: `Write the last number of the resolution, which is ${used} or more. For a resolution with other numbers register a range of its own with POST /v1/numbering-ranges.`,
        es: `Escriba el último número de la resolución, que es ${used} o más. Para una resolución con otros números registre otro rango con POST /v1/numbering-ranges.`,
      },
    },
  );
