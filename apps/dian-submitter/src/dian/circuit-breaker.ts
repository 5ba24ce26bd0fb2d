export interface BreakerOptions {
  /** Calls under way at most. */
  readonly most: number;
  /** So many calls in a row without an answer open it. */
  readonly fruitless: number;
  /** How long it stays open the first time; twice as long after each trial that fails, never longer than `longestMs`. */
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * How many calls one service may have under way. Closed: `most`. When too many in a row go without an answer it opens:
 * none; after a pause one, as a trial. An answer closes it, and from there on each answer allows one call more, so
 * that a service that comes back is not overrun. Instants in ms of any clock.
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

  /** Since the first of the calls in a row that were not answered; 0: the last one was. */
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
    // Of a call that was under way already when the service stopped answering.
    if (this.openUntilMs !== null && nowMs < this.openUntilMs) return;
    this.fruitless += 1;
    if (this.fruitless < this.options.fruitless) return;
    const { firstMs, longestMs } = this.options;
    this.openUntilMs = nowMs + Math.min(firstMs * 2 ** Math.min(this.trials, 30), longestMs);
    this.trials += 1;
    this.allowed = 1;
  }
}
