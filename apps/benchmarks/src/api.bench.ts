import { parseArgs } from 'node:util';
import { MOST_COPIES } from './growth/multiplied-table.js';
import { measureReads, ratioOf } from './reads/reads.js';
import { measureIntake } from './intake/intake.js';
import { rounded, table } from './report/table.js';
import { percentile } from './cost/statistics.js';

/**
 * `npm run bench:api -- [--stored 1000000] [--base 1000] [--reads 500] [--posts 500] [--backlog 5000]`: reads with so many
 * documents stored against the base, POSTs beside a bare route, and POSTs behind a backlog (0: left out).
 */
const MOST_READ_RATIO = 1.5;
const MOST_BACKLOG_RATIO = 5;

const { values } = parseArgs({
  options: {
    stored: { type: 'string', default: '1000000' },
    base: { type: 'string', default: '1000' },
    reads: { type: 'string', default: '500' },
    posts: { type: 'string', default: '500' },
    backlog: { type: 'string', default: '5000' },
  },
});
const number = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new Error(`${text} is not a number`);
  return Number(text);
};
const [stored, base, reads, posts, backlog] = [
  number(values.stored),
  number(values.base),
  number(values.reads),
  number(values.posts),
  number(values.backlog),
];
if (base < 1 || base > 1_000 || stored / base > MOST_COPIES)
  throw new Error(`--base is 1 to 1000, and --stored at most ${String(MOST_COPIES)} times as many`);

const say = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
const verdict = (ratio: number, limit: number): string => (ratio <= limit ? 'kept' : 'NOT kept');

const measured = await measureReads({ stored, base, reads, posts }, say);
console.log(
  table(
    [
      'read, ms',
      `p50, ${String(base)} stored`,
      `p50, ${String(stored)}`,
      `p99, ${String(base)}`,
      `p99, ${String(stored)}`,
      'p99 ratio',
      `≤ ${String(MOST_READ_RATIO)}`,
    ],
    measured.reads.map((times) => {
      const { read, small, large } = times;
      const ratio = ratioOf(times, 0.99);
      return [
        read,
        ...[
          percentile(small, 0.5),
          percentile(large, 0.5),
          percentile(small, 0.99),
          percentile(large, 0.99),
          ratio,
        ].map(rounded),
        verdict(ratio, MOST_READ_RATIO),
      ];
    }),
  ),
);
console.log();
console.log(
  table(
    ['POST /v1/invoices, ms', 'p50', 'p99', 'bare route p50', 'p99', 'ratio p50', 'p99'],
    measured.posts.map(({ inFlight, productMs, bareMs }) => [
      `${String(inFlight)} in flight`,
      ...[productMs.p50, productMs.p99, bareMs.p50, bareMs.p99].map(rounded),
      ...[productMs.p50 / bareMs.p50, productMs.p99 / bareMs.p99].map(rounded),
    ]),
  ),
);
if (backlog > 0) {
  const { alone, underBacklog } = await measureIntake(
    { mode: 'standalone', log: 'postgres', inFlight: 32, posts, backlog },
    say,
  );
  const ratio = underBacklog.p99Ms / alone.p99Ms;
  console.log();
  console.log(
    table(
      ['POST, 32 in flight, ms', 'p50', 'p99', `p99 ratio ≤ ${String(MOST_BACKLOG_RATIO)}`],
      [
        ['alone', rounded(alone.p50Ms), rounded(alone.p99Ms), ''],
        [
          `behind ${String(underBacklog.backlog)} documents`,
          ...[underBacklog.p50Ms, underBacklog.p99Ms, ratio].map(rounded),
        ].map((cell, i) => (i === 3 ? `${cell}: ${verdict(ratio, MOST_BACKLOG_RATIO)}` : cell)),
      ],
    ),
  );
}
