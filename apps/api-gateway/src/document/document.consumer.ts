import { Controller } from '@nestjs/common';
import { type Message, TOPICS } from '@rubrica/contracts';
import { OnMessages, type Tx } from '@rubrica/eventing';
import { AcceptedInvoiceView } from './accepted-invoice.view.js';
import { DocumentChanges } from './document-changes.js';
import { type DocumentView, evolveView } from './document.js';
import { DocumentStore } from './document.store.js';
import { DocumentTimes } from './document-times.js';
import { DocumentViews } from './document.view.js';

type DocumentMessage = Extract<Message, { type: `co.rubrica.document.${string}` }>;

const isOfDocument = (message: Message): message is DocumentMessage => message.type.startsWith('co.rubrica.document.');

/** Folds the facts of every document's life, and of the events of invoices, into the read model. */
@Controller()
export class DocumentConsumer {
  constructor(
    private readonly views: DocumentViews,
    private readonly documents: DocumentStore,
    private readonly changes: DocumentChanges,
    private readonly times: DocumentTimes,
    private readonly accepted: AcceptedInvoiceView,
  ) {}

  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'api-gateway', batch: 1_000 })
  async onLifecycle(batch: readonly Message[], tx: Tx): Promise<void> {
    this.accepted.show(tx, batch);
    const messages = batch.filter(isOfDocument);
    const views = await this.views.readViews(tx, [...new Set(messages.map(({ key }) => key))]);
    const changed = new Map<string, DocumentView>();
    for (const message of messages) {
      const before = changed.get(message.key) ?? views.get(message.key)?.view;
      if (!before) throw new Error(`the lifecycle speaks of ${message.key}, which this gateway never requested`);
      const after = evolveView(before, message);
      if (after !== before) changed.set(message.key, after);
    }
    this.views.replaceViews(tx, views, changed);
    const answered = [...changed].filter(([id, { failure }]) => {
      const before = views.get(id)?.view.failure;
      return before && before !== failure;
    });
    this.documents.endRetries(
      tx,
      answered.map(([id]) => id),
    );
    this.views.addToTimeline(
      tx,
      messages.map(({ id, key, type, time, source, data, causationid }) => ({
        messageId: id,
        documentId: key,
        type,
        time,
        service: source,
        data,
        requestId: causationid.startsWith('req_') ? causationid : null,
      })),
    );
    this.changes.announce(changed.keys());
    tx.afterCommit(() => {
      for (const message of messages) this.times.note(message, views.get(message.key)?.requested_at ?? null);
    });
  }
}
