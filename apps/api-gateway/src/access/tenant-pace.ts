/** How often each tenant may do something in this process: so many times a minute, and so many at once after a pause. */
export class TenantPace {
  private readonly buckets = new Map<string, { readonly tokens: number; readonly atMs: number }>();

  constructor(
    private readonly perMinute: number,
    private readonly burst: number,
  ) {}

  /** Takes one turn of the tenant; false if there is none now. */
  take(tenantId: string, nowMs: number): boolean {
    const { tokens, atMs } = this.buckets.get(tenantId) ?? { tokens: this.burst, atMs: nowMs };
    const now = Math.min(this.burst, tokens + ((nowMs - atMs) / 60_000) * this.perMinute);
    if (now < 1) return false;
    if (this.buckets.size >= MOST_TENANTS) this.buckets.clear();
    this.buckets.set(tenantId, { tokens: now - 1, atMs: nowMs });
    return true;
  }
}

/** Tenants that are remembered; when there are more, all are forgotten. */
const MOST_TENANTS = 10_000;
