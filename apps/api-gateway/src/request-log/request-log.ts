/** One request of an API key or a session, as the log keeps it. */
export interface LoggedRequest {
  readonly id: string;
  readonly tenantId: string;
  readonly livemode: boolean;
  readonly at: Date;
  readonly operation: string;
  readonly method: string;
  /** Template of the path. */
  readonly path: string;
  readonly objectId: string | null;
  readonly status: number;
  /** Code of the problem; null: it was none. */
  readonly code: string | null;
  readonly durationMs: number;
  readonly keyId: string | null;
  readonly personId: string | null;
  /** Beginning of the SHA-256 of the Idempotency-Key. */
  readonly idempotencyHash: string | null;
  readonly version: string;
  /** JSON, redacted. */
  readonly body: string | null;
  readonly answer: string | null;
}

/** Allows so many at once, and so many more in each second. */
export class Allowance {
  private left: number;
  private atMs = 0;

  constructor(private readonly perSecond: number) {
    this.left = perSecond;
  }

  take(nowMs: number): boolean {
    this.left = Math.min(this.perSecond, this.left + ((nowMs - this.atMs) / 1_000) * this.perSecond);
    this.atMs = nowMs;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/** Days in which requests are kept. */
export const KEPT_DAYS = 7;
