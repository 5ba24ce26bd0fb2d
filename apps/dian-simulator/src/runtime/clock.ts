/** The authority's time: tests move it. */
export interface Clock {
  now(): Date;
}
