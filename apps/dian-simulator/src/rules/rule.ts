import type { Issuer } from '../issuer/issuer.js';
import type { SalesDocument } from '../document/document.js';
import type { Finding } from '../document/finding.js';

/** What a rule knows besides the document. */
export interface Knowledge {
  readonly issuer: Issuer;
  /** Date of the signature in Colombia, YYYY-MM-DD; null when the signature has none. */
  readonly signingDate: string | null;
}

export interface Rule {
  /** DIAN's id for invoices; for notes the first letter differs. */
  readonly id: string;
  readonly severity: Finding['severity'];
  readonly text: string;
  readonly holds: (document: SalesDocument, knowledge: Knowledge) => boolean;
}

export const rule = (id: string, text: string, holds: Rule['holds']): Rule => ({
  id,
  severity: 'rejection',
  text,
  holds,
});

export const notice = (id: string, text: string, holds: Rule['holds']): Rule => ({
  id,
  severity: 'notification',
  text,
  holds,
});

const LETTER = { Invoice: 'F', CreditNote: 'C', DebitNote: 'D' } as const;

/**
 * Returns the finding under the document's own id: FAD06 is CAD06 for a credit note and DAD06 for a debit note; other
 * ids are the same for all.
 */
export const findingOf = ({ id, severity, text }: Rule, { kind }: SalesDocument): Finding => ({
  rule: /^F[A-Z]{2}\d/.test(id) ? `${LETTER[kind]}${id.slice(1)}` : id,
  severity,
  text,
});
