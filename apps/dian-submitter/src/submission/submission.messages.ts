import { correctionSentence, type Fact, RESOLVE_CHOICES, SENTENCES } from '@rubrica/contracts';
import { awaitable, type AwaitableAggregate } from '@rubrica/eventing/waiting';
import type { DocumentKind } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { decide, type SubmissionCommand } from './submission.decide.js';
import {
  evolve,
  publishedReason,
  type Submission,
  type SubmissionEvent,
  type SubmissionWait,
  unknown,
  type WaitingReason,
} from './submission.js';

/** Text for the tenant by reason of a wait: what to do about it. A note waits for what its kind corrects. */
const ACTIONS: Readonly<Record<Exclude<SubmissionWait['reason'], 'invoice_not_accepted'>, string>> = {
  dian_unavailable: SENTENCES.authorityUnavailable.en,
  dian_unknown_outcome: SENTENCES.outcomeUnknown.en,
  contingency_not_declared: SENTENCES.waitChosen.en,
  certificate_missing: SENTENCES.uploadTransportCertificate.en,
  test_set_invoice: SENTENCES.awaitTestSet.en,
};

const actionOf = (reason: SubmissionWait['reason'], kind: DocumentKind): string =>
  reason === 'invoice_not_accepted'
    ? correctionSentence('awaitVerdict', kindOf(kind).corrects?.kind ?? kind)
    : ACTIONS[reason];

/** Returns the messages that an event publishes. Attempts after the first and plans are not published. */
const messages = (event: SubmissionEvent, submission: Submission, { id }: { readonly id: string }): readonly Fact[] => {
  if (submission.status === 'unknown') return [];
  const { tenant_id, kind, environment } = submission.order;
  const fact = { document_id: id, kind, environment };
  const envelope = { key: id, tenantid: tenant_id };
  switch (event.type) {
    case 'AttemptStarted': {
      if (!event.data.is_first) return [];
      const data = { ...fact, edition: event.data.edition, simulated: environment === 'test' };
      return [{ ...envelope, type: 'co.rubrica.document.submitted.v1', data }];
    }
    case 'SubmissionWaits': {
      const { reason, awaited_id = null } = event.data;
      const data = {
        ...fact,
        reason: publishedReason(reason),
        awaited_id,
        action: actionOf(reason, kind),
        choices: [],
      };
      return [{ ...envelope, type: 'co.rubrica.document.submission-waits.v1', data }];
    }
    case 'DecisionAwaited': {
      const reason: WaitingReason = 'contingency_not_declared';
      const action = SENTENCES.contingencyNotDeclared.en;
      const data = { ...fact, reason, awaited_id: null, action, choices: [...RESOLVE_CHOICES] };
      return [{ ...envelope, type: 'co.rubrica.document.submission-waits.v1', data }];
    }
    case 'ReissueOrdered':
      return [{ ...envelope, type: 'co.rubrica.document.reissue-ordered.v1', data: { ...fact, ...event.data } }];
    case 'SubmissionAccepted':
      return [
        {
          ...envelope,
          type: 'co.rubrica.document.accepted.v1',
          data: { ...fact, ...event.data, rules: [...event.data.rules] },
        },
      ];
    case 'SubmissionRejected':
      return [
        {
          ...envelope,
          type: 'co.rubrica.document.rejected.v1',
          data: { ...fact, ...event.data, rules: [...event.data.rules] },
        },
      ];
    case 'SubmissionFailed':
      return [{ ...envelope, type: 'co.rubrica.document.submission-failed.v1', data: { ...fact, ...event.data } }];
    case 'SubmissionCancelled':
      return [{ ...envelope, type: 'co.rubrica.document.submission-cancelled.v1', data: { ...fact, ...event.data } }];
    case 'ContingencyOrdered':
      return [{ ...envelope, type: 'co.rubrica.document.contingency-ordered.v1', data: { ...fact, ...event.data } }];
    case 'SubmissionRetried':
      return [{ ...envelope, type: 'co.rubrica.document.submission-retried.v1', data: fact }];
    case 'SubmissionQueued':
    case 'AttemptConcluded':
    case 'AttemptPlanned':
    case 'SubmissionHeld':
      return [];
  }
};

export const submission: AwaitableAggregate<Submission, SubmissionCommand, SubmissionEvent> = awaitable({
  name: 'submission',
  initialState: unknown,
  decide,
  evolve,
  messages,
});
