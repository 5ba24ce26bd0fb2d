import { type Caller, dianSubmitterRoutes as routes } from '@rubrica/contracts';
import { type BlobStore, type InternalClient, Problem } from '@rubrica/service';
import type { KnownEvent } from '../forwarding/invoice-event-resource.js';
import type { KnownReceived } from '../forwarding/received-document-resource.js';
import type { FoundFile } from './export-part.js';

/** Reads the files of documents of suppliers from dian-submitter, which owns them. */
export class ReceivedDocumentFiles {
  constructor(
    private readonly internal: InternalClient,
    private readonly blobs: BlobStore,
    private readonly caller: Caller,
  ) {}

  /** Returns the events that the tenant issued of a document; only an invoice on credit has some. */
  async eventsOf({ id, events }: KnownReceived): Promise<readonly KnownEvent[]> {
    if (events === null) return [];
    const { data } = await this.internal.call(routes.listDocumentEvents, { caller: this.caller, params: { id } });
    return data;
  }

  /** Returns XML and PDF of the supplier, and of each event the signed XML and DIAN's answer. */
  async of(document: KnownReceived, events: readonly KnownEvent[]): Promise<FoundFile[]> {
    const folder = `received-documents/${document.id}`;
    const files = [await this.xml('receivedDocumentXml', document.id, `${folder}/document.xml`)];
    if (document.has_pdf) files.push(await this.pdf(document.id, `${folder}/document.pdf`));
    for (const { id, code, type } of events) {
      const path = `${folder}/${code}-${type}`;
      files.push(await this.xml('documentEventXml', id, `${path}.xml`));
      const answer = `${path}-application-response.xml`;
      files.push(await this.xml('documentEventApplicationResponse', id, answer));
    }
    return files.filter((file) => file !== null);
  }

  /** Null where only the CUFE is known, while an event is not signed or not answered, and where DIAN gave no answer. */
  private async xml(
    route: 'receivedDocumentXml' | 'documentEventXml' | 'documentEventApplicationResponse',
    id: string,
    path: string,
  ): Promise<FoundFile | null> {
    try {
      const { xml } = await this.internal.call(routes[route], { caller: this.caller, params: { id } });
      return { path, bytes: Buffer.from(xml) };
    } catch (error) {
      if (error instanceof Problem && [404, 409].includes(error.status)) return null;
      throw error;
    }
  }

  private async pdf(id: string, path: string): Promise<FoundFile> {
    const { pdf_blob: blob } = await this.internal.call(routes.receivedDocumentPdf, {
      caller: this.caller,
      params: { id },
    });
    return { path, blob, bytes: await this.blobs.get(this.caller.tenantId, blob) };
  }
}
