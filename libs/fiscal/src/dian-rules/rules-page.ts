import type { DocumentKind } from '../values/document-kind.js';
import { DIAN_RULES, idsOf } from './registry.js';
import type { DianRule, JudgedBy, Severity } from './rule.js';

const SEVERITY: Readonly<Record<Severity, string>> = {
  rejection: 'Rejection',
  notification: 'Notification',
  unknown: 'Grade not known',
};
const JUDGED_BY: Readonly<Record<JudgedBy, string>> = {
  document: 'checked on the document',
  request: 'checked on the request',
  writer: 'held by the writer of the XML',
  authority: 'judged by DIAN alone',
};

const KINDS: readonly DocumentKind[] = ['invoice', 'credit_note', 'debit_note'];

/**
 * Kinds of documents that a rule exists for. The first id of a rule on notes alone begins with C. An id without the
 * letter of a kind is the same for all kinds.
 */
const kindsOf = ({ ids: [first = ''] }: DianRule): readonly DocumentKind[] =>
  first.startsWith('F') ? KINDS : KINDS.slice(1);

const section = (rule: DianRule): string => {
  const { ids, severity, judgedBy, pointer, source, checks, cause, fix } = rule;
  const others = idsOf(rule, kindsOf(rule)).filter((id) => !ids.includes(id));
  return `### ${ids.join(', ')}

${SEVERITY[severity]} · ${JUDGED_BY[judgedBy]}${pointer === null ? '' : ` · \`${pointer}\``} · source: ${source}${
    others.length === 0 ? '' : ` · in notes: ${others.join(', ')}`
  }

- ${checks.en} — ${checks.es}
- Cause: ${cause.en} — ${cause.es}
- Fix: ${fix.en} — ${fix.es}
`;
};

const counted = (matches: (rule: DianRule) => boolean): number =>
  DIAN_RULES.filter(matches).reduce((sum, { ids }) => sum + ids.length, 0);

/** Returns the whole text of docs/rules.md. */
export const rulesPage = (): string => `# Rules of the tax authority

<!-- Written by tools/rules-page.mjs from libs/fiscal/src/dian-rules. Do not edit. -->

Every rule of DIAN's validation of invoices and notes that a public source names: ${counted(() => true)} ids in
${DIAN_RULES.length} entries. ${counted(({ judgedBy }) => judgedBy === 'document')} ids are checked on the composed document,
${counted(({ judgedBy }) => judgedBy === 'request')} on the request in the caller's own words, ${counted(({ judgedBy }) => judgedBy === 'writer')} hold because of how the XML is
written, and ${counted(({ judgedBy }) => judgedBy === 'authority')} only DIAN can judge. None is invented: where a public text does not say what a rule means, the
entry says so. Ids that check parts of one thing stand together.

A rule of an invoice begins with F; the same rule of a credit note begins with C, that of a debit note with D. A rejection
stops the document; a notification does not. Pointers are JSON pointers into the request, or into the resource that is
named before the \`#\`.

Sources: ANX annex 1.9 as public projects quote it; SRV public C# sources of DIAN's server; FACHO bit4bit/facho; COFAC
diegofxm/cofacture; DAVID davidhdzara's research notes; OCA the Odoo addon of Colombia; VOLT an accepted answer in
pizaranha/volt; WEB vendors' help pages.

${DIAN_RULES.map(section).join('\n')}
## What is not settled

DIAN's public texts leave these open: to be tried in habilitación. The names are settings.

- Payments received before (FAU14): \`PREPAID\`. By default they are stated and not subtracted, as accepted documents have it; DIAN's samples of 2019 subtract them.
- The secret in the hash of type 04 (FAD06): \`SECRET_OF_04\`. By default the technical key, as DIAN's server has it; one library takes the PIN.
- Means of payment that DIAN's list lacks (FAN03): \`OTHER_PAYMENT_MEANS\`. By default ZZZ, mutual agreement.
- The note of the first line of an AIU document (operation 09): \`AIU_NOTE_PREFIX\`. By default nothing is put in front of what the caller writes.
- Mandates (operation 11, written \`dian:11\`): the principal stands in the line's InformationContentProviderParty, as in DIAN's sample of 2019. No rule on it is known.
- Reason codes of discounts: two public lists disagree; 00 and 01 are the newer ones, any other is written \`dian:<code>\`.
- The transcription of a paper original (03) bears the day of the paper: FAD09e is not applied to it.
`;
