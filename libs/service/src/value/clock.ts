/**
 * Clock for the times in documents and for due times. Tests can move it. Leases, TLS and the signatures of webhooks use
 * the real clock instead.
 */
export abstract class Clock {
  abstract now(): Date;
  /**
   * Calls the listener each time the clock is moved by hand. Returns a function that removes the listener. A clock that
   * cannot be moved has no `onMove`.
   */
  onMove?(listener: () => void): () => void;
}

export const systemClock: Clock = { now: () => new Date() };

/** The real clock plus an offset that is set by hand. It is for tests, and for programs with `TEST_CLOCK=1`. */
export class MovableClock extends Clock {
  /**
   * Offset from the real clock in ms, in an array of one number. Threads share this array, so that all of them have the
   * same offset.
   */
  readonly aheadMs = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  private readonly listeners = new Set<() => void>();

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  private get offsetMs(): number {
    return this.aheadMs[0] ?? 0;
  }

  /** Moves the clock forward by this number of seconds. Returns its total offset from the real clock, in seconds. */
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
