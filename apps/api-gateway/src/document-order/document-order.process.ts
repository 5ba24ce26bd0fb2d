import { Injectable } from '@nestjs/common';
import {
  type Caller,
  type CancelInput,
  dianSubmitterRoutes,
  documentIssuerRoutes,
  type ResolveInput,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import {
  type CallOptions,
  type HttpAnswer,
  idempotencyHeaders,
  type IdempotencyKey,
  InternalClient,
  type KeptAnswer,
  Problem,
  Unavailable,
} from '@rubrica/service';
import { CaughtUp } from '../document/caught-up.process.js';
import { DocumentResources } from '../document/document-resource.process.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { DocumentCheck } from '../document-request/document-check.process.js';
import { DocumentCollections } from '../document-request/document-collection.process.js';
import { orderOnce } from '../operation/order-once.process.js';

const NOT_READ_YET = {
  en: 'The document was requested a moment ago. Ask again in a moment.',
  es: 'El documento se pidió hace un momento. Intente de nuevo en un momento.',
};

/** Which document an order is about, and who gives it. */
export interface OrderSubject {
  readonly caller: Caller;
  readonly kindOfDocument: KindOfDocument;
  readonly id: string;
  readonly idempotency: IdempotencyKey | null;
}

interface Order extends OrderSubject {
  /** Calls the service that works on the document now. */
  readonly call: (options: CallOptions) => Promise<Ordered>;
  /** Run in a transaction before the owner is called. */
  readonly before?: (tx: Tx) => Promise<void>;
  /** Run in a transaction after the owner has refused. */
  readonly refused?: (tx: Tx) => void;
}

/** What the owner's route returns. */
interface Ordered {
  /** Id of the message that it publishes by this order; absent when it publishes none. */
  readonly fact?: string;
}

/** Passes orders about a document to the service that works on it, and answers with the document as it is then. */
@Injectable()
export class DocumentOrders {
  constructor(
    private readonly database: Database,
    private readonly caughtUp: CaughtUp,
    private readonly documents: DocumentStore,
    private readonly check: DocumentCheck,
    private readonly resources: DocumentResources,
    private readonly internal: InternalClient,
    private readonly collections: DocumentCollections,
  ) {}

  /** Returns the document as far as the log tells of it now; throws a 404 when the caller has none of that id and kind. */
  async find({ caller, kindOfDocument, id }: Omit<OrderSubject, 'idempotency'>): Promise<DocumentRow> {
    await this.caughtUp.wait();
    return this.documents.get(caller, kindOfDocument, id);
  }

  /** The same, of a document that other services work on. One that collects requests, or was dropped then, is known here alone. */
  private async issued(subject: OrderSubject, code: 'not_retryable' | 'not_resolvable') {
    const row = await this.find(subject);
    if (row.collects_until !== null)
      throw new Problem(409, code, {
        en: 'The document collects requests and is not issued yet; POST …/issue issues it now.',
        es: 'El documento reúne solicitudes y aún no se emite; POST …/issue lo emite ya.',
      });
    if (subject.kindOfDocument.collects && row.view.failure?.code === 'cancelled')
      throw new Problem(409, code, { en: 'The document is cancelled.', es: 'El documento está cancelado.' });
    return row;
  }

  /** Issues a document that collects requests; one that is issued already is answered as it is. */
  async issue(subject: OrderSubject): Promise<KeptAnswer> {
    const { id } = await this.find(subject);
    return orderOnce(this.database, subject.idempotency, async () => {
      await this.collections.issue(id);
      return { status: 200, body: await this.resources.resourceOf(await this.find(subject)) };
    });
  }

  async retry(subject: OrderSubject): Promise<KeptAnswer> {
    const row = await this.issued(subject, 'not_retryable');
    const { view } = row;
    // A document that goes on already has no failure: the service that was called before answers the same key once more.
    const owner = view.failure?.owner ?? (view.xml_blob === null ? 'document-issuer' : 'dian-submitter');
    const { caller, id } = subject;
    const route = owner === 'document-issuer' ? documentIssuerRoutes.retryIssuing : dianSubmitterRoutes.retrySubmission;
    return this.place({
      ...subject,
      call: (options) => this.internal.call(route, { caller, params: { id } }, options),
      before: (tx) => this.beforeRetry(tx, subject.caller, row),
      refused: (tx) => this.documents.endRetries(tx, [row.id]),
    });
  }

  async resolve(subject: OrderSubject, choice: ResolveInput): Promise<KeptAnswer> {
    await this.issued(subject, 'not_resolvable');
    const { caller, id } = subject;
    const input = { caller, params: { id }, body: choice };
    return this.place({
      ...subject,
      call: (options) => this.internal.call(dianSubmitterRoutes.resolveSubmission, input, options),
    });
  }

  /** Cancels a document that waits. One that collects requests is dropped here; any other is cancelled by its owner. */
  async cancel(subject: OrderSubject, input: CancelInput): Promise<KeptAnswer> {
    const row = await this.find(subject);
    return orderOnce(this.database, subject.idempotency, async () => {
      const isDropped = subject.kindOfDocument.collects && (await this.collections.cancel(row, input.reason));
      return isDropped
        ? { status: 200, body: await this.resources.resourceOf(await this.find(subject)) }
        : this.cancelByOwner(subject, row, input);
    });
  }

  private cancelByOwner(subject: OrderSubject, { view }: DocumentRow, input: CancelInput): Promise<HttpAnswer> {
    const { caller, id } = subject;
    // What is signed is with dian-submitter, which knows whether it was sent.
    const route = view.xml_blob === null ? documentIssuerRoutes.cancelIssuing : dianSubmitterRoutes.cancelSubmission;
    return this.callOwner({
      ...subject,
      call: async (options) => {
        try {
          return await this.internal.call(route, { caller, params: { id }, body: input }, options);
        } catch (error) {
          // It exists, as `find` has found: its owner has not read the request yet.
          if (error instanceof Problem && error.status === 404) throw new Unavailable(NOT_READ_YET, error);
          throw error;
        }
      },
    });
  }

  /**
   * Checks a retry under the lock that serializes the tenant's documents. From then on, checks of other documents count
   * this one.
   */
  private async beforeRetry(tx: Tx, caller: Caller, row: DocumentRow): Promise<void> {
    if (row.view.status !== 'failed') return;
    await this.documents.lock(tx, [caller]);
    await this.check.checkRetried(tx, caller, row);
    await this.documents.orderRetry(tx, row.id);
  }

  /**
   * Asks the owner, which carries out the order once per Idempotency-Key, and keeps the document as the answer of that
   * key.
   */
  private place(order: Order): Promise<KeptAnswer> {
    return orderOnce(this.database, order.idempotency, () => this.callOwner(order));
  }

  private async callOwner(order: Order): Promise<HttpAnswer> {
    const { id, idempotency, call, before, refused } = order;
    if (before) await this.database.transaction(before);
    const { fact } = await call(idempotency ? { headers: idempotencyHeaders(idempotency) } : {}).catch(
      async (error: unknown) => {
        // After a refusal nothing has begun; after any other error that is not known.
        if (refused && error instanceof Problem && error.status < 500)
          await this.database.transaction((tx) => Promise.resolve(refused(tx)));
        throw error;
      },
    );
    if (fact !== undefined) await this.caughtUp.hears(id, fact);
    return { status: 200, body: await this.resources.resourceOf(await this.find(order)) };
  }
}
