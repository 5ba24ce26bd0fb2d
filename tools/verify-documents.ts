/**
 * `npm run verify:documents -- <folder>`: recomputes what the XML documents in a folder say of themselves, whoever
 * wrote them; a document inside an AttachedDocument has a row of its own. Neither trust nor dates are judged.
 *
 * `npm run verify:documents`: signs the examples, and lets every judge that is here judge each of them.
 *
 * The exit code is 1 when something does not hold.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Checked, checkedDocument, CHECKS, type Holds, type Secrets, TEST_SECRETS } from './check-document.js';
import { type JudgedExamples, judgedExamples, JUDGES } from './judge-examples.js';

const USAGE = `npm run verify:documents -- [options] [folder]      without a folder: the examples of the project

  --issuer-nit <nit>      taken for the issuer's NIT in the files (those of DIAN's toolbox were edited after hashing)
  --technical-key <key>   of the numbering range, for the CUFE; otherwise that of DIAN's public test range
  --pin <pin>             of the software, for CUDE and SoftwareSecurityCode; otherwise that of DIAN's toolbox
  --report <file>         of the examples: writes how many passed and failed, and what was skipped`;

const OPTIONS = {
  'issuer-nit': { type: 'string' },
  'technical-key': { type: 'string', default: TEST_SECRETS.technicalKey },
  pin: { type: 'string', default: TEST_SECRETS.pin },
  report: { type: 'string' },
} as const;

const WORDS = new Map<Holds, string>([
  [true, 'holds'],
  [false, 'NO'],
  [null, '–'],
]);

interface Row {
  readonly document: string;
  readonly verdicts: readonly Holds[];
  readonly remark: string;
}

const table = (titles: readonly string[], rows: readonly Row[], remark: string): string => {
  const texts = [
    ['document', ...titles, remark],
    ...rows.map((row) => [row.document, ...row.verdicts.map((verdict) => WORDS.get(verdict) ?? ''), row.remark]),
  ];
  const widths = texts[0]?.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0))) ?? [];
  return texts
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const figures = (titles: readonly string[], rows: readonly Row[]): string =>
  titles
    .map((title, column) => {
      const stated = rows.map(({ verdicts }) => verdicts[column]).filter((verdict) => typeof verdict === 'boolean');
      return `${title} ${String(stated.filter(Boolean).length)}/${String(stated.length)}`;
    })
    .join(', ');

const OWN = Object.entries(CHECKS) as [keyof typeof CHECKS, string][];
const ownVerdicts = (checked: Checked): Holds[] => OWN.map(([key]) => checked[key]);

/** Prints the table. Returns whether nothing in it fails. */
const printed = (titles: readonly string[], rows: readonly Row[], remark: string): boolean => {
  const heading = `${String(rows.length)} documents; what holds: ${figures(titles, rows)}`;
  process.stdout.write(`${table(titles, rows, remark)}\n\n${heading}\n`);
  return rows.every(({ verdicts }) => !verdicts.includes(false));
};

const verifyFolder = (folder: string, secrets: Secrets): boolean => {
  const files = globSync('**/*.xml', { cwd: folder }).sort();
  const rows = files.flatMap((file) => checkedDocument(file, readFileSync(join(folder, file), 'utf8'), secrets));
  return printed(
    OWN.map(([, title]) => title),
    rows.map((row) => ({ document: row.document, verdicts: ownVerdicts(row), remark: row.remark })),
    'signing time, or why there is nothing to check',
  );
};

const reportOf = ({ examples, skipped }: JudgedExamples) => {
  const failed = examples.filter(({ holds }) => !holds).length;
  return { passed: examples.length - failed, failed, skipped };
};

const verifyExamples = async (report: string | undefined): Promise<boolean> => {
  const judged = await judgedExamples();
  const rows = judged.examples.map(({ example, own, verdicts, complaints }) => ({
    document: example,
    verdicts: [...(own === null ? OWN.map(() => null) : ownVerdicts(own)), ...JUDGES.map((name) => verdicts[name])],
    remark: complaints.join('; '),
  }));
  printed([...OWN.map(([, title]) => title), ...JUDGES], rows, 'what is said against it');
  for (const reason of judged.skipped) process.stdout.write(`\n*** SKIPPED: ${reason} ***\n`);
  const outcome = reportOf(judged);
  if (report !== undefined) writeFileSync(report, JSON.stringify(outcome));
  return outcome.failed === 0;
};

const asked = () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (positionals.length > 1) throw new Error('one folder at a time');
  const secrets = { technicalKey: values['technical-key'], pin: values.pin, issuerNit: values['issuer-nit'] };
  return { folder: positionals[0], secrets, report: values.report };
};

try {
  const { folder, secrets, report } = asked();
  const holds = folder === undefined ? await verifyExamples(report) : verifyFolder(folder, secrets);
  process.exitCode = holds ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exitCode = 1;
}
