import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import {
  type Caller,
  dianSubmitterRoutes as routes,
  DOCUMENT_EVENTS_SINCE,
  type DocumentEventsOrder,
  listOf,
} from '@rubrica/contracts';
import { type EventType, eventTypeNamed } from '@rubrica/document-events';
import { type Fault, faultWith } from '@rubrica/fiscal';
import { type IdempotencyKey, InternalClient, invalid, type Language, type List, notFound } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { fileHeaders } from '../resource/file-headers.js';
import { eventSender } from '../tenant/event-sender.js';
import { eventPerson } from '../tenant/receiving-person.js';
import { refusalOfWork } from '../tenant/refusal-of-work.js';
import { profileOf, TenantStore } from '../tenant/tenant.store.js';
import { Forwarding } from './forward.client.js';
import {
  InvoiceEvent,
  invoiceEventIn,
  type KnownEvent,
  ReceivedDocumentEventsInput,
} from './invoice-event-resource.js';
import { SIMULATED_LIVE } from './simulated-live.js';

const XML = {
  status: 200,
  contentType: 'application/xml',
  description: 'The XML',
  headers: ['Content-Disposition'],
};

/** Routes of the events that a buyer issues of a document of a supplier; dian-submitter owns them. */
@Since(DOCUMENT_EVENTS_SINCE)
@Controller('v1/received-documents/:id/events')
export class ReceivedDocumentEventController {
  constructor(
    private readonly forwarding: Forwarding,
    private readonly internal: InternalClient,
    private readonly tenants: TenantStore,
  ) {}

  @Post()
  @Operation({
    id: 'issueReceivedDocumentEvents',
    tag: 'Received documents',
    summary: 'Issue events of an invoice of a supplier',
    description:
      'Of a verified invoice on credit: `receipt` (030), `goods_received` (032), then `accepted` (033) or `claim` (031). They are signed with your certificate, sent to DIAN one after the other, and mailed to the supplier when DIAN has registered them. An event that is there already is answered as it is; one that DIAN rejected is issued again. An event that DIAN has registered cannot be taken back.',
    role: 'documents',
    body: ReceivedDocumentEventsInput,
    answer: { status: 201, schema: listOf(InvoiceEvent), description: 'The events that were asked for' },
    refusals: {
      403: ['tenant_suspended'],
      409: ['event_order', 'event_not_applicable', 'event_deadline_passed'],
    },
  })
  async issue(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Body() input: ReceivedDocumentEventsInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const faults = faultsOf(input, caller);
    if (faults.length > 0) throw invalid(faults);
    const tenant = await this.tenants.get(caller.tenantId);
    const refusal = refusalOfWork(tenant.status);
    if (refusal) throw refusal;
    const profile = profileOf(tenant, caller.livemode);
    const named = eventsOf(input).some(({ hasPerson }) => hasPerson);
    const person = input.person ? eventPerson(input.person) : (profile.receiving_person ?? null);
    const body: DocumentEventsOrder = {
      types: typesOf(input),
      sender: eventSender(profile),
      person: named ? person : null,
      claim_code: input.claim_code ?? null,
      simulate: input.simulate?.dian ?? null,
    };
    return this.forwarding.forward(routes.issueDocumentEvents, { caller, params: { id }, body }, reply, {
      idempotency,
      shown: shownList(language),
    });
  }

  @Get()
  @Operation({
    id: 'listReceivedDocumentEvents',
    tag: 'Received documents',
    summary: 'List your events of an invoice of a supplier',
    description: 'All that were issued here, in the order of their codes.',
    role: 'read',
    answer: { status: 200, schema: listOf(InvoiceEvent), description: 'The events' },
  })
  list(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const input = { caller, params: { id } };
    return this.forwarding.forward(routes.listDocumentEvents, input, reply, { shown: shownList(language) });
  }

  @Get(':event_id')
  @Operation({
    id: 'getReceivedDocumentEvent',
    tag: 'Received documents',
    summary: 'Get an event of an invoice of a supplier',
    description: 'With what DIAN said about it.',
    role: 'read',
    answer: { status: 200, schema: InvoiceEvent, description: 'The event' },
  })
  async get(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Param('id') id: string,
    @Param('event_id') eventId: string,
  ): Promise<object> {
    return invoiceEventIn(language, await this.eventOf(caller, id, eventId));
  }

