import type { Environment, FailureCode, MessageData } from '@rubrica/contracts';
import type { Awaitable } from '@rubrica/eventing/waiting';
import { kindOf, type KindTransmission } from '@rubrica/kinds';
import { type AttemptOutcome, isSecurityFault } from '../dian/attempt-outcome.js';
import { type DianOperation, isTransmission } from '../dian/operation.js';

type Signed = MessageData<'co.rubrica.document.signed.v1'>;
type VerdictFact = MessageData<'co.rubrica.document.accepted.v1'>;
export type RuleReference = VerdictFact['rules'][number];
export type WaitingReason = MessageData<'co.rubrica.document.submission-waits.v1'>['reason'];

export interface SubmissionWait {
  /** `test_set_invoice`: published as `invoice_not_accepted`, with another text. */
  readonly reason: WaitingReason | 'test_set_invoice';
  /** The document that it waits for. */
  readonly awaited_id?: string;
}

/** Returns the reason of a wait as it is published. */
export const publishedReason = (reason: SubmissionWait['reason']): WaitingReason =>
  reason === 'test_set_invoice' ? 'invoice_not_accepted' : reason;

/** Events of a document's submission to the tax authority. Instants are ISO strings in UTC with milliseconds. */
export type SubmissionEvent =
  | { readonly type: 'SubmissionQueued'; readonly data: SubmissionQueued }
  | { readonly type: 'AttemptStarted'; readonly data: AttemptStarted }
  | { readonly type: 'AttemptConcluded'; readonly data: AttemptConcluded }
  | { readonly type: 'AttemptPlanned'; readonly data: Plan }
  | { readonly type: 'SubmissionWaits'; readonly data: SubmissionWait }
  | { readonly type: 'SubmissionAccepted'; readonly data: Verdict }
  | { readonly type: 'SubmissionRejected'; readonly data: Verdict }
  | { readonly type: 'SubmissionFailed'; readonly data: Failure }
  /** By the tenant, before any attempt. */
  | { readonly type: 'SubmissionCancelled'; readonly data: Cancelled }
  | { readonly type: 'SubmissionRetried'; readonly data: Plan }
  | { readonly type: 'DecisionAwaited'; readonly data: { readonly answer_blob: string } }
  | { readonly type: 'ReissueOrdered'; readonly data: { readonly replaces_edition: number } }
  | { readonly type: 'SubmissionHeld'; readonly data: Readonly<Record<string, never>> }
  | {
      readonly type: 'ContingencyOrdered';
      readonly data: { readonly replaces_edition: number; readonly simulated: boolean };
    };

/** One edition of a document to be sent; its bytes never change. */
export interface SubmissionOrder {
  readonly tenant_id: string;
  readonly kind: Signed['kind'];
  readonly environment: Environment;
  readonly edition: number;
  readonly number: string;
  readonly type_code: Signed['type_code'];
  readonly cufe: string;
  readonly issued_at: string;
  /** Certificate that signed the document; it also signs the messages that carry it. */
  readonly certificate_id: string;
  readonly xml_blob: string;
  readonly file_number: Signed['file_number'];
  readonly request_blob: string;
  readonly simulate: Signed['simulate'];
  /** The invoice of ours that a note corrects, with the CUFE stated in the note. */
  readonly invoice?: Signed['invoice'];
  /** 1 at once, 2 on credit. */
  readonly payment_form?: Signed['payment_form'];
}

export interface SubmissionQueued extends SubmissionOrder {
  /** The edition was issued in contingency and replaces one that was never sent. */
  readonly in_contingency?: boolean;
  /** Time of the first attempt; null if it was issued in a simulated contingency and is never sent. */
  readonly due_at: string | null;
}

/** Reason for the next attempt. */
export type Because =
  | 'queued'
  /** The previous attempt provably did not reach the tax authority. */
  | 'not_sent'
  /** The outcome of the previous attempt is unknown. */
  | 'unknown_outcome'
  /** The tax authority does not know the document. */
  | 'absent'
  /** The tax authority did not accept the certificate of the message: the tenant's active one signs the next message. */
  | 'untrusted'
  | 'in_process'
  /** The tax authority has a document under this number already, and did not say which one. */
  | 'number_taken'
  | 'retried'
  /** The contingency that the document was issued in is over, or this attempt tests whether it is. */
  | 'released'
  /** The tenant chose to wait for an outage to be declared. */
  | 'resolved'
  /** The test set is accepted and takes no more documents, so the document is sent by SendBillSync. */
  | 'test_set_accepted';

export interface Plan {
  readonly operation: DianOperation;
  readonly because: Because;
  readonly due_at: string;
  /** Number of times in a row that the attempt was put off, as the tax authority did not answer. */
  readonly postponed?: number;
}

