import type { NumberingRangeResource } from '@rubrica/contracts';
import { offsetTime } from '@rubrica/service';
import type { NumberingRangeRow } from './numbering-range.store.js';
import { returnedIn } from './skipped-numbers.js';

/** The range as the public API shows it. */
export const numberingRangeResource = (row: NumberingRangeRow): NumberingRangeResource => ({
  id: row.id,
  object: 'numbering_range',
  livemode: row.environment !== 'test',
  environment: row.environment,
  document_type: row.document_type,
  prefix: row.prefix,
  from: row.first,
  to: row.last,
  next: returnedIn(row.skipped)[0]?.sequence ?? (row.next <= row.last ? row.next : null),
  skipped: row.skipped.map(({ from, to, reason, at }) => ({ from, to, reason, at })),
  resolution_number: row.resolution_number,
  resolution_date: row.resolution_date,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  is_active: row.is_active,
  metadata: row.metadata,
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
});
