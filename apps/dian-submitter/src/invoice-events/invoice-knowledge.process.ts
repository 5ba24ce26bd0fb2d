import { Injectable } from '@nestjs/common';
import { eventsOutcome, type RegisteredEvent } from '@rubrica/document-events';
import { type Cause, Database, faultPoint, type Tx } from '@rubrica/eventing';
import { Clock } from '@rubrica/service';
import { VaultRefusal } from '@rubrica/vault-client';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { isOpen } from '../document-event/document-event.js';
import { documentEvent, documentEventId } from '../document-event/document-event.messages.js';
import { EventStatements } from '../document-event/event-statements.client.js';
import { type EventsOf, RegisteredEventStore } from '../document-event/registered-event.store.js';
import { nextQuestion } from '../followed-invoice/asking.js';
import { FollowedInvoices } from '../followed-invoice/followed-invoice.store.js';
import { ASK, questionTimer } from '../followed-invoice/question-timer.js';
import { invoiceEvents } from './invoice-events.messages.js';
import type { OwnInvoice } from './own-invoice.process.js';

/** How old an answer of DIAN may be that is shown without asking again. */
const FRESH_MS = 10 * 60_000;

/** Before each time, as strings are compared. */
const NEVER = '';

export interface Knowledge {
  readonly registered: readonly RegisteredEvent[];
  /** When DIAN answered last; null: never. */
  readonly askedAt: Date | null;
}

/** What is known of the events of own invoices, and how more of it is learned. */
@Injectable()
export class InvoiceKnowledge {
  /** Questions under way in this process, by invoice. */
  private readonly underWay = new Map<string, Promise<boolean>>();

  constructor(
    private readonly database: Database,
    private readonly followed: FollowedInvoices,
    private readonly registered: RegisteredEventStore,
    private readonly statements: EventStatements,
    private readonly clock: Clock,
  ) {}

  /** Returns what is known; DIAN is asked before if it was long ago. If DIAN is silent, that is what was known before. */
  async fresh(invoice: OwnInvoice): Promise<Knowledge> {
    const known = await this.known(invoice);
    if (invoice.subject.environment === 'test' || this.isFresh(known)) return known;
    if (!(await this.learn(invoice))) return known;
    const learned = await this.known(invoice);
    // What the buyer did may bring the next question forward, or end the questions. One that is due stays due, as more than
    // this answer may follow from it.
    const since = known.askedAt?.toISOString() ?? NEVER;
    await this.database.transaction((tx) => this.scheduleNext(tx, invoice, learned.registered, since));
    return learned;
  }

  async known({ subject }: OwnInvoice): Promise<Knowledge> {
    const [registered, row] = await Promise.all([this.registered.of(subject), this.followed.find(subject.id)]);
    return { registered, askedAt: row?.asked_at ?? null };
  }

  /** Asks DIAN, and records its answer. Returns whether there is one. An invoice is asked about once at a time. */
  learn(invoice: OwnInvoice, cause?: Cause): Promise<boolean> {
    const { id } = invoice.subject;
    const question = this.underWay.get(id) ?? this.ask(invoice, cause).finally(() => this.underWay.delete(id));
    this.underWay.set(id, question);
    return question;
  }

  /** Schedules the first question after a time, by default now, or ends the questions. */
  async scheduleNext(
    tx: Tx,
    { subject: { id, tenant_id } }: OwnInvoice,
    registered: readonly RegisteredEvent[],
    since = tx.at,
  ): Promise<void> {
    const row = await this.followed.find(id, tx);
    const due = nextQuestion({ id, acceptedAt: row?.accepted_at.toISOString() ?? tx.at }, registered, since);
    if (due === null) tx.cancel(ASK, id);
    else tx.schedule(questionTimer(id, tenant_id, { due }));
  }

  private isFresh({ registered, askedAt }: Knowledge): boolean {
    if (eventsOutcome(registered) !== 'open') return true;
    return askedAt !== null && this.clock.now().getTime() - askedAt.getTime() < FRESH_MS;
  }

  private async ask(invoice: OwnInvoice, cause?: Cause): Promise<boolean> {
    const { id, tenant_id, cufe } = invoice.subject;
    const environment = invoice.subject.environment as LiveEnvironment;
    const answer = await this.answer(environment, tenant_id, cufe);
    if (answer === null) return false;
    faultPoint('dian-submitter:invoice-answered');
    await this.database.transaction(async (tx) => {
      const of = { tenant_id, environment, cufe };
      this.registered.keep(tx, of, answer);
      this.followed.answered(tx, id, invoice.state);
      const events = await this.asRecorded(tx, of, answer);
      await tx.handle(invoiceEvents, id, { type: 'RecordRegistered', events }, cause);
    }, cause);
    return true;
  }

  /** A tenant without a certificate cannot ask. */
  private async answer(environment: LiveEnvironment, tenantId: string, cufe: string) {
    try {
      return await this.statements.about(environment, tenantId, cufe);
    } catch (error) {
      if (error instanceof VaultRefusal) return null;
      throw error;
    }
  }

  /** A tacit acceptance that is issued here tells of itself. */
  private async asRecorded(
    tx: Tx,
    of: EventsOf & { readonly environment: LiveEnvironment },
    answer: readonly RegisteredEvent[],
  ) {
    const ownId = documentEventId({ ...of, code: '034', subject: of });
    const own = (await tx.load(documentEvent, [ownId])).get(ownId)?.state;
    const isIssued = own !== undefined && (isOpen(own) || own.status === 'registered');
    return answer.map(({ code, number, cude, signedOn, registeredAt }) => ({
      ...of,
      code,
      number,
      cude,
      signed_on: signedOn,
      registered_at: registeredAt,
      is_issued_here: code === '034' && isIssued,
    }));
  }
}
