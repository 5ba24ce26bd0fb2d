import { Type } from '@sinclair/typebox';
import {
  BlobName,
  Code,
  described,
  documentFact,
  DocumentId,
  DocumentNumber,
  Edition,
  Environment,
  Hash384,
  Instant,
  nullable,
  RuleReference,
} from '../vocabulary/scalars.js';
import { RECEIVED_STATUSES } from '../vocabulary/received-status.js';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { TOPICS } from './topics.js';

const simulated = Type.Boolean({ description: 'The test environment: nothing went to the tax authority' });

const ANSWER =
  'JSON `AuthorityAnswer`: what the tax authority said in its own words, which may quote names and numbers of people';

const verdict = {
  ...documentFact,
  edition: Edition,
  cufe: described(Hash384, 'CUFE, or the CUDE of a note'),
  status_code: Type.String({
    pattern: '^[0-9]{2}$',
    description: "The authority's StatusCode: 00 accepted, 99 rejected",
  }),
  rules: Type.Array(RuleReference, { description: 'The rules it named; a line that names none is only in the answer' }),
  answer_blob: described(BlobName, ANSWER),
  validated_at: nullable(Instant, "The authority's time of validation; null where it gave no ApplicationResponse"),
  application_response_blob: nullable(
    BlobName,
    "XML: the authority's ApplicationResponse, signed by it; null where it gave none",
  ),
  simulated,
};

const waitingAction = Type.String({
  maxLength: 500,
  description: 'What the tenant can do: a sentence of ours, fixed per reason',
});
const waitingChoices = Type.Array(described(Code, 'Name of a choice'), {
  description: 'What the tenant may choose between',
});

/** Numbers of suppliers may have any form, so one that is none of ours is left out. */
const receivedDocument = {
  received_document_id: Type.String({
    pattern: idPattern(ID_PREFIX.receivedDocument),
    description: 'The received document: the same for the same CUFE of a tenant',
  }),
  environment: Environment,
  cufe: described(Hash384, "CUFE of the supplier's document, or the CUDE of its note"),
  number: nullable(DocumentNumber, 'Number of the supplier; null where only the CUFE is known, or it has another form'),
};

/** Facts that dian-submitter publishes. */
export const dianSubmitterMessages = {
  'co.rubrica.document.submitted.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The transmission of this edition to the tax authority begins, or goes on after a retry by hand.',
    data: Type.Object({ ...documentFact, edition: Edition, simulated }),
  },
  'co.rubrica.document.submission-waits.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The submission waits, without failing, for what `reason` says.',
    data: Type.Object({
      ...documentFact,
      reason: Type.Union(
        [
          Type.Literal('dian_unavailable'),
          Type.Literal('dian_unknown_outcome'),
          Type.Literal('contingency_not_declared'),
          Type.Literal('certificate_missing'),
          Type.Literal('invoice_not_accepted'),
        ],
        { description: 'What it waits for' },
      ),
      awaited_id: nullable(
        DocumentId,
        'The document that it waits for: it names that one, or that one goes first for their test set; null where it waits for anything else',
      ),
      action: waitingAction,
      choices: waitingChoices,
    }),
  },
  'co.rubrica.document.submission-retried.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'Somebody has the submission, which had failed, go on.',
    data: Type.Object(documentFact),
  },
  'co.rubrica.document.accepted.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The verdict: accepted by the tax authority.',
    data: Type.Object(verdict),
  },
  'co.rubrica.document.rejected.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The verdict: rejected by the tax authority.',
    data: Type.Object(verdict),
  },
  'co.rubrica.document.contingency-ordered.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The document never reached the tax authority and is to be issued in contingency.',
    data: Type.Object({
      ...documentFact,
      replaces_edition: described(Edition, 'The edition that will never be sent'),
      simulated,
    }),
  },
  'co.rubrica.document.reissue-ordered.v1': {
    topic: TOPICS.documentLifecycle,
    description:
      'No outage was declared for the edition in contingency: the tenant chose to issue the document again as an ordinary one, under the same number.',
    data: Type.Object({
      ...documentFact,
      replaces_edition: described(Edition, 'The edition that will never be sent again'),
    }),
  },
  'co.rubrica.document.submission-failed.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The submission failed inside our house; `retry` goes on.',
    data: Type.Object({
      ...documentFact,
      code: described(Code, 'Why, by a stable name'),
      detail: Type.String({ maxLength: 500, description: 'Why, in a sentence of ours that quotes nobody' }),
      answer_blob: nullable(BlobName, `${ANSWER}; null where it said nothing`),
    }),
  },
  'co.rubrica.document.submission-cancelled.v1': {
    topic: TOPICS.documentLifecycle,
    description:
      'The tenant has cancelled the signed document. The tax authority provably never got it, and never will; document-issuer takes its number back.',
    data: Type.Object({
      ...documentFact,
      edition: described(Edition, 'The edition that is never sent'),
      reason_blob: nullable(BlobName, 'JSON `CancellationReason`: the words of the tenant; null when it gave none'),
    }),
  },
  'co.rubrica.received-document.received.v1': {
    topic: TOPICS.documentLifecycle,
    description: "A supplier's document was received, for the first time under its CUFE. Nothing of it is proved yet.",
    data: Type.Object(receivedDocument),
  },
  'co.rubrica.received-document.judged.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The tax authority has answered about a received document, and it was judged. It may be judged again.',
    data: Type.Object({
      ...receivedDocument,
      status: Type.Union(
        RECEIVED_STATUSES.map((status) => Type.Literal(status)),
        { description: 'Only a verified one may be relied on' },
      ),
      reasons: Type.Array(described(Code, 'Why, by a stable name'), {
        description: 'Why it is not verified, and remarks',
      }),
    }),
  },
} as const;
