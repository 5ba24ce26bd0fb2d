/** Fiscal time and due times: tests move it. Leases and timeouts never ask it; they run on the real clock. */
export interface Clock {
  now(): Date;
  /** Calls the listener whenever the clock is moved by hand, until the returned function is called. Absent where that never is. */
  onMove?(listener: () => void): () => void;
}
