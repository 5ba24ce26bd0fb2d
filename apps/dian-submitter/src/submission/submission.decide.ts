import { Refusal, type ResolveChoice } from '@rubrica/contracts';
import { isIssuedInContingency, kindOf } from '@rubrica/kinds';
import type { AttemptOutcome } from '../dian/attempt-outcome.js';
import { type DianOperation, isTransmission } from '../dian/operation.js';
import { type AnswerClass, answerClassOf } from './answer-class.js';
import { type CancelSubmission, cancel } from './cancellation.js';
import { collision, refusalBy } from './failures.js';
import {
  type Because,
  type Failure,
  isUnderWay,
  isWaitOver,
  type KnownSubmission,
  mayBeHeldBack,
  mayHaveReached,
  nextStep,
  type Plan,
  publishedReason,
  sendOperation,
  statusOperation,
  type Submission,
  type SubmissionEvent,
  type SubmissionOrder,
  type SubmissionWait,
  type WaitingReason,
  whyAsk,
} from './submission.js';
import type { TurnWait } from './turn.js';

export type SubmissionCommand =
  | { readonly type: 'QueueSubmission'; readonly at: string; readonly order: SubmissionOrder }
  /** `operation`: the prepared one. No attempt starts if the plan has changed meanwhile. */
  | {
      readonly type: 'StartAttempt';
      readonly at: string;
      readonly operation: DianOperation;
      /** Id of the test set, for SendTestSetAsync. */
      readonly testSetId?: string | undefined;
    }
  /** Lets the document wait for another one, which has its turn first. */
  | { readonly type: 'AwaitTurn'; readonly reason: TurnWait; readonly awaitedId: string }
  | ConcludeAttempt
  | { readonly type: 'FailSubmission'; readonly at: string; readonly failure: Failure }
  /** Lets the document wait, as no certificate signs its message. `until`: time of the next lookup. */
  | { readonly type: 'AwaitCertificate'; readonly at: string; readonly until: string }
  /** `activeCertificateId`: the certificate that would sign the document now; null: there is none. */
  | { readonly type: 'RetrySubmission'; readonly at: string; readonly activeCertificateId: string | null }
  | CancelSubmission
  | { readonly type: 'OrderContingency'; readonly simulated: boolean }
  /** Holds a document issued in contingency until the contingency is over. */
  | { readonly type: 'HoldSubmission' }
  /**
   * Has a document that was never sent issued again: it was signed after the contingency, or its invoice was issued
   * again.
   */
  | { readonly type: 'OrderReissue' }
  | { readonly type: 'ReleaseSubmission'; readonly at: string }
  | { readonly type: 'ResolveSubmission'; readonly at: string; readonly choice: ResolveChoice }
  /** Puts the next attempt off, as the tax authority does not answer. */
  | { readonly type: 'PostponeAttempt'; readonly at: string; readonly waits: Waits };

export interface ConcludeAttempt {
  readonly type: 'ConcludeAttempt';
  readonly at: string;
  readonly attempt: number;
  readonly durationMs: number;
  readonly outcome: AttemptOutcome;
  readonly waits: Waits;
  /**
   * Factor for the wait, 0.9 to 1.1, so that documents that failed at the same time are not retried at the same time.
   */
  readonly jitter: number;
}

/** Wait after an unsuccessful attempt: `firstMs` after the first, doubled after each further one, up to `longestMs`. */
export interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
}

export const decide = (command: SubmissionCommand, submission: Submission): readonly SubmissionEvent[] => {
  if (command.type === 'QueueSubmission') return queue(command, submission);
  if (command.type === 'RetrySubmission') return retry(command, submission);
  if (command.type === 'ResolveSubmission') return resolve(command, submission);
  if (submission.status === 'unknown') throw new Error(`${command.type} for a submission that was never queued`);
  switch (command.type) {
    case 'StartAttempt':
      return start(command, submission);
    case 'ConcludeAttempt':
      // If another process has taken the attempt over, the first one no longer concludes it.
      return submission.status === 'attempting' && submission.current.attempt === command.attempt
        ? conclude(command, submission)
        : [];
    case 'FailSubmission':
      return isUnderWay(submission)
        ? [...takenOver(submission, command.at), { type: 'SubmissionFailed', data: command.failure }]
        : [];
    case 'CancelSubmission':
      return cancel(command, submission);
    case 'AwaitCertificate':
      return awaitCertificate(command, submission);
    case 'OrderContingency':
      return orderContingency(command.simulated, submission);
    case 'HoldSubmission':
      return hold(submission);
    case 'OrderReissue':
      return mayBeHeldBack(submission) || submission.status === 'held'
        ? [{ type: 'ReissueOrdered', data: { replaces_edition: submission.order.edition } }]
        : [];
    case 'ReleaseSubmission':
      return submission.status === 'held'
        ? [{ type: 'AttemptPlanned', data: { ...submission.plan, because: 'released', due_at: command.at } }]
        : [];
    case 'AwaitTurn':
      return submission.status === 'planned'
        ? saysThatItWaits({ reason: command.reason, awaited_id: command.awaitedId }, submission)
        : [];
    case 'PostponeAttempt':
      return postpone(command, submission);
  }
};

