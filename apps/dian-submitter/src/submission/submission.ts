import type { Environment, MessageData } from '@rubrica/contracts';
import type { AttemptOutcome } from '../dian/attempt-outcome.js';
import { type DianOperation, isTransmission } from '../dian/operation.js';

type Signed = MessageData<'co.rubrica.document.signed.v1'>;
type VerdictFact = MessageData<'co.rubrica.document.accepted.v1'>;
export type RuleReference = VerdictFact['rules'][number];
export type WaitingReason = MessageData<'co.rubrica.document.submission-waits.v2'>['reason'];

/** A document's way to the tax authority and back. Instants are ISO strings in UTC with milliseconds. */
export type SubmissionEvent =
  | { readonly type: 'SubmissionQueued'; readonly data: SubmissionQueued }
  | { readonly type: 'AttemptStarted'; readonly data: AttemptStarted }
  | { readonly type: 'AttemptConcluded'; readonly data: AttemptConcluded }
  | { readonly type: 'AttemptPlanned'; readonly data: Plan }
  | { readonly type: 'SubmissionWaits'; readonly data: { readonly reason: WaitingReason } }
  /** A note for a test set: invoices of the set are under way. */
  | { readonly type: 'InvoicesAwaited'; readonly data: Readonly<Record<string, never>> }
  /** Of a note that is held: its invoice has no verdict. */
  | { readonly type: 'InvoiceAwaited'; readonly data: { readonly invoice_id: string } }
  | { readonly type: 'SubmissionAccepted'; readonly data: Verdict }
  | { readonly type: 'SubmissionRejected'; readonly data: Verdict }
  | { readonly type: 'SubmissionFailed'; readonly data: Failure }
  | { readonly type: 'SubmissionRetried'; readonly data: Plan }
  | { readonly type: 'DecisionAwaited'; readonly data: { readonly answer_blob: string } }
  | { readonly type: 'ReissueOrdered'; readonly data: { readonly replaces_edition: number } }
  | { readonly type: 'SubmissionHeld'; readonly data: Readonly<Record<string, never>> }
  | {
      readonly type: 'ContingencyOrdered';
      readonly data: { readonly replaces_edition: number; readonly simulated: boolean };
    };

/** What is to be sent: one edition of a document, whose bytes never change. */
export interface SubmissionOrder {
  readonly tenant_id: string;
  readonly kind: Signed['kind'];
  readonly environment: Environment;
  readonly edition: number;
  readonly number: string;
  readonly type_code: Signed['type_code'];
  readonly cufe: string;
  readonly issued_at: string;
  /** Signed the document, and signs the messages that carry it. */
  readonly certificate_id: string;
  readonly xml_blob: string;
  readonly file_number: Signed['file_number'];
  readonly request_blob: string;
  readonly simulate: Signed['simulate'];
  /** Of a note: the invoice of ours that it corrects, by the CUFE that stands in it. Absent of what was stored before. */
  readonly invoice?: Signed['invoice'];
}

export interface SubmissionQueued extends SubmissionOrder {
  /** Issued in a contingency: it takes the place of an edition that was never sent. Absent of what was stored before. */
  readonly in_contingency?: boolean;
  /** Null: nothing is sent, as the contingency that this edition was made in is simulated. */
  readonly due_at: string | null;
}

/** Why the next attempt is made. */
export type Because =
  | 'queued'
  /** The attempt before provably did not reach the tax authority. */
  | 'not_sent'
  /** Nobody knows what became of the attempt before. */
  | 'unknown_outcome'
  /** The tax authority does not know the document. */
  | 'absent'
  | 'in_process'
  /** The tax authority has this number already, and did not say of which document. */
  | 'number_taken'
  | 'retried'
  /** The contingency that it was issued in is over, or seems to be. */
  | 'released'
  /** The tenant chose to wait for an outage to be declared. */
  | 'resolved'
  /** Its test set takes no more documents, as it is accepted: the document goes the ordinary way. */
  | 'test_set_accepted';

export interface Plan {
  readonly operation: DianOperation;
  readonly because: Because;
  readonly due_at: string;
  /** How often it was put off in a row as nobody answers. */
  readonly postponed?: number;
}

export interface AttemptStarted {
  /** 1, 2, 3 … over all editions of the document. */
  readonly attempt: number;
  readonly edition: number;
  readonly operation: DianOperation;
  readonly because: Because;
  readonly at: string;
  /** Of the edition, or since it was retried by hand or had to wait for a certificate. */
  readonly is_first: boolean;
  /** Of SendTestSetAsync: the set as it was named then. */
  readonly test_set_id?: string;
}

export interface AttemptConcluded {
  readonly attempt: number;
  readonly at: string;
  /** Null: its owner died, and another concluded it. */
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
  /** Of ours, quoting nobody; what the tax authority said is the blob. */
  readonly detail: string;
  readonly answer_blob: string | null;
}

