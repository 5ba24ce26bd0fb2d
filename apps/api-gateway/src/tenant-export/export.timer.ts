import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, faultPoint, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { type ExportRow, nextPage } from './export.js';
import { ExportContents, type FoundPage } from './export-contents.process.js';
import { type ExportPart, partOf } from './export-part.js';
import { ExportStore, KEPT_DAYS } from './export.store.js';

const GATHER = 'gather-export';
const EXPIRE = 'expire-export';

/** Orders the next step of an export. Tenants take turns. */
export const gatherTimer = ({ id, tenant_id }: Pick<ExportRow, 'id' | 'tenant_id'>): TimerRequest => ({
  kind: GATHER,
  key: id,
  group: tenant_id,
});

/**
 * Gathers exports, one page per step: what a step has found is committed with the order of the next one. A process that
 * is killed loses the page under way, which another process, or the same one after its start, gathers again.
 */
@Injectable()
export class ExportTimer {
  constructor(
    private readonly database: Database,
    private readonly exports: ExportStore,
    private readonly contents: ExportContents,
  ) {}

  @OnTimer({ kind: GATHER, leaseMs: 10_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onGather([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const row = await this.exports.find(timer.key);
    if (row?.status !== 'under_way') return this.database.transaction((tx) => tx.complete(timer));
    const page = await this.contents.page(row);
    const part = await this.partOf(row, page);
    faultPoint('api-gateway:export-page-gathered');
    const next = nextPage(row.section, page.cursor);
    await this.database.transaction(async (tx) => {
      await this.exports.advance(tx, row, { part, documents: page.documents, next });
      const expiry = new Date(Date.parse(tx.at) + KEPT_DAYS * 86_400_000).toISOString();
      tx.schedule(next ? gatherTimer(row) : { kind: EXPIRE, key: row.id, due: expiry });
      await tx.complete(timer);
    });
  }

  @OnTimer({ kind: EXPIRE, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onExpire([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    await this.database.transaction(async (tx) => {
      await this.exports.expire(tx, timer.key);
      await tx.complete(timer);
    });
  }

  private async partOf(row: ExportRow, { files }: FoundPage): Promise<ExportPart | null> {
    if (files.length === 0) return null;
    const place = { nth: row.parts + 1, startsAt: Number(row.content_bytes) };
    return row.section === 'end'
      ? partOf(files, { ...place, manifestsBefore: await this.exports.manifests(row.id) })
      : partOf(files, place);
  }
}
