import { type DianRule, type Grade, type Judge, type KnownRule, ruleWithLetter, type Severity } from '@rubrica/fiscal';
import { DIAN_RULES, KNOWN_RULES } from './dian-rules.js';
import { KINDS } from './kinds.js';

const SEVERITY: Readonly<Record<Severity, string>> = {
  rejection: 'rejection',
  notification: 'notification',
  unknown: 'rejection or notification, sources differ or are silent',
};

const GRADES: readonly (readonly [grade: Grade, meaning: string])[] = [
  ['Q', 'text of the annex'],
  ['L', 'met live'],
  ['S', 'schematron or published validator'],
  ['2', 'two implementers'],
  ['1', 'one implementer'],
  ['I', 'inferred'],
];

const DOCUMENTS: ReadonlyMap<string, string> = new Map(KINDS.map(({ rules }) => [rules.letter, rules.documents]));

/** Words for the documents of a rule; none where it is not on the data of a document. */
const documentsOf = ({ letters }: KnownRule): string =>
  letters.map((letter) => DOCUMENTS.get(letter) ?? letter).join(', ');

const judged = (judge: Judge): string => {
  switch (judge.by) {
    case 'document':
      return 'Judged on the composed document, before a number is used.';
    case 'request':
      return 'Judged on the request, before a number is used.';
    case 'issuer':
      return `Judged by the issuer, before a number is used: ${judge.how.en} — ${judge.how.es}`;
    case 'writer':
      return `Held by the writer of the XML: in each \`${judge.each}\` holds \`${judge.holds}\`.`;
    case 'authority':
      return `Judged by DIAN alone: ${judge.why.en} — ${judge.why.es}`;
  }
};

/** Returns one line for ids of which the same is known. */
const factLines = (ids: readonly string[], simulated: ReadonlySet<string>): string => {
  const idsByFacts = new Map<string, string[]>();
  for (const id of ids) {
    const known = KNOWN_RULES.get(id);
    if (!known) throw new Error(`${id} is in no list of known rules`);
    const { severity, grade, where, source } = known;
    const place = where === '-' ? '' : ` · \`${where}\``;
    const documents = known.letters.length === 0 ? '' : ` · ${documentsOf(known)}`;
    const facts = `${SEVERITY[severity]} · grade ${grade}${place}${documents}${source === '-' ? '' : ` · ${source}`}${isIn(simulated, id) ? ' · simulated' : ''}`;
    idsByFacts.set(facts, [...(idsByFacts.get(facts) ?? []), id]);
  }
  return [...idsByFacts].map(([facts, [...same]]) => `- ${same.join(', ')}: ${facts}`).join('\n');
};

