import type { Topic } from '@rubrica/contracts';
import type { LogRecord, PositionedRecord } from '../log.js';

/** Most bytes kept in memory, approximately. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Estimated size of a record without its body: headers and their texts. */
const BYTES_BESIDE_BODY = 1_500;

interface Append {
  readonly partition: string;
  readonly count: number;
  readonly bytes: number;
}

/**
 * The newest records that this process has appended. Its readers take them from here instead of the database. The kept
 * records of a partition are consecutive.
 */
export class OwnAppends {
  private readonly stretches = new Map<string, PositionedRecord[]>();
  /** Appends, the oldest first. */
  private readonly appends: Append[] = [];
  private bytes = 0;

  constructor(private readonly keptBytes = KEPT_BYTES) {}

  /** Adds committed records of one partition; the last of them is just before position `end`. */
  add(topic: Topic, part: number, end: number, records: readonly LogRecord[]): void {
    const partition = nameOf(topic, part);
    const begin = end - records.length;
    const stretch = this.stretches.get(partition) ?? [];
    const expected = (stretch.at(-1)?.pos ?? begin - 1) + 1;
    if (expected !== begin) stretch.length = 0; // another process has appended in between
    stretch.push(...records.map((record, nth) => ({ ...record, body: ownMemory(record.body), pos: begin + nth })));
    this.stretches.set(partition, stretch);
    const bytes = records.reduce((sum, { body }) => sum + body.length + BYTES_BESIDE_BODY, 0);
    this.appends.push({ partition, count: records.length, bytes });
    this.bytes += bytes;
    while (this.bytes > this.keptBytes) this.forgetOldest();
  }

  /** Returns at most `most` records from `next` on; undefined if the record at `next` is not kept here. */
  from(topic: Topic, part: number, next: number, most: number): readonly PositionedRecord[] | undefined {
    const stretch = this.stretches.get(nameOf(topic, part));
    const first = stretch?.[0]?.pos;
    if (!stretch || first === undefined || next < first || next >= first + stretch.length) return undefined;
    return stretch.slice(next - first, next - first + most);
  }

  private forgetOldest(): void {
    const oldest = this.appends.shift();
    if (!oldest) return;
    this.bytes -= oldest.bytes;
    const stretch = this.stretches.get(oldest.partition) ?? [];
    // If the kept records began again after a gap, the oldest append is no longer among them; then newer ones are
    // removed a little early.
    stretch.splice(0, oldest.count);
    if (stretch.length === 0) this.stretches.delete(oldest.partition);
  }
}

/** Copies the body, because small buffers share one of 64 KiB, all of which would stay in memory. */
const ownMemory = (body: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
};

const nameOf = (topic: Topic, part: number): string => `${topic}/${part}`;
