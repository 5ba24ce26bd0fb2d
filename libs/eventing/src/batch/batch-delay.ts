import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Longest batch delay: time from the beginning of one batch to the beginning of the next one, in a process whose main
 * thread is never idle.
 *
 * - `request`: a request waits for the result.
 * - `background`: nobody waits. What the batch takes is stored in a table or in the log.
 */
const LONGEST_DELAY_MS = { request: 20, background: 150 };

export type BatchPolicy = keyof typeof LONGEST_DELAY_MS;

/** Busy share of the main thread's time up to which no batch is delayed. */
const FREE_UP_TO = 0.65;
/** Time over which that share is averaged, and the shortest time between two measurements. */
const AVERAGED_MS = 250;
const MEASURE_MS = 20;

/**
 * Delays the batches of one loop that takes what waits and handles it as one batch: of a consumer, a kind of timers, the
 * relay, the log, or items that are added to a `Batch`. In a free process the next batch begins at once. The busier the
 * main thread, the longer the delay, so that batches grow, because one transaction for twenty documents costs little more
 * than one for a single document. Larger batches leave the main thread more time, so batches grow as far as the load needs.
 */
export class BatchDelay {
  private begunAt = -Infinity;

  constructor(private readonly policy: BatchPolicy = 'background') {}

  /** Resolves when the next batch may begin. A full batch is not delayed. */
  async next(isFull: () => boolean = () => false): Promise<void> {
    const delayMs = this.begunAt + LONGEST_DELAY_MS[this.policy] * mainThread.busyAbove(FREE_UP_TO) - performance.now();
    if (delayMs > 1 && !isFull()) await sleep(delayMs);
    this.begunAt = performance.now();
  }
}

class MainThread {
  private measured = performance.eventLoopUtilization();
  private measuredAt = performance.now();
  private busy = 0;

  /** Returns 0 where the thread is busy up to this share of its time, 1 where it is never idle, and in between in line. */
  busyAbove(share: number): number {
    const sinceMs = performance.now() - this.measuredAt;
    if (sinceMs >= MEASURE_MS) {
      const before = this.measured;
      this.measured = performance.eventLoopUtilization();
      this.measuredAt += sinceMs;
      const { utilization } = performance.eventLoopUtilization(this.measured, before);
      this.busy += (utilization - this.busy) * Math.min(1, sinceMs / AVERAGED_MS);
    }
    return Math.max(0, (this.busy - share) / (1 - share));
  }
}

export const mainThread = new MainThread();
