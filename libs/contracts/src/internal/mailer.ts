import { Type } from '@sinclair/typebox';
import { EmailsInput, MailingResource } from '../resources/email.js';
import { listOf } from '../resources/list.js';
import type { InternalRouteDefinition } from './internal-route.js';
import { ById } from './values.js';

const forwarded = {
  owner: 'mailer',
  callers: ['api-gateway'],
  forTenant: true,
  isForwarded: true,
  params: ById,
} as const;

export const mailerRoutes = {
  listMailings: {
    ...forwarded,
    name: 'mailer.list-mailings.v1',
    description: 'Lists the mailings of a document.',
    method: 'GET',
    path: '/internal/documents/:id/mailings',
    status: 200,
    answer: listOf(MailingResource),
  },
  sendEmails: {
    ...forwarded,
    name: 'mailer.send-emails.v1',
    description: 'Mails the latest package of a document again.',
    method: 'POST',
    path: '/internal/documents/:id/emails',
    body: Type.Optional(EmailsInput),
    status: 201,
    answer: listOf(MailingResource),
  },
} as const satisfies Readonly<Record<string, InternalRouteDefinition>>;
