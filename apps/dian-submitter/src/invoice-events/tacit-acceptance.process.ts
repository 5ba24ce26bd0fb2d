import { Inject, Injectable } from '@nestjs/common';
import type { TacitAcceptanceOrder } from '@rubrica/contracts';
import { type RegisteredEvent, tacitAcceptanceFrom } from '@rubrica/document-events';
import { Database, type Tx } from '@rubrica/eventing';
import { colombianDate, plusDays } from '@rubrica/fiscal';
import { BlobStore, Clock, LOGGER, type Logger, Problem, putJson } from '@rubrica/service';
import { hash } from 'node:crypto';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { type AskedEvent, DocumentEventOrders } from '../document-event/document-event-orders.process.js';
import type { DocumentEventRow } from '../document-event/document-event.store.js';
import { documentEvent, documentEventId } from '../document-event/document-event.messages.js';
import { RegisteredEventStore } from '../document-event/registered-event.store.js';
import { EventIssuers } from '../document-event/event-issuer.process.js';
import { invoiceEvents } from './invoice-events.messages.js';
import { type OwnInvoice, tacitAcceptanceOf } from './own-invoice.process.js';
import { declarableSince, TACIT_ACCEPTANCE } from './tacit-acceptance.js';

/** What is due of an invoice whose buyer has not answered in three working days. */
export type Due =
  { readonly is: 'declaration'; readonly asked: AskedEvent } | { readonly is: 'reminder'; readonly from: string };

/** Declares tacit acceptance (034) of own invoices, by a call or by the setting of the tenant. */
@Injectable()
export class TacitAcceptances {
  constructor(
    private readonly database: Database,
    private readonly orders: DocumentEventOrders,
    private readonly registered: RegisteredEventStore,
    private readonly issuers: EventIssuers,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Prepares what a tenant orders. In the test environment, where no buyer answers, one is simulated who registered 030 and
   * 032 on the last day that lets tacit acceptance be declared today.
   */
  async ordered(invoice: OwnInvoice, { sender, simulate }: TacitAcceptanceOrder): Promise<AskedEvent> {
    const { subject } = invoice;
    if (subject.environment === 'test')
      await this.database.transaction((tx) => {
        this.registered.keep(tx, subject, simulatedBuyer(subject.cufe, this.today()));
        return Promise.resolve();
      });
    const registered = await this.registered.of(subject);
    return this.asked(invoice, sender, registered, simulate);
  }

  /** Places an order. Throws a 409 where it is against the order of events or too early. */
  async place(tx: Tx, { subject }: OwnInvoice, asked: AskedEvent): Promise<DocumentEventRow> {
    const [row] = await this.orders.place(tx, subject, [asked]);
    if (!row) throw new Error('an order gave no event');
    return row;
  }

  /** What is due now, after DIAN has answered; null outside of working hours, or where nothing is. */
  async due(invoice: OwnInvoice, registered: readonly RegisteredEvent[]): Promise<Due | null> {
    const { subject } = invoice;
    const from = declarableSince(subject, registered, this.clock.now());
    if (from === null) return null;
    const issuer = await this.issuers.of(subject.tenant_id);
    if (!issuer?.auto_tacit_acceptance) return { is: 'reminder', from };
    // One that DIAN rejected is left to the tenant, who was told of it.
    const id = documentEventId({ ...subject, code: TACIT_ACCEPTANCE.code, subject });
    const { state } = await this.database.load(documentEvent, id);
    if (state.status !== 'unknown') return null;
    return { is: 'declaration', asked: await this.asked(invoice, issuer.sender, registered, null) };
  }

  /** Does what is due. */
  async act(tx: Tx, invoice: OwnInvoice, due: Due): Promise<void> {
    const { id, tenant_id, cufe } = invoice.subject;
    if (due.is === 'reminder') {
      const environment = invoice.subject.environment as LiveEnvironment;
      const command = { type: 'Remind', invoice: { tenant_id, environment, cufe }, from: due.from } as const;
      await tx.handle(invoiceEvents, id, command);
      return;
    }
    try {
      await this.place(tx, invoice, due.asked);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.logger.warn({ invoice: id, code: error.code }, 'tacit acceptance of an invoice is not declared by itself');
    }
  }

  private async asked(
    invoice: OwnInvoice,
    sender: TacitAcceptanceOrder['sender'],
    registered: readonly RegisteredEvent[],
    simulate: TacitAcceptanceOrder['simulate'],
  ): Promise<AskedEvent> {
    const goodsReceived = registered.find(({ code }) => code === '032');
    const request = tacitAcceptanceOf(invoice, sender, goodsReceived);
    const requestBlob = await putJson(this.blobs, invoice.subject.tenant_id, request);
    return { code: TACIT_ACCEPTANCE.code, claimCode: null, requestBlob, simulate };
  }

  private today(): string {
    return colombianDate(this.clock.now());
  }
}

const simulatedBuyer = (cufe: string, today: string): RegisteredEvent[] => {
  let day = plusDays(today, -1);
  while (tacitAcceptanceFrom(day) > today) day = plusDays(day, -1);
  return (['030', '032'] as const).map((code) => ({
    code,
    number: `SIM${code}`,
    cude: hash('sha384', ['Simulado', code, cufe].join('\n')),
    signedOn: day,
    registeredAt: `${day}T09:00:00-05:00`,
  }));
};