/**
 * Number of equal waits; from then on they double, so that a long outage without a contingency does not fill the
 * streams.
 */
const POSTPONED_EVENLY = 4;

const postpone = (
  { at, waits: { firstMs, longestMs } }: SubmissionCommand & { type: 'PostponeAttempt' },
  submission: KnownSubmission,
): readonly SubmissionEvent[] => {
  const step = nextStep(submission, at);
  if (!step) return [];
  const times = (step.postponed ?? 0) + 1;
  const waitMs = Math.min(firstMs * 2 ** Math.min(Math.max(times - POSTPONED_EVENLY, 0), 30), longestMs);
  const due_at = new Date(Date.parse(at) + Math.max(waitMs, firstMs)).toISOString();
  return [
    ...replanned(submission, at, { ...step, due_at, postponed: times }),
    ...saysThatItWaits({ reason: waitingReasonOf(step) }, submission),
  ];
};

const waitingReasonOf = ({ operation }: Pick<Plan, 'operation'>): WaitingReason =>
  isTransmission(operation) ? 'dian_unavailable' : 'dian_unknown_outcome';

const queue = (
  { at, order }: SubmissionCommand & { type: 'QueueSubmission' },
  submission: Submission,
): readonly SubmissionEvent[] => {
  const queued = (in_contingency: boolean, due_at: string | null): readonly SubmissionEvent[] => [
    { type: 'SubmissionQueued', data: { ...order, in_contingency, due_at } },
  ];
  if (submission.status === 'unknown') return queued(false, at);
  if (order.edition <= submission.order.edition) return []; // said twice
  // Two editions with one number must never be in transmission at the same time.
  if (submission.status !== 'replaced') {
    throw new Error(`edition ${String(order.edition)} came while the one before is ${submission.status}`);
  }
  // If the contingency ended before the issuer got the order, it issues an ordinary invoice (not type 04). Notes have
  // one type code.
  const { contingencyTypeCode: own } = kindOf(order.kind);
  const isInContingency = submission.by === 'contingency' && (own === null || order.type_code === own);
  return queued(isInContingency, submission.simulated ? null : at);
};

const start = (
  { at, operation, testSetId }: SubmissionCommand & { type: 'StartAttempt' },
  submission: KnownSubmission,
): readonly SubmissionEvent[] => {
  const step = nextStep(submission, at);
  // The plan does not tell SendTestSetAsync from the operation of the kind; that is chosen when the document is sent.
  const isPlanned = step?.operation === (isTransmission(operation) ? sendOperation(submission.order) : operation);
  if (!step || !isPlanned) return [];
  const abandoned = takenOver(submission, at);
  return [
    ...abandoned,
    {
      type: 'AttemptStarted',
      data: {
        attempt: submission.attempts.length + abandoned.length + 1,
        edition: submission.order.edition,
        operation,
        because: step.because,
        at,
        is_first: (submission.tries === 0 && abandoned.length === 0) || isWaitOver(submission.waiting),
        ...(testSetId === undefined ? {} : { test_set_id: testSetId }),
      },
    },
  ];
};

/** Concludes an attempt whose process has died, so that another process can go on. */
const takenOver = (submission: KnownSubmission, at: string): readonly SubmissionEvent[] =>
  submission.status === 'attempting'
    ? [
        {
          type: 'AttemptConcluded',
          data: { attempt: submission.current.attempt, at, duration_ms: null, outcome: INTERRUPTED },
        },
      ]
    : [];

const replanned = (submission: KnownSubmission, at: string, plan: Plan): readonly SubmissionEvent[] => [
  ...takenOver(submission, at),
  { type: 'AttemptPlanned', data: plan },
];

