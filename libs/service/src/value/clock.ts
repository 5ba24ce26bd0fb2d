/**
 * Clock for fiscal times and due times. Tests can move it. Leases, TLS and webhook signatures use the real clock
 * instead.
 */
export abstract class Clock {
  abstract now(): Date;
  /**
   * Calls the listener whenever the clock is moved by hand. The returned function ends this. A clock that cannot be
   * moved has no `onMove`.
   */
  onMove?(listener: () => void): () => void;
}

export const systemClock: Clock = { now: () => new Date() };

/** The real clock plus an offset that is set by hand. For tests, and for `TEST_CLOCK=1`. */
export class MovableClock extends Clock {
  /**
   * Offset from the real clock in ms, in an array of one number. Another thread that has the array uses the same
   * offset.
   */
  readonly aheadMs = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  private readonly listeners = new Set<() => void>();

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  private get offsetMs(): number {
    return this.aheadMs[0] ?? 0;
  }

  /** Moves the clock forward. Returns its total offset from the real clock, in seconds. */
  advance(seconds: number): number {
    this.aheadMs[0] = this.offsetMs + seconds * 1000;
    for (const moved of this.listeners) moved();
    return this.offsetMs / 1000;
  }

  override onMove(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
