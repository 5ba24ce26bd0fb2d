export interface BreakerOptions {
  /** Most calls under way at once. */
  readonly most: number;
  /** Number of consecutive calls without an answer that opens the breaker. */
  readonly fruitless: number;
  /** How long it stays open the first time; doubled after each failed trial, up to `longestMs`. */
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * Limits the calls under way to one service. Closed, it allows `most`. After `fruitless` consecutive calls without an
 * answer it opens and allows none; after a pause it allows one trial call. An answer closes it; then each answer allows
 * one call more, so that a recovering service is not overloaded. Instants are ms of any one clock.
 */
export class CircuitBreaker {
  private fruitless = 0;
  private silentSinceMs: number | null = null;
  private trials = 0;
  private openUntilMs: number | null = null;
  private allowed: number;

  constructor(private readonly options: BreakerOptions) {
    this.allowed = options.most;
  }

  limit(nowMs: number): number {
    if (this.openUntilMs === null) return this.allowed;
    return nowMs < this.openUntilMs ? 0 : 1;
  }

  /** Returns the time since the first of the consecutive unanswered calls; 0 if the last call was answered. */
  silentForMs(nowMs: number): number {
    return this.silentSinceMs === null ? 0 : nowMs - this.silentSinceMs;
  }

  answered(): void {
    this.fruitless = 0;
    this.silentSinceMs = null;
    this.trials = 0;
    this.openUntilMs = null;
    this.allowed = Math.min(this.allowed + 1, this.options.most);
  }

  unanswered(nowMs: number): void {
    this.silentSinceMs ??= nowMs;
    // A call that was already under way when the breaker opened does not count again.
    if (this.openUntilMs !== null && nowMs < this.openUntilMs) return;
    this.fruitless += 1;
    if (this.fruitless < this.options.fruitless) return;
    const { firstMs, longestMs } = this.options;
    this.openUntilMs = nowMs + Math.min(firstMs * 2 ** Math.min(this.trials, 30), longestMs);
    this.trials += 1;
    this.allowed = 1;
  }
}
