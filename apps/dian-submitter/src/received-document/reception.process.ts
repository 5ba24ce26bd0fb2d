import { Injectable } from '@nestjs/common';
import type { Caller, MailOrder, ReceptionOrder } from '@rubrica/contracts';
import type { ReadEvent } from '@rubrica/document-events';
import type { Tx } from '@rubrica/eventing';
import type { SupplierDocument } from '@rubrica/reception';
import { BlobStore, getJson, invalid, type Job, moduleUrl, putJson, WorkerPool } from '@rubrica/service';
import { FollowedInvoices } from '../followed-invoice/followed-invoice.store.js';
import { judgementTimer } from './judgement-timer.js';
import { type Opened, opened, type OpenedDocument, openedMail } from './opening.js';
import type { ReceivedFile } from './received-document.js';
import { receivedDocument, receivedDocumentId } from './received-document.messages.js';
import { type ReceivedDocumentRow, ReceivedDocumentStore } from './received-document.store.js';
import { eventAlone, foreignBuyer, noDocument, severalDocuments } from './reception-faults.js';

/** What came, opened and stored in blobs. */
export interface Arrival {
  readonly cufe: string;
  readonly file: ReceivedFile | null;
}

export interface ArrivedMail {
  readonly arrivals: readonly Arrival[];
  /** Events of invoices, of which nothing is kept. */
  readonly events: readonly ReadEvent[];
  /** Documents for other buyers, of which nothing is kept. */
  readonly foreign: number;
  /** Files that could not be read. */
  readonly unread: number;
  readonly reasons: readonly string[];
}

/** Opens what comes of suppliers, and records it. */
@Injectable()
export class Reception {
  constructor(
    private readonly documents: ReceivedDocumentStore,
    private readonly followed: FollowedInvoices,
    private readonly blobs: BlobStore,
    private readonly workers: WorkerPool,
  ) {}

  /** Opens the file of an order. Throws a 422 for one that has no document, several, or one for another buyer. */
  async opened({ tenantId }: Caller, { source, nit }: ReceptionOrder): Promise<Arrival> {
    if ('cufe' in source) return { cufe: source.cufe, file: null };
    const { file, pointer } = source;
    const bytes = Buffer.from(file, 'base64');
    const { documents, events, unread } = await this.open(pointer.split('/').at(-1) ?? '', bytes);
    const [first] = documents;
    if (!first) throw invalid([events.length > 0 ? eventAlone(pointer) : noDocument(pointer, unread)]);
    if (documents.length > 1)
      throw invalid([
        severalDocuments(
          pointer,
          documents.map(({ container }) => container.place),
        ),
      ]);
    const { customer, cufe } = first.document;
    if (customer.identification.number !== nit) throw invalid([foreignBuyer(pointer, nit)]);
    return { cufe, file: await this.stored(tenantId, first) };
  }

  /** Opens a mail, or the file of this name, and stores the documents in it that are for this buyer. */
  async openedMail(tenantId: string, { mail_blob, file_name, nit }: MailOrder): Promise<ArrivedMail> {
    const bytes = await this.blobs.get(tenantId, mail_blob);
    const { documents, events, unread } =
      file_name === undefined ? await this.workers.run(OPENING_OF_MAIL, { bytes }) : await this.open(file_name, bytes);
    const ours = documents.filter(({ document }) => document.customer.identification.number === nit);
    const arrivals = await Promise.all(
      ours.map(async (one) => ({ cufe: one.document.cufe, file: await this.stored(tenantId, one) })),
    );
    return {
      arrivals,
      events,
      foreign: documents.length - ours.length,
      unread: unread.length,
      reasons: [...new Set(unread.map(({ reason }) => reason))],
    };
  }

  open(name: string, bytes: Buffer): Promise<Opened> {
    return this.workers.run(OPENING, { name, bytes });
  }

  /** Stores an opened document in blobs, since it names people. */
  async stored(tenantId: string, { container, document, pdf }: OpenedDocument): Promise<ReceivedFile> {
    const [container_blob, document_blob, pdf_blob] = await Promise.all([
      putJson(this.blobs, tenantId, container),
      putJson(this.blobs, tenantId, document),
      pdf && this.blobs.put(tenantId, pdf),
    ]);
    const { number, issued_at } = document;
    return {
      container_blob,
      document_blob,
      pdf_blob,
      number,
      issued_on: issued_at?.slice(0, 'YYYY-MM-DD'.length) ?? null,
    };
  }

  /** NIT of the supplier that a file names. */
  async supplierOf(tenantId: string, { document_blob }: ReceivedFile): Promise<string> {
    const { supplier } = await getJson<SupplierDocument>(this.blobs, tenantId, document_blob);
    return supplier.identification.number;
  }

  /**
   * Has DIAN asked about the invoices of the tenant that events name. Anybody may write an event, so that its content counts
   * for nothing else.
   */
  async askAbout(
    tx: Tx,
    { tenantId }: Caller,
    { environment }: Pick<MailOrder, 'environment'>,
    events: readonly ReadEvent[],
  ): Promise<void> {
    for (const cufe of new Set(events.map(({ subject }) => subject.cufe)))
      await this.followed.askNow(tx, { tenant_id: tenantId, environment, cufe });
  }

  /** Records what came, and has it judged, also what came before and is not verified. */
  async record(
    tx: Tx,
    caller: Caller,
    order: Omit<ReceptionOrder, 'source'>,
    { cufe, file }: Arrival,
  ): Promise<ReceivedDocumentRow> {
    const { nit, environment, simulate } = order;
    await this.documents.lock(tx, caller);
    const receipt = { tenant_id: caller.tenantId, environment, cufe, simulate, file };
    const id = receivedDocumentId(receipt);
    const { state, events } = await tx.handle(receivedDocument, id, { type: 'ReceiveDocument', receipt });
    if (state.status === 'unknown') throw new Error(`${id} was received and is not known`);
    if (state.status !== 'verified') tx.schedule(judgementTimer(id, caller.tenantId));
    const known = events.length === 0 ? await this.documents.find(caller, id, tx) : undefined;
    if (known) return known;
    const supplierNit = state.file && (await this.supplierOf(caller.tenantId, state.file));
    return this.documents.keep(tx, id, state, { buyerNit: nit, supplierNit });
  }
}

const OPENING_OF_MAIL: Job<Parameters<typeof openedMail>[0], Promise<Opened>> = {
  module: moduleUrl(import.meta.url, './opening'),
  run: openedMail,
  bytesOf: ({ bytes }) => bytes.length * 20,
};

const OPENING: Job<Parameters<typeof opened>[0], Opened> = {
  module: moduleUrl(import.meta.url, './opening'),
  run: opened,
  // A small archive may hold much.
  bytesOf: ({ bytes }) => bytes.length * 20,
};
