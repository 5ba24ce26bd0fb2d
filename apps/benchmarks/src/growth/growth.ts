import { temporaryFolder } from '@rubrica/testing';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CpuMeter } from '../cost/cpu-meter.js';
import { runLoad } from '../product/load.js';
import { keepTemplates, multiply } from './multiply.js';
import {
  difference,
  type PostgresCounters,
  prepareStatementCounts,
  readCounters,
  SETTLE_MS,
} from '../cost/postgres-counters.js';
import { type Program, rootsOf, startProduct, targetOf } from '../product/product.js';
import { measureSignatures, signatureMs } from '../cost/signatures.js';
import { type Figures, median, sumOf } from '../cost/statistics.js';
import { WebhookReceiver } from '../product/webhook-receiver.js';

export interface GrowthOptions {
  /** Documents stored in the end. */
  readonly documents: number;
  /** Documents stored at the begin, all of them really processed; the templates of the others. */
  readonly base: number;
  /** Documents of each round of the measurement. */
  readonly measured: number;
  readonly rounds: number;
  readonly inFlight: number;
  /** Days over which the documents are spread; the log keeps those of the last thirty. */
  readonly days: number;
}

/** What a document costs with so many stored. */
export interface Cost {
  /** CPU ms of each round, by part. */
  readonly rounds: readonly Figures[];
  /** Of one document. */
  readonly postgres: PostgresCounters;
  readonly signatureMs: number;
}

export interface Growth {
  readonly small: Cost;
  readonly large: Cost;
}

/** Less than the thirty days of the log, so that none of its records is removed during the measurement. */
const DAYS_IN_LOG = 29;
const WARM_UP = 100;

type Say = (text: string) => void;

/** Measures with the base, writes copies of it, and measures again: each time with a product that was just started. */
export const measureGrowth = async (options: GrowthOptions, say: Say): Promise<Growth> => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const receiver = await WebhookReceiver.start();
  try {
    say(`processing ${String(options.base)} documents`);
    await inProduct(dataDir, async (program) => {
      await prepareStatementCounts(dataDir);
      await runLoad(await targetOf(program, receiver), options.base, options.inFlight);
    });
    const templates = await keepTemplates(dataDir);
    say('measuring');
    const small = await measureCost(dataDir, receiver, options);
    const copies = Math.round(options.documents / options.base) - 1;
    say(`writing ${String(copies)} copies`);
    const copiesInLog = Math.ceil(copies * Math.min(1, DAYS_IN_LOG / options.days));
    await multiply(dataDir, templates, { copies, copiesInLog, days: options.days }, say);
    say('measuring');
    return { small, large: await measureCost(dataDir, receiver, options) };
  } finally {
    receiver.close();
    folder.remove();
  }
};

const inProduct = async <T>(dataDir: string, work: (program: Program) => Promise<T>): Promise<T> => {
  const program = await startProduct('standalone', dataDir, { EVENT_LOG: 'postgres' });
  try {
    const result = await work(program);
    await sleep(SETTLE_MS); // until every message is read, and every connection has handed in its counters
    await program.stop();
    return result;
  } finally {
    await program.kill();
  }
};

const measureCost = (
  dataDir: string,
  receiver: WebhookReceiver,
  { measured, rounds, inFlight }: GrowthOptions,
): Promise<Cost> =>
  inProduct(dataDir, async (program) => {
    const { base_url: baseUrl, sk_live: key } = program.credentials;
    const target = { baseUrl, key, receiver };
    await runLoad(target, WARM_UP, inFlight);
    await sleep(SETTLE_MS);
    const before = await readCounters(dataDir);
    const signatures = measureSignatures();
    const costs: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const meter = new CpuMeter(rootsOf(program));
      await runLoad(target, measured, inFlight);
      costs.push(byPart(meter.stop(), measured));
    }
    signatures.push(...measureSignatures());
    await sleep(SETTLE_MS);
    const counted = difference(before, await readCounters(dataDir));
    return { rounds: costs, postgres: perDocument(counted, measured * rounds), signatureMs: signatureMs(signatures) };
  });

/** CPU ms per document by part, such as `product` and `PostgreSQL`. */
const byPart = (cpuMs: Figures, documents: number): Figures => {
  const parts: Record<string, number> = {};
  for (const [key, ms] of Object.entries(cpuMs)) {
    const [part = ''] = key.split(' · ');
    parts[part] = (parts[part] ?? 0) + ms / documents;
  }
  return parts;
};

const perDocument = ({ totals, statements }: PostgresCounters, documents: number): PostgresCounters => ({
  totals: Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, value / documents])),
  statements: statements.map(({ role, text, calls, ms, walRecords, pages }) => ({
    ...{ role, text, calls: calls / documents, ms: ms / documents },
    ...{ walRecords: walRecords / documents, pages: pages / documents },
  })),
});

/** CPU ms of a document: the median of the rounds, without the surroundings. */
export const costMs = ({ rounds }: Cost): number =>
  median(rounds.map((parts) => sumOf(Object.entries(parts).map(([part, ms]) => (part === 'surroundings' ? 0 : ms)))));
