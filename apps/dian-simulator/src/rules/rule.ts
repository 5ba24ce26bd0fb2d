import type { Issuer } from '../issuer/issuer.js';
import type { SalesDocument } from '../document/document.js';
import type { Finding } from '../document/finding.js';

/** What a rule may look at beside the document. */
export interface Knowledge {
  readonly issuer: Issuer;
  /** YYYY-MM-DD in Colombia; null when the signature does not say. */
  readonly signingDate: string | null;
}

export interface Rule {
  /** DIAN's id as invoices have it; notes have it with another first letter. */
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

/** FAD06 is CAD06 of a credit note and DAD06 of a debit note; ids of another form are the same for all. */
export const findingOf = ({ id, severity, text }: Rule, { kind }: SalesDocument): Finding => ({
  rule: /^F[A-Z]{2}\d/.test(id) ? `${LETTER[kind]}${id.slice(1)}` : id,
  severity,
  text,
});
