/** A signal between parts of one process. If nobody waits for it, the next `wait` returns at once. */
export class Signal {
  private isKept = false;
  private readonly waiting = new Set<() => void>();

  notify(): void {
    if (this.waiting.size === 0) this.isKept = true;
    for (const resume of [...this.waiting]) resume();
  }

  /** Resolves at the next `notify`, or after `timeoutMs`. */
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