export interface AttemptStarted {
  /** Number of the attempt, counted from 1 over all editions of the document. */
  readonly attempt: number;
  readonly edition: number;
  readonly operation: DianOperation;
  readonly because: Because;
  readonly at: string;
  /**
   * Whether it is the first attempt of the edition, after a manual retry, or after waiting for a certificate or an
   * invoice.
   */
  readonly is_first: boolean;
  /** Id of the test set, for SendTestSetAsync. */
  readonly test_set_id?: string;
}

export interface AttemptConcluded {
  readonly attempt: number;
  readonly at: string;
  /** Null if the process that made the attempt died and another one concluded it. */
  readonly duration_ms: number | null;
  readonly outcome: AttemptOutcome;
}

export interface Verdict {
  readonly edition: number;
  readonly cufe: string;
  readonly status_code: string;
  readonly rules: readonly RuleReference[];
  readonly answer_blob: string;
  readonly validated_at: string | null;
  readonly application_response_blob: string | null;
  readonly simulated: boolean;
}

export interface Failure {
  readonly code: FailureCode;
  /** Our own text, without quotes of the answer; the answer itself is in the blob. */
  readonly detail: string;
  readonly answer_blob: string | null;
}

export interface Cancelled {
  readonly edition: number;
  readonly reason_blob: string | null;
}

export interface OpenAttempt {
  readonly attempt: number;
  readonly edition: number;
  readonly operation: DianOperation;
  readonly because: Because;
  readonly started_at: string;
  readonly test_set_id?: string;
}

export interface ConcludedAttempt extends OpenAttempt {
  readonly concluded_at: string;
  readonly duration_ms: number | null;
  readonly outcome: AttemptOutcome;
}

export type Submission = (Awaitable & { readonly status: 'unknown' }) | KnownSubmission;

export type KnownSubmission =
  | (Known & { readonly status: 'planned'; readonly plan: Plan })
  /** The attempt is under way, or the process that made it has died. */
  | (Known & { readonly status: 'attempting'; readonly current: OpenAttempt })
  | (Known & { readonly status: 'accepted' | 'rejected'; readonly verdict: Verdict })
  | (Known & { readonly status: 'failed'; readonly failure: Failure })
  /** No attempt begins any more. */
  | (Known & { readonly status: 'cancelled' })
  /** The edition is replaced by a new one of the issuer: issued in contingency, or as an ordinary document. */
  | (Known & { readonly status: 'replaced'; readonly by: 'contingency' | 'reissue'; readonly simulated: boolean })
  /**
   * The document was sent as issued in contingency, but no outage was declared (CTG01): the tenant chooses how to go
   * on.
   */
  | (Known & { readonly status: 'undecided'; readonly answer_blob: string })
  /** The document waits for the end of the contingency that it was issued in. */
  | (Known & { readonly status: 'held'; readonly plan: Plan })
  /** The document was issued in a simulated contingency and is never sent. */
  | (Known & { readonly status: 'resting' });

interface Known extends Awaitable {
  readonly order: SubmissionOrder;
  readonly in_contingency: boolean;
  /** Concluded attempts of all editions. */
  readonly attempts: readonly ConcludedAttempt[];
  /** Number of attempts since the edition was queued or retried by hand. */
  readonly tries: number;
  /** Last published reason why the document waits. */
  readonly waiting: WaitingReason | null;
  /** Upload of the last transmission, as long as its verdict is pending. */
  readonly upload: Upload | null;
  /** Whether the document was held back once; it stays in `contingency_documents` until its verdict. */
  readonly is_listed: boolean;
}

export interface Upload {
  readonly zip_key: string;
  readonly test_set_id: string | null;
}

export const unknown: Submission = { status: 'unknown', awaitedBy: [] };

const NEVER_QUEUED = { attempts: [], is_listed: false } as const;

