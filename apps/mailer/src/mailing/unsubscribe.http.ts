import { Controller } from '@nestjs/common';
import { type AnswerOf, type InputOf, mailerRoutes as routes, type MailRecipient } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { BlobStore, getJson, InternalInput, InternalRoute } from '@rubrica/service';
import { UnsubscribeUrls } from '../return-path/unsubscribe-urls.js';
import { SuppressionStore } from '../suppression/suppression.store.js';
import { MailingView } from './mailing.view.js';

/** Takes the wish of a recipient for no more mails of a tenant (RFC 8058). Whoever has the mail may say so, however often. */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly database: Database,
    private readonly mailings: MailingView,
    private readonly suppressions: SuppressionStore,
    private readonly urls: UnsubscribeUrls,
    private readonly blobs: BlobStore,
  ) {}

  @InternalRoute(routes.unsubscribe)
  async unsubscribe(
    @InternalInput() { body }: InputOf<typeof routes.unsubscribe>,
  ): Promise<AnswerOf<typeof routes.unsubscribe>> {
    const id = this.urls.mailingIn(body.token);
    const found = id === null ? undefined : await this.mailings.find(id);
    if (!found) return { unsubscribed: false };
    const { tenant_id, livemode, document_id, recipient_blob } = found;
    const { email } = await getJson<MailRecipient>(this.blobs, tenant_id, recipient_blob);
    await this.database.transaction((tx) =>
      this.suppressions.add(tx, {
        ...{ tenant_id, livemode, address: email, reason: 'unsubscribed', diagnostic: null },
        ...{ document_id, mailing_id: found.id },
      }),
    );
    return { unsubscribed: true };
  }
}
