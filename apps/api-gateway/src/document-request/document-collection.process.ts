import { Injectable } from '@nestjs/common';
import type { CancellationReason, Message } from '@rubrica/contracts';
import { Database, type DueTimer, faultPoint, OnTimer, type TimerRequest, type Tx } from '@rubrica/eventing';
import { messageIdOf } from '@rubrica/eventing/log';
import { rejections } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { BlobStore, inSlices, putJson, requestCause } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { DocumentChanges } from '../document/document-changes.js';
import { collectingView, evolveView, queuedView } from '../document/document.js';
import type { NewDocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import { DocumentViews } from '../document/document.view.js';
import { profileOf, TenantStore } from '../tenant/tenant.store.js';
import { collectionKey } from './collection-key.js';
import { type CollectingRow, DocumentCollectionStore } from './document-collection.store.js';
import { type CollectRequest, documentRequest } from './document-request.js';
import { collectionOf, commandOf, type DurableRequest, requestOf, rowOf } from './durable-request.js';

const ISSUE = 'issue-collection';

/**
 * Collects the requests of a week in one document, and issues it when the week closes or when the tenant asks for it
 * (ADR 0210); or drops it when the tenant cancels it (ADR 0234).
 */
@Injectable()
export class DocumentCollections {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly views: DocumentViews,
    private readonly changes: DocumentChanges,
    private readonly store: DocumentCollectionStore,
    private readonly tenants: TenantStore,
    private readonly blobs: BlobStore,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /**
   * Needs `DocumentStore.lock`. Adds each request to the document that collects its like, or begins one, made at `at`.
   * Returns the document of each request as it is after all of them.
   */
  async collectAll(
    tx: Tx,
    requests: readonly DurableRequest[],
    at: string,
  ): Promise<ReadonlyMap<DurableRequest, NewDocumentRow>> {
    if (requests.length === 0) return new Map();
    const now = new Date(tx.at);
    const keys = requests.map((request) => collectionKey(request, now));
    const known = await this.store.open(tx, tenantsOf(requests), keys);
    const open = new Map(known.map((row) => [row.collection_key, row]));
    const rows = new Map<string, CollectingRow>();
    const places: (readonly [DurableRequest, id: string])[] = [];
    for (const [i, request] of requests.entries()) {
      const key = keys[i] ?? '';
      const before = open.get(key);
      const row = (before && (await this.added(before, request, now))) ?? begunRow(request, { key, at, now });
      open.set(key, row);
      rows.set(row.id, row);
      places.push([request, row.id]);
    }
    const begun = [...rows.values()].filter(({ id }) => requests.some(({ document }) => document.id === id));
    this.documents.insertAll(tx, begun);
    for (const row of rows.values()) this.store.save(tx, row);
    for (const [{ document }, id] of places) if (document.id !== id) this.store.remember(tx, document, id);
    tx.schedule(...begun.map(timerOf));
    const commands = places.map(([request, id]) => ({
      id,
      command: collectCommand(request, now),
      cause: request.cause,
    }));
    await tx.handleAll(documentRequest, commands);
    return new Map(
      places.flatMap(([request, id]) => {
        const row = rows.get(id);
        return row ? [[request, row]] : [];
      }),
    );
  }

  /** Returns the document with what the request adds; null where one document cannot have both. */
  private async added(
    row: CollectingRow,
    { document, checked: { issuer, counterparty } }: DurableRequest,
    now: Date,
  ): Promise<CollectingRow | null> {
    const { body, typeCodeOf, collection } = kindOf(row.kind);
    const draft = collection?.with(row.draft, document.draft);
    if (!draft) return null;
    const request = { typeCode: typeCodeOf(draft), draft, issuer, counterparty, now, options: this.settings };
    const { found, totals } = await inSlices(body.check(request));
    if (rejections(found).length > 0) return null;
    return { ...row, draft, totals, customer: counterparty, view: { ...row.view, updated_at: now.toISOString() } };
  }

  /** Issues a document that collects requests, as it is; one that is issued already stays as it is. */
  async issue(id: string, also?: (tx: Tx) => Promise<void>): Promise<void> {
    for (;;) {
      const row = await this.documents.byId(id);
      const requestBlob = row && row.collects_until !== null ? await this.requestBlobOf(row) : null;
      faultPoint('api-gateway:collection-written');
      const isOver = await this.database.transaction(async (tx) => {
        if (row && requestBlob !== null && !(await this.close(tx, row, requestBlob))) return false;
        await also?.(tx);
        return true;
      });
      if (isOver) return;
    }
  }

  @OnTimer({ kind: ISSUE, leaseMs: 10_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onWeekClosed([timer]: readonly DueTimer[]): Promise<void> {
    if (timer) await this.issue(timer.key, (tx) => tx.complete(timer));
  }

  /**
   * Drops a document that collects requests: it has failed as `cancelled`, and no service learns of it. Returns false for
   * one that is issued already. Throws a 409 `not_cancellable` for one that was dropped before.
   */
  async cancel({ id, tenant_id: tenantId }: NewDocumentRow, reason: string | undefined): Promise<boolean> {
    const words: CancellationReason | null = reason === undefined ? null : { message: reason };
    const reasonBlob = words && (await putJson(this.blobs, tenantId, words));
    return this.database.transaction(async (tx) => {
      await this.documents.lockTenant(tx, tenantId);
      const row = await this.documents.byId(id, tx);
      const { events, version } = await tx.handle(documentRequest, id, { type: 'CancelCollection', reasonBlob });
      if (!row || events.length === 0) return false;
      const fact = cancelledFact(row, tx.at, reasonBlob);
      this.store.close(tx, id, evolveView(row.view, fact as Message));
      const entry = { ...fact, documentId: id, messageId: messageIdOf(documentRequest, id, version) };
      this.views.addToTimeline(tx, [
        { ...entry, service: 'api-gateway', requestId: requestCause()?.correlationId ?? null },
      ]);
      tx.cancel(ISSUE, id);
      tx.afterCommit(() => this.changes.announce([id]));
      return true;
    });
  }

  /** Requests the document as it was read. Returns false when requests were added since. */
  private async close(tx: Tx, read: NewDocumentRow, requestBlob: string): Promise<boolean> {
    const { id, tenant_id: tenantId } = read;
    await this.documents.lockTenant(tx, tenantId);
    const row = await this.documents.byId(id, tx);
    if (!row || row.collects_until === null) return true;
    if (row.draft.lines.length !== read.draft.lines.length) return false;
    this.store.close(tx, id, queuedView(tx.at));
    await tx.handle(documentRequest, id, commandOf(row, requestBlob));
    tx.cancel(ISSUE, id);
    return true;
  }

  private async requestBlobOf({
    id,
    tenant_id: tenantId,
    livemode,
    kind,
    draft,
    customer,
  }: NewDocumentRow): Promise<string | null> {
    const tenant = await this.tenants.get(tenantId);
    // Nothing is issued for a tenant that is gone.
    if (tenant.status === 'revoked') return null;
    const issuer = profileOf(tenant, livemode);
    return putJson(this.blobs, tenantId, requestOf({ id, tenantId, kind, draft, issuer, counterparty: customer }));
  }
}

const tenantsOf = (requests: readonly DurableRequest[]): string[] => [
  ...new Set(requests.map(({ document }) => document.caller.tenantId)),
];

/** The fact with which any cancelled document ends. It is told to the tenant alone. */
const cancelledFact = ({ id, kind, environment }: NewDocumentRow, at: string, reasonBlob: string | null) => ({
  type: 'co.rubrica.document.cancelled.v1' as const,
  time: at,
  data: { document_id: id, kind, environment, number: null, reason_blob: reasonBlob },
});

const closesAt = ({ document }: DurableRequest, now: Date): Date => {
  const collection = collectionOf(document);
  if (!collection) throw new Error(`${document.id} is not collected`);
  return collection.closesAt(now);
};

const begunRow = (
  request: DurableRequest,
  { key, at, now }: { readonly key: string; readonly at: string; readonly now: Date },
): CollectingRow => ({
  ...rowOf(request, at),
  view: collectingView(at),
  collects_until: closesAt(request, now),
  collection_key: key,
});

const timerOf = ({ id, tenant_id, collects_until: until }: CollectingRow): TimerRequest => ({
  kind: ISSUE,
  key: id,
  group: tenant_id,
  ...(until && { due: until.toISOString() }),
});

const collectCommand = (request: DurableRequest, now: Date): CollectRequest => {
  const { document, checked, requestBlob } = request;
  return {
    type: 'CollectRequest',
    data: {
      tenant_id: document.caller.tenantId,
      kind: document.kind,
      environment: checked.environment,
      request_blob: requestBlob,
      external_id: document.draft.external_id ?? null,
      collects_until: closesAt(request, now).toISOString(),
    },
  };
};
