import { describe, expect, it } from '@jest/globals';
import { TokenLease } from './token-lease.js';

/** A bucket that gains tokens, as the database does, on a clock of the test. */
class Bucket {
  renewals = 0;
  private filledAtMs = 0;
  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private tokens = burst,
  ) {}

  renew(lease: TokenLease, nowMs: number): void {
    this.renewals += 1;
    const full = Math.min(this.burst, this.tokens + ((nowMs - this.filledAtMs) / 1000) * this.perSecond);
    const granted = Math.min(lease.request(nowMs), Math.floor(full));
    this.tokens = Math.min(this.burst, full - granted);
    this.filledAtMs = nowMs;
    lease.renew(granted, this.tokens, this.perSecond, nowMs);
  }

  /** One request: true if it is admitted. Counts those that had to wait for a renewal. */
  waits = 0;
  admits(lease: TokenLease, nowMs: number): boolean {
    let isAdmitted = lease.take(nowMs);
    if (!isAdmitted && !lease.isRefused(nowMs)) {
      this.waits += 1;
      lease.waiting += 1;
      this.renew(lease, nowMs);
      lease.waiting -= 1;
      isAdmitted = lease.take(nowMs);
    }
    if (isAdmitted && lease.isLow(nowMs)) this.renew(lease, nowMs);
    return isAdmitted;
  }
}

/** Sends `perSecond` requests, evenly, for `seconds`; returns how many each lease admitted. */
const send = (
  bucket: Bucket,
  leases: readonly TokenLease[],
  perSecond: number,
  seconds: number,
  fromMs = 0,
): number => {
  let admitted = 0;
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const lease = leases[n % leases.length];
    if (lease && bucket.admits(lease, fromMs + (n * 1000) / perSecond)) admitted += 1;
  }
  return admitted;
};

describe('a lease of tokens', () => {
  it('serves a steady load with two renewals a second, for which nobody waits', () => {
    const [bucket, lease] = [new Bucket(2_000, 1_000), new TokenLease()];
    expect(send(bucket, [lease], 600, 2)).toBe(1_200);
    const [renewals, waits] = [bucket.renewals, bucket.waits];
    expect(send(bucket, [lease], 600, 10, 2_000)).toBe(6_000);
    expect(bucket.renewals - renewals).toBeLessThanOrEqual(20);
    expect(bucket.waits - waits).toBe(0);
  });

  it('admits no more than the burst and what the bucket gains, however many processes there are', () => {
    for (const processes of [1, 2, 5]) {
      const bucket = new Bucket(100, 10);
      const leases = Array.from({ length: processes }, () => new TokenLease());
      const admitted = send(bucket, leases, 200, 10);
      expect(admitted).toBeLessThanOrEqual(200);
      expect(admitted).toBeGreaterThanOrEqual(190);
    }
  });

  it('gives back what was not spent', () => {
    const bucket = new Bucket(100, 1);
    const [busy, other] = [new TokenLease(), new TokenLease()];
    expect(send(bucket, [busy], 40, 1)).toBe(40);
    expect(bucket.admits(busy, 5_000)).toBe(true);
    expect(send(bucket, [other], 1_000, 0.1, 5_000)).toBeGreaterThanOrEqual(60);
  });

  it('asks an empty bucket once, not for each request that it refuses', () => {
    const [bucket, lease] = [new Bucket(10, 1), new TokenLease()];
    expect(send(bucket, [lease], 100, 0.2)).toBe(10);
    const { renewals } = bucket;
    expect(send(bucket, [lease], 1_000, 0.5, 210)).toBe(0);
    expect(bucket.renewals - renewals).toBeLessThanOrEqual(1);
    expect(bucket.admits(lease, 1_300)).toBe(true);
  });
});
