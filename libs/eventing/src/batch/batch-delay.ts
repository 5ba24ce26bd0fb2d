import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Longest time, in milliseconds, from the beginning of one batch to the beginning of the next one. It applies if the
 * main thread is never idle.
 *
 * - `request`: a request waits for the result of the batch.
 * - `background`: no request waits. The items of the batch are stored in a table or in the log.
 */
const LONGEST_DELAY_MS = { request: 20, background: 150 };

export type BatchPolicy = keyof typeof LONGEST_DELAY_MS;

/** Part of its time, from 0 to 1, for which the main thread may be busy before batches are delayed. */
const FREE_UP_TO = 0.65;
/**
 * Times in milliseconds: the first is the time over which the busy part of the main thread is averaged, the second the
 * shortest time between two measurements of it.
 */
const AVERAGED_MS = 250;
const MEASURE_MS = 20;

/**
 * Delays the batches of one loop, for example of a consumer. If the main thread is free, the next batch begins at once;
 * the busier it is, the longer the delay. Batches then grow, because more items arrive between two of them. One
 * transaction for twenty documents costs little more than one for a single document, so larger batches leave the main
 * thread more time.
 */
export class BatchDelay {
  private begunAt = -Infinity;

  constructor(private readonly policy: BatchPolicy = 'background') {}

  /** Resolves when the next batch may begin. A batch for which `isFull` returns true is not delayed. */
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
   * Returns 0 if the main thread is busy for at most this part of its time, and 1 if it is never idle. In between, the
   * result grows in proportion.
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
