/** Fiscal time and due times: tests move it. Leases and timeouts never ask it; they run on the real clock. */
export interface Clock {
  now(): Date;
}
