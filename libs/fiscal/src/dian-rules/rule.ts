import type { AuthorizedRange, FiscalDocument } from '../document/fiscal-document.js';
import type { Words } from '../values/words.js';

/** A document with a rejection is refused, one with a notification is accepted. Unknown: no public text says which. */
export type Severity = 'rejection' | 'notification' | 'unknown';

/** Known values to compare the document with. A value that is left out is not compared. */
export interface Held {
  /** Secret in CUFE or CUDE: technical key of the range, or PIN. */
  readonly secret?: string;
  /** PIN of the software. */
  readonly pin?: string;
  /** The range that the tax authority has authorised. */
  readonly authorizedRange?: AuthorizedRange;
  /** YYYY-MM-DD in Colombia: the day of the signature, or today if the document is not signed yet. */
  readonly signingDate?: string;
  /** Whether the tax authority has accepted the invoice that a note refers to. */
  readonly invoiceAccepted?: boolean;
}

/** One mistake that a rule finds; `pointer` is more exact than that of the rule. */
export interface Objection {
  readonly pointer?: string;
  /** What is wrong, with the values. */
  readonly detail: Words;
}

export type Check = (document: FiscalDocument, held: Held) => readonly Objection[];

/**
 * Where a rule is checked. `document`: on the whole document by `check`, before a number is used. `request`: on the
 * request by `request/rules`. `writer`: nowhere, since the XML is written so that the rule holds. `authority`: at DIAN
 * alone, which has the data for it.
 */
export type JudgedBy = 'document' | 'request' | 'writer' | 'authority';

export interface DianRule {
  /** DIAN's ids, in the form for invoices where there is one. Ids that check parts of one thing share an entry. */
  readonly ids: readonly string[];
  readonly severity: Severity;
  /**
   * Field that the caller can correct: a JSON pointer into the request (`#/lines`) or into another resource
   * (`/v1/tenant#/legal_name`). Null when no field is the cause.
   */
  readonly pointer: string | null;
  readonly checks: Words;
  readonly cause: Words;
  readonly fix: Words;
  /** Public source of the rule; docs/rules.md explains the abbreviations. */
  readonly source: string;
  readonly judgedBy: JudgedBy;
  readonly check?: Check;
}

type Pair = readonly [es: string, en: string];

export interface RuleText {
  readonly severity: 'R' | 'N' | '?';
  readonly pointer: string | null;
  readonly source: string;
  readonly checks: Pair;
  readonly cause: Pair;
  readonly fix: Pair;
}

const words = ([es, en]: Pair): Words => ({ es, en });
const SEVERITIES = { R: 'rejection', N: 'notification', '?': 'unknown' } as const;

/** Builds a rule; `by` is its check, or where it is checked. */
export const rule = (ids: string, text: RuleText, by: Check | Exclude<JudgedBy, 'document'>): DianRule => ({
  ids: ids.split(' '),
  severity: SEVERITIES[text.severity],
  pointer: text.pointer,
  checks: words(text.checks),
  cause: words(text.cause),
  fix: words(text.fix),
  source: text.source,
  ...(typeof by === 'string' ? { judgedBy: by } : { judgedBy: 'document', check: by }),
});

export const objection = (detail: Words, pointer?: string): Objection[] => [
  pointer === undefined ? { detail } : { detail, pointer },
];

/** Returns no objection if `holds`, else one. */
export const unless = (holds: boolean, detail: () => Words, pointer?: string): readonly Objection[] =>
  holds ? NOTHING : objection(detail(), pointer);

export const NOTHING: readonly Objection[] = [];
