import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, faultPoint } from '@rubrica/eventing';
import type { DocumentDraft } from '@rubrica/fiscal';
import { noteDocument, Problem, requestCause } from '@rubrica/service';
import { KINDS_OF_DOCUMENT } from '../document/kind-of-document.js';
import { DocumentIntake } from '../document-request/document-intake.process.js';
import type { DurableRequest } from '../document-request/durable-request.js';
import { RequestStorage } from '../document-request/request-storage.process.js';
import { TenantBacklog } from '../document-request/tenant-backlog.process.js';
import { withoutNulls } from '../resource/absent-as-null.js';
import { draftChanged, type DraftRow, refuseOtherVersion } from './draft.js';
import { DraftStore } from './draft.store.js';

/**
 * Issues drafts, each once: the document is stored and the draft is marked in one transaction, under the lock of the draft.
 * A request that comes again finds the draft issued, so that it needs no key of its own.
 */
@Injectable()
export class DraftIssue {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftStore,
    private readonly intake: DocumentIntake,
    private readonly storage: RequestStorage,
    private readonly backlog: TenantBacklog,
  ) {}

  /** Returns the draft, issued. Throws what a POST of its body would be refused with. */
  async issue(caller: Caller, id: string, ifMatch: string | undefined): Promise<DraftRow> {
    const row = await this.drafts.get(caller, id);
    if (row.document_id !== null) return row;
    refuseOtherVersion(row, ifMatch);
    try {
      const request = await this.checked(caller, row);
      faultPoint('api-gateway:draft-checked');
      const issued = await this.store(caller, row, request);
      faultPoint('api-gateway:draft-issued');
      this.backlog.add(caller);
      return issued;
    } catch (error) {
      // The document that another request has made of it meanwhile may be the very reason.
      const now = await this.drafts.get(caller, id);
      if (now.document_id !== null) return now;
      throw error;
    }
  }

  private async checked(caller: Caller, { kind, body }: DraftRow): Promise<DurableRequest> {
    const kindOfDocument = KINDS_OF_DOCUMENT.find((one) => one.kind === kind);
    if (!kindOfDocument) throw new Error(`there is no kind ${kind}`);
    const document = (await withoutNulls(kindOfDocument.body, JSON.parse(body), 'post')) as DocumentDraft;
    const repeated = await this.intake.repeated(caller, kindOfDocument, document);
    if (repeated) throw repeated;
    await this.backlog.admit(caller);
    return this.intake.checked(caller, kindOfDocument, document, { idempotency: null });
  }

  private async store(caller: Caller, { id, version }: DraftRow, request: DurableRequest): Promise<DraftRow> {
    return this.database.transaction(async (tx) => {
      const row = await this.drafts.locked(tx, caller, id);
      if (row.document_id !== null) return row;
      if (row.version !== version) throw draftChanged(row);
      const [answer] = await this.storage.storeAll(tx, [request]);
      if (!answer || answer instanceof Problem) throw answer ?? new Error('a document has no answer');
      // Another document than the requested one where it collects requests.
      const { id: documentId } = answer.body as { readonly id: string };
      noteDocument(documentId);
      return this.drafts.markIssued(tx, row, documentId);
    }, requestCause());
  }
}
