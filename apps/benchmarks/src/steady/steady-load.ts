import { setTimeout as sleep } from 'node:timers/promises';
import { CpuMeter } from '../cost/cpu-meter.js';
import { tenLineInvoice } from '../product/invoice.js';
import { allDone, postUntilTaken, type Target } from '../product/load.js';
import { type Figures, percentile } from '../cost/statistics.js';
import { arrivalsMs } from './arrivals.js';

export interface Arrivals {
  readonly ratePerS: number;
  /** Seconds before the measurement, in which documents arrive at the same rate. */
  readonly warmUpS: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Percentiles of times, ms. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface SteadyResult {
  readonly documents: number;
  /** Until the POST was answered, counted from the time at which the document was due. */
  readonly post: Latency;
  /** Until the webhook came, counted from the same time. */
  readonly accepted: Latency;
  readonly mailed: Latency;
  /** How long after their time documents were sent. */
  readonly lateness: Latency;
  readonly refusals: number;
  /** CPU ms per document, by process and thread. */
  readonly cpuMs: Figures;
}

interface Sent {
  readonly id: string;
  /** Epoch ms. */
  readonly dueMs: number;
  readonly postMs: number;
  readonly latenessMs: number;
  readonly refusals: number;
}

/** Lets documents arrive, whether the earlier ones are answered or not, and waits for the webhooks of all of them. */
export const runSteadyLoad = async (
  target: Target,
  roots: readonly number[],
  { ratePerS, warmUpS, seconds, seed }: Arrivals,
): Promise<SteadyResult> => {
  const arrive = arriving(target);
  const allAt = (times: readonly number[]): Promise<Sent[]> => Promise.all(times.map(arrive));
  const times = (forS: number, ofSeed: number): number[] =>
    arrivalsMs(Math.round(ratePerS * forS), forS * 1_000, ofSeed);

  const warmUp = allAt(times(warmUpS, -seed));
  const measured = allAt(times(seconds, seed).map((timeMs) => warmUpS * 1_000 + timeMs));
  const metered = sleep(warmUpS * 1_000).then(() => new CpuMeter(roots));
  const [meter, sent] = await Promise.all([metered, measured, warmUp]);
  await allDone(target.receiver, sent);
  const cpuMs = meter.stop();

  const { arrivals } = target.receiver;
  return {
    documents: sent.length,
    post: latencyOf(sent.map(({ postMs }) => postMs)),
    accepted: latencyOf(sent.map(({ id, dueMs }) => (arrivals.get(id)?.acceptedMs ?? 0) - dueMs)),
    mailed: latencyOf(sent.map(({ id, dueMs }) => (arrivals.get(id)?.mailedMs ?? 0) - dueMs)),
    lateness: latencyOf(sent.map(({ latenessMs }) => latenessMs)),
    refusals: sent.reduce((sum, { refusals }) => sum + refusals, 0),
    cpuMs: Object.fromEntries(Object.entries(cpuMs).map(([name, ms]) => [name, ms / sent.length])),
  };
};

/** Posts a document at its time, ms from now. */
const arriving = (target: Target): ((timeMs: number) => Promise<Sent>) => {
  const body = JSON.stringify(tenLineInvoice());
  const [epochMs, startMs] = [Date.now(), performance.now()];
  return async (timeMs) => {
    const dueMs = startMs + timeMs;
    await sleep(dueMs - performance.now());
    const latenessMs = performance.now() - dueMs;
    const { id, refusals } = await postUntilTaken(target, body);
    return { id, refusals, latenessMs, dueMs: epochMs + timeMs, postMs: performance.now() - dueMs };
  };
};

const latencyOf = (timesMs: readonly number[]): Latency => ({
  p50: percentile(timesMs, 0.5),
  p95: percentile(timesMs, 0.95),
  p99: percentile(timesMs, 0.99),
  max: Math.max(...timesMs),
});
