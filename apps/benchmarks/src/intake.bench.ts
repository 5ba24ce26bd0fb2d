import { parseArgs } from 'node:util';
import { type Intake, measureIntake } from './intake/intake.js';
import { readOptions } from './whole-way/options.js';

/**
 * POSTs alone and under a backlog: `npm run bench -- intake [backlog] [POSTs] [in flight] [--mode …] [--log …]`.
 * The ratio of the two p99 is to be 5 at most (ADR 0091).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mode: { type: 'string', default: 'standalone' }, log: { type: 'string', default: 'postgres' } },
});
const [backlog = '5000', posts = '500', inFlight = '32'] = positionals;
const options = readOptions([posts, inFlight, '--mode', values.mode, '--log', values.log]);

const { alone, underBacklog } = await measureIntake(
  { ...options, posts: options.documents, backlog: Number(backlog) },
  (text) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`),
);
const row = (what: string, { p50Ms, p99Ms, postsPerS, webhooksPerS, backlog: open }: Intake): object => ({
  what,
  'not done before': open,
  'POST p50, ms': Math.round(p50Ms),
  'POST p99, ms': Math.round(p99Ms),
  'POSTs/s': Math.round(postsPerS),
  'webhooks/s': Math.round(webhooksPerS),
});
console.table([row('alone', alone), row('under the backlog', underBacklog)]);
console.log(`p99 under the backlog: ${(underBacklog.p99Ms / alone.p99Ms).toFixed(2)} × alone`);
