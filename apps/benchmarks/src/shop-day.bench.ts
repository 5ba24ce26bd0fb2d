import { parseArgs } from 'node:util';
import { countOf } from './product/arguments.js';
import { measureShopDay } from './shop-day/shop-day.js';

/**
 * A shop's day: `npm run bench -- shop-day [tickets] [a second] [--warm-up 10] [--seed 1]`. Counters sell POS tickets at a steady
 * rate and wait for each ticket until it can be printed (number, CUDE, QR). In the middle the product is killed and started
 * again. Fails when p99 is above the limit, or when a printed ticket is lost, doubled, without its number or not accepted.
 */
const LIMIT_MS = 1_500;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'warm-up': { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const [tickets = '5000', rate = '20'] = positionals;
const options = {
  tickets: countOf('tickets', tickets),
  ratePerS: countOf('a second', rate),
  warmUpS: countOf('--warm-up', values['warm-up']),
  seed: countOf('--seed', values.seed),
};

const day = await measureShopDay(options, (text) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`));
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const { p50, p95, p99, max } = day.printedMs;
console.table([
  {
    tickets: day.measured,
    ...{
      'p50, ms': Math.round(p50),
      'p95, ms': Math.round(p95),
      'p99, ms': Math.round(p99),
      'max, ms': Math.round(max),
    },
    'limit of p99, ms': LIMIT_MS,
  },
]);
console.log(
  `kill -9: away for ${seconds(day.awayMs)}, all that waited were printed after ${seconds(day.recoveredMs)}. Until then ` +
    `${String(day.interrupted)} tickets were sold, which waited ${seconds(day.longestInterruptedMs)} at most; they are not in the table.`,
);
console.log(
  day.faults.length === 0
    ? `All ${String(day.stored)} tickets are stored once, accepted once, and no number is missing.`
    : `${String(day.faults.length)} faults:\n${day.faults.slice(0, 20).join('\n')}`,
);
if (p99 > LIMIT_MS || day.faults.length > 0) process.exitCode = 1;
