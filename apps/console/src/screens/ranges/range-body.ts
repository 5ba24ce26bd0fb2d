import type { NumberingRange, NumberingRangeInput, NumberingRangePatch } from '@rubrica/client';
import type { RangeType } from './words.js';

/** The fields of the form, as texts. */
export interface RangeFields {
  readonly document_type: RangeType;
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
  readonly next: string;
  readonly next_reason: string;
  readonly resolution_number: string;
  readonly resolution_date: string;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly technical_key: string;
  readonly is_active: boolean;
}

export const NO_RANGE: RangeFields = {
  document_type: 'invoice',
  prefix: '',
  from: '',
  to: '',
  next: '',
  next_reason: '',
  resolution_number: '',
  resolution_date: '',
  valid_from: '',
  valid_to: '',
  technical_key: '',
  is_active: true,
};

export const fieldsOf = (range: NumberingRange): RangeFields => ({
  ...NO_RANGE,
  document_type: range.document_type,
  prefix: range.prefix,
  from: String(range.from),
  to: String(range.to),
  next: range.next === null ? '' : String(range.next),
  resolution_number: range.resolution_number ?? '',
  resolution_date: range.resolution_date ?? '',
  valid_from: range.valid_from ?? '',
  valid_to: range.valid_to ?? '',
  is_active: range.is_active,
});

const NUMBERS: ReadonlySet<string> = new Set(['from', 'to', 'next']);

/** A number of the form; a text that is none goes as it is, so that the API says what is wrong with it. */
const valueOf = (name: string, value: string | boolean): unknown => {
  if (typeof value === 'boolean') return value;
  const text = value.trim();
  return NUMBERS.has(name) && /^\d{1,12}$/.test(text) ? Number(text) : text;
};

const bodyOf = (fields: Partial<RangeFields>): unknown =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(name, value)]));

/** The body that makes a range: what is empty is left out, but for the prefix, which may be empty. */
export const newRangeOf = (fields: RangeFields): NumberingRangeInput =>
  bodyOf(
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== '' || name === 'prefix')),
  ) as NumberingRangeInput;

/** The body that changes a range: only what is another than before. */
export const changeOf = (before: RangeFields, now: RangeFields): NumberingRangePatch =>
  bodyOf(
    Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof RangeFields])),
  ) as NumberingRangePatch;
