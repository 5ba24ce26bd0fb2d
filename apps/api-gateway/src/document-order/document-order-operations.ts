import { CancelInput, EmailsInput, listOf, MailingResource, ResolveInput } from '@rubrica/contracts';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { waitHeaderOf } from '../document/prefer-wait.js';
import { DOCUMENT_LIMIT_BYTES, type OperationDescription } from '../operation/operation.js';

/** Describes, for one kind of document, the operations on a document that exists: retry, resolve, cancel, correct, mail. */
export const orderOperations = ({
  tag,
  idNoun,
  nounWithArticle,
  noun,
  body,
  resource,
  standsAgainst,
  takenSince,
  hasTicket,
  collects,
}: KindOfDocument): Readonly<Record<'retry' | 'resolve' | 'cancel' | 'correct' | 'mail', OperationDescription>> => ({
  retry: {
    id: `retry${idNoun}`,
    tag,
    summary: `Go on with ${nounWithArticle} that has failed`,
    description:
      'The same document and the same number. What may have reached the tax authority is asked for first. ' +
      'Its status is at once what it was before it failed.',
    role: 'documents',
    answer: { status: 200, schema: resource, description: `The ${noun}` },
    refusals: { 409: ['not_retryable', ...takenSince] },
  },
  resolve: {
    id: `resolve${idNoun}`,
    tag,
    summary: `Decide how ${nounWithArticle} goes on`,
    description: 'Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.',
    role: 'documents',
    body: ResolveInput,
    answer: { status: 200, schema: resource, description: `The ${noun}` },
    refusals: { 409: ['not_resolvable'] },
  },
  cancel: {
    id: `cancel${idNoun}`,
    tag,
    summary: `Cancel ${nounWithArticle} that waits`,
    description:
      'Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to send it came as far as a connection. ' +
      'It is `failed` with `failure.code` `cancelled` and cannot be retried. It gives a number that it had back: the next document of the range gets it, ' +
      'and until then the range shows it under `skipped`, with the reason.' +
      (collects ? ' One that collects requests is dropped with all of them: nothing was sent.' : ''),
    role: 'documents',
    body: CancelInput,
    answer: { status: 200, schema: resource, description: `The ${noun}` },
    refusals: { 409: ['not_cancellable'] },
  },
  correct: {
    id: `correct${idNoun}`,
    tag,
    summary: `Issue ${nounWithArticle} in the place of one that was rejected`,
    description:
      'A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.',
    role: 'documents',
    body,
    handlerChecksBody: true,
    bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
    headers: waitHeaderOf({ hasTicket }),
    answer: { status: 201, schema: resource, description: `The new ${noun}` },
    refusals: {
      403: ['tenant_suspended'],
      409: ['not_correctable', 'already_corrected', 'external_id_in_use', standsAgainst],
      429: ['tenant_backlog_full'],
    },
  },
  mail: {
    id: `email${idNoun}`,
    tag,
    summary: `Mail ${nounWithArticle} again`,
    description: 'To the addresses given, or to those that it went to at first. What becomes of it is in `email`.',
    role: 'documents',
    body: EmailsInput,
    answer: { status: 201, schema: listOf(MailingResource), description: 'The mails, one per recipient' },
    refusals: { 409: ['not_ready'] },
  },
});
