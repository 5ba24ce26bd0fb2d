/**
 * Fiscal time and due times come from this port, so that tests can move them; leases, TLS and webhook
 * signatures use the real clock.
 */
export abstract class Clock {
  abstract now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Runs with the real clock, moved ahead by hand: for tests and `TEST_CLOCK=1`. */
export class MovableClock extends Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Moves the clock; returns how far it is now ahead of the real one, in seconds. */
  advance(seconds: number): number {
    this.aheadMs += seconds * 1000;
    return this.aheadMs / 1000;
  }
}
