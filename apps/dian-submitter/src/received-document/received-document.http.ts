import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  dianSubmitterRoutes as routes,
  type InputOf,
  type ReceivedDocumentState,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import type { Container, SupplierDocument } from '@rubrica/reception';
import {
  BlobStore,
  getJson,
  type IdempotencyKey,
  idempotentlyAfter,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
  notFound,
  offsetTime,
  requestCause,
} from '@rubrica/service';
import { DocumentEventStates } from '../document-event/document-event-state.process.js';
import { type ReceivedDocumentRow, ReceivedDocumentStore } from './received-document.store.js';
import { unknownDocument } from './reception-faults.js';
import { hasEvents } from './received-invoice.process.js';
import { Reception } from './reception.process.js';

/** Routes of received documents, called by the gateway for a tenant. */
@Controller()
export class ReceivedDocumentController {
  constructor(
    private readonly database: Database,
    private readonly reception: Reception,
    private readonly documents: ReceivedDocumentStore,
    private readonly events: DocumentEventStates,
    private readonly blobs: BlobStore,
  ) {}

  @InternalRoute(routes.receiveDocument)
  receive(
    @InternalInput() { caller, body }: InputOf<typeof routes.receiveDocument>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<ReceivedDocumentState>> {
    return idempotentlyAfter(
      this.database,
      idempotency,
      () => this.reception.opened(caller, body),
      async (tx, arrival) => {
        const row = await this.documents.name(tx, await this.reception.record(tx, caller, body, arrival), body);
        return { status: 201, body: await this.shown(row) };
      },
    );
  }

  /** A mail that comes again has the same documents, so that it changes nothing. Events in it are a reason to ask DIAN. */
  @InternalRoute(routes.receiveMail)
  async receiveMail(
    @InternalInput() { caller, body }: InputOf<typeof routes.receiveMail>,
  ): Promise<AnswerOf<typeof routes.receiveMail>> {
    const { nit, environment } = body;
    const { arrivals, events, ...rest } = await this.reception.openedMail(caller.tenantId, body);
    await this.database.transaction(async (tx) => {
      for (const arrival of arrivals)
        await this.reception.record(tx, caller, { nit, environment, simulate: null }, arrival);
      await this.reception.askAbout(tx, caller, body, events);
    }, requestCause());
    return { received: arrivals.length, events: events.length, ...rest, reasons: [...rest.reasons] };
  }

  @InternalRoute(routes.getReceivedDocument)
  async get(
    @InternalInput() { caller, params }: InputOf<typeof routes.getReceivedDocument>,
  ): Promise<ReceivedDocumentState> {
    const row = await this.documents.find(caller, params.id);
    if (!row) throw unknownDocument();
    return this.shown(row);
  }

  @InternalRoute(routes.listReceivedDocuments)
  list(
    @InternalInput() { caller, query }: InputOf<typeof routes.listReceivedDocuments>,
  ): Promise<List<ReceivedDocumentState>> {
    return this.documents.list(caller, query, (row) => this.shown(row));
  }

  @InternalRoute(routes.receivedDocumentXml)
  async xml(
    @InternalInput() { caller, params }: InputOf<typeof routes.receivedDocumentXml>,
  ): Promise<AnswerOf<typeof routes.receivedDocumentXml>> {
    const row = await this.documents.find(caller, params.id);
    if (!row?.container_blob) throw unknownDocument();
    const { document: xml } = await getJson<Container>(this.blobs, row.tenant_id, row.container_blob);
    return { xml };
  }

  @InternalRoute(routes.receivedDocumentPdf)
  async pdf(
    @InternalInput() { caller, params }: InputOf<typeof routes.receivedDocumentPdf>,
  ): Promise<AnswerOf<typeof routes.receivedDocumentPdf>> {
    const row = await this.documents.find(caller, params.id);
    if (!row) throw unknownDocument();
    if (row.pdf_blob === null) throw notFound({ en: 'PDF of this document', es: 'PDF de ese documento' });
    return { pdf_blob: row.pdf_blob };
  }

  private async shown(row: ReceivedDocumentRow): Promise<ReceivedDocumentState> {
    const document =
      row.document_blob === null ? null : await getJson<SupplierDocument>(this.blobs, row.tenant_id, row.document_blob);
    const isSubject = row.status === 'verified' && document !== null && hasEvents(document);
    return {
      id: row.id,
      livemode: row.livemode,
      environment: row.environment,
      status: row.status,
      reasons: [...row.reasons],
      cufe: row.cufe,
      validated_at: row.validated_at && offsetTime(row.validated_at),
      has_xml: row.container_blob !== null,
      events: isSubject ? await this.events.ofInvoice(row) : null,
      has_pdf: row.pdf_blob !== null,
      external_id: row.external_id,
      metadata: row.metadata,
      document,
      created_at: offsetTime(row.created_at),
      updated_at: offsetTime(row.updated_at),
    };
  }
}
