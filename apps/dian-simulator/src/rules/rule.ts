import type { SalesDocument } from '../document/document.js';
import type { Finding } from '../document/finding.js';
import type { Kind, Root } from '../kind/kind.js';
import { KINDS } from '../kind/kinds.js';
import type { Issuer } from '../issuer/issuer.js';
import type { Readings } from './readings.js';

/** What a rule knows besides the document. */
export interface Knowledge {
  readonly issuer: Issuer;
  /** Returns whether any issuer has that authorisation of numbers. */
  readonly isAuthorizationKnown: (resolution: string) => boolean;
  /** Date of the signature in Colombia, YYYY-MM-DD; null when the signature has none. */
  readonly signingDate: string | null;
  readonly at: Date;
  readonly readings: Readings;
}

/**
 * Q: transcribed from the annex. L: met on the live service. S: DIAN's own schematron or published code. 2, 1: that many
 * independent implementers. I: inferred.
 */
export type Grade = 'Q' | 'L' | 'S' | '2' | '1' | 'I';

/** Which part of the simulator judges a row; `document`: its own test in these tables. */
export type JudgedBy = 'document' | 'archive' | 'schema' | 'signature' | 'registry';

/** What is known of a rule. */
export interface RuleFacts {
  /** DIAN's id for the first of `documents`: F… of invoices, C… of credit notes, D… of debit notes. */
  readonly id: string;
  readonly severity: Finding['severity'];
  /** Where the value stands, as an XPath below the document's root. */
  readonly where: string;
  readonly condition: string;
  readonly source: string;
  readonly grade: Grade;
  /** Whose rules it is one of; by default of all. */
  readonly documents?: readonly Root[];
  /** Names of the kinds that it is only for; by default all whose rules it is one of. */
  readonly kinds?: readonly Kind['name'][];
  /** Member of the readings that switches the row. */
  readonly switchable?: keyof Readings;
}

export interface Rule extends RuleFacts {
  /** Message in Spanish, as the authority's are. */
  readonly message: string;
  readonly holds: (document: SalesDocument, knowledge: Knowledge) => boolean;
  /** Null: the row is switched off. By default `severity`. */
  readonly severityBy?: (readings: Readings) => Finding['severity'] | null;
  /** Judged even if the structure is at fault, as met live. */
  readonly despiteSchema?: boolean;
}

type Row = Omit<Rule, 'severity'>;

export const reject = (row: Row): Rule => ({ ...row, severity: 'rejection' });
export const notify = (row: Row): Rule => ({ ...row, severity: 'notification' });

export const ALL_DOCUMENTS: readonly Root[] = ['Invoice', 'CreditNote', 'DebitNote'];
export const INVOICE: readonly Root[] = ['Invoice'];
export const NOTES: readonly Root[] = ['CreditNote', 'DebitNote'];
export const CREDIT_NOTE: readonly Root[] = ['CreditNote'];

/** Returns the id for that kind: FAD06 is CAD06 for a credit note and DAD06 for a debit note; VLR01 is the same for all. */
export const idFor = (id: string, { letter, ids }: Pick<Kind, 'letter' | 'ids'>): string =>
  ids?.[id] ?? (/^[FCD][A-Z]{2}\d/.test(id) ? `${letter}${id.slice(1)}` : id);

interface CompiledRule {
  readonly rule: Rule;
  readonly id: string;
}

/** Judges documents by tables of rules, which are sorted by kind once. */
export const judgeBy = (tables: readonly (readonly Rule[])[]) => {
  const all = tables.flat();
  const compiled = new Map(
    KINDS.map((kind) => [
      kind.name,
      all
        .filter(
          ({ documents = ALL_DOCUMENTS, kinds = [kind.name] }) =>
            documents.includes(kind.rules) && kinds.includes(kind.name),
        )
        .filter(({ id }) => kind.lacks?.test(id) !== true)
        .map((rule): CompiledRule => ({ rule, id: idFor(rule.id, kind) })),
    ]),
  );

  /** Returns a finding for each rule that the document breaks; with a faulty structure for those that are judged then. */
  return (document: SalesDocument, knowledge: Knowledge, structure: 'right' | 'faulty' = 'right'): Finding[] => {
    const findings: Finding[] = [];
    for (const { rule, id } of compiled.get(document.kind) ?? []) {
      if (structure === 'faulty' && rule.despiteSchema !== true) continue;
      const severity = rule.severityBy === undefined ? rule.severity : rule.severityBy(knowledge.readings);
      if (severity === null || rule.holds(document, knowledge)) continue;
      findings.push({ rule: id, severity, text: rule.message });
    }
    return findings;
  };
};
