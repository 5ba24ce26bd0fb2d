import { Injectable } from '@nestjs/common';
import type { Environment, SimulatedEventAnswer } from '@rubrica/contracts';
import { type EventCode, type EventContext, eventTypeOf } from '@rubrica/document-events';
import type { Tx } from '@rubrica/eventing';
import { colombianDate } from '@rubrica/fiscal';
import { Clock } from '@rubrica/service';
import { type EventOrder, type EventSubjectReference, isOpen } from './document-event.js';
import { documentEventId } from './document-event.messages.js';
import { DocumentEventRecords } from './document-event-record.process.js';
import { type DocumentEventRow, DocumentEventStore } from './document-event.store.js';
import { refusalOf } from './event-refusal.js';
import { sequenceOf } from './event-sequence.js';
import { eventTimer } from './event-timer.js';
import { RegisteredEventStore } from './registered-event.store.js';

/** The invoice that events are about, and whose it is. */
export interface EventsSubject extends EventSubjectReference {
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly isOnCredit: boolean;
  /** Day in Colombia. */
  readonly issuedOn: string;
}

/** An event to be issued, whose `EventRequest` is stored. */
export interface AskedEvent {
  readonly code: EventCode;
  readonly claimCode: EventOrder['claim_code'];
  readonly requestBlob: string;
  readonly simulate: SimulatedEventAnswer | null;
}

/** Takes orders to issue events of an invoice. */
@Injectable()
export class DocumentEventOrders {
  constructor(
    private readonly records: DocumentEventRecords,
    private readonly store: DocumentEventStore,
    private readonly registered: RegisteredEventStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Records the orders, in their order, and returns the rows of the events. One that is on its way or registered stays as
   * it is. Throws a 409 where one of them cannot be issued: then none is.
   */
  async place(tx: Tx, subject: EventsSubject, asked: readonly AskedEvent[]): Promise<DocumentEventRow[]> {
    const { tenant_id, environment, cufe, object, id, number } = subject;
    const idOf = (code: EventCode): string => documentEventId({ tenant_id, environment, code, subject });
    const caller = { tenantId: tenant_id, livemode: environment !== 'test' };
    await this.store.lock(tx, id);
    const rows = new Map((await this.store.ofSubject(caller, id, tx)).map((row) => [row.code, row]));
    const context: EventContext = {
      subject,
      registered: await this.registered.of({ tenant_id, environment, cufe }, tx),
      today: colombianDate(this.clock.now()),
    };
    const pending = [...rows.values()].filter(isOpen);
    const sequence = sequenceOf(
      asked.map(({ code }) => eventTypeOf(code)),
      context,
      pending,
      idOf,
    );
    if (sequence.hindered) throw refusalOf(sequence.hindered.type, sequence.hindered.hindrance);
    const placed: DocumentEventRow[] = [];
    for (const [nth, { code, claimCode, requestBlob, simulate }] of asked.entries()) {
      const order: EventOrder = {
        tenant_id,
        environment,
        code,
        subject: { object, id, number, cufe },
        claim_code: claimCode,
        request_blob: requestBlob,
        after: sequence.events[nth]?.after ?? null,
        simulate,
      };
      const row = (await this.request(tx, idOf(code), order)) ?? rows.get(code);
      if (!row) throw new Error(`the event ${idOf(code)} has no row`);
      placed.push(row);
    }
    return placed;
  }

  /** Returns null where the event is on its way or registered. */
  private async request(tx: Tx, id: string, order: EventOrder): Promise<DocumentEventRow | null> {
    const { row } = await this.records.handle(tx, id, { type: 'RequestEvent', order });
    if (row) tx.schedule(eventTimer(id, order.tenant_id));
    return row;
  }
}
