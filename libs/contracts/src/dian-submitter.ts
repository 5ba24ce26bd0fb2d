import { Type } from '@sinclair/typebox';
import { BlobName, documentFact, Hash384, Instant, RuleMessage } from './scalars.js';
import { TOPICS } from './topics.js';

const edition = Type.Integer({ minimum: 1 });
const verdict = {
  ...documentFact,
  edition,
  cufe: Hash384,
  status_code: Type.String(),
  message: Type.String(),
  messages: Type.Array(RuleMessage),
  validated_at: Type.Union([Instant, Type.Null()]),
  application_response_blob: Type.Union([BlobName, Type.Null()]),
  /** The test environment: nothing went to the tax authority. */
  simulated: Type.Boolean(),
};

/** What dian-submitter says. */
export const dianSubmitterMessages = {
  'co.rubrica.document.submitted.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The transmission of this edition to the tax authority begins, or goes on after a retry by hand.',
    data: Type.Object({ ...documentFact, edition, simulated: Type.Boolean() }),
  },
  'co.rubrica.document.submission-waits.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The submission waits, without failing, for what `reason` says.',
    data: Type.Object({
      ...documentFact,
      reason: Type.Union([
        Type.Literal('dian_unavailable'),
        Type.Literal('dian_unknown_outcome'),
        Type.Literal('contingency_not_declared'),
      ]),
      action: Type.String(),
      choices: Type.Array(Type.String()),
    }),
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
    data: Type.Object({ ...documentFact, replaces_edition: edition, simulated: Type.Boolean() }),
  },
  'co.rubrica.document.submission-failed.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'The submission failed inside our house; `retry` goes on.',
    data: Type.Object({ ...documentFact, code: Type.String(), detail: Type.String() }),
  },
} as const;
