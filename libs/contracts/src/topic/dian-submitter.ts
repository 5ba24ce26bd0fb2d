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
  FiscalDate,
  Hash384,
  Instant,
  nullable,
  RuleReference,
} from '../vocabulary/scalars.js';
import { RECEIVED_STATUSES } from '../vocabulary/received-status.js';
import { DEADLINE_ACTIONS, DOCUMENT_EVENT_CODES } from '../vocabulary/document-event.js';
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

const DocumentEventId = Type.String({
  pattern: idPattern(ID_PREFIX.documentEvent),
  description: 'The event: the same for the same code of an invoice',
});

/** An event 030 to 034 of an invoice, which is `subject`: received by the tenant, or its own. */
const documentEvent = {
  subject_object: Type.Union([Type.Literal('received_document'), Type.Literal('invoice')], {
    description: 'What the invoice is here',
  }),
  subject_id: described(DocumentId, "The received document, or the tenant's own invoice"),
  environment: Environment,
  cufe: described(Hash384, 'CUFE of the invoice'),
};

const issuedEvent = {
  ...documentEvent,
  code: Type.Union(
    DOCUMENT_EVENT_CODES.map((code) => Type.Literal(code)),
    { description: "DIAN's code of the event" },
  ),
  number: nullable(DocumentNumber, 'Number of the event; null where somebody else gave it one of another form'),
  cude: nullable(Hash384, 'CUDE of the event; null where somebody else issued it and DIAN did not tell it'),
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
  'co.rubrica.document-event.registered.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The tax authority has registered an event of an invoice.',
    data: Type.Object({
      ...issuedEvent,
      document_event_id: nullable(DocumentEventId, 'The event; null where it was not issued here'),
      mail_blob: nullable(
        BlobName,
        'JSON `EventMail`: to whom the event is mailed, and the parts of the subject; null where there is no address',
      ),
      zip_blob: nullable(
        BlobName,
        'Zip with the signed AttachedDocument of event and answer; null where the event was not issued here',
      ),
    }),
  },
  'co.rubrica.document-event.rejected.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The tax authority has rejected an event that the tenant issued.',
    data: Type.Object({
      ...issuedEvent,
      document_event_id: DocumentEventId,
      rules: Type.Array(RuleReference, { description: 'The rules that it named' }),
    }),
  },
  'co.rubrica.document-event.deadline-near.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'A day is near, or has come, until which or from which an event of an invoice may be issued.',
    data: Type.Object({
      ...documentEvent,
      deadline: described(FiscalDate, 'The day in Colombia'),
      action: Type.Union(
        DEADLINE_ACTIONS.map((action) => Type.Literal(action)),
        {
          description:
            '`claim_or_accept`: until that day the buyer may claim or accept. `declare_tacit_acceptance`: from that day on the seller may declare it',
        },
      ),
    }),
  },
} as const;
