import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from './http-client.js';
import { tenLineInvoice } from './invoice.js';
import { percentile } from '../cost/statistics.js';
import type { WebhookReceiver } from './webhook-receiver.js';

export interface Target {
  readonly baseUrl: string;
  /** A live key. */
  readonly key: string;
  readonly receiver: WebhookReceiver;
}

export interface LoadResult {
  /** Documents a second from the first POST to the last webhook. */
  readonly documentsPerS: number;
  /** The same until the last POST was answered. */
  readonly postsPerS: number;
  readonly postP50Ms: number;
  readonly postP99Ms: number;
  /** From the begin of the POST to the webhook. */
  readonly acceptedP50Ms: number;
  readonly acceptedP99Ms: number;
  readonly mailedP50Ms: number;
  readonly mailedP99Ms: number;
  /** POSTs that were refused because of the load and sent again. */
  readonly refusals: number;
  /** CPU of this process and of the receiver, per document; no part of the product's. */
  readonly clientCpuMs: number;
  /** Id of the last document. */
  readonly lastId: string;
}

/** Longest time without any webhook, after which the run is given up. */
const NO_PROGRESS_MS = 120_000;
/** Seldom, for the CPU is the product's: webhooks have their times from the receiver. */
const LOOK_EVERY_MS = 100;
const BUSY = [429, 503];
const RETRY_AFTER_MS = 200;

export interface Posted {
  readonly id: string;
  readonly begunMs: number;
  readonly tookMs: number;
}

export interface PostResult {
  readonly posted: readonly Posted[];
  readonly refusals: number;
}

/** Posts a document again until it is taken. The times are those of the last POST. */
export const postUntilTaken = async (target: Target, body: string): Promise<Posted & { readonly refusals: number }> => {
  for (let refusals = 0; ; refusals += 1) {
    const [begunMs, start] = [Date.now(), performance.now()];
    const { status, id } = await postInvoice(target, body);
    if (status === 201) return { id, begunMs, tookMs: performance.now() - start, refusals };
    await sleep(RETRY_AFTER_MS);
  }
};

/** Posts the documents, so many at a time. */
export const postAll = async (target: Target, documents: number, inFlight: number): Promise<PostResult> => {
  const body = JSON.stringify(tenLineInvoice());
  const posted: Posted[] = [];
  let [begun, refusals] = [0, 0];
  const post = async (): Promise<void> => {
    while (begun < documents) {
      begun += 1;
      const taken = await postUntilTaken(target, body);
      posted.push(taken);
      refusals += taken.refusals;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, post));
  return { posted, refusals };
};

/** Posts the documents, so many at a time, and waits until each is accepted, packaged, mailed and told by webhooks. */
export const runLoad = async (target: Target, documents: number, inFlight: number): Promise<LoadResult> => {
  const [startMs, clientMs] = [Date.now(), clientCpuMs(target.receiver)];
  const { posted, refusals } = await postAll(target, documents, inFlight);
  const postedMs = Date.now();
  await allDone(target.receiver, posted);

  const { arrivals } = target.receiver;
  const postMs = posted.map(({ tookMs }) => tookMs);
  const acceptedMs = posted.map(({ id, begunMs }) => (arrivals.get(id)?.acceptedMs ?? 0) - begunMs);
  const mailedMs = posted.map(({ id, begunMs }) => (arrivals.get(id)?.mailedMs ?? 0) - begunMs);
  const endMs = Math.max(
    ...posted.map(({ id }) => Math.max(arrivals.get(id)?.acceptedMs ?? 0, arrivals.get(id)?.mailedMs ?? 0)),
  );
  return {
    documentsPerS: documents / ((endMs - startMs) / 1_000),
    postsPerS: documents / ((postedMs - startMs) / 1_000),
    postP50Ms: percentile(postMs, 0.5),
    postP99Ms: percentile(postMs, 0.99),
    acceptedP50Ms: percentile(acceptedMs, 0.5),
    acceptedP99Ms: percentile(acceptedMs, 0.99),
    mailedP50Ms: percentile(mailedMs, 0.5),
    mailedP99Ms: percentile(mailedMs, 0.99),
    refusals,
    clientCpuMs: (clientCpuMs(target.receiver) - clientMs) / documents,
    lastId: posted.at(-1)?.id ?? '',
  };
};

const clientCpuMs = (receiver: WebhookReceiver): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + receiver.cpuMs;
};

const http = new HttpClient();

const postInvoice = async (
  { baseUrl, key }: Target,
  body: string,
): Promise<{ readonly status: number; readonly id: string }> => {
  const { status, text } = await http.post(`${baseUrl}/v1/invoices`, key, body);
  if (status === 201) return { status, id: (JSON.parse(text) as { readonly id: string }).id };
  if (BUSY.includes(status)) return { status, id: '' };
  throw new Error(`POST was answered ${String(status)}: ${text}`);
};

/** Waits until both webhooks of each document have come. */
export const allDone = async (receiver: WebhookReceiver, posted: readonly { readonly id: string }[]): Promise<void> => {
  const open = (): number =>
    posted.filter(({ id }) => {
      const arrival = receiver.arrivals.get(id);
      return arrival?.acceptedMs === undefined || arrival.mailedMs === undefined;
    }).length;
  let [left, sinceMs] = [open(), performance.now()];
  while (left > 0) {
    await sleep(LOOK_EVERY_MS);
    const now = open();
    if (now < left) [left, sinceMs] = [now, performance.now()];
    if (performance.now() - sinceMs > NO_PROGRESS_MS)
      throw new Error(`${String(left)} documents made no progress for ${String(NO_PROGRESS_MS / 1_000)} s`);
  }
};
