import { Injectable } from '@nestjs/common';
import { claimDeadline, type RegisteredEvent } from '@rubrica/document-events';
import type { Cause, Tx } from '@rubrica/eventing';
import type { DocumentEventCommand } from './document-event.decide.js';
import { isOpen, type KnownDocumentEvent } from './document-event.js';
import { documentEvent } from './document-event.messages.js';
import { type DocumentEventRow, DocumentEventStore } from './document-event.store.js';
import { eventTimer, reminderTimer } from './event-timer.js';
import { RegisteredEventStore } from './registered-event.store.js';

/** Records what happens to events, with their rows, and wakes those that wait for them. */
@Injectable()
export class DocumentEventRecords {
  constructor(
    private readonly events: DocumentEventStore,
    private readonly registered: RegisteredEventStore,
  ) {}

  /** Returns the state, and the row if anything changed. Throws if the event was erased while work on it was under way. */
  async handle(
    tx: Tx,
    id: string,
    command: DocumentEventCommand,
    cause?: Cause,
  ): Promise<{ readonly state: KnownDocumentEvent; readonly row: DocumentEventRow | null }> {
    if (command.type !== 'RequestEvent' && !(await this.events.hold(tx, id))) throw new Error(`${id} was erased`);
    const { state, events } = await tx.handle(documentEvent, id, command, cause);
    if (state.status === 'unknown') throw new Error(`${id} was never asked for`);
    if (events.length === 0) return { state, row: null };
    const row = await this.events.keep(tx, id, state);
    if (events.some(({ type }) => type === 'EventRegistered')) this.afterRegistration(tx, id, state);
    if (events.some(({ type }) => type === 'EventNumberTaken')) tx.schedule(eventTimer(id, state.order.tenant_id));
    if (!isOpen(state)) {
      const followers = await this.events.after(tx, id);
      tx.schedule(...followers.map((one) => eventTimer(one.id, one.tenant_id)));
    }
    return { state, row };
  }

  /** Records what DIAN tells of the events of an invoice. */
  told(tx: Tx, { order }: KnownDocumentEvent, events: readonly RegisteredEvent[]): void {
    const { tenant_id, environment, subject } = order;
    this.registered.keep(tx, { tenant_id, environment, cufe: subject.cufe }, events);
  }

  private afterRegistration(tx: Tx, id: string, state: KnownDocumentEvent): void {
    const { order, registration } = state;
    if (!registration) return;
    const { number, cude, signed_on: signedOn, registered_at: registeredAt } = registration;
    this.told(tx, state, [{ code: order.code, number, cude, signedOn, registeredAt }]);
    tx.schedule(eventTimer(id, order.tenant_id));
    if (order.code === '032' && order.subject.object === 'received_document')
      tx.schedule(reminderTimer(id, order.tenant_id, claimDeadline(signedOn)));
  }
}
