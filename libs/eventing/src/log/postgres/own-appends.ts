import type { Topic } from '@rubrica/contracts';
import type { LogRecord, PositionedRecord } from '../log.js';

/** Most that is kept in memory, about. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** What a record takes beside its body: its headers and their texts. */
const BYTES_BESIDE_BODY = 1_500;

interface Append {
  readonly partition: string;
  readonly count: number;
  readonly bytes: number;
}

/**
 * The newest records that this process has appended, so that its readers need not ask the database for what it has just
 * written. Of each partition it has one stretch without a gap.
 */
export class OwnAppends {
  private readonly stretches = new Map<string, PositionedRecord[]>();
  /** The oldest first. */
  private readonly appends: Append[] = [];
  private bytes = 0;

  constructor(private readonly keptBytes = KEPT_BYTES) {}

  /** `records` of one partition were committed, the last of them before position `end`. */
  add(topic: Topic, part: number, end: number, records: readonly LogRecord[]): void {
    const partition = nameOf(topic, part);
    const begin = end - records.length;
    const stretch = this.stretches.get(partition) ?? [];
    const expected = (stretch.at(-1)?.pos ?? begin - 1) + 1;
    if (expected !== begin) stretch.length = 0; // another process has appended between
    stretch.push(...records.map((record, nth) => ({ ...record, body: ownMemory(record.body), pos: begin + nth })));
    this.stretches.set(partition, stretch);
    const bytes = records.reduce((sum, { body }) => sum + body.length + BYTES_BESIDE_BODY, 0);
    this.appends.push({ partition, count: records.length, bytes });
    this.bytes += bytes;
    while (this.bytes > this.keptBytes) this.forgetOldest();
  }

  /** Returns at most so many records from `next` on; undefined if the record at `next` is not kept here. */
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
    // A stretch that began anew has less than the appends before it: its own are forgotten a little early.
    stretch.splice(0, oldest.count);
    if (stretch.length === 0) this.stretches.delete(oldest.partition);
  }
}

/** A copy that keeps nothing else in memory: small buffers are parts of one of 64 KiB that they share. */
const ownMemory = (body: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
};

const nameOf = (topic: Topic, part: number): string => `${topic}/${part}`;