const awaitCertificate = (
  { at, until }: SubmissionCommand & { type: 'AwaitCertificate' },
  submission: KnownSubmission,
): readonly SubmissionEvent[] => {
  const step = nextStep(submission, at);
  if (!step) return [];
  return [
    ...replanned(submission, at, { ...step, due_at: until }),
    ...saysThatItWaits({ reason: 'certificate_missing' }, submission),
  ];
};

/** Publishes the wait, unless the last published reason is the same. */
const saysThatItWaits = (wait: SubmissionWait, { waiting }: KnownSubmission): readonly SubmissionEvent[] =>
  publishedReason(wait.reason) === waiting ? [] : [{ type: 'SubmissionWaits', data: wait }];

const INTERRUPTED: AttemptOutcome = {
  result: 'unknown',
  reason: 'interrupted',
  detail: 'the process that made the attempt ended before it did',
};

type Attempting = Extract<KnownSubmission, { readonly status: 'attempting' }>;

const conclude = (command: ConcludeAttempt, submission: Attempting): readonly SubmissionEvent[] => {
  const { attempt, at, durationMs, outcome } = command;
  const answerClass = answerClassOf(outcome, submission.order, submission.current.operation);
  return [
    { type: 'AttemptConcluded', data: { attempt, at, duration_ms: durationMs, outcome } },
    ...consequences(answerClass, command, submission),
  ];
};

/** Returns what follows from the class of an answer: a verdict, a failure, or the next attempt. */
const consequences = (
  answerClass: AnswerClass,
  command: ConcludeAttempt,
  submission: Attempting,
): readonly SubmissionEvent[] => {
  const { order, current } = submission;
  const next = (operation: DianOperation, because: Because): readonly SubmissionEvent[] => {
    const plan: Plan = { operation, because, due_at: dueAt(because, command, submission) };
    return [{ type: 'AttemptPlanned', data: plan }, ...waitAfter(plan, submission)];
  };
  const send = (because: Because): readonly SubmissionEvent[] => next(sendOperation(order), because);
  const ask = (because: Because): readonly SubmissionEvent[] => next(statusOperation(submission.upload), because);
  switch (answerClass.kind) {
    case 'accepted':
    case 'rejected': {
      if (isOfNoOutage(answerClass, submission))
        return [{ type: 'DecisionAwaited', data: { answer_blob: answerClass.verdict.answer_blob } }];
      const { edition, cufe, environment } = order;
      const type = answerClass.kind === 'accepted' ? 'SubmissionAccepted' : 'SubmissionRejected';
      return [{ type, data: { edition, cufe, ...answerClass.verdict, simulated: environment === 'test' } }];
    }
    case 'number_taken':
      return answerClass.by === null ? next('GetStatus', 'number_taken') : [collision(answerClass.by)];
    case 'absent':
      // The upload is unknown, but the document may be known.
      if (current.operation === 'GetStatusZip') return next('GetStatus', 'unknown_outcome');
      // The number is taken, but not by this document.
      return current.because === 'number_taken' ? [collision(null)] : send('absent');
    case 'uploaded':
      return next('GetStatusZip', 'in_process');
    case 'in_process':
      return ask('in_process');
    case 'test_set_accepted':
      return send('test_set_accepted');
    case 'refused':
      return [{ type: 'SubmissionFailed', data: refusalBy(answerClass) }];
    case 'untrusted': {
      const { verdict, answer_blob } = answerClass;
      const mayBeKnown = mayHaveReached(submission);
      if (current.because !== 'untrusted') return mayBeKnown ? ask('untrusted') : send('untrusted');
      // An earlier transmission may have been taken, so the document is not judged by this one.
      if (mayBeKnown)
        return [{ type: 'SubmissionFailed', data: refusalBy({ kind: 'refused', what: 'security', answer_blob }) }];
      return [
        {
          type: 'SubmissionRejected',
          data: { edition: order.edition, cufe: order.cufe, ...verdict, simulated: false },
        },
      ];
    }
    case 'not_sent':
      // The request did not arrive, so the same step is repeated.
      return isTransmission(current.operation) ? send('not_sent') : ask(whyAsk(current));
    case 'nothing':
      return ask(whyAsk(current));
  }
};

/**
 * Returns the time of the next attempt. If the tax authority answered that it does not have the document, it is sent
 * again at once.
 */
