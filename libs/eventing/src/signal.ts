/**
 * A signal by which one part of a process wakes another one. If nobody waits when it is sent, the next `wait` returns
 * at once.
 */
export class Signal {
  private isKept = false;
  private readonly waiting = new Set<() => void>();

  notify(): void {
    if (this.waiting.size === 0) this.isKept = true;
    for (const resume of [...this.waiting]) resume();
  }

  /** Resolves at the next call of `notify`, or after `timeoutMs`. Without a timeout, waits as long as needed. */
  async wait(timeoutMs?: number): Promise<void> {
    if (this.isKept) {
      this.isKept = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const resume = (): void => {
        clearTimeout(timeout);
        this.waiting.delete(resume);
        resolve();
      };
      const timeout = timeoutMs === undefined ? undefined : setTimeout(resume, timeoutMs);
      this.waiting.add(resume);
    });
  }
}
