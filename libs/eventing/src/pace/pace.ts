import { performance } from 'node:perf_hooks';
import { Signal } from '../signal.js';

/**
 * Longest time from the beginning of a turn to the beginning of the next one of the same stage, in a process whose main
 * thread always works.
 *
 * - `requests`: requests wait for the sets of this stage, so it rests little, and other stages rest longer.
 * - `calls`: work that is under way waits for it and holds a place, or finds its places here.
 * - `background`: what it takes waits in a table or in the log, and holds nothing up.
 * - `end`: only reads and webhooks follow from its effects. A read that waits for them ends its rest.
 * - `last`: all others go before it; full sets rest too.
 */
const LONGEST_TURN_MS = { requests: 20, calls: 100, background: 200, end: 500, last: 1_000 };
/** How much longer the stages that no request waits for rest while a request waits. */
const YIELDING = 1.5;
/** Share of time in which the main thread works, up to which no stage rests. */
const UNHURRIED = 0.65;
/** Time over which that share is averaged, and the least time between two measurements. */
const AVERAGED_MS = 250;
const MEASURE_MS = 20;

type PaceKind = keyof typeof LONGEST_TURN_MS;

/**
 * Pace of one stage: a loop that takes what waits, and works it off as one set. In a free process a turn begins at
 * once. The busier the process, the longer a stage rests between its turns, so that its sets grow while others work:
 * one transaction for twenty documents costs little more than one for a single document. Larger sets leave the main
 * thread more time, and it rests less: so the sets grow as far as the load needs, and no further.
 *
 * Every stage of a process asks here, for messages, timers, requests, outbox and log alike.
 */
export class Pace {
  private begunAt = -Infinity;
  private readonly awaited = new Signal();

  constructor(private readonly kind: PaceKind = 'background') {}

  /** Waits until the next turn may begin. A set that is full does not wait. */
  async turn(isFull: () => boolean = () => false): Promise<void> {
    const restMs = this.begunAt + this.turnMs() - performance.now();
    if (restMs > 1 && (this.kind === 'last' || !isFull())) await this.awaited.wait(restMs);
    this.begunAt = performance.now();
  }

  /** Somebody waits for the next turn: it begins at once. */
  endRest(): void {
    this.awaited.notify();
  }

  private turnMs(): number {
    const yielding = this.kind !== 'requests' && waitingRequests.count > 0 ? YIELDING : 1;
    return LONGEST_TURN_MS[this.kind] * yielding * pressure.between(UNHURRIED, 1);
  }
}

/** Requests of this process that wait for a set. */
export const waitingRequests = { count: 0 };

class Pressure {
  private measured = performance.eventLoopUtilization();
  private measuredAt = performance.now();
  private utilization = 0;

  /** Returns 0 where the main thread works up to the first share of time, 1 from the second on. */
  between(free: number, busy: number): number {
    const sinceMs = performance.now() - this.measuredAt;
    if (sinceMs >= MEASURE_MS) {
      const before = this.measured;
      this.measured = performance.eventLoopUtilization();
      this.measuredAt += sinceMs;
      const { utilization } = performance.eventLoopUtilization(this.measured, before);
      this.utilization += (utilization - this.utilization) * Math.min(1, sinceMs / AVERAGED_MS);
    }
    return Math.min(1, Math.max(0, (this.utilization - free) / (busy - free)));
  }
}

/** How busy this process is. */
export const pressure = new Pressure();
