const HOUR_MS = 3_600_000;

/** Allows so many in an hour, and then none until the next one begins. */
export class AllowedEachHour {
  private taken = 0;
  private sinceMs = -Infinity;

  constructor(private readonly most: number) {}

  take(nowMs: number): boolean {
    if (nowMs - this.sinceMs >= HOUR_MS) {
      this.sinceMs = nowMs;
      this.taken = 0;
    }
    this.taken += 1;
    return this.taken <= this.most;
  }
}
