import { temporaryFolder } from '@rubrica/testing';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { keepTemplates, multiply } from '../growth/multiply.js';
import { HttpClient } from '../product/http-client.js';
import { runLoad } from '../product/load.js';
import { type Program, startProduct, targetOf } from '../product/product.js';
import { percentile } from '../cost/statistics.js';
import { WebhookReceiver } from '../product/webhook-receiver.js';
import { measurePosts, type PostTimes } from './post-beside-bare.js';
import { type ReadPaths, readPaths } from './read-paths.js';

export interface ReadOptions {
  readonly base: number;
  readonly stored: number;
  /** Requests of each read to each of the two. */
  readonly reads: number;
  readonly posts: number;
}

/** Times of one read with few and with many documents stored. */
export interface ReadTimes {
  readonly read: string;
  readonly small: readonly number[];
  readonly large: readonly number[];
}

const IN_FLIGHT = 32;
const WARM_UP = 20;
const DAYS = 120;
/** Tables that the API reads of a document. Other rows of the copies are not looked at. */
const READ = [
  'api_gateway.documents',
  'api_gateway.timeline',
  'webhook_dispatcher.public_events',
  'webhook_dispatcher.deliveries',
];

type Say = (text: string) => void;

/**
 * Processes the base, copies the data folder and writes copies of the base into one of them. Then the product runs with
 * either, and requests go to them by turns: so both have the same machine.
 */
export const measureReads = async (
  { base, stored, reads, posts }: ReadOptions,
  say: Say,
): Promise<{ readonly posts: readonly PostTimes[]; readonly reads: readonly ReadTimes[] }> => {
  const folder = temporaryFolder();
  const [small, large] = [join(folder.path, 'small'), join(folder.path, 'large')];
  const receiver = await WebhookReceiver.start();
  const running: Program[] = [];
  const start = async (dataDir: string): Promise<Program> => {
    const env = { EVENT_LOG: 'postgres', RATE_LIMIT_PER_SECOND: '100000', RATE_LIMIT_BURST: '100000' };
    const program = await startProduct('standalone', dataDir, env);
    running.push(program);
    return program;
  };
  try {
    say(`processing ${String(base)} documents`);
    const first = await start(small);
    const target = await targetOf(first, receiver);
    await runLoad(target, base, IN_FLIGHT);
    await first.stop();
    execFileSync('cp', ['-a', small, large]); // with the owner of the database's files
    say(`writing ${String(stored - base)} copies`);
    const copies = Math.round(stored / base) - 1;
    const templates = await keepTemplates(large, (name) => READ.includes(name));
    await multiply(large, templates, { copies, copiesInLog: 0, days: DAYS }, say);
    const [few, many] = [await start(small), await start(large)];
    say('reads');
    const times = await compared(few, many, reads);
    await many.stop();
    say('POSTs');
    const { base_url: baseUrl, sk_live: key } = few.credentials;
    return { posts: await measurePosts(few, { baseUrl, key, receiver }, posts), reads: times };
  } finally {
    for (const program of running) await program.kill();
    receiver.close();
    folder.remove();
  }
};

const compared = async (few: Program, many: Program, reads: number): Promise<ReadTimes[]> => {
  const http = new HttpClient();
  const paths: readonly ReadPaths[] = [await readPaths(few.dataDir), await readPaths(many.dataDir)];
  const [small = {}, large = {}] = paths;
  const times: ReadTimes[] = [];
  for (const read of Object.keys(small)) {
    const took = { small: [] as number[], large: [] as number[] };
    for (let nth = -WARM_UP; nth < reads; nth += 1)
      for (const [name, program, own] of [['small', few, small] as const, ['large', many, large] as const]) {
        const ms = await timed(http, program, own[read]?.at(nth % (own[read].length || 1)) ?? '');
        if (nth >= 0) took[name].push(ms);
      }
    times.push({ read, ...took });
  }
  return times;
};

const timed = async (http: HttpClient, { credentials }: Program, path: string): Promise<number> => {
  const { base_url: baseUrl, sk_live: key } = credentials;
  const start = performance.now();
  const { status, text } = await http.get(baseUrl + encodeURI(path), key);
  if (status !== 200) throw new Error(`${path} was answered ${String(status)}: ${text}`);
  return performance.now() - start;
};

/** The same share of the slowest is meant by both: p99 of the many divided by that of the few. */
export const ratioOf = ({ small, large }: ReadTimes, share: number): number =>
  percentile(large, share) / percentile(small, share);
