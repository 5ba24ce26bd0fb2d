/** A bell between parts of one process. Rung while nobody waits, it is heard by the next who does. */
export class Wake {
  private rung = false;
  private readonly waiting = new Set<() => void>();

  ring(): void {
    if (this.waiting.size === 0) this.rung = true;
    for (const wake of [...this.waiting]) wake();
  }

  /** Until the bell rings, `timeoutMs` at most. */
  async wait(timeoutMs: number): Promise<void> {
    if (this.rung) {
      this.rung = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timeout);
        this.waiting.delete(wake);
        resolve();
      };
      const timeout = setTimeout(wake, timeoutMs);
      this.waiting.add(wake);
    });
  }
}
