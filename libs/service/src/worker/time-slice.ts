import { setImmediate as othersTurn } from 'node:timers/promises';

/** Work that takes longer in one go is felt by other requests. */
const SLICE_MS = 10;

/** Divides long work of the main thread: `pause` lets others have their turn as soon as it has taken some milliseconds. */
export class TimeSlice {
  private since = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await othersTurn();
    this.since = performance.now();
  }
}
