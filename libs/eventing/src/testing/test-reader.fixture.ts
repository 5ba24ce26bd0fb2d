import { TOPICS } from '@rubrica/contracts';
import type { LogReader, LogRecord, PositionedRecord } from '../log/log.js';

const topic = TOPICS.documentLifecycle;

/** Returns a record for tests of a log. Its id is `text` and no valid message id, so no consumer could read it. */
export const recordIn = (part: number, text: string): LogRecord => ({
  topic,
  part,
  key: `key-${part}`,
  headers: { ce_id: text, 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ text })),
});

/** A reader of the log for tests. It keeps the records and its positions in memory. */
export class TestReader implements LogReader {
  readonly topic = topic;
  readonly read: PositionedRecord[] = [];
  readonly next = new Map<number, number>();
  batches = 0;
  /** Number of records that the reader has received, including repetitions. */
  handed = 0;
  /** Size of the largest batch that the reader has received, in bytes. */
  mostBytes = 0;
  /** Number of batches that the reader will still reject before it accepts one. */
  failures = 0;
  /** Function that is called and awaited for each batch before it is accepted. */
  work: () => Promise<unknown> = () => new Promise((resolve) => setImmediate(resolve));
  stopAt = Infinity;
  private readonly busy = new Set<number>();
  /**
   * A partition of which two batches came at the same time, which must not happen; undefined if it did not. After that
   * the reader rejects every batch, so that the test times out.
   */
  private overlap: number | undefined;

  constructor(
    readonly group: string,
    readonly batch = 100,
    private readonly shared?: TestReader,
  ) {}

  positions(parts: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const { next } = this.shared ?? this;
    return Promise.resolve(new Map(parts.map((part) => [part, next.get(part) ?? 0])));
  }

  async onBatch(records: readonly PositionedRecord[]): Promise<{ readonly stop: readonly number[] }> {
    this.batches += 1;
    this.handed += records.length;
    this.mostBytes = Math.max(
      this.mostBytes,
      records.reduce((sum, { body }) => sum + body.length, 0),
    );
    const parts = new Set(records.map(({ part }) => part));
    this.overlap ??= [...parts].find((part) => this.busy.has(part));
    if (this.overlap !== undefined) throw new Error(`partition ${this.overlap} came twice at once`);
    for (const part of parts) this.busy.add(part);
    await this.work();
    for (const part of parts) this.busy.delete(part);
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('not now');
    }
    const stop = new Set<number>();
    const target = this.shared ?? this;
    for (const one of records) {
      if (one.pos >= this.stopAt) stop.add(one.part);
      if (stop.has(one.part) || one.pos < (target.next.get(one.part) ?? 0)) continue;
      target.read.push(one);
      target.next.set(one.part, one.pos + 1);
    }
    return { stop: [...stop] };
  }

  texts(part: number): string[] {
    return this.read.filter((one) => one.part === part).map((one) => one.headers['ce_id'] ?? '');
  }
}
