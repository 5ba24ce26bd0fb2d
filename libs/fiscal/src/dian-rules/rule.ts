import type { AuthorizedRange, FiscalDocument } from '../document/fiscal-document.js';

/** A sentence in both languages. */
export interface Words {
  readonly es: string;
  readonly en: string;
}

/** A rejection stops the document; a notification does not; of some rules no public text says which they are. */
export type Severity = 'rejection' | 'notification' | 'unknown';

/** What is known beside the document. What is left out is not compared. */
export interface Held {
  /** Technical key of the range, or PIN: the secret in CUFE or CUDE. */
  readonly secret?: string;
  /** PIN of the software. */
  readonly pin?: string;
  /** The range as the tax authority has it. */
  readonly authorizedRange?: AuthorizedRange;
  /** YYYY-MM-DD in Colombia: the day of the signature, or today where it is still to be signed. */
  readonly signingDate?: string;
  /** Of a note with reference: whether the tax authority has accepted the invoice. */
  readonly invoiceAccepted?: boolean;
}

/** One thing that a rule objects to; `pointer` is narrower than the rule's own. */
export interface Objection {
  readonly pointer?: string;
  /** What is wrong, with the values. English. */
  readonly detail: string;
}

export type Check = (document: FiscalDocument, held: Held) => readonly Objection[];

/**
 * Who judges: `document`, by `check`, before a number is spent; `request`, the rules of the API's body, which say it
 * in the caller's own words; `writer`, nobody, since the XML is written so that it holds; `authority`, DIAN alone, by
 * what only it knows.
 */
export type JudgedBy = 'document' | 'request' | 'writer' | 'authority';

export interface DianRule {
  /** DIAN's ids as an invoice has them: several that check parts of one thing stand together. */
  readonly ids: readonly string[];
  readonly severity: Severity;
  /**
   * Where the caller mends it: a JSON pointer into the request (`#/lines`), or into another resource
   * (`/v1/tenant#/legal_name`). Null: nowhere in the data.
   */
  readonly pointer: string | null;
  readonly checks: Words;
  readonly cause: Words;
  readonly fix: Words;
  /** Where the rule was met: see the legend in docs/rules.md. */
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

/** `by` is who judges it, or the function that does. */
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

export const objection = (detail: string, pointer?: string): Objection[] => [
  pointer === undefined ? { detail } : { detail, pointer },
];

/** Nothing to object to while `holds`. */
export const unless = (holds: boolean, detail: () => string, pointer?: string): readonly Objection[] =>
  holds ? NOTHING : objection(detail(), pointer);

export const NOTHING: readonly Objection[] = [];
