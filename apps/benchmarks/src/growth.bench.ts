import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { growthReport } from './growth/growth-report.js';
import { measureGrowth } from './growth/growth.js';
import { ROOT } from './report/machine.js';
import { MOST_COPIES } from './growth/multiplied-table.js';

/**
 * `npm run bench -- growth [--documents 1000000] [--base 1000] [--measured 300] [--rounds 3] [--in-flight 32] [--days 120]`:
 * what a document costs with so many stored, against what it costs with the base. Linux only; 10^6 take some 30 GB.
 */
/** The copies' numbers continue those of the first thousand documents. */
const MOST_BASE = 1_000;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    base: { type: 'string', default: '1000' },
    measured: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    'in-flight': { type: 'string', default: '32' },
    days: { type: 'string', default: '120' },
    out: { type: 'string', default: '.rubrica/bench' },
  },
});
const [documents, base, measured, rounds, inFlight, days] = [
  values.documents,
  values.base,
  values.measured,
  values.rounds,
  values['in-flight'],
  values.days,
].map((text) => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${text} is not a number above 0`);
  return Number(text);
}) as [number, number, number, number, number, number];
if (base > MOST_BASE || documents / base > MOST_COPIES)
  throw new Error(
    `--base is at most ${String(MOST_BASE)}, and --documents at most ${String(MOST_COPIES)} times as many`,
  );

const say = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
const growth = await measureGrowth({ documents, base, measured, rounds, inFlight, days }, say);
const report = growthReport(growth, base, documents);
const out = resolve(ROOT, values.out);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'growth.json'), `${JSON.stringify({ documents, base, ...growth }, null, 2)}\n`);
writeFileSync(join(out, 'growth.md'), `${report}\n`);
console.log(report);
