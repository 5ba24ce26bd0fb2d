import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Longest batch delay, which applies when the main thread is never idle. A batch delay is the time from the beginning
 * of one batch to the beginning of the next one.
 *
 * - `request`: a request waits for the result.
 * - `background`: no request waits. The items of the batch are stored in a table or in the log.
 */
const LONGEST_DELAY_MS = { request: 20, background: 150 };

export type BatchPolicy = keyof typeof LONGEST_DELAY_MS;

/** Batches are delayed only if the main thread is busy for more than this share of its time. */
const FREE_UP_TO = 0.65;
/** Time over which the busy share is averaged, and shortest time between two measurements of it. */
const AVERAGED_MS = 250;
const MEASURE_MS = 20;

/**
 * Delays the batches of one loop. Such a loop belongs to a consumer, a kind of timers, the relay, the log, or a
 * `Batch`. If the main thread is free, the next batch begins at once. The busier the thread is, the longer the delay.
 * Batches then grow, because more items arrive between two of them, and one transaction for twenty documents costs
 * little more than one for a single document. Larger batches leave the main thread more time, so batches grow only as
 * far as the load needs.
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

  /**
   * Returns 0 while the thread is busy for at most this share of its time, and 1 if it is never idle. In between it
   * grows in proportion.
   */
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
