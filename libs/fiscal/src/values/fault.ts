import type { Words } from './words.js';

/**
 * One mistake in the caller's data. A fault is returned, never thrown; all faults of a body are returned together.
 * Every `code` has its page in docs/errors.
 */
export interface Fault {
  /** JSON pointer into the body, as a URI fragment: `#/lines/0/taxes/0/value`. */
  readonly pointer: string;
  /** Stable, snake_case. */
  readonly code: string;
  /** What is wrong and why. */
  readonly detail: string;
  /** What to write instead. */
  readonly fix?: string;
  /** DIAN's id of the rule that would have rejected the document: `FAX07`. */
  readonly rule?: string;
  /** `detail` and `fix` in Spanish. */
  readonly es?: { readonly detail: string; readonly fix?: string };
}

/** Codes of the faults that this lib finds. The gateway has its own codes for what the schema refuses. */
export const FAULT_CODES = [
  'allowance_exceeds_line',
  'amount_mismatch',
  'check_digit_mismatch',
  'check_digit_not_allowed',
  'conflicting_fields',
  'date_in_future',
  'dian_rule',
  'duplicate_tax',
  'forbidden_character',
  'invalid_date',
  'invalid_identification',
  'must_be_positive',
  'no_tax_with_amounts',
  'not_applicable',
  'not_today',
  'out_of_bounds',
  'payable_negative',
  'required',
  'simulate_not_allowed',
  'tax_in_line_total',
  'tax_total_mismatch',
  'unknown_code',
  'wrong_order',
  'wrong_tax_kind',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/** A text without Spanish is English alone. */
type Text = Words | string;

const inEnglish = (text: Text): string => (typeof text === 'string' ? text : text.en);

export const fault = (
  pointer: string,
  code: FaultCode,
  detail: Text,
  more: { readonly fix?: Text; readonly rule?: string | undefined } = {},
): Fault => ({
  pointer,
  code,
  detail: inEnglish(detail),
  ...(more.fix === undefined ? {} : { fix: inEnglish(more.fix) }),
  ...(more.rule === undefined ? {} : { rule: more.rule }),
  ...(typeof detail === 'string'
    ? {}
    : { es: { detail: detail.es, ...(typeof more.fix === 'object' ? { fix: more.fix.es } : {}) } }),
});

/** JSON-pointer token of a property name, RFC 6901. */
export const pointerToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
