import type { Message } from '@rubrica/contracts';
import { type Identity, identityOf, InvalidMessage, messageOf } from '../log/cloud-event.js';
import type { PositionedRecord } from '../log/log.js';
import type { Tx } from '../transaction/tx.js';

/**
 * A record of the log after parsing: with its message, or with the reason (`fault`) why it cannot be read. `identity`
 * is undefined if the record has no readable message id.
 */
export interface ReadRecord {
  readonly record: PositionedRecord;
  readonly identity?: Identity;
  readonly message?: Message;
  readonly fault?: unknown;
}

export const readRecord = (record: PositionedRecord): ReadRecord => {
  const known = readBefore.get(record);
  if (known) return known;
  const fresh = parseRecord(record);
  readBefore.set(record, fresh);
  return fresh;
};

/** Parsed records. They are cached, because several consumers of one process may get the same record. */
const readBefore = new WeakMap<PositionedRecord, ReadRecord>();

const parseRecord = (record: PositionedRecord): ReadRecord => {
  let identity: Identity | undefined;
  try {
    identity = identityOf(record);
    return { record, identity, message: messageOf(record) };
  } catch (fault) {
    if (fault instanceof InvalidMessage) return { record, identity, fault };
    throw fault;
  }
};

/**
 * Records messages in the inbox and returns those that are new to this consumer, in order. For each stream and
 * partition the inbox stores the newest handled message. A message that is not newer is a repetition and is left out. A
 * record without a readable id is always returned, because it becomes a dead letter.
 */
export const freshOf = async (tx: Tx, consumer: string, read: readonly ReadRecord[]): Promise<ReadRecord[]> => {
  const newest = new Map<string, Mark>();
  for (const { identity, record } of read) {
    if (!identity) continue;
    const mark = { ...identity, part: record.part };
    const known = newest.get(nameOf(mark));
    if (!known || isAbove(mark, known)) newest.set(nameOf(mark), mark);
  }
  if (newest.size === 0) return [...read];
  const marks = await move(tx, consumer, [...newest.values()]);
  return read.filter(({ identity, record }) => {
    if (!identity) return true;
    const mark = { ...identity, part: record.part };
    const before = marks.get(nameOf(mark));
    if (before && !isAbove(mark, before)) return false;
    marks.set(nameOf(mark), mark);
    return true;
  });
};

interface Mark extends Identity {
  readonly part: number;
}

/**
 * Stores which message of each stream was handled last, and returns what was stored before. This transaction has locked
 * the positions of the partitions, so no other process changes these rows at the same time, and a missing row can be
 * inserted without `on conflict`.
 */
const move = async (tx: Tx, consumer: string, marks: readonly Mark[]): Promise<Map<string, Mark>> => {
  const before = await tx.query<Mark>(
    `with before as materialized (
       select wanted.*, mark.at, mark.version, mark.nth
       from unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::int[])
         as wanted (source, stream, part, next_version, next_nth)
       left join lateral (
         select ctid as at, version, nth from inbox
         where consumer = $1 and source = wanted.source and stream = wanted.stream and part = wanted.part
         limit 1 -- one step in the index for each, also in a plan that was made for an empty table
       ) as mark on true
     ), moved as (
       update inbox set version = next_version, nth = next_nth from before
       where inbox.ctid = before.at and (before.version, before.nth) < (next_version, next_nth)
     ), added as (
       insert into inbox (consumer, source, stream, part, version, nth)
       select $1, source, stream, part, next_version, next_nth from before where at is null
     )
     select source, stream, part, version, nth from before where at is not null`,
    [
      consumer,
      marks.map(({ source }) => source),
      marks.map(({ stream }) => stream),
      marks.map(({ part }) => part),
      marks.map(({ version }) => version),
      marks.map(({ nth }) => nth),
    ],
  );
  return new Map(before.map((mark) => [nameOf(mark), mark]));
};

const nameOf = ({ source, part, stream }: Mark): string => `${source} ${part} ${stream}`;

const isAbove = (a: Identity, b: Identity): boolean =>
  a.version > b.version || (a.version === b.version && a.nth > b.nth);
