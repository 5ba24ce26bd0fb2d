import { freePort } from '@rubrica/embedded-postgres';
import { temporaryFolder } from '@rubrica/testing';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../cost/statistics.js';
import { HttpClient } from '../product/http-client.js';
import { type Program, startProduct } from '../product/product.js';
import { arrivalsMs } from '../steady/arrivals.js';
import { faultsIn, type SkippedNumbers, type StoredTicket } from './book.js';
import { PATH, type Sale, sell, type Shop, VERSION } from './counter.js';

export interface ShopDayOptions {
  readonly tickets: number;
  readonly ratePerS: number;
  readonly warmUpS: number;
  readonly seed: number;
}

export interface ShopDay {
  /** Until a ticket could be printed, of those that the kill did not touch. */
  readonly printedMs: { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };
  readonly measured: number;
  /** Tickets that were under way from the kill until all that waited for it were printed. */
  readonly interrupted: number;
  readonly longestInterruptedMs: number;
  /** From the kill until the product served again. */
  readonly awayMs: number;
  /** From the kill until each ticket that had waited for the product was printed. */
  readonly recoveredMs: number;
  readonly stored: number;
  readonly faults: readonly string[];
}

/** Longest time without another verdict, after which the rest is taken for lost. */
const NO_PROGRESS_MS = 120_000;
const LOOK_EVERY_MS = 1_000;
const PAGE = 100;

/**
 * Sells the tickets of a day at random times of a steady rate. In the middle the product is killed (kill -9) and started
 * again at once, while the counters go on selling.
 */
export const measureShopDay = async (options: ShopDayOptions, say: (text: string) => void): Promise<ShopDay> => {
  const folder = temporaryFolder();
  const ports = { PORT: String(await freePort('127.0.0.1')), ADMIN_PORT: String(await freePort('127.0.0.1')) };
  const start = (): Promise<Program> => startProduct('standalone', join(folder.path, 'data'), ports);
  let program = await start();
  try {
    const { base_url: baseUrl, sk_live: key } = program.credentials;
    const shop = { baseUrl, key, http: new HttpClient() };
    say(`${String(options.tickets)} tickets, ${String(options.ratePerS)} a second`);
    const { sales, middleMs } = begin(shop, options);
    await sleep(middleMs - performance.now());
    const killedMs = performance.now();
    say('kill -9');
    await program.kill();
    program = await start();
    const backMs = performance.now();
    say(`it serves again after ${((backMs - killedMs) / 1_000).toFixed(1)} s`);
    const sold = await Promise.all(sales);
    say('all tickets are printed');
    const stored = await untilAccepted(shop);
    const faults = [
      ...faultsIn(sold, stored, await skippedNumbers(shop)),
      ...(await sentMoreThanOnce(program, stored)),
    ];
    return { ...figuresOf(sold.slice(warmUpOf(options)), killedMs, backMs), stored: stored.length, faults };
  } finally {
    await program.stop();
    folder.remove();
  }
};

const warmUpOf = ({ warmUpS, ratePerS }: ShopDayOptions): number => Math.round(warmUpS * ratePerS);

/** Begins to sell: first the tickets of the warm-up, then those of the day. */
const begin = (
  shop: Shop,
  { tickets, ratePerS, warmUpS, seed }: ShopDayOptions,
): { readonly sales: readonly Promise<Sale>[]; readonly middleMs: number } => {
  const [startMs, dayMs] = [performance.now(), (tickets / ratePerS) * 1_000];
  const warmUp = arrivalsMs(Math.round(warmUpS * ratePerS), warmUpS * 1_000, -seed);
  const day = arrivalsMs(tickets, dayMs, seed).map((timeMs) => warmUpS * 1_000 + timeMs);
  const sales = [...warmUp, ...day].map((timeMs, nth) => sell(shop, `sale-${String(nth + 1)}`, startMs + timeMs));
  return { sales, middleMs: startMs + warmUpS * 1_000 + dayMs / 2 };
};

const figuresOf = (sales: readonly Sale[], killedMs: number, backMs: number): Omit<ShopDay, 'stored' | 'faults'> => {
  const endMs = ({ dueMs, tookMs }: Sale): number => dueMs + tookMs;
  const waited = sales.filter((sale) => sale.dueMs < backMs && endMs(sale) > killedMs);
  const recoveredMs = Math.max(backMs, ...waited.map(endMs));
  const isTouched = (sale: Sale): boolean => sale.dueMs < recoveredMs && endMs(sale) > killedMs;
  const times = sales.filter((sale) => !isTouched(sale)).map(({ tookMs }) => tookMs);
  const touched = sales.filter(isTouched).map(({ tookMs }) => tookMs);
  const printedMs = { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
  return {
    printedMs: { ...printedMs, max: Math.max(...times) },
    measured: times.length,
    interrupted: touched.length,
    longestInterruptedMs: Math.max(0, ...touched),
    awayMs: backMs - killedMs,
    recoveredMs: recoveredMs - killedMs,
  };
};

const get = async <T>({ http, baseUrl, key }: Shop, path: string): Promise<T> => {
  const { status, text } = await http.get(`${baseUrl}${path}`, key, VERSION);
  if (status !== 200) throw new Error(`${path} was answered ${String(status)}: ${text}`);
  return JSON.parse(text) as T;
};

interface Page<T> {
  readonly has_more: boolean;
  readonly data: readonly T[];
}

const allTickets = async (shop: Shop): Promise<StoredTicket[]> => {
  const all: StoredTicket[] = [];
  for (;;) {
    const after = all.at(-1) ? `&starting_after=${all.at(-1)?.id ?? ''}` : '';
    const page = await get<Page<StoredTicket>>(shop, `${PATH}?limit=${String(PAGE)}${after}`);
    all.push(...page.data);
    if (!page.has_more) return all;
  }
};

/** Waits until each ticket is accepted, or until none more is. Returns all tickets. */
const untilAccepted = async (shop: Shop): Promise<StoredTicket[]> => {
  let [left, sinceMs] = [Infinity, performance.now()];
  for (;;) {
    const stored = await allTickets(shop);
    const open = stored.filter(({ status }) => status !== 'accepted_by_dian').length;
    if (open < left) [left, sinceMs] = [open, performance.now()];
    if (open === 0 || performance.now() - sinceMs > NO_PROGRESS_MS) return stored;
    await sleep(LOOK_EVERY_MS);
  }
};

const skippedNumbers = async (shop: Shop): Promise<SkippedNumbers[]> => {
  const { data } = await get<Page<{ readonly skipped: readonly SkippedNumbers[] }>>(
    shop,
    `/v1/numbering-ranges?limit=${String(PAGE)}`,
  );
  return data.flatMap(({ skipped }) => skipped);
};

/** Returns the tickets that the tax authority did not accept exactly once. */
const sentMoreThanOnce = async (program: Program, stored: readonly StoredTicket[]): Promise<string[]> => {
  const { documents } = await program.received();
  const times = new Map(documents.map((one) => [String(one['number']), Number(one['accepted_times'])]));
  return stored
    .filter(({ number }) => times.get(number ?? '') !== 1)
    .map(({ number }) => `DIAN accepted ${String(number)} ${String(times.get(number ?? '') ?? 0)} times`);
};
