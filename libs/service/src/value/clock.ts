/**
 * Source of fiscal time and due times; tests replace it to move time. Leases, TLS and webhook signatures use the real
 * clock instead.
 */
export abstract class Clock {
  abstract now(): Date;
  /** Calls the listener whenever the clock is moved by hand, until the returned function is called. Absent where that never is. */
  onMove?(listener: () => void): () => void;
}

export const systemClock: Clock = { now: () => new Date() };

/** The real clock plus an offset that is set by hand: for tests and `TEST_CLOCK=1`. */
export class MovableClock extends Clock {
  private aheadMs = 0;
  private readonly listeners = new Set<() => void>();

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Moves the clock ahead. Returns its whole offset from the real clock, in seconds. */
  advance(seconds: number): number {
    this.aheadMs += seconds * 1000;
    for (const moved of this.listeners) moved();
    return this.aheadMs / 1000;
  }

  override onMove(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
