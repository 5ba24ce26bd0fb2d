/** The longest time between two answers of a service; all times by one clock, in ms. */
export class LongestGap {
  private longestMs = 0;

  constructor(private lastMs: number) {}

  answered(atMs: number): void {
    this.longestMs = Math.max(this.longestMs, atMs - this.lastMs);
    this.lastMs = atMs;
  }

  /** Returns the longest time since the last call; one that still lasts counts, and counts in the next call as a whole. */
  take(atMs: number): number {
    const gapMs = Math.max(this.longestMs, atMs - this.lastMs);
    this.longestMs = 0;
    return gapMs;
  }
}
