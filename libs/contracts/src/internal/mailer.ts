import { type Static, Type } from '@sinclair/typebox';
import { EmailsInput, MailingResource } from '../resources/email.js';
import { listOf } from '../resources/list.js';
import { DeletedMailSender, MailSenderInput, MailSenderPatch, MailSenderResource } from '../resources/mail-sender.js';
import { DeletedSuppression, SuppressionInput, SuppressionResource } from '../resources/suppression.js';
import type { InternalRouteDefinition } from './internal-route.js';
import { ListQuery } from './list-query.js';
import { MailingState } from './mailing-state.js';
import { ById } from './values.js';

const forwarded = {
  owner: 'mailer',
  callers: ['api-gateway'],
  forTenant: true,
  isForwarded: true,
} as const;

/** Providers of mail whose events are taken. */
export const MAIL_PROVIDERS = ['ses', 'sendgrid', 'mailgun', 'postmark'] as const;

/** A request of a mail provider as it came to the gateway. */
export const ProviderRequestInput = Type.Object({
  headers: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
    description: 'Those that prove who sent it, their names in lower case',
  }),
  body: Type.String({ description: 'Base64: signatures are over the bytes' }),
});
export type ProviderRequestInput = Static<typeof ProviderRequestInput>;

/** The code beside a link for a login. */
const LoginLetter = Type.Object({
  kind: Type.Literal('login'),
  url: Type.String({ maxLength: 2_000, description: 'Link that is good once' }),
  code: Type.String({ pattern: '^[0-9]{8}$', description: 'For another device' }),
  minutes: Type.Integer({ description: 'How long both are good' }),
});

const InvitationLetter = Type.Object({
  kind: Type.Literal('invitation'),
  url: Type.String({ maxLength: 2_000, description: 'Page of the console; it is no login' }),
  company: Type.String({ maxLength: 1_000, description: 'Legal name of the company' }),
  role: Type.String({ maxLength: 100, description: 'Role that the person gets, by its name in the API' }),
  inviter: Type.Union([Type.String({ maxLength: 1_000 }), Type.Null()], {
    description: 'Name or address of the person who invites; null: the company invites',
  }),
  expires_at: Type.String({ description: 'The invitation is open until then: ISO 8601' }),
});

/** A mail that the service writes to a person in its own name. */
export const PersonMail = Type.Object({
  to: Type.String({ maxLength: 254 }),
  language: Type.Union([Type.Literal('es'), Type.Literal('en')], {
    description: 'Language that comes first; the other one follows',
  }),
  letter: Type.Union([LoginLetter, InvitationLetter]),
});
export type PersonMail = Static<typeof PersonMail>;

