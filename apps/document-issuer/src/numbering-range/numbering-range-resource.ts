import type { NumberingRangeResource } from '@rubrica/contracts';
import { colombianDate } from '@rubrica/fiscal';
import { offsetTime } from '@rubrica/service';
import { type AllottableRange, obstacleOf } from './allotment.js';
import { allottable, type NumberingRangeRow } from './numbering-range.store.js';
import { awaitsHandover, succession } from './succession.js';

/**
 * The range as the public API shows it at that moment, beside the other ranges of its type: a handover that is due shows
 * before the first number is given afterwards.
 */
export const numberingRangeResource = (
  row: NumberingRangeRow,
  ofType: readonly AllottableRange[],
  now: Date,
): NumberingRangeResource => {
  const day = colombianDate(now);
  const { ranges } = succession(ofType, day);
  const range = ranges.find(({ id }) => id === row.id) ?? allottable(row);
  return {
    id: row.id,
    object: 'numbering_range',
    livemode: row.environment !== 'test',
    environment: row.environment,
    document_type: row.document_type,
    prefix: row.prefix,
    from: row.first,
    to: row.last,
    next: nextOf(range, ranges),
    skipped: row.skipped.map(({ from, to, reason, at }) => ({ from, to, reason, at })),
    resolution_number: row.resolution_number,
    resolution_date: row.resolution_date,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    is_active: row.is_active,
    status: obstacleOf(range, day) ?? 'in_force',
    replaced_by: range.successorId,
    metadata: row.metadata,
    created_at: offsetTime(row.created_at),
    updated_at: offsetTime(row.updated_at),
  };
};

const nextOf = (range: AllottableRange, ranges: readonly AllottableRange[]): number | null => {
  if (range.successorId !== null || awaitsHandover(range, ranges)) return null;
  return range.returned[0]?.sequence ?? (range.next <= range.to ? range.next : null);
};
