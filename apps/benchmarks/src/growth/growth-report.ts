import { type Cost, costMs, type Growth } from './growth.js';
import { rounded, table } from '../report/table.js';
import { nameOf, type StatementCount } from '../cost/postgres-counters.js';
import { median } from '../cost/statistics.js';

/** What a document may cost with a thousand times as many stored. */
const LIMIT = 1.15;
const MOST_STATEMENTS = 12;

/** Compares the two measurements, in Markdown. */
export const growthReport = ({ small, large }: Growth, base: number, documents: number): string => {
  const row = (name: string, valueOf: (cost: Cost) => number): string[] => {
    const [before, after] = [valueOf(small), valueOf(large)];
    return [name, rounded(before), rounded(after), rounded(after / before)];
  };
  const part = (name: string) => (cost: Cost) => median(cost.rounds.map((parts) => parts[name] ?? 0));
  const total = (name: string) => (cost: Cost) => cost.postgres.totals[name] ?? 0;
  const ratio = costMs(large) / large.signatureMs / (costMs(small) / small.signatureMs);
  return [
    table(
      ['per document', `${String(base)} stored`, `${String(documents)} stored`, 'ratio'],
      [
        row('**CPU of product and PostgreSQL, signatures**', (cost) => costMs(cost) / cost.signatureMs),
        row('CPU of product and PostgreSQL, ms', costMs),
        row('product, ms', part('product')),
        row('PostgreSQL, ms', part('PostgreSQL')),
        row('one RSA-2048 signature, ms', ({ signatureMs }) => signatureMs),
        row('transactions', total('transactions')),
        row('WAL records', total('wal_records')),
        row('WAL bytes', total('wal_bytes')),
      ],
    ),
    `Statements that look at more pages than with ${String(base)} stored:`,
    table(['statement', 'role', 'pages before', 'pages now', 'ms before', 'ms now'], growing(small, large)),
    `${rounded(ratio)} times the cost; the limit is ${String(LIMIT)}: ${ratio <= LIMIT ? 'kept' : 'NOT kept'}`,
  ].join('\n\n');
};

const NOTHING = { pages: 0, ms: 0 };

const growing = (small: Cost, large: Cost): string[][] => {
  const before = new Map(small.postgres.statements.map((statement) => [nameOf(statement), statement]));
  const more = (statement: StatementCount): number =>
    statement.pages - (before.get(nameOf(statement)) ?? NOTHING).pages;
  return large.postgres.statements
    .toSorted((a, b) => more(b) - more(a))
    .slice(0, MOST_STATEMENTS)
    .map((statement) => {
      const was = before.get(nameOf(statement)) ?? NOTHING;
      const figures = [was.pages, statement.pages, was.ms, statement.ms].map(rounded);
      return [`\`${statement.text.slice(0, 110).replaceAll('`', '')}\``, statement.role, ...figures];
    });
};
