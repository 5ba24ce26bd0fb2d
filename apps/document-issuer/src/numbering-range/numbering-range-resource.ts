import type { NumberingRangeResource } from '@rubrica/contracts';
import { colombianDate } from '@rubrica/fiscal';
import { offsetTime } from '@rubrica/service';
import { obstacleOf } from './allotment.js';
import { allottable, type NumberingRangeRow } from './numbering-range.store.js';

/** The range as the public API shows it at that moment. */
export const numberingRangeResource = (row: NumberingRangeRow, now: Date): NumberingRangeResource => ({
  id: row.id,
  object: 'numbering_range',
  livemode: row.environment !== 'test',
  environment: row.environment,
  document_type: row.document_type,
  prefix: row.prefix,
  from: row.first,
  to: row.last,
  next: row.successor_id === null ? nextOf(row) : null,
  skipped: row.skipped.map(({ from, to, reason, at }) => ({ from, to, reason, at })),
  resolution_number: row.resolution_number,
  resolution_date: row.resolution_date,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  is_active: row.is_active,
  status: obstacleOf(allottable(row), colombianDate(now)) ?? 'in_force',
  replaced_by: row.successor_id,
  metadata: row.metadata,
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
});

const nextOf = (row: NumberingRangeRow): number | null => {
  const { returned, next, to } = allottable(row);
  return returned[0]?.sequence ?? (next <= to ? next : null);
};
