/** How long leased tokens may be spent; after that they go back to the bucket. */
const LEASED_MS = 1_000;
/** From this age on a lease is renewed while it can still be spent, so that no request waits for it. */
const RENEWED_FROM_MS = 750;
/** Longest time for which a process refuses without asking the bucket again. */
const ASK_AGAIN_MS = 1_000;

/** Requests that a process may admit for one API key without asking the bucket that all processes share. */
export class TokenLease {
  private tokens = 0;
  private usedSinceRenewal = 0;
  /** Tokens that the bucket had left at the last renewal. */
  private level = 0;
  private renewedAtMs = -Infinity;
  private asked = 0;
  private emptyUntilMs = -Infinity;
  /** Requests that wait for the renewal. */
  waiting = 0;

  /** Spends a token if there is one that may still be spent. */
  take(nowMs: number): boolean {
    if (this.tokens < 1 || nowMs - this.renewedAtMs >= LEASED_MS) return false;
    this.tokens -= 1;
    this.usedSinceRenewal += 1;
    return true;
  }

  /** Tells whether the tokens will not last much longer. */
  isLow(nowMs: number): boolean {
    return this.tokens < this.usedSinceRenewal / 4 || nowMs - this.renewedAtMs >= RENEWED_FROM_MS;
  }

  /** Tells whether the bucket is known to have nothing yet. */
  isRefused(nowMs: number): boolean {
    return nowMs < this.emptyUntilMs;
  }

  /**
   * Returns how many tokens to ask the bucket for: for those who wait, and as many as the next second may need, at most a
   * quarter of what the bucket had, so that near the limit other processes find some. Negative: tokens that go back, and
   * that nobody spends from now on.
   */
  request(nowMs: number): number {
    const growth = Math.min(2, LEASED_MS / Math.max(1, nowMs - this.renewedAtMs));
    const ahead = Math.floor(Math.min(this.usedSinceRenewal * growth, this.level / 4));
    this.asked = this.waiting + ahead - this.tokens;
    this.tokens += Math.min(0, this.asked);
    return this.asked;
  }

  /** Takes what the bucket has granted. `level`: tokens that it has left; it gains `perSecond`. */
  renew(granted: number, level: number, perSecond: number, nowMs: number): void {
    this.tokens += Math.max(0, granted);
    this.usedSinceRenewal = 0;
    this.level = level;
    this.renewedAtMs = nowMs;
    // One who came to wait after it was asked is not refused, since nothing was asked for it.
    const isEmpty = granted < this.asked && this.tokens < 1;
    this.emptyUntilMs = isEmpty ? nowMs + Math.min(ASK_AGAIN_MS, ((1 - level) / perSecond) * 1_000) : -Infinity;
  }

  /** Tokens of this lease and of the bucket. */
  get remaining(): number {
    return Math.max(0, Math.floor(this.level + this.tokens));
  }
}
