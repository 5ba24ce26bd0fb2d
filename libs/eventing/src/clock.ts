/**
 * Clock for times on documents and due times of timers. Tests can move it. Leases and timeouts use the real clock
 * instead.
 */
export interface Clock {
  now(): Date;
  /**
   * Registers a function that is called whenever the clock is moved by hand. Returns a function that removes this
   * registration. A clock that cannot be moved has no `onMove`.
   */
  onMove?(listener: () => void): () => void;
}
