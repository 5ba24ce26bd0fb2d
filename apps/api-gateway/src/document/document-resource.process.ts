import { Injectable } from '@nestjs/common';
import type { AuthorityAnswer, MailRecipient } from '@rubrica/contracts';
import { BlobStore, getJson } from '@rubrica/service';
import { type DocumentInBoth, documentResource, type Recipient } from './document-resource.js';
import type { MailingView } from './document.js';
import type { NewDocumentRow } from './document-row.js';
import { FileUrlMint } from './file-url-mint.js';

/** Makes the resource of a document from its row and from the blobs that hold personal data. */
@Injectable()
export class DocumentResources {
  constructor(
    private readonly urls: FileUrlMint,
    private readonly blobs: BlobStore,
  ) {}

  async resourceOf(row: NewDocumentRow): Promise<DocumentInBoth> {
    const { mailings, dian, failure } = row.view;
    const answer = dian?.answer_blob ?? failure?.answer_blob ?? null;
    const [recipients, said] = await Promise.all([
      Promise.all(mailings.map((mailing) => this.recipientOf(row.tenant_id, mailing))),
      answer === null ? null : getJson<AuthorityAnswer>(this.blobs, row.tenant_id, answer),
    ]);
    return documentResource(row, { recipients, said }, this.urls.now());
  }

  private async recipientOf(tenantId: string, { recipient_blob, status }: MailingView): Promise<Recipient> {
    const { email } = await getJson<MailRecipient>(this.blobs, tenantId, recipient_blob);
    return { address: email, status };
  }
}
