import type { Message } from '../message/message.js';
import type { DocumentStatus } from './public-event.js';

/** The services in which a document can fail, and which can retry it. */
export type FailureOwner = 'document-issuer' | 'dian-submitter';

/** The status of a document, and the data that decides which status the next fact gives. */
export interface StatusState {
  readonly status: DocumentStatus;
  /** The newest signed edition; 0 before the first signature. */
  readonly edition: number;
  /** The service in which it failed; null unless `failed`. */
  readonly failedIn: FailureOwner | null;
  /** Status before the failure, which a retry restores; null as in `failedIn`. */
  readonly failedFrom: DocumentStatus | null;
}

/** Tells whether the tax authority has accepted or rejected the document. The status is then final. */
export const hasVerdict = ({ status }: Pick<StatusState, 'status'>): boolean =>
  status === 'accepted_by_dian' || status === 'rejected_by_dian';

/**
 * Returns the status of a document after a fact of its life, given in the order of the log. Every service that shows a
 * status folds with this function, so that an answer of the API and a public event say the same. Returns `known` itself
 * for a fact that concerns no status, that comes after the verdict, or that is older than what is known.
 */
export const documentStatusAfter = (known: StatusState, fact: Message): StatusState => {
  switch (fact.type) {
    case 'co.rubrica.document.signed.v1':
      return fact.data.edition < known.edition
        ? known
        : { ...afterSending(known, 'signed'), edition: fact.data.edition };
    case 'co.rubrica.document.submitted.v1':
      return afterSending(known, 'submitted');
    case 'co.rubrica.document.contingency-issued.v1':
      return withStatus(known, 'accepted_contingency');
    case 'co.rubrica.document.accepted.v1':
      return withStatus(known, 'accepted_by_dian');
    case 'co.rubrica.document.rejected.v1':
      return withStatus(known, 'rejected_by_dian');
    case 'co.rubrica.document.issuing-failed.v1':
    case 'co.rubrica.document.cancelled.v1':
      return afterFailure(known, 'document-issuer');
    case 'co.rubrica.document.submission-failed.v1':
    case 'co.rubrica.document.submission-cancelled.v1':
      return afterFailure(known, 'dian-submitter');
    case 'co.rubrica.document.issuing-retried.v1':
      return afterRetry(known, 'document-issuer');
    case 'co.rubrica.document.submission-retried.v1':
      return afterRetry(known, 'dian-submitter');
    default:
      return known;
  }
};

const withStatus = (known: StatusState, status: DocumentStatus): StatusState =>
  hasVerdict(known) ? known : { ...known, status, failedIn: null, failedFrom: null };

/** Neither `submitted` nor `accepted_contingency` goes back to an earlier status. */
const afterSending = (known: StatusState, status: 'signed' | 'submitted'): StatusState => {
  const stays = known.status === 'accepted_contingency' || (known.status === 'submitted' && status === 'signed');
  return withStatus(known, stays ? known.status : status);
};

const afterFailure = (known: StatusState, failedIn: FailureOwner): StatusState => {
  if (hasVerdict(known)) return known;
  return {
    ...known,
    status: 'failed',
    failedIn,
    failedFrom: known.status === 'failed' ? known.failedFrom : known.status,
  };
};

const afterRetry = (known: StatusState, owner: FailureOwner): StatusState =>
  known.failedIn === owner && known.failedFrom !== null ? withStatus(known, known.failedFrom) : known;
