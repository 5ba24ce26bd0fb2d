/**
 * Source of fiscal time and due times; tests replace it to move time. Leases, TLS and webhook signatures use the real
 * clock instead.
 */
export abstract class Clock {
  abstract now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The real clock plus an offset that is set by hand: for tests and `TEST_CLOCK=1`. */
export class MovableClock extends Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Moves the clock ahead. Returns its whole offset from the real clock, in seconds. */
  advance(seconds: number): number {
    this.aheadMs += seconds * 1000;
    return this.aheadMs / 1000;
  }
}
