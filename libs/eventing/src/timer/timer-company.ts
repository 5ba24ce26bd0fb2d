/** Longer than the pauses between the documents of a small tenant. */
const REMEMBERED_MS = 3_600_000;

/** Remembers whether the timers of one kind were all of one group for the last hour, or since the process began. */
export class TimerCompany {
  private last: string | undefined;
  private changedAt = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A timer of this group begins; of one that names no group nothing is known. */
  note(group: string): void {
    if (group === '' || group === this.last) return;
    if (this.last !== undefined) this.changedAt = this.now();
    this.last = group;
  }

  get isOne(): boolean {
    return this.now() - this.changedAt >= REMEMBERED_MS;
  }
}
