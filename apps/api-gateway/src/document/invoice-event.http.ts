import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import {
  type AnswerOf,
  type Caller,
  dianSubmitterRoutes as routes,
  DOCUMENT_EVENTS_SINCE,
  type TacitAcceptanceOrder,
} from '@rubrica/contracts';
import { kindOf } from '@rubrica/kinds';
import { type IdempotencyKey, invalid, type Language } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { Forwarding } from '../forwarding/forward.client.js';
import {
  InvoiceEvent,
  invoiceEventIn,
  InvoiceEventInput,
  InvoiceEvents,
  type KnownEvent,
} from '../forwarding/invoice-event-resource.js';
import { SIMULATED_LIVE } from '../forwarding/simulated-live.js';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { eventSender } from '../tenant/event-sender.js';
import { refusalOfWork } from '../tenant/refusal-of-work.js';
import { profileOf, TenantStore } from '../tenant/tenant.store.js';
import { DocumentStore } from './document.store.js';
import { kindOfDocument } from './kind-of-document.js';

const INVOICE = kindOfDocument(kindOf('invoice'));

/** Routes of the events of an invoice that the tenant issued; dian-submitter owns them. No other kind has events. */
@Since(DOCUMENT_EVENTS_SINCE)
@Controller('v1/invoices/:id/events')
export class InvoiceEventController {
  constructor(
    private readonly forwarding: Forwarding,
    private readonly documents: DocumentStore,
    private readonly tenants: TenantStore,
  ) {}

  @Get()
  @Operation({
    id: 'getInvoiceEvents',
    tag: 'Invoices',
    summary: 'See what the buyer did with an invoice',
    description:
      'Of an invoice on credit that DIAN has accepted: whether the buyer has acknowledged, accepted or claimed it, and from which day on you may declare tacit acceptance. DIAN is asked about it from time to time until the outcome is known; `asked_at` says when it was the last time.',
    role: 'read',
    answer: { status: 200, schema: InvoiceEvents, description: 'The events' },
  })
  async get(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.documents.get(caller, INVOICE, id);
    const shown = (answer: object) => {
      const { events, asked_at, issued } = answer as AnswerOf<typeof routes.invoiceEvents>;
      const own = issued.map((state) => invoiceEventIn(language, state));
      return { object: 'invoice_events', invoice_id: id, events, asked_at, issued: own };
    };
    return this.forwarding.forward(routes.invoiceEvents, { caller, params: { id } }, reply, { shown });
  }

  @Post()
  @Operation({
    id: 'issueInvoiceEvent',
    tag: 'Invoices',
    summary: 'Declare tacit acceptance of an invoice',
    description:
      'Event 034, of an invoice on credit whose goods the buyer received (032) and which he neither accepted nor claimed within three working days. With `auto_tacit_acceptance` of your tenant it is declared by itself.',
    role: 'documents',
    body: InvoiceEventInput,
    answer: { status: 201, schema: InvoiceEvent, description: 'The event' },
    refusals: {
      403: ['tenant_suspended'],
      409: ['event_order', 'event_not_applicable', 'event_too_early'],
    },
  })
  async issue(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Body() { simulate }: InvoiceEventInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (simulate && caller.livemode) throw invalid([SIMULATED_LIVE]);
    const tenant = await this.tenants.get(caller.tenantId);
    const refusal = refusalOfWork(tenant.status);
    if (refusal) throw refusal;
    await this.documents.get(caller, INVOICE, id);
    const sender = eventSender(profileOf(tenant, caller.livemode));
    const body: TacitAcceptanceOrder = { sender, simulate: simulate?.dian ?? null };
    const shown = (answer: object) => invoiceEventIn(language, answer as KnownEvent);
    const input = { caller, params: { id }, body };
    return this.forwarding.forward(routes.issueTacitAcceptance, input, reply, { idempotency, shown });
  }
}
