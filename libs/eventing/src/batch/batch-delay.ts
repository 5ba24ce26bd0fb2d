import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Load, measuredLoad } from './load.js';

/**
 * Longest time, in milliseconds, from the beginning of one batch to the beginning of the next one. It applies if the
 * main thread is never idle.
 *
 * - `awaited`: a caller waits for the result of the batch, in a request or in the handler of a timer.
 * - `stored`: no caller waits. The items of the batch are stored in a table or in the event log.
 */
const LONGEST_DELAY_MS = { awaited: 20, stored: 150 };

/** Batches are delayed if the main thread is busy for a larger share of the time than this, from 0 to 1. */
const FREE_UP_TO = 0.65;

/**
 * Delays the batches of one loop, for example of a consumer. If the main thread is free, the next batch begins at
 * once. The busier the main thread is, the longer the delay. A longer delay makes batches larger, because more
 * items arrive between two batches. One transaction for twenty documents costs little more than one for a single
 * document, so larger batches save work.
 */
export class BatchDelay {
  private begunAt = -Infinity;

  constructor(
    private readonly policy: keyof typeof LONGEST_DELAY_MS = 'stored',
    private readonly load: Load = measuredLoad,
  ) {}

  /** Resolves when the next batch may begin. A batch for which `isFull` returns true is not delayed. */
  async next(isFull: () => boolean = () => false): Promise<void> {
    const delayMs = this.begunAt + LONGEST_DELAY_MS[this.policy] * this.load.above(FREE_UP_TO) - performance.now();
    if (delayMs > 1 && !isFull()) await sleep(delayMs);
    this.begunAt = performance.now();
  }
}
