import type { Words } from './words.js';

/**
 * One mistake in the caller's data, in both languages. A fault is returned, never thrown; all faults of a body are
 * returned together. Every `code` has its page in docs/errors.
 */
export interface Fault {
  /** JSON pointer into the body, as a URI fragment: `#/lines/0/taxes/0/value`. */
  readonly pointer: string;
  /** Stable, snake_case. */
  readonly code: string;
  /** What is wrong and why. English. */
  readonly detail: string;
  /** What to write instead. English. */
  readonly fix?: string;
  /** DIAN's id of the rule that would have rejected the document: `FAX07`. */
  readonly rule?: string;
  /** `detail` and `fix` in Spanish. */
  readonly es: { readonly detail: string; readonly fix?: string };
}

/** Codes of the faults that this lib finds. The gateway has its own codes for what the schema refuses. */
export const FAULT_CODES = [
  'allowance_exceeds_base',
  'allowance_exceeds_line',
  'amount_mismatch',
  'check_digit_mismatch',
  'check_digit_not_allowed',
  'conflicting_fields',
  'date_in_future',
  'dian_rule',
  'doubtful_email',
  'duplicate_tax',
  'forbidden_character',
  'implausible_amount',
  'implausible_date',
  'invalid_date',
  'invalid_identification',
  'kind_not_supported_yet',
  'must_be_positive',
  'no_tax_with_amounts',
  'not_applicable',
  'not_today',
  'numbering_range_not_in_force',
  'out_of_bounds',
  'past_due_date',
  'payable_negative',
  'required',
  'simulate_not_allowed',
  'tax_in_line_total',
  'tax_total_mismatch',
  'unknown_code',
  'unknown_rate',
  'unusual_sale',
  'wrong_order',
  'wrong_product_code',
  'wrong_tax_kind',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

export interface FaultMore {
  readonly fix?: Words | undefined;
  readonly rule?: string | undefined;
}

export const fault = (pointer: string, code: FaultCode, detail: Words, more?: FaultMore): Fault =>
  faultWith(pointer, code, detail, more);

/** Builds a fault with a code of another list than this lib's. */
export const faultWith = (pointer: string, code: string, detail: Words, { fix, rule }: FaultMore = {}): Fault => ({
  pointer,
  code,
  detail: detail.en,
  ...(fix === undefined ? {} : { fix: fix.en }),
  ...(rule === undefined ? {} : { rule }),
  es: { detail: detail.es, ...(fix === undefined ? {} : { fix: fix.es }) },
});

/** JSON-pointer token of a property name, RFC 6901. */
export const pointerToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
