import type { Fact, MessageType } from '@rubrica/contracts';
import { isEvent, isNotice, type Mailing, type MailingEvent } from './mailing.js';

/** Makes the published facts of the mailing of a document: that it is sent, and its outcome. A notice and an event have none. */
export const messages = (event: MailingEvent, mailing: Mailing, { id }: { readonly id: string }): Fact[] => {
  const type = typeOf(event);
  if (type === null || mailing.status === 'unknown' || isNotice(mailing.subject) || isEvent(mailing.subject)) return [];
  const { tenant_id, document_id, kind, environment } = mailing.subject;
  const data = { document_id, kind, environment, mailing_id: id, recipient_blob: mailing.recipientBlob };
  return [{ type, key: document_id, tenantid: tenant_id, data }];
};

type MailFactType = Extract<MessageType, `co.rubrica.document.email-${string}`>;

const typeOf = (event: MailingEvent): MailFactType | null => {
  switch (event.type) {
    case 'AttemptBegun':
      return event.data.attempt === 1 ? 'co.rubrica.document.email-sent.v1' : null;
    case 'MailDelivered':
      return 'co.rubrica.document.email-delivered.v1';
    case 'MailBounced':
      return 'co.rubrica.document.email-bounced.v1';
    case 'MailComplained':
      return 'co.rubrica.document.email-complained.v1';
    case 'MailingRequested':
    case 'MailDeferred':
    case 'MailReturned':
    case 'MailDeliveredAgain':
      return null;
  }
};