  @Get(':event_id/xml')
  @Operation({
    id: 'getReceivedDocumentEventXml',
    tag: 'Received documents',
    summary: 'Get the signed XML of an event',
    description: 'The ApplicationResponse that you signed, as DIAN got it.',
    role: 'read',
    answer: XML,
    refusals: { 409: ['not_ready'] },
  })
  xml(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Param('event_id') eventId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.file('documentEventXml', '.xml', { caller, id, eventId }, reply);
  }

  @Get(':event_id/application-response')
  @Operation({
    id: 'getReceivedDocumentEventApplicationResponse',
    tag: 'Received documents',
    summary: "Get DIAN's answer to an event",
    description: 'The ApplicationResponse that DIAN signed.',
    role: 'read',
    answer: XML,
    refusals: { 409: ['not_ready'] },
  })
  applicationResponse(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Param('event_id') eventId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = '-application-response.xml';
    return this.file('documentEventApplicationResponse', name, { caller, id, eventId }, reply);
  }

  private async file(
    route: 'documentEventXml' | 'documentEventApplicationResponse',
    ending: string,
    { caller, id, eventId }: { readonly caller: Caller; readonly id: string; readonly eventId: string },
    reply: FastifyReply,
  ): Promise<void> {
    await this.eventOf(caller, id, eventId);
    const { xml } = await this.internal.call(routes[route], { caller, params: { id: eventId } });
    void reply.headers(fileHeaders('application/xml; charset=utf-8', `${eventId}${ending}`)).send(xml);
  }

  /** An event is found by its invoice alone, which has four at most. */
  private async eventOf(caller: Caller, id: string, eventId: string): Promise<KnownEvent> {
    const { data } = await this.internal.call(routes.listDocumentEvents, { caller, params: { id } });
    const event = data.find((one) => one.id === eventId);
    if (!event) throw notFound({ en: 'event', es: 'ese evento' });
    return event;
  }
}

const shownList = (language: Language) => (answer: object) => {
  const list = answer as List<KnownEvent>;
  return { ...list, data: list.data.map((state) => invoiceEventIn(language, state)) };
};

const typesOf = ({ type, types = [] }: ReceivedDocumentEventsInput): DocumentEventsOrder['types'] =>
  type === undefined ? types : [type];
const eventsOf = (input: ReceivedDocumentEventsInput): EventType[] => typesOf(input).map(eventTypeNamed);

const faultsOf = (input: ReceivedDocumentEventsInput, { livemode }: Caller): Fault[] => {
  const { type, types, person, claim_code, simulate } = input;
  const events = eventsOf(input);
  return [
    ...(type === undefined && types === undefined ? [NO_TYPE] : []),
    ...(type !== undefined && types !== undefined ? [TYPE_AND_TYPES] : []),
    ...(person !== undefined && !events.some(({ hasPerson }) => hasPerson) ? [PERSON_OF_NOTHING] : []),
    ...(claim_code !== undefined && !events.some(({ hasClaimCode }) => hasClaimCode) ? [CODE_OF_NO_CLAIM] : []),
    ...(simulate !== undefined && livemode ? [SIMULATED_LIVE] : []),
  ];
};

const ONE_OR_SEVERAL = {
  fix: {
    en: 'Send `type` for one event, or `types` for several.',
    es: 'Envíe `type` para un evento, o `types` para varios.',
  },
};
const NO_TYPE = faultWith(
  '#/type',
  'required',
  { en: 'The body names no event.', es: 'El cuerpo no nombra ningún evento.' },
  ONE_OR_SEVERAL,
);
const TYPE_AND_TYPES = faultWith(
  '#/types',
  'conflicting_fields',
  { en: 'There is a `type` already.', es: 'Ya hay un `type`.' },
  ONE_OR_SEVERAL,
);
const PERSON_OF_NOTHING = faultWith(
  '#/person',
  'not_allowed',
  {
    en: 'Only `receipt` (030) and `goods_received` (032) name a person.',
    es: 'Solo `receipt` (030) y `goods_received` (032) nombran a una persona.',
  },
  { fix: { en: 'Leave `person` out.', es: 'Omita `person`.' } },
);
const CODE_OF_NO_CLAIM = faultWith(
  '#/claim_code',
  'not_allowed',
  { en: 'Only `claim` (031) has a code of why.', es: 'Solo `claim` (031) tiene un código de motivo.' },
  {
    fix: {
      en: 'Leave `claim_code` out, or send `"type": "claim"` if you reject the invoice.',
      es: 'Omita `claim_code`, o envíe `"type": "claim"` si rechaza la factura.',
    },
  },
);
