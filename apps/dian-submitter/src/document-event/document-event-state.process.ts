import { Injectable } from '@nestjs/common';
import type { AuthorityAnswer, ClaimCode, DocumentEventState, EventsState } from '@rubrica/contracts';
import { claimDeadline, eventsOutcome, eventTypeOf } from '@rubrica/document-events';
import { colombianTimestamp } from '@rubrica/fiscal';
import { BlobStore, getJson, offsetTime } from '@rubrica/service';
import type { DocumentEventRow } from './document-event.store.js';
import type { EventRequest } from './event-request.js';
import { type EventsOf, RegisteredEventStore } from './registered-event.store.js';

/** Shows events as the gateway gets them. */
@Injectable()
export class DocumentEventStates {
  constructor(
    private readonly blobs: BlobStore,
    private readonly registered: RegisteredEventStore,
  ) {}

  async of(row: DocumentEventRow): Promise<DocumentEventState> {
    const { tenant_id, answer_blob } = row;
    const [{ person }, answer] = await Promise.all([
      getJson<EventRequest>(this.blobs, tenant_id, row.request_blob),
      answer_blob === null ? null : getJson<AuthorityAnswer>(this.blobs, tenant_id, answer_blob),
    ]);
    return {
      id: row.id,
      livemode: row.livemode,
      environment: row.environment,
      code: row.code,
      type: eventTypeOf(row.code).name,
      status: row.status,
      waiting: row.waiting_for && { reason: row.waiting_for, awaited: row.awaited },
      number: row.number,
      cude: row.cude,
      subject: { object: row.subject_object, id: row.subject_id, number: row.subject_number, cufe: row.cufe },
      claim_code: row.claim_code as ClaimCode | null,
      person,
      dian_messages: [...(answer?.messages ?? [])],
      error: row.error && { code: row.error },
      issued_at: row.issued_at && colombianTimestamp(row.issued_at),
      registered_at: row.registered_at && offsetTime(row.registered_at),
      created_at: offsetTime(row.created_at),
    };
  }

  /** Where the events of an invoice stand, seen by its buyer. */
  async ofInvoice(of: EventsOf): Promise<EventsState> {
    const registered = await this.registered.of(of);
    const outcome = eventsOutcome(registered);
    const received = registered.find(({ code }) => code === '032');
    const deadline = outcome === 'open' && received ? claimDeadline(received.signedOn) : null;
    return {
      outcome,
      deadline,
      deadline_for: deadline === null ? null : 'claim_or_accept',
      registered: registered.map(({ code, number, cude, signedOn, registeredAt }) => ({
        code,
        type: eventTypeOf(code).name,
        by: eventTypeOf(code).by,
        number,
        cude,
        issued_on: signedOn,
        registered_at: registeredAt,
      })),
    };
  }
}
