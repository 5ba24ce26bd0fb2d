import { BatchDelay } from '../batch/batch-delay.js';
import { BATCH_BYTES, type LogRecord } from './log.js';

/** Largest number of records in one write to the log. The constant `BATCH_BYTES` limits the bytes of a write too. */
const RECORDS = 2_000;

interface QueuedAppend {
  readonly records: readonly LogRecord[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Appends records to the log in the order of the calls, one write after another. Records that are added while a write
 * runs share the next write.
 */
export class AppendQueue {
  private readonly queue: QueuedAppend[] = [];
  private readonly delay = new BatchDelay();
  private writing: Promise<void> | undefined;

  constructor(private readonly write: (records: readonly LogRecord[]) => Promise<void>) {}

  add(records: readonly LogRecord[]): Promise<void> {
    if (records.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.queue.push({ records, resolve, reject });
      this.writing ??= this.run();
    });
  }

  /** Resolves when all added records have been written or have failed. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      await this.delay.next();
      const appends = this.next();
      try {
        await this.write(appends.flatMap(({ records }) => records));
        for (const { resolve } of appends) resolve();
      } catch (error) {
        for (const { reject } of appends) reject(error);
      }
    }
    this.writing = undefined;
  }

  /**
   * Removes from the queue the calls whose records go into the next write, and returns them: at least one, and then as
   * many as fit.
   */
  private next(): QueuedAppend[] {
    let records = 0;
    let bytes = 0;
    let count = 0;
    for (const append of this.queue) {
      records += append.records.length;
      bytes += append.records.reduce((sum, { body }) => sum + body.length, 0);
      if (count > 0 && (records > RECORDS || bytes > BATCH_BYTES)) break;
      count += 1;
    }
    return this.queue.splice(0, count);
  }
}
