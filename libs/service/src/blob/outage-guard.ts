/**
 * Spares callers the wait for a store that does not answer. After a call that failed for that reason all calls are
 * refused at once; after each pause one is let through and asks whether the store is back.
 */
export class OutageGuard {
  private outage: unknown;
  private askAgainAt = 0;
  private isAsking = false;

  constructor(
    private readonly isOutage: (error: unknown) => boolean,
    private readonly pauseMs: number,
  ) {}

  /** Throws what the outage began with, where `call` would. */
  refuse(): void {
    if (this.isRefusing) throw this.outage;
  }

  async call<T>(work: () => Promise<T>): Promise<T> {
    const asks = this.outage !== undefined;
    this.refuse();
    this.isAsking = asks;
    try {
      const result = await work();
      this.outage = undefined;
      return result;
    } catch (error) {
      this.outage = this.isOutage(error) ? error : undefined;
      this.askAgainAt = performance.now() + this.pauseMs;
      throw error;
    } finally {
      if (asks) this.isAsking = false;
    }
  }

  private get isRefusing(): boolean {
    return this.outage !== undefined && (this.isAsking || performance.now() < this.askAgainAt);
  }
}
