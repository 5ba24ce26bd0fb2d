import { Injectable } from '@nestjs/common';
import { type AuthorityAnswer, correctionSentence, type MailRecipient } from '@rubrica/contracts';
import { Batch } from '@rubrica/eventing';
import { kindOf } from '@rubrica/kinds';
import { BlobStore, getJson } from '@rubrica/service';
import { type DocumentInBoth, documentResource, type Recipient } from './document-resource.js';
import type { MailingView } from './document.js';
import type { NewDocumentRow } from './document-row.js';
import { DocumentStore } from './document.store.js';
import { FileUrlMint } from './file-url-mint.js';

/** Resources of one list at most. */
const MOST_AT_ONCE = 100;

/** Makes the resource of a document from its row and from the blobs that hold personal data. */
@Injectable()
export class DocumentResources {
  private readonly corrected = new Batch('corrected-documents', (ids: readonly string[]) => this.failedAmong(ids), {
    most: MOST_AT_ONCE,
  });

  constructor(
    private readonly urls: FileUrlMint,
    private readonly blobs: BlobStore,
    private readonly documents: DocumentStore,
  ) {}

  async resourceOf(row: NewDocumentRow): Promise<DocumentInBoth> {
    const { mailings, dian, failure } = row.view;
    const answer = dian?.answer_blob ?? failure?.answer_blob ?? null;
    const [recipients, said, action] = await Promise.all([
      Promise.all(mailings.map((mailing) => this.recipientOf(row.tenant_id, mailing))),
      answer === null ? null : getJson<AuthorityAnswer>(this.blobs, row.tenant_id, answer),
      this.actionFor(row),
    ]);
    return documentResource(row, { recipients, said, action }, this.urls.now());
  }

  /** Returns what can be done about a wait; of a note to a document that has failed meanwhile, that this can be retried. */
  async actionFor({
    kind,
    view: { waiting },
    invoice_id: correctedId,
  }: Pick<NewDocumentRow, 'kind' | 'view' | 'invoice_id'>): Promise<string | null> {
    const { corrects } = kindOf(kind);
    if (waiting?.reason !== 'invoice_not_accepted' || correctedId === null || corrects === null)
      return waiting?.action ?? null;
    return (await this.corrected.add(correctedId)) ? correctionSentence('retry', corrects.kind) : waiting.action;
  }

  private async failedAmong(ids: readonly string[]): Promise<boolean[]> {
    const failed = await this.documents.failedOf(ids);
    return ids.map((id) => failed.has(id));
  }

  private async recipientOf(tenantId: string, { recipient_blob, status }: MailingView): Promise<Recipient> {
    const { email } = await getJson<MailRecipient>(this.blobs, tenantId, recipient_blob);
    return { address: email, status };
  }
}
