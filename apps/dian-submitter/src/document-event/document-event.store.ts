import { Injectable } from '@nestjs/common';
import type {
  Caller,
  DocumentEventCode,
  DocumentEventStatus,
  DocumentEventWait,
  Environment,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import type { EventFailure, EventSubjectReference, KnownDocumentEvent } from './document-event.js';

export interface DocumentEventRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly environment: Environment;
  readonly code: DocumentEventCode;
  readonly status: DocumentEventStatus;
  readonly waiting_for: DocumentEventWait | null;
  readonly awaited: DocumentEventCode | null;
  readonly number: string | null;
  readonly cude: string | null;
  readonly subject_object: EventSubjectReference['object'];
  readonly subject_id: string;
  readonly subject_number: string;
  readonly cufe: string;
  readonly claim_code: string | null;
  readonly request_blob: string;
  readonly xml_blob: string | null;
  readonly answer_blob: string | null;
  readonly application_response_blob: string | null;
  readonly error: EventFailure | null;
  readonly issued_at: Date | null;
  readonly registered_at: Date | null;
  readonly created_at: Date;
}

export interface WaitingEvents {
  readonly environment: Environment;
  readonly reason: DocumentEventWait;
  readonly count: number;
  readonly since: Date;
}

/** Events as they are asked for, one row per stream, written with its events; and the counters of their numbers. */
@Injectable()
export class DocumentEventStore {
  constructor(private readonly database: Database) {}

  async find({ tenantId, livemode }: Caller, id: string): Promise<DocumentEventRow | undefined> {
    const [row] = await this.database.query<DocumentEventRow>(
      'select * from document_events where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    return row;
  }

  /** Lists the events of an invoice in the order of their codes. */
  ofSubject(
    { tenantId, livemode }: Pick<Caller, 'tenantId' | 'livemode'>,
    subjectId: string,
    from: Pick<Tx, 'query'> = this.database,
  ): Promise<DocumentEventRow[]> {
    return from.query<DocumentEventRow>(
      'select * from document_events where subject_id = $1 and tenant_id = $2 and livemode = $3 order by code',
      [subjectId, tenantId, livemode],
    );
  }

  /** Locks the events of an invoice until the commit; taken first in a transaction that may ask for some. */
  async lock(tx: Tx, subjectId: string): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`document_events/${subjectId}`]);
  }

  /** Keeps an event from being erased until the commit; false if it was erased before. */
  async hold(tx: Tx, id: string): Promise<boolean> {
    return (await tx.query('select from document_events where id = $1 for update', [id])).length > 0;
  }

  /** Returns the events that wait until DIAN has registered this one. */
  after(tx: Tx, id: string): Promise<{ readonly id: string; readonly tenant_id: string }[]> {
    return tx.query(
      `select id, tenant_id from document_events where after_id = $1 and status in ('queued', 'signed')`,
      [id],
    );
  }

  /** Returns the tenant's events that wait for one of these reasons. */
  async waiting(
    tx: Tx,
    tenantId: string,
    environment: Environment,
    reasons: readonly DocumentEventWait[],
  ): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from document_events
        where tenant_id = $1 and environment = $2 and waiting_for = any($3) and status in ('queued', 'signed')`,
      [tenantId, environment, reasons],
    );
    return rows.map(({ id }) => id);
  }

  /** Counts the events that wait, and tells since when the first of them does. */
  waitingByReason(): Promise<WaitingEvents[]> {
    return this.database.query<WaitingEvents>(
      `select environment, waiting_for as reason, count(*)::int as count, min(waiting_since) as since
       from document_events where waiting_for is not null group by environment, waiting_for`,
    );
  }

  /** Takes the next number of a series of a tenant. Rolled back, it is taken again. */
  async next(tx: Tx, tenantId: string, environment: Environment, series: string): Promise<number> {
    const [row] = await tx.query<{ last: number }>(
      `insert into document_event_counters as counter (tenant_id, environment, series, last) values ($1, $2, $3, 1)
       on conflict (tenant_id, environment, series) do update set last = counter.last + 1
       returning last`,
      [tenantId, environment, series],
    );
    if (!row) throw new Error('an upsert returned no row');
    return row.last;
  }

  /** Writes the row of an event as its stream now says. */
  async keep(tx: Tx, id: string, state: KnownDocumentEvent): Promise<DocumentEventRow> {
    const { order, status, waiting, number, plan, registration, rejection } = state;
    const { tenant_id, environment, code, subject, after, claim_code, request_blob } = order;
    const answer = registration ?? rejection;
    const [row] = await tx.query<DocumentEventRow>(
      `insert into document_events (id, tenant_id, livemode, environment, code, status, waiting_for, awaited, number, cude,
         subject_object, subject_id, subject_number, cufe, after_id, claim_code, request_blob, xml_blob, answer_blob,
         application_response_blob, error, issued_at, registered_at, created_at, updated_at, waiting_since)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
         $24, $24, $25)
       on conflict (id) do update set status = excluded.status, waiting_for = excluded.waiting_for,
         awaited = excluded.awaited, number = excluded.number, cude = excluded.cude, after_id = excluded.after_id,
         claim_code = excluded.claim_code, request_blob = excluded.request_blob, xml_blob = excluded.xml_blob,
         answer_blob = excluded.answer_blob, application_response_blob = excluded.application_response_blob,
         error = excluded.error, issued_at = excluded.issued_at, registered_at = excluded.registered_at,
         updated_at = excluded.updated_at,
         waiting_since = case when document_events.waiting_for = excluded.waiting_for
           then document_events.waiting_since else excluded.waiting_since end
       returning *`,
      [
        id,
        tenant_id,
        environment !== 'test',
        environment,
        code,
        status,
        waiting?.reason ?? null,
        waiting?.awaited ?? null,
        registration ? registration.number : (number?.number ?? null),
        registration ? registration.cude : (plan?.cude ?? null),
        subject.object,
        subject.id,
        subject.number,
        subject.cufe,
        after?.id ?? null,
        claim_code,
        request_blob,
        state.xml_blob,
        answer?.answer_blob ?? null,
        answer?.application_response_blob ?? null,
        state.failure,
        plan?.issued_at ?? null,
        registration?.registered_at ?? null,
        tx.at,
        waiting && tx.at,
      ],
    );
    if (!row) throw new Error('an upsert returned no row');
    return row;
  }
}
