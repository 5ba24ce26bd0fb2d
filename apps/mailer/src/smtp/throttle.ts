import { addressKey } from '@rubrica/fiscal';

/**
 * Limits how many mails go to one receiving domain at a time, so that a large provider does not see a flood and the
 * others do not wait behind it.
 */
export class DomainThrottle {
  private readonly running = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  /** `limit`: mails at once to one domain. */
  constructor(private readonly limit: number) {}

  /** Runs the action when there is a place for the domain of the address. */
  async run<T>(address: string, action: () => Promise<T>): Promise<T> {
    const domain = addressKey(address).slice(address.lastIndexOf('@') + 1);
    await this.enter(domain);
    try {
      return await action();
    } finally {
      this.leave(domain);
    }
  }

  private enter(domain: string): Promise<void> {
    const now = this.running.get(domain) ?? 0;
    if (now < this.limit) {
      this.running.set(domain, now + 1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const queue = this.waiting.get(domain) ?? [];
      queue.push(resolve);
      this.waiting.set(domain, queue);
    });
  }

  /** Hands the place on to the one who has waited longest. */
  private leave(domain: string): void {
    const queue = this.waiting.get(domain);
    const next = queue?.shift();
    if (queue?.length === 0) this.waiting.delete(domain);
    if (next) return next();
    const left = (this.running.get(domain) ?? 1) - 1;
    if (left === 0) this.running.delete(domain);
    else this.running.set(domain, left);
  }
}