export const mailerRoutes = {
  listMailings: {
    ...forwarded,
    name: 'mailer.list-mailings.v1',
    description: 'Lists the mailings of a document.',
    method: 'GET',
    path: '/internal/documents/:id/mailings',
    params: ById,
    status: 200,
    answer: listOf(MailingResource),
  },
  listMailingStates: {
    ...forwarded,
    name: 'mailer.list-mailing-states.v1',
    description: 'Lists the mailings of a document with their attempts, the latest first.',
    method: 'GET',
    path: '/internal/documents/:id/mailing-states',
    params: ById,
    query: ListQuery,
    status: 200,
    answer: listOf(MailingState),
  },
  sendEmails: {
    ...forwarded,
    name: 'mailer.send-emails.v1',
    description: 'Mails the latest package of a document again.',
    method: 'POST',
    path: '/internal/documents/:id/emails',
    params: ById,
    body: Type.Optional(EmailsInput),
    status: 201,
    answer: listOf(MailingResource),
  },
  listSuppressions: {
    ...forwarded,
    name: 'mailer.list-suppressions.v1',
    description: 'Lists the addresses that get no mails of the tenant.',
    method: 'GET',
    path: '/internal/suppressions',
    query: Type.Object({ ...ListQuery.properties, address: Type.Optional(Type.String()) }),
    status: 200,
    answer: listOf(SuppressionResource),
  },
  createSuppression: {
    ...forwarded,
    name: 'mailer.create-suppression.v1',
    description: 'Sends the tenant no more mails to an address.',
    method: 'POST',
    path: '/internal/suppressions',
    body: SuppressionInput,
    status: 201,
    answer: SuppressionResource,
  },
  deleteSuppression: {
    ...forwarded,
    name: 'mailer.delete-suppression.v1',
    description: 'Sends mails to an address again.',
    method: 'DELETE',
    path: '/internal/suppressions/:id',
    params: ById,
    status: 200,
    answer: DeletedSuppression,
  },
  createMailSender: {
    ...forwarded,
    name: 'mailer.create-mail-sender.v1',
    description: "Registers an address that the tenant's mails come from.",
    method: 'POST',
    path: '/internal/mail-senders',
    body: MailSenderInput,
    status: 201,
    answer: MailSenderResource,
  },
  listMailSenders: {
    ...forwarded,
    name: 'mailer.list-mail-senders.v1',
    description: 'Lists senders.',
    method: 'GET',
    path: '/internal/mail-senders',
    query: ListQuery,
    status: 200,
    answer: listOf(MailSenderResource),
  },
  getMailSender: {
    ...forwarded,
    name: 'mailer.get-mail-sender.v1',
    description: 'Returns a sender.',
    method: 'GET',
    path: '/internal/mail-senders/:id',
    params: ById,
    status: 200,
    answer: MailSenderResource,
  },
  updateMailSender: {
    ...forwarded,
    name: 'mailer.update-mail-sender.v1',
    description: 'Changes a sender.',
    method: 'PATCH',
    path: '/internal/mail-senders/:id',
    params: ById,
    body: MailSenderPatch,
    status: 200,
    answer: MailSenderResource,
  },
  deleteMailSender: {
    ...forwarded,
    name: 'mailer.delete-mail-sender.v1',
    description: 'Deletes a sender.',
    method: 'DELETE',
    path: '/internal/mail-senders/:id',
    params: ById,
    status: 200,
    answer: DeletedMailSender,
  },
  unsubscribe: {
    owner: 'mailer',
    callers: ['api-gateway'],
    name: 'mailer.unsubscribe.v1',
    description: 'Suppresses the address of the recipient who asks for no more mails.',
    method: 'POST',
    path: '/internal/unsubscriptions',
    body: Type.Object({ token: Type.String({ maxLength: 100, description: 'That of the URL in the mail' }) }),
    status: 200,
    answer: Type.Object({ unsubscribed: Type.Boolean({ description: 'False: the token is not one of ours' }) }),
  },
  sendPersonMail: {
    owner: 'mailer',
    callers: ['api-gateway'],
    name: 'mailer.send-person-mail.v1',
    description: 'Mails a link for a login or an invitation to a person. It is stored nowhere and tried once.',
    method: 'POST',
    path: '/internal/person-mails',
    body: PersonMail,
    status: 200,
    answer: Type.Object({
      outcome: Type.Union([Type.Literal('delivered'), Type.Literal('deferred'), Type.Literal('bounced')], {
        description: 'What the mail server said',
      }),
    }),
  },
  providerRequest: {
    owner: 'mailer',
    callers: ['api-gateway'],
    name: 'mailer.provider-request.v1',
    description: "Takes a request of a mail provider's webhook, if it is proved to be one.",
    method: 'POST',
    path: '/internal/mail-providers/:provider/requests',
    params: Type.Object({ provider: Type.Union(MAIL_PROVIDERS.map((name) => Type.Literal(name))) }),
    body: ProviderRequestInput,
    status: 200,
    answer: Type.Object({
      counted: Type.Integer({ description: 'Events that changed something' }),
      refused: Type.Union([Type.String(), Type.Null()], { description: 'Why it is not believed' }),
    }),
  },
} as const satisfies Readonly<Record<string, InternalRouteDefinition>>;
