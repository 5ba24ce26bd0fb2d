import { DeliveryResource, listOf } from '@rubrica/contracts';
import { Type } from '@sinclair/typebox';
import type { KindOfDocument } from '../document/kind-of-document.js';
import type { OperationDescription } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { DianAttempt } from './dian-attempt-resource.js';
import { MailingWithAttempts } from './mailing-resource.js';

const PartQuery = Type.Object(listQuery, { additionalProperties: false });
export type PartQuery = Readonly<Record<string, string | undefined>>;

/** Describes, for one kind of document, the operations that list what other services have of it. */
export const partOperations = ({
  tag,
  idNoun,
}: KindOfDocument): Readonly<Record<'mailings' | 'attempts' | 'deliveries', OperationDescription>> => ({
  mailings: {
    id: `list${idNoun}Mailings`,
    tag,
    summary: 'List its mails, newest first',
    description: 'One for each recipient and each time it was sent, with why it has not arrived and what to do.',
    role: 'read',
    query: PartQuery,
    answer: { status: 200, schema: listOf(MailingWithAttempts), description: 'A page of mails' },
  },
  attempts: {
    id: `list${idNoun}Attempts`,
    tag,
    summary: 'List its attempts at DIAN, newest first',
    description:
      'What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the document is signed.',
    role: 'read',
    query: PartQuery,
    answer: { status: 200, schema: listOf(DianAttempt), description: 'A page of attempts' },
  },
  deliveries: {
    id: `list${idNoun}Deliveries`,
    tag,
    summary: 'List its webhook deliveries, newest first',
    description: 'Of all its events, to all endpoints, with their attempts.',
    role: 'read',
    query: PartQuery,
    answer: { status: 200, schema: listOf(DeliveryResource), description: 'A page of deliveries' },
  },
});
