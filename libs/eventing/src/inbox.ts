import type { Message } from '@rubrica/contracts';
import { type Identity, identityOf, InvalidMessage, messageOf } from './cloud-event.js';
import type { PositionedRecord } from './log.js';
import type { Tx } from './tx.js';

/** A record as far as it can be read: without `message` its `fault` says why. */
export interface ReadRecord {
  readonly record: PositionedRecord;
  readonly identity?: Identity;
  readonly message?: Message;
  readonly fault?: unknown;
}

export const readRecord = (record: PositionedRecord): ReadRecord => {
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
 * Notes what comes, and gives back in order what never came before and is not older than what its stream has said in
 * this partition already. Records without a readable identity are always fresh: they become dead letters.
 */
export const freshOf = async (tx: Tx, consumer: string, read: readonly ReadRecord[]): Promise<ReadRecord[]> => {
  const inOrder = withoutOlder(read);
  const named = inOrder.flatMap(({ identity, record }) => (identity ? { ...identity, part: record.part } : []));
  if (named.length === 0) return inOrder;
  const rows = await tx.query<Identity>(
    `insert into inbox (consumer, source, stream, version, nth, part)
     select $1, source, stream, version, nth, part
     from unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::int[]) as m (source, stream, version, nth, part)
     where not exists (
       select from inbox as i
       where i.consumer = $1 and i.source = m.source and i.stream = m.stream and i.version > m.version and i.part = m.part
     )
     order by source, stream, version, nth
     on conflict do nothing
     returning source, stream, version, nth`,
    [
      consumer,
      named.map(({ source }) => source),
      named.map(({ stream }) => stream),
      named.map(({ version }) => version),
      named.map(({ nth }) => nth),
      named.map(({ part }) => part),
    ],
  );
  const fresh = new Set(rows.map(nameOf));
  return inOrder.filter(({ identity }) => !identity || fresh.delete(nameOf(identity)));
};

/** The same rule among those that come together, which the table can't see yet. */
const withoutOlder = (read: readonly ReadRecord[]): ReadRecord[] => {
  const newest = new Map<string, number>();
  return read.filter(({ identity, record }) => {
    if (!identity) return true;
    const stream = `${identity.source} ${record.part} ${identity.stream}`;
    if (identity.version < (newest.get(stream) ?? 0)) return false;
    newest.set(stream, identity.version);
    return true;
  });
};

const nameOf = ({ source, stream, version, nth }: Identity): string => `${source} ${stream}@${version}.${nth}`;