const dueAt = (because: Because, { at, waits, jitter }: ConcludeAttempt, { tries }: Attempting): string => {
  if (because === 'absent' || because === 'untrusted' || because === 'test_set_accepted') return at;
  const waitMs = Math.min(waits.firstMs * 2 ** Math.min(tries, 30), waits.longestMs) * jitter;
  return new Date(Date.parse(at) + Math.round(waitMs)).toISOString();
};

/** Reasons that follow from an answer, so that the tax authority is known to be available. */
const ANSWERED: ReadonlySet<Because> = new Set(['absent', 'untrusted', 'in_process', 'test_set_accepted']);

/** Publishes a wait from the second unsuccessful attempt on. */
const waitAfter = (plan: Plan, submission: Attempting): readonly SubmissionEvent[] =>
  submission.tries === 0 || ANSWERED.has(plan.because)
    ? []
    : saysThatItWaits({ reason: waitingReasonOf(plan) }, submission);

const retry = (
  { at, activeCertificateId }: SubmissionCommand & { type: 'RetrySubmission' },
  submission: Submission,
): readonly SubmissionEvent[] => {
  if (submission.status !== 'failed')
    throw new Refusal('not_retryable', {
      en: 'Only a failed document can be sent again.',
      es: 'Solo un documento fallido se puede enviar de nuevo.',
    });
  const { failure, order } = submission;
  const operation = mayHaveReached(submission) ? 'GetStatus' : sendOperation(order);
  const retried = { type: 'SubmissionRetried', data: { operation, because: 'retried', due_at: at } } as const;
  const isUnread = failure.code === 'dian_security_fault' && isTransmission(operation) && !submission.is_listed;
  const isReplaced = activeCertificateId !== null && activeCertificateId !== order.certificate_id;
  // The certificate that was refused for the message would be refused in the document too.
  return isUnread && isReplaced
    ? [retried, { type: 'ReissueOrdered', data: { replaces_edition: order.edition } }]
    : [retried];
};

const orderContingency = (simulated: boolean, submission: KnownSubmission): readonly SubmissionEvent[] =>
  mayBeReplaced(submission)
    ? [{ type: 'ContingencyOrdered', data: { replaces_edition: submission.order.edition, simulated } }]
    : [];

/** Type code of a transcription of a paper document; it has its own range and cannot be issued as type 04. */
const TRANSCRIPTION = '03';

/**
 * Rule that rejects a type 04 whose SigningTime is outside of every outage declared by the tax authority (annex 1.9).
 */
const NO_OUTAGE_DECLARED = 'CTG01';

const isOfNoOutage = ({ kind, verdict }: Extract<AnswerClass, { verdict: unknown }>, { in_contingency }: Attempting) =>
  kind === 'rejected' && in_contingency && verdict.rules.some(({ rule }) => rule === NO_OUTAGE_DECLARED);

/** Wait until the next transmission if the tenant chose to wait: DIAN declares outages afterwards. */
const DECLARED_LATER_MS = 6 * 3_600_000;

/** Carries out the tenant's choice. After a rejection the number is still free, so it may be issued again. */
const resolve = (
  { at, choice }: SubmissionCommand & { type: 'ResolveSubmission' },
  submission: Submission,
): readonly SubmissionEvent[] => {
  if (submission.status !== 'undecided')
    throw new Refusal('not_resolvable', {
      en: 'The document waits for no decision.',
      es: 'El documento no espera ninguna decisión.',
    });
  if (choice === 'issue_as_01')
    return [{ type: 'ReissueOrdered', data: { replaces_edition: submission.order.edition } }];
  const due_at = new Date(Date.parse(at) + DECLARED_LATER_MS).toISOString();
  return [
    { type: 'AttemptPlanned', data: { operation: sendOperation(submission.order), because: 'resolved', due_at } },
    // Said again, without choices: there is nothing to decide any more.
    { type: 'SubmissionWaits', data: { reason: 'contingency_not_declared' } },
  ];
};

/**
 * Returns whether an edition in contingency may replace it under the same number: its kind is issued in contingency, and
 * it provably never reached the tax authority.
 */
export const mayBeReplaced = (submission: KnownSubmission): boolean =>
  submission.status === 'planned' &&
  !submission.in_contingency &&
  isIssuedInContingency(submission.order.kind) &&
  submission.order.type_code !== TRANSCRIPTION &&
  !mayHaveReached(submission);

const hold = (submission: KnownSubmission): readonly SubmissionEvent[] =>
  mayBeHeldBack(submission) ? [{ type: 'SubmissionHeld', data: {} }] : [];
