import type { Topic } from '@rubrica/contracts';
import type { Log, PositionedRecord } from './log.js';

export interface TopicReading {
  readonly topic: Topic;
  /**
   * Name of a consumer group that only this call uses, because each member of a group reads only some of the
   * partitions.
   */
  readonly group: string;
  onRecord(record: PositionedRecord): void;
  /**
   * If given, reading continues with new records until this signal aborts. Otherwise reading ends after the last
   * record that the topic had at the time of the call.
   */
  readonly until?: AbortSignal;
}

/**
 * Reads a topic from its first record, in order within each partition. Stores no position, so that each call begins
 * again.
 */
export const readTopic = async (log: Log, { topic, group, onRecord, until }: TopicReading): Promise<void> => {
  const unread = new Map((await log.ends(topic)).flatMap((end, part) => (end > 0 ? [[part, end] as const] : [])));
  if (unread.size === 0 && !until) return;
  const next = new Map<number, number>();
  const { promise: over, resolve: end } = Promise.withResolvers<undefined>();
  until?.addEventListener('abort', () => end(undefined));
  const take = (record: PositionedRecord): void => {
    const { part, pos } = record;
    next.set(part, pos + 1);
    onRecord(record);
    if (pos + 1 >= (unread.get(part) ?? 0)) unread.delete(part);
    if (unread.size === 0 && !until) end(undefined);
  };
  const subscription = await log.subscribe({
    topic,
    group,
    batch: 500,
    positions: (parts) => Promise.resolve(new Map(parts.map((part) => [part, next.get(part) ?? 0]))),
    onBatch: (records) => {
      records.filter(({ part, pos }) => pos >= (next.get(part) ?? 0)).forEach(take);
      return Promise.resolve({ stop: [] });
    },
  });
  try {
    await over;
  } finally {
    await subscription.close();
  }
};
