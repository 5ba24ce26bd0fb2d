import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import type { HttpAnswer, Problem } from '@rubrica/service';
import { DocumentResources } from '../document/document-resource.process.js';
import type { NewDocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import { refusalOfWork } from '../tenant/refusal-of-work.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { DocumentCollections } from './document-collection.process.js';
import { documentRequest } from './document-request.js';
import { collectionOf, commandOf, type DurableRequest, rowOf } from './durable-request.js';
import { OtherDocumentStore } from './other-documents.store.js';

/** Stores requests that were checked: each as a document by itself, or in the one that collects its like. */
@Injectable()
export class RequestStorage {
  constructor(
    private readonly documents: DocumentStore,
    private readonly others: OtherDocumentStore,
    private readonly tenants: TenantStore,
    private readonly collections: DocumentCollections,
    private readonly resources: DocumentResources,
  ) {}

  /** Stores those that no other document excludes; returns the answer of each, or the problem by which it is excluded. */
  async storeAll(tx: Tx, requests: readonly DurableRequest[]): Promise<(HttpAnswer | Problem)[]> {
    const documents = requests.map(({ document }) => document);
    const callers = documents.map(({ caller }) => caller);
    // In this order, so that what is read stays true until the commit.
    const [, stopped, others, newest] = await Promise.all([
      this.documents.lock(tx, callers),
      this.tenants.stopped(
        tx,
        callers.map(({ tenantId }) => tenantId),
      ),
      this.others.around(tx, documents),
      this.documents.newest(tx, callers),
    ]);
    const at = newest !== null && newest > tx.at ? newest : tx.at;
    const refusals = documents.map((document) => {
      const refusal = refusalOfWork(stopped.get(document.caller.tenantId)) ?? others.refusalOf(document);
      if (!refusal) others.add(document);
      return refusal;
    });
    const taken = requests.filter((_, i) => refusals[i] === null);
    const isCollected = ({ document }: DurableRequest): boolean => collectionOf(document) !== null;
    const rows = new Map([
      ...this.storeSingle(
        tx,
        taken.filter((request) => !isCollected(request)),
        at,
      ),
      ...(await this.collections.collectAll(tx, taken.filter(isCollected), at)),
    ]);
    return Promise.all(
      requests.map(async (request, i) => {
        const row = rows.get(request);
        return refusals[i] ?? { status: 201, body: row ? await this.resources.resourceOf(row) : {} };
      }),
    );
  }

  /** Stores each request as a document by itself. */
  private storeSingle(
    tx: Tx,
    requests: readonly DurableRequest[],
    at: string,
  ): readonly (readonly [DurableRequest, NewDocumentRow])[] {
    const stored = requests.map((request) => [request, rowOf(request, at)] as const);
    const rows = stored.map(([, row]) => row);
    this.documents.insertAll(tx, rows);
    this.documents.correctAll(
      tx,
      rows.flatMap(({ id, corrects }) => (corrects === null ? [] : { id, corrects })),
    );
    tx.handleNew(
      documentRequest,
      stored.map(([{ requestBlob, cause }, row]) => ({ id: row.id, command: commandOf(row, requestBlob), cause })),
    );
    return stored;
  }
}