export type FailureCode =
  | 'number_collision'
  | 'dian_certificate_unauthorized'
  | 'dian_request_refused'
  | 'dian_security_fault'
  | 'transport_signature_refused'
  | 'test_set_refused';

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

export type Submission = { readonly status: 'unknown' } | KnownSubmission;

export type KnownSubmission =
  | (Known & { readonly status: 'planned'; readonly plan: Plan })
  /** Under way, or its owner has died. */
  | (Known & { readonly status: 'attempting'; readonly current: OpenAttempt })
  | (Known & { readonly status: 'accepted' | 'rejected'; readonly verdict: Verdict })
  | (Known & { readonly status: 'failed'; readonly failure: Failure })
  /** By an edition which the issuer makes: in contingency, or as an ordinary one after all. */
  | (Known & { readonly status: 'replaced'; readonly by: 'contingency' | 'reissue'; readonly simulated: boolean })
  /** Transmitted as issued in contingency, where no outage was declared (CTG01): the tenant says how it goes on. */
  | (Known & { readonly status: 'undecided'; readonly answer_blob: string })
  /** Issued in a contingency that goes on, or a note whose invoice has no verdict: transmitted afterwards. */
  | (Known & { readonly status: 'held'; readonly plan: Plan })
  /** Issued in a simulated contingency, whose end nobody simulates. */
  | (Known & { readonly status: 'resting' });

interface Known {
  readonly order: SubmissionOrder;
  readonly in_contingency: boolean;
  /** Of all editions, those that have an outcome. */
  readonly attempts: readonly ConcludedAttempt[];
  /** How many of them since the edition was queued or retried by hand. */
  readonly tries: number;
  /** What the world was told last that the document waits for. */
  readonly waiting: WaitingReason | 'invoice_not_accepted' | null;
  /** The last transmission, where it was taken to be judged later and is not judged yet. */
  readonly upload: Upload | null;
  /** It was held back once: until its verdict it stands on the list of such documents. */
  readonly is_listed: boolean;
}

export interface Upload {
  readonly zip_key: string;
  readonly test_set_id: string | null;
}

export const unknown: Submission = { status: 'unknown' };

export const evolve = (submission: Submission, event: SubmissionEvent): Submission => {
  if (event.type === 'SubmissionQueued') {
    const { due_at, in_contingency = false, ...order } = event.data;
    const [attempts, is_listed] =
      submission.status === 'unknown' ? [[], false] : [submission.attempts, submission.is_listed];
    const known: Known = { order, in_contingency, attempts, tries: 0, waiting: null, upload: null, is_listed };
    if (due_at === null) return { ...known, status: 'resting' };
    return { ...known, status: 'planned', plan: { operation: 'SendBillSync', because: 'queued', due_at } };
  }
  if (submission.status === 'unknown') throw new Error(`${event.type} of a submission that was never queued`);
  const { order, in_contingency, attempts, tries, waiting, upload, is_listed } = submission;
  const known: Known = { order, in_contingency, attempts, tries, waiting, upload, is_listed };
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
      // What follows is said by the next event. This is what would be right if none came.
      const plan: Plan = { operation: statusOperation(taken), because: whyAsk(current), due_at: at };
      const tried = { attempts: [...attempts, concluded], tries: tries + 1 };
      return { ...known, ...tried, upload: taken, status: 'planned', plan };
    }
    case 'AttemptPlanned':
      return { ...known, status: 'planned', plan: event.data };
    case 'SubmissionWaits':
      return { ...submission, waiting: event.data.reason };
    case 'InvoicesAwaited':
    case 'InvoiceAwaited':
      return { ...submission, waiting: 'invoice_not_accepted' };
    case 'SubmissionAccepted':
      return { ...known, status: 'accepted', verdict: event.data, waiting: null };
    case 'SubmissionRejected':
      return { ...known, status: 'rejected', verdict: event.data, waiting: null };
    case 'SubmissionFailed':
      return { ...known, status: 'failed', failure: event.data, waiting: null };
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

/** A question that remains open keeps its reason: the answer means something else for each. */
export const whyAsk = ({ because }: OpenAttempt): Because => (because === 'number_taken' ? because : 'unknown_outcome');

/** An attempt cannot begin while it lasts. */
export const isWaitOver = (waiting: Known['waiting']): boolean =>
  waiting === 'certificate_missing' || waiting === 'invoice_not_accepted';

/** How to ask what became of the last transmission. */
export const statusOperation = (upload: Upload | null): DianOperation => (upload ? 'GetStatusZip' : 'GetStatus');

/** What is to be done next, and when; null: nothing. An attempt without an outcome may have reached the tax authority. */
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
