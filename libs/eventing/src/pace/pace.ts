import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time from the beginning of a turn to the beginning of the next one of the same stage, in a process that is busy. */
const TURN_MS = 60;
/** The same of a stage that requests wait for. */
const REQUEST_TURN_MS = 20;
/** The same of a stage whose work may wait for as long as the process is busy. */
const LAST_TURN_MS = 1_000;
/** How much longer the other stages rest while a request waits. */
const YIELDING = 1.5;
/** Share of time in which the main thread works: up to the first the process counts as free, from the second as busy. */
const FREE = 0.35;
const BUSY = 0.75;
/** Time over which that share is averaged, and the least time between two measurements. */
const AVERAGED_MS = 250;
const MEASURE_MS = 20;

/**
 * Pace of one stage: a loop that takes what waits, and works it off as one set. In a free process a turn begins at
 * once. The busier the process, the longer a stage rests between its turns, so that its sets grow while others work:
 * one transaction for twenty documents costs little more than one for a single document.
 *
 * Every stage of a process asks here, for messages, timers, requests, outbox and log alike.
 */
export class Pace {
  private begunAt = -Infinity;

  /**
   * `requests`: somebody waits for the sets of this stage, so they rest little, and other stages rest longer. `last`: all
   * others go before it; full sets rest too.
   */
  constructor(private readonly kind: 'background' | 'requests' | 'last' = 'background') {}

  /** Waits until the next turn may begin. A set that is full does not wait. */
  async turn(isFull: () => boolean = () => false): Promise<void> {
    const restMs = this.begunAt + this.turnMs() * pressure.now() - performance.now();
    if (restMs > 1 && (this.kind === 'last' || !isFull())) await sleep(restMs);
    this.begunAt = performance.now();
  }

  private turnMs(): number {
    if (this.kind === 'requests') return REQUEST_TURN_MS;
    if (this.kind === 'last') return LAST_TURN_MS;
    return waitingRequests.count > 0 ? TURN_MS * YIELDING : TURN_MS;
  }
}

/** Requests of this process that wait for a set. */
export const waitingRequests = { count: 0 };

class Pressure {
  private measured = performance.eventLoopUtilization();
  private measuredAt = performance.now();
  private utilization = 0;

  /** Returns 0 (free) to 1 (busy). */
  now(): number {
    const sinceMs = performance.now() - this.measuredAt;
    if (sinceMs >= MEASURE_MS) {
      const before = this.measured;
      this.measured = performance.eventLoopUtilization();
      this.measuredAt += sinceMs;
      const { utilization } = performance.eventLoopUtilization(this.measured, before);
      this.utilization += (utilization - this.utilization) * Math.min(1, sinceMs / AVERAGED_MS);
    }
    return Math.min(1, Math.max(0, (this.utilization - FREE) / (BUSY - FREE)));
  }
}

/** How busy this process is. */
export const pressure = new Pressure();
