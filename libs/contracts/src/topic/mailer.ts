import { Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { BlobName, described, documentFact } from '../vocabulary/scalars.js';
import { TOPICS } from './topics.js';

const mailing = {
  ...documentFact,
  mailing_id: Type.String({
    pattern: idPattern(ID_PREFIX.mailing),
    description: 'One mail to one recipient; the same through all attempts',
  }),
  recipient_blob: described(BlobName, 'JSON `MailRecipient`: address, Message-ID and what the receiving server said'),
};

/** Facts that mailer publishes, one per recipient. */
export const mailerMessages = {
  'co.rubrica.document.email-sent.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The mail to this recipient is about to leave.',
    data: Type.Object(mailing),
  },
  'co.rubrica.document.email-delivered.v1': {
    topic: TOPICS.documentLifecycle,
    description: "The recipient's server (or the provider) took the mail; a bounce may still follow.",
    data: Type.Object(mailing),
  },
  'co.rubrica.document.email-bounced.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The mail could not be delivered.',
    data: Type.Object(mailing),
  },
  'co.rubrica.document.email-complained.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The recipient marked the mail as spam.',
    data: Type.Object(mailing),
  },
} as const;
