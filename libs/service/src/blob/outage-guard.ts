/**
 * Circuit breaker for calls to a remote store. When a call has failed because the store does not answer, further calls
 * are refused at once. After each pause, one call is sent to find out whether the store answers again.
 */
export class OutageGuard {
  private outage: unknown;
  private retryAt = 0;
  private isProbing = false;

  constructor(
    private readonly isOutage: (error: unknown) => boolean,
    private readonly pauseMs: number,
  ) {}

  /** Throws the last error of the outage if calls are refused now. Otherwise does nothing. */
  refuse(): void {
    if (this.isRefusing) throw this.outage;
  }

  async call<T>(work: () => Promise<T>): Promise<T> {
    const probes = this.outage !== undefined;
    this.refuse();
    this.isProbing = probes;
    try {
      const result = await work();
      this.outage = undefined;
      return result;
    } catch (error) {
      this.outage = this.isOutage(error) ? error : undefined;
      this.retryAt = performance.now() + this.pauseMs;
      throw error;
    } finally {
      if (probes) this.isProbing = false;
    }
  }

  private get isRefusing(): boolean {
    return this.outage !== undefined && (this.isProbing || performance.now() < this.retryAt);
  }
}
