import { AUDIT_GROUP, type MessageData, TOPICS } from '@rubrica/contracts';
import type { Log, PositionedRecord } from '@rubrica/eventing';
import { type BlobStore, getJson, isNoSuchBlob } from '@rubrica/service';
import type { HeadBlob, PublishedHead } from './published-head.js';

const TYPE = 'co.rubrica.audit-chain.head-published.v1';

/** Reads all heads that the topic still has, up to where it ends now. */
export const headsOnTopic = async (log: Log): Promise<readonly PublishedHead[]> => {
  const topic = TOPICS.tenantLifecycle;
  const unread = new Map((await log.ends(topic)).flatMap((end, part) => (end > 0 ? [[part, end] as const] : [])));
  const heads: PublishedHead[] = [];
  const read = new Map<number, number>();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const take = ({ part, pos, headers, body }: PositionedRecord): void => {
    read.set(part, pos + 1);
    if (headers['ce_type'] === TYPE) heads.push(JSON.parse(body.toString('utf8')) as MessageData<typeof TYPE>);
    if (pos + 1 >= (unread.get(part) ?? 0)) unread.delete(part);
    if (unread.size === 0) resolve(undefined);
  };
  if (unread.size === 0) return heads;
  const subscription = await log.subscribe({
    topic,
    group: AUDIT_GROUP,
    batch: 500,
    positions: (parts) => Promise.resolve(new Map(parts.map((part) => [part, read.get(part) ?? 0]))),
    onBatch: (records) => {
      records.forEach(take);
      return Promise.resolve({ stop: [] });
    },
  });
  try {
    await promise;
  } finally {
    await subscription.close();
  }
  return heads;
};

/** Returns the head in a blob and those that were published before it; `missing`: the blob that is not there. */
export const headsBehind = async (
  blobs: BlobStore,
  tenantId: string,
  blob: string,
): Promise<{ readonly heads: readonly HeadBlob[]; readonly missing: string | null }> => {
  const heads: HeadBlob[] = [];
  for (let next: string | null = blob; next !== null;) {
    try {
      const head: HeadBlob = await getJson<HeadBlob>(blobs, tenantId, next);
      heads.push(head);
      next = head.previous_blob;
    } catch (error) {
      if (!isNoSuchBlob(error)) throw error;
      return { heads, missing: next };
    }
  }
  return { heads, missing: null };
};
