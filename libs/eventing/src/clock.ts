/** Clock of fiscal times and due times, which tests can move. Leases and timeouts run on the real clock instead. */
export interface Clock {
  now(): Date;
  /**
   * Calls the listener whenever the clock is moved by hand, until the returned function is called. Absent on a clock
   * that cannot be moved.
   */
  onMove?(listener: () => void): () => void;
}
