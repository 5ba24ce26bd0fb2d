import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  type Caller,
  dianSubmitterRoutes as routes,
  type DocumentEventsOrder,
  type DocumentEventState,
  type InputOf,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { faultWith } from '@rubrica/fiscal';
import {
  type IdempotencyKey,
  idempotentlyAfter,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  invalid,
  type KeptAnswer,
  type ProblemError,
} from '@rubrica/service';
import { eventTypeNamed } from '@rubrica/document-events';
import { DocumentEventOrders } from '../document-event/document-event-orders.process.js';
import { DocumentEventStates } from '../document-event/document-event-state.process.js';
import { type DocumentEventRow, DocumentEventStore } from '../document-event/document-event.store.js';
import { ReceivedDocumentStore } from './received-document.store.js';
import { unknownDocument } from './reception-faults.js';
import { ReceivedInvoices } from './received-invoice.process.js';

type EventList = AnswerOf<typeof routes.listDocumentEvents>;

/** Routes of events that a buyer issues of a received document. */
@Controller()
export class ReceivedDocumentEventsController {
  constructor(
    private readonly database: Database,
    private readonly documents: ReceivedDocumentStore,
    private readonly invoices: ReceivedInvoices,
    private readonly orders: DocumentEventOrders,
    private readonly events: DocumentEventStore,
    private readonly states: DocumentEventStates,
  ) {}

  @InternalRoute(routes.issueDocumentEvents)
  issue(
    @InternalInput() { caller, params, body }: InputOf<typeof routes.issueDocumentEvents>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<EventList>> {
    return idempotentlyAfter(
      this.database,
      idempotency,
      () => this.prepared(caller, params.id, body),
      async (tx, { subject, asked }) => {
        const rows = await this.orders.place(tx, subject, asked);
        return { status: 201, body: await this.listed(params.id, rows) };
      },
    );
  }

  @InternalRoute(routes.listDocumentEvents)
  async list(@InternalInput() { caller, params }: InputOf<typeof routes.listDocumentEvents>): Promise<EventList> {
    if (!(await this.documents.find(caller, params.id))) throw unknownDocument();
    return this.listed(params.id, await this.events.ofSubject(caller, params.id));
  }

  private async prepared(caller: Caller, id: string, body: DocumentEventsOrder) {
    const faults = faultsOf(body);
    if (faults.length > 0) throw invalid(faults);
    const row = await this.documents.find(caller, id);
    if (!row) throw unknownDocument();
    return this.invoices.asked(row, body);
  }

  private async listed(id: string, rows: readonly DocumentEventRow[]): Promise<EventList> {
    const data: DocumentEventState[] = await Promise.all(rows.map((row) => this.states.of(row)));
    return { object: 'list', url: `/v1/received-documents/${id}/events`, has_more: false, data };
  }
}

/** What the types of events ask for besides. */
const faultsOf = ({ types, person, claim_code }: DocumentEventsOrder): ProblemError[] => {
  const named = types.map(eventTypeNamed);
  const needsPerson = person === null && named.some(({ hasPerson }) => hasPerson);
  const needsClaimCode = claim_code === null && named.some(({ hasClaimCode }) => hasClaimCode);
  return [
    ...(needsPerson
      ? [
          faultWith('#/person', 'required', {
            en: '`receipt` and `goods_received` name the person who received. Give one here, or `receiving_person` of your tenant.',
            es: '`receipt` y `goods_received` nombran a la persona que recibió. Indíquela aquí, o en `receiving_person` de su empresa.',
          }),
        ]
      : []),
    ...(needsClaimCode
      ? [
          faultWith('#/claim_code', 'required', {
            en: '`claim` says why: 01 inconsistencies, 02 goods not delivered, 03 goods delivered in part, 04 service not rendered.',
            es: '`claim` dice por qué: 01 inconsistencias, 02 mercancía no entregada, 03 entregada parcialmente, 04 servicio no prestado.',
          }),
        ]
      : []),
  ];
};