export const evolve = (submission: Submission, event: SubmissionEvent): Submission => {
  if (event.type === 'SubmissionQueued') {
    const { due_at, in_contingency = false, ...order } = event.data;
    const { attempts, is_listed } = submission.status === 'unknown' ? NEVER_QUEUED : submission;
    const { awaitedBy } = submission;
    const anew = { tries: 0, waiting: null, upload: null };
    const known: Known = { order, in_contingency, attempts, ...anew, is_listed, awaitedBy };
    if (due_at === null) return { ...known, status: 'resting' };
    return { ...known, status: 'planned', plan: { operation: sendOperation(known.order), because: 'queued', due_at } };
  }
  if (submission.status === 'unknown') throw new Error(`${event.type} of a submission that was never queued`);
  const { order, in_contingency, attempts, tries, waiting, upload, is_listed, awaitedBy } = submission;
  const known: Known = { order, in_contingency, attempts, tries, waiting, upload, is_listed, awaitedBy };
  switch (event.type) {
    case 'AttemptStarted': {
      const { is_first: _, at: started_at, ...opened } = event.data;
      return {
        ...known,
        waiting: isWaitOver(waiting) ? null : waiting,
        upload: isTransmission(opened.operation) ? null : upload,
        status: 'attempting',
        current: { ...opened, started_at },
      };
    }
    case 'AttemptConcluded': {
      if (submission.status !== 'attempting') throw new Error('an attempt ended that had not begun');
      const { at, duration_ms, outcome } = event.data;
      const { current } = submission;
      const concluded: ConcludedAttempt = { ...current, concluded_at: at, duration_ms, outcome };
      const { test_set_id = null } = current;
      const taken = outcome.result === 'uploaded' ? { zip_key: outcome.zip_key, test_set_id } : upload;
      // The next event tells what follows. Until then the plan is to ask for the status.
      const plan: Plan = { operation: statusOperation(taken), because: whyAsk(current), due_at: at };
      const tried = { attempts: [...attempts, concluded], tries: tries + 1 };
      return { ...known, ...tried, upload: taken, status: 'planned', plan };
    }
    case 'AttemptPlanned':
      return { ...known, status: 'planned', plan: event.data };
    case 'SubmissionWaits':
      return { ...submission, waiting: publishedReason(event.data.reason) };
    case 'SubmissionAccepted':
      return { ...known, status: 'accepted', verdict: event.data, waiting: null };
    case 'SubmissionRejected':
      return { ...known, status: 'rejected', verdict: event.data, waiting: null };
    case 'SubmissionFailed':
      return { ...known, status: 'failed', failure: event.data, waiting: null };
    case 'SubmissionCancelled':
      return { ...known, status: 'cancelled', waiting: null };
    case 'SubmissionRetried':
      return { ...known, status: 'planned', plan: event.data, tries: 0, upload: null };
    case 'SubmissionHeld':
      if (submission.status !== 'planned') throw new Error('held, though it was not planned');
      return { ...known, status: 'held', plan: submission.plan, is_listed: true };
    case 'ContingencyOrdered':
      return { ...known, status: 'replaced', by: 'contingency', simulated: event.data.simulated, waiting: null };
    case 'DecisionAwaited':
      return {
        ...known,
        status: 'undecided',
        answer_blob: event.data.answer_blob,
        waiting: 'contingency_not_declared',
      };
    case 'ReissueOrdered':
      return { ...known, status: 'replaced', by: 'reissue', simulated: false, waiting: null };
  }
};

/**
 * Returns the reason for asking again. `number_taken` is kept, as the answer "unknown document" means something else
 * then.
 */
export const whyAsk = ({ because }: OpenAttempt): Because => (because === 'number_taken' ? because : 'unknown_outcome');

/** Returns whether this wait ends when an attempt begins. */
export const isWaitOver = (waiting: Known['waiting']): boolean =>
  waiting === 'certificate_missing' || waiting === 'invoice_not_accepted';

/** Returns the operation that sends a document when no test set is in use. */
export const sendOperation = ({ kind }: Pick<SubmissionOrder, 'kind'>): KindTransmission['operation'] =>
  kindOf(kind).transmission.operation;

/** Returns the operation that asks for the status of the last transmission. */
export const statusOperation = (upload: Upload | null): DianOperation => (upload ? 'GetStatusZip' : 'GetStatus');

/**
 * Returns the next step and its time, or null. After an attempt without an outcome it asks for the status: it may have
 * arrived.
 */
export const nextStep = (submission: Submission, now: string): Plan | null => {
  switch (submission.status) {
    case 'planned':
      return submission.plan;
    case 'attempting':
      return { operation: statusOperation(submission.upload), because: whyAsk(submission.current), due_at: now };
    default:
      return null;
  }
};

/** Returns whether the next step is planned or under way. */
export const isUnderWay = ({ status }: Submission): boolean => status === 'planned' || status === 'attempting';

/** Returns whether the present edition may have reached the tax authority. */
export const mayHaveReached = ({ attempts, order }: KnownSubmission): boolean =>
  attempts.some(
    ({ edition, operation, outcome }) =>
      edition === order.edition && isTransmission(operation) && !isProvablyUnread(outcome),
  );

/** The request did not arrive, or its security header was refused before the document in it was read. */
const isProvablyUnread = (outcome: AttemptOutcome): boolean =>
  outcome.result === 'not_sent' || (outcome.result === 'fault' && isSecurityFault(outcome.code));

/** Returns whether the document's own certificate was not accepted for a message with the present edition. */
export const isUntrusted = ({ attempts, order }: KnownSubmission): boolean =>
  attempts.some(
    ({ edition, outcome }) => edition === order.edition && outcome.result === 'fault' && outcome.is_of_certificate,
  );

/** Returns whether no edition has reached the tax authority, nor may be reaching it now. */
export const provablyNeverArrived = ({ status, attempts }: KnownSubmission): boolean =>
  status !== 'attempting' &&
  attempts.every(({ operation, outcome }) => !isTransmission(operation) || outcome.result === 'not_sent');

/** Returns whether the next transmission can wait, as the tax authority provably does not have the document. */
export const mayBeHeldBack = (submission: KnownSubmission): boolean =>
  submission.status === 'planned' && !mayHaveReached(submission);