const sectionOf = (simulated: ReadonlySet<string>) => (rule: DianRule) => {
  const { ids, judge, pointer, checks, cause, fix } = rule;
  return `### ${ids.join(', ')}

${factLines(ids, simulated)}
- ${checks.en} — ${checks.es}
- ${judged(judge)}
- Cause: ${cause.en} — ${cause.es}
- Fix${pointer === null ? '' : ` (\`${pointer}\`)`}: ${fix.en} — ${fix.es}
`;
};

const JUDGE_OF: ReadonlyMap<string, Judge['by']> = new Map(
  DIAN_RULES.flatMap(({ ids, judge }) => ids.map((id) => [id, judge.by] as const)),
);

/** Returns the known ids that nobody judges and that no reason excuses. */
export const unjudged = (): string[] => [...KNOWN_RULES.keys()].filter((id) => !JUDGE_OF.has(id));

const COLUMNS = ['request', 'document', 'issuer', 'writer', 'authority', undefined] as const;

const rowOf = (title: string, ids: readonly string[], simulated: ReadonlySet<string>): string[] => {
  const counted = COLUMNS.map((by) => ids.filter((id) => JUDGE_OF.get(id) === by).length);
  const [request = 0, document = 0, issuer = 0, writer = 0, authority = 0, nobody = 0] = counted;
  return [
    title,
    ...[ids.length, request + document + issuer + writer, request, document, issuer, writer].map(String),
    ...[ids.filter((id) => isIn(simulated, id)).length, authority, nobody].map(String),
  ];
};

const isIn = (simulated: ReadonlySet<string>, id: string): boolean => simulated.has(ruleWithLetter(id, 'F'));

/** A table whose columns are as wide as their widest cell; all but the first stand right. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cells = (row: readonly string[]): string[] =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...body] = rows.map(cells);
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
};

const coverage = (simulated: ReadonlySet<string>): string => {
  const all = [...KNOWN_RULES.values()];
  return table([
    ['grade', 'ids', 'before a number is used', 'request', 'document', 'issuer', 'writer'].concat(
      'simulator',
      'DIAN alone, with a reason',
      'nobody',
    ),
    ...GRADES.map(([grade, meaning]) =>
      rowOf(
        `${grade}: ${meaning}`,
        all.filter((known) => known.grade === grade).map(({ id }) => id),
        simulated,
      ),
    ),
    rowOf(
      'all',
      all.map(({ id }) => id),
      simulated,
    ),
  ]);
};

/** Returns the whole text of docs/rules.md. */
export const rulesPage = (judgedBySimulator: readonly string[]): string => {
  const simulated = new Set(judgedBySimulator.map((id) => ruleWithLetter(id, 'F')));
  return `# Rules of the tax authority

<!-- Written by tools/rules-page.mjs from libs/fiscal/src/rules, the kinds in libs/kinds and the rules of apps/dian-simulator. Do not edit. -->

For integrators who have to fix a document, and for contributors: every rule of DIAN's validation of invoices and notes that a public
source names: ${KNOWN_RULES.size} ids in ${DIAN_RULES.length} entries.
None is invented: where no public text says what a rule means, its grade says so.

A rule of an invoice begins with F; the same rule of a credit note begins with C, that of a debit note with D, and counts once here.
A rejection stops the document; a notification does not. Pointers are JSON pointers into the request, or into the resource that is
named before the \`#\`.

## Who judges

"Before a number is used" is the sum of the four columns after it. _Request_: in the caller's words, when the body is checked.
_Document_: on the composed document, by the same request. _Issuer_: when the number is taken. _Writer_: the XML is written so that
the rule holds, and a test evaluates the XPath of each such rule on all examples. A rule may be judged by the simulator too.

${coverage(simulated)}

## Sources

Grades: ${GRADES.map(([grade, meaning]) => `${grade} ${meaning}`).join(', ')}.

VX, LEX, COF, INS, PCS, AUR, FEL, ALG, KAT, NOBELIO: projects that met the rule at the live DIAN in 2024 to 2026, or copied the annex
with its page or line. SIM: SimpleOps, whose code bears the ids. ODOO: l10n_co_dian. FISC, PAY, RIEL: projects that read annex 1.9 by
section. MAT, COS, HKA: providers' documentation and templates. MEGA, AVANTI: help pages that quote annex 1.8. SCH: DIAN's schematron
and code lists. SRV: DIAN's published validator. FACHO: bit4bit/facho, which places the number at an element.

## Rules

${DIAN_RULES.map(sectionOf(simulated)).join('\n')}
## What is not settled

DIAN's public texts leave these open: to be tried in habilitación. The names are settings.

- The secret in the hash of type 04 (FAD06): \`SECRET_OF_04\`. By default the technical key, as DIAN's server has it; one library takes the PIN.
- Means of payment that DIAN's list lacks (FAN03): \`OTHER_PAYMENT_MEANS\`. By default ZZZ, mutual agreement.
- The base of an exchange rate (FAR03): two tables of the annex contradict each other. 1.00 is written.
- The hash of the paper document that a type 03 transcribes (FAI03, FAI04): none is written.
- The transcription of a paper original (03) bears the day of the paper: FAD09c and FAD09e are not applied to it.
`;
};
