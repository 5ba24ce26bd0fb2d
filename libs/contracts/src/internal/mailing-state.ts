import { type Static, Type } from '@sinclair/typebox';
import { MailingResource } from '../resources/email.js';

/** Why a mail did not arrive, or has not arrived yet. */
export const MAIL_FAILURES = [
  'address_unknown',
  'domain_unknown',
  'mailbox_full',
  'try_later',
  'server_failure',
  'unreachable',
  'content_refused',
  'taken_for_spam',
  'sender_refused',
  'suppressed',
  'marked_as_spam',
  'unclear',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** A mail to one recipient with its attempts, as the mailer tells it to the gateway. */
export const MailingState = Type.Object(
  {
    ...MailingResource.properties,
    attempts: Type.Integer({ minimum: 0 }),
    next_attempt_at: Type.Union([Type.String(), Type.Null()]),
    failure: Type.Union([Type.Unsafe<MailFailure>({ type: 'string', enum: [...MAIL_FAILURES] }), Type.Null()]),
  },
  { additionalProperties: false },
);
export type MailingState = Static<typeof MailingState>;
