import { AUDIT_GROUP, type MessageData, TOPICS } from '@rubrica/contracts';
import { type Log, readTopic } from '@rubrica/eventing/log';
import { type BlobStore, getJson, isNoSuchBlob } from '@rubrica/service';
import { HEAD_PUBLISHED, type HeadBlob, type PublishedHead } from './published-head.js';

/** Reads all heads that the topic still has, up to where it ends now. */
export const headsOnTopic = async (log: Log): Promise<readonly PublishedHead[]> => {
  const heads: PublishedHead[] = [];
  await readTopic(log, {
    topic: TOPICS.tenantLifecycle,
    group: AUDIT_GROUP,
    onRecord: ({ headers, body }) => {
      if (headers['ce_type'] === HEAD_PUBLISHED)
        heads.push(JSON.parse(body.toString('utf8')) as MessageData<typeof HEAD_PUBLISHED>);
    },
  });
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
