/** Runs so many actions of a key at a time; the others of that key wait in their order, and those of other keys do not. */
export class Throttle {
  private readonly running = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  /** `limit`: actions at once of one key. */
  constructor(private readonly limit: number) {}

  async run<T>(key: string, action: () => Promise<T>): Promise<T> {
    await this.enter(key);
    try {
      return await action();
    } finally {
      this.leave(key);
    }
  }

  private enter(key: string): Promise<void> {
    const now = this.running.get(key) ?? 0;
    if (now < this.limit) {
      this.running.set(key, now + 1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const queue = this.waiting.get(key) ?? [];
      queue.push(resolve);
      this.waiting.set(key, queue);
    });
  }

  /** Hands the place on to the one who has waited longest. */
  private leave(key: string): void {
    const queue = this.waiting.get(key);
    const next = queue?.shift();
    if (queue?.length === 0) this.waiting.delete(key);
    if (next) return next();
    const left = (this.running.get(key) ?? 1) - 1;
    if (left === 0) this.running.delete(key);
    else this.running.set(key, left);
  }
}
