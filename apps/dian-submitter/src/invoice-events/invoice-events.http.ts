import { Controller } from '@nestjs/common';
import {
  type Caller,
  dianSubmitterRoutes as routes,
  type DocumentEventState,
  type EventsState,
  type InputOf,
  type InvoiceEventsState,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  type IdempotencyKey,
  idempotentlyAfter,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  offsetTime,
} from '@rubrica/service';
import { DocumentEventStates } from '../document-event/document-event-state.process.js';
import { DocumentEventStore } from '../document-event/document-event.store.js';
import { notApplicable } from '../document-event/event-refusal.js';
import { tacitDay } from '../followed-invoice/asking.js';
import { InvoiceKnowledge, type Knowledge } from './invoice-knowledge.process.js';
import { type OwnInvoice, OwnInvoices } from './own-invoice.process.js';
import { TacitAcceptances } from './tacit-acceptance.process.js';

const NO_EVENTS: InvoiceEventsState = { events: null, asked_at: null, issued: [] };

/** Routes of events of the tenant's own invoices. */
@Controller()
export class InvoiceEventsController {
  constructor(
    private readonly database: Database,
    private readonly invoices: OwnInvoices,
    private readonly knowledge: InvoiceKnowledge,
    private readonly tacit: TacitAcceptances,
    private readonly events: DocumentEventStore,
    private readonly states: DocumentEventStates,
  ) {}

  @InternalRoute(routes.invoiceEvents)
  async ofInvoice(
    @InternalInput() { caller, params }: InputOf<typeof routes.invoiceEvents>,
  ): Promise<InvoiceEventsState> {
    const invoice = await this.invoices.find(caller, params.id);
    if (!invoice) return NO_EVENTS;
    const knowledge = await this.knowledge.fresh(invoice);
    const issued = await this.events.ofSubject(caller, params.id);
    return {
      events: await this.shown(invoice, knowledge),
      asked_at: knowledge.askedAt && offsetTime(knowledge.askedAt),
      issued: await Promise.all(issued.map((row) => this.states.of(row))),
    };
  }

  @InternalRoute(routes.issueTacitAcceptance)
  acceptTacitly(
    @InternalInput() { caller, params, body }: InputOf<typeof routes.issueTacitAcceptance>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<DocumentEventState>> {
    return idempotentlyAfter(
      this.database,
      idempotency,
      async () => {
        const invoice = await this.subject(caller, params.id);
        await this.knowledge.fresh(invoice);
        return { invoice, asked: await this.tacit.ordered(invoice, body) };
      },
      async (tx, { invoice, asked }) => {
        const row = await this.tacit.place(tx, invoice, asked);
        return { status: 201, body: await this.states.of(row) };
      },
    );
  }

  private async subject(caller: Caller, id: string): Promise<OwnInvoice> {
    const invoice = await this.invoices.find(caller, id);
    if (invoice) return invoice;
    throw notApplicable({
      en: 'Only an invoice of type 01, 02 or 04 on credit (payment means type 2) has events, once DIAN has accepted it (rule LGC62).',
      es: 'Solo una factura de tipo 01, 02 o 04 a crédito (forma de pago 2) tiene eventos, una vez la DIAN la haya aceptado (regla LGC62).',
    });
  }

  /** As the seller sees it: the day that counts is the first one of tacit acceptance. */
  private async shown({ subject }: OwnInvoice, { registered }: Knowledge): Promise<EventsState> {
    const state = await this.states.ofInvoice(subject);
    const deadline = state.outcome === 'open' ? tacitDay(registered) : null;
    return { ...state, deadline, deadline_for: deadline === null ? null : 'declare_tacit_acceptance' };
  }
}
