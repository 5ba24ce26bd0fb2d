import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest, type Tx } from '@rubrica/eventing';
import { BlobStore, Clock, getJson, isNoSuchBlob, LOGGER, type Logger, putJson } from '@rubrica/service';
import { AuditStore, type UnpublishedHead } from './audit.store.js';
import { HeadExport } from './head-export.disk.js';
import {
  type HeadBlob,
  publicationId,
  PUBLISHED_EVERY_MS,
  type PublishedHead,
  publishedHeadAggregate,
} from './published-head.js';

const PUBLISH_HEADS = 'publish-audit-heads';
const KEY = 'heads';
const PAGE = 200;
/** A chain that does not grow is published again so often, so that the topic, which keeps 30 days, has it. */
const REPEAT_MS = 7 * 86_400_000;

/**
 * Publishes the ends of the audit chains to where who writes the database cannot change them: as a message, a blob and
 * a line of the log, once an hour, and once a day as a file. A chain that does not have its published end any more is
 * an error in the log, and is published no further.
 */
@Injectable()
export class HeadPublicationTimer implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditStore,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly files: HeadExport,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.database.beginRepeating({ kind: PUBLISH_HEADS, key: KEY, firstMs: PUBLISHED_EVERY_MS });
  }

  @OnTimer({ kind: PUBLISH_HEADS, leaseMs: 30_000, isTraced: false, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const now = this.clock.now();
    const repeatBefore = new Date(now.getTime() - REPEAT_MS);
    for (let after: string | undefined = ''; after !== undefined;) {
      const heads: readonly UnpublishedHead[] = await this.audit.unpublished(repeatBefore, after, PAGE);
      await this.publish(heads, now.toISOString());
      after = heads.length < PAGE ? undefined : heads.at(-1)?.tenantId;
    }
    await this.files.write(now);
    await this.database.transaction(async (tx) => {
      await tx.complete(timer);
      tx.schedule(nextTimer(tx.at));
    });
  }

  private async publish(heads: readonly UnpublishedHead[], at: string): Promise<void> {
    const published = (await Promise.all(heads.map((head) => this.store(head, at)))).filter((head) => head !== null);
    if (published.length === 0) return;
    await this.database.transaction(async (tx) => this.record(tx, published, at));
    for (const { tenant_id, length, hash, head_blob } of published)
      this.logger.info({ tenant: tenant_id, length, hash, head_blob }, 'the end of an audit chain is published');
  }

  private async record(tx: Tx, heads: readonly PublishedHead[], at: string): Promise<void> {
    tx.handleNew(
      publishedHeadAggregate,
      heads.map((head) => ({ id: publicationId(head.tenant_id, at), command: head })),
    );
    await this.audit.notePublished(tx, heads, at);
  }

  /** Writes the blob of a head. Returns null for a chain that does not go on from what was published of it. */
  private async store({ tenantId, length, hash, publishedBlob }: UnpublishedHead, at: string) {
    const before = publishedBlob === null ? null : await this.headIn(tenantId, publishedBlob);
    if (before && !(await this.audit.had(tenantId, before))) {
      this.logger.error(
        { tenant: tenantId, length: before.length, head_blob: publishedBlob },
        'an audit chain was shortened or written anew: it has not the end any more that was published',
      );
      return null;
    }
    const content: HeadBlob = { tenant_id: tenantId, length, hash, at, previous_blob: before && publishedBlob };
    return { tenant_id: tenantId, length, hash, head_blob: await putJson(this.blobs, tenantId, content) };
  }

  /** Null where the blob is gone, as those of an erased tenant are. */
  private async headIn(tenantId: string, blob: string): Promise<HeadBlob | null> {
    try {
      return await getJson<HeadBlob>(this.blobs, tenantId, blob);
    } catch (error) {
      if (!isNoSuchBlob(error)) throw error;
      this.logger.warn({ tenant: tenantId, head_blob: blob }, 'the blob of a published head is gone');
      return null;
    }
  }
}

const nextTimer = (at: string): TimerRequest => ({
  kind: PUBLISH_HEADS,
  key: KEY,
  due: new Date(Date.parse(at) + PUBLISHED_EVERY_MS).toISOString(),
});
