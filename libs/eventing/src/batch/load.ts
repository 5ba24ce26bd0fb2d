import { performance } from 'node:perf_hooks';

/** Time in milliseconds between two measurements. */
const MEASURE_MS = 250;

export interface Load {
  /**
   * Returns 0 if the main thread is busy for at most the given share of the time, and 1 if the main thread is never
   * idle. In between, the result grows in proportion. `share` is a number from 0 to 1.
   */
  above(share: number): number;
}

/** Measures for which part of the time the main thread of this process is busy. */
class MeasuredLoad implements Load {
  private thread = performance.eventLoopUtilization();
  private measuredAt = performance.now();
  private busy = 0;

  above(share: number): number {
    if (performance.now() - this.measuredAt >= MEASURE_MS) this.measure();
    return Math.max(0, (this.busy - share) / (1 - share));
  }

  private measure(): void {
    const before = this.thread;
    this.thread = performance.eventLoopUtilization();
    this.measuredAt = performance.now();
    this.busy = performance.eventLoopUtilization(this.thread, before).utilization;
  }
}

export const measuredLoad: Load = new MeasuredLoad();
