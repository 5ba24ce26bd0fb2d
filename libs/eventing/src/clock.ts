/** Clock for fiscal times and due times. Tests can move it. Leases and timeouts use the real clock instead. */
export interface Clock {
  now(): Date;
  /**
   * Calls the listener whenever the clock is moved by hand. The returned function ends this. A clock that cannot be
   * moved has no `onMove`.
   */
  onMove?(listener: () => void): () => void;
}
