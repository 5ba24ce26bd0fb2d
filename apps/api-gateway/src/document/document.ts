import {
  type DocumentStatus,
  documentStatusAfter,
  type FailureOwner,
  hasVerdict,
  type Message,
  type MessageData,
  SENTENCES,
  type StatusState,
  type WaitingReason,
} from '@rubrica/contracts';

/** The part of a document's resource that changes, folded from the facts of its life. */
export interface DocumentView {
  readonly status: DocumentStatus;
  readonly waiting: Waiting | null;
  readonly edition: number;
  readonly number: string | null;
  readonly prefix: string | null;
  readonly sequence: number | null;
  readonly numbering_range_id: string | null;
  readonly cufe: string | null;
  readonly type_code: string | null;
  readonly issued_at: string | null;
  readonly xml_blob: string | null;
  readonly pdf_blob: string | null;
  /** Set when a PDF of a document that has ended will come. */
  readonly is_drawn?: true;
  readonly zip_blob: string | null;
  readonly application_response_blob: string | null;
  readonly dian: DianVerdict | null;
  /** One entry per mailing, in the order in which they were sent. */
  readonly mailings: readonly MailingView[];
  readonly failure: Failure | null;
  readonly updated_at: string;
}

export interface Waiting {
  readonly reason: WaitingReason;
  readonly since: string;
  readonly action: string;
  readonly choices: readonly string[];
}

export interface DianVerdict {
  readonly status_code: string;
  readonly validated_at: string | null;
  /** Blob with the text of the tax authority. */
  readonly answer_blob: string;
}

export interface Failure {
  /** The service in which it failed, and which can retry it. */
  readonly owner: FailureOwner;
  readonly code: string;
  readonly detail: string;
  /** Blob with the text of the tax authority, or of the tenant who cancelled it; null when there is none. */
  readonly answer_blob: string | null;
  /** Status before the failure, which a retry restores. */
  readonly before: DocumentStatus;
}

export interface MailingView {
  readonly mailing_id: string;
  readonly status: 'sent' | 'delivered' | 'bounced' | 'complained';
  readonly recipient_blob: string;
}

export const queuedView = (at: string): DocumentView => ({
  status: 'queued',
  waiting: null,
  edition: 0,
  number: null,
  prefix: null,
  sequence: null,
  numbering_range_id: null,
  cufe: null,
  type_code: null,
  issued_at: null,
  xml_blob: null,
  pdf_blob: null,
  zip_blob: null,
  application_response_blob: null,
  dian: null,
  mailings: [],
  failure: null,
  updated_at: at,
});

/** Tells whether a ticket of the document may be handed over: it is signed, and DIAN has not rejected it. */
export const isPrintable = ({ status, xml_blob }: DocumentView): boolean =>
  xml_blob !== null && status !== 'rejected_by_dian' && status !== 'failed';

/** A document that collects requests: it waits for the end of the week. */
export const collectingView = (at: string): DocumentView => ({
  ...queuedView(at),
  waiting: { reason: 'week_open', since: at, action: SENTENCES.weekOpen.en, choices: [] },
});

/** Returns the view of a document before all facts. */
export const firstView = (at: string, isCollecting: boolean): DocumentView =>
  isCollecting ? collectingView(at) : queuedView(at);

const statusStateOf = ({ status, edition, failure }: DocumentView): StatusState => ({
  status,
  edition,
  failedIn: failure?.owner ?? null,
  failedFrom: failure?.before ?? null,
});

/** Returns the view with the next status, and without what it waited for or failed of. */
const goesOn = (view: DocumentView, { status }: StatusState): DocumentView =>
  hasVerdict(view) ? view : { ...view, status, waiting: null, failure: null };

const waits = (view: DocumentView, waiting: Waiting): DocumentView => (hasVerdict(view) ? view : { ...view, waiting });

/** Returns the view after a fact, given in the order of the log. A fact that comes late takes nothing back. */
export const evolveView = (view: DocumentView, message: Message): DocumentView => {
  const after = evolve(view, message);
  return after === view ? view : { ...after, updated_at: message.time };
};

const evolve = (view: DocumentView, message: Message): DocumentView => {
  const known = statusStateOf(view);
  const next = documentStatusAfter(known, message);
  const isLate = next === known;
  switch (message.type) {
    case 'co.rubrica.document.numbered.v1': {
      const { number, prefix, sequence, type_code, issued_at, numbering_range_id } = message.data;
      return { ...view, waiting: null, number, prefix, sequence, type_code, issued_at, numbering_range_id };
    }
    case 'co.rubrica.document.redated.v1':
      return { ...view, issued_at: message.data.issued_at };
    case 'co.rubrica.document.issuing-waits.v1': {
      const { reason, action } = message.data;
      return waits(view, { reason, since: message.time, action, choices: [] });
    }
    case 'co.rubrica.document.submission-waits.v1': {
      const { reason, action, choices } = message.data;
      return waits(view, { reason, since: message.time, action, choices });
    }
    case 'co.rubrica.document.reissue-ordered.v1':
      return { ...view, waiting: null };
    case 'co.rubrica.document.signed.v1': {
      if (isLate) return view;
      const { edition, cufe, type_code, issued_at, xml_blob } = message.data;
      // PDF and package of the edition before do not belong to this one.
      const files = edition === view.edition ? {} : { pdf_blob: null, zip_blob: null };
      return { ...goesOn(view, next), ...files, edition, cufe, type_code, issued_at, xml_blob };
    }
    case 'co.rubrica.document.submitted.v1':
    case 'co.rubrica.document.contingency-issued.v1':
      return goesOn(view, next);
    case 'co.rubrica.document.accepted.v1':
    case 'co.rubrica.document.rejected.v1':
      return isLate ? view : { ...withVerdict(goesOn(view, next), message.data), ...filesAfter(view, next) };
    case 'co.rubrica.document.rendered.v1':
      return message.data.edition < view.edition ? view : { ...view, pdf_blob: message.data.pdf_blob };
    case 'co.rubrica.document.packaged.v1':
      return message.data.edition < view.edition ? view : { ...view, zip_blob: message.data.zip_blob };
    case 'co.rubrica.document.issuing-failed.v1': {
      const { code, detail, cufe } = message.data;
      if (isLate) return view;
      const ended = failed(view, next, { owner: 'document-issuer', code, detail, answer_blob: null });
      return cufe === undefined ? ended : { ...ended, cufe, is_drawn: true };
    }
    case 'co.rubrica.document.submission-cancelled.v1':
    case 'co.rubrica.document.cancelled.v1':
      return isLate
        ? view
        : failed(withoutReturned(view, message), next, {
            owner: next.failedIn ?? 'document-issuer',
            code: 'cancelled',
            detail: SENTENCES.cancelled.en,
            answer_blob: message.data.reason_blob,
          });
    case 'co.rubrica.document.submission-failed.v1': {
      const { code, detail, answer_blob } = message.data;
      if (isLate) return view;
      return { ...failed(view, next, { owner: 'dian-submitter', code, detail, answer_blob }), is_drawn: true };
    }
    case 'co.rubrica.document.issuing-retried.v1':
    case 'co.rubrica.document.submission-retried.v1':
      return isLate ? view : { ...view, status: next.status, failure: null };
    case 'co.rubrica.document.email-sent.v1':
      return withMailing(view, message.data, 'sent');
    case 'co.rubrica.document.email-delivered.v1':
      return withMailing(view, message.data, 'delivered');
    case 'co.rubrica.document.email-bounced.v1':
      return withMailing(view, message.data, 'bounced');
    case 'co.rubrica.document.email-complained.v1':
      return withMailing(view, message.data, 'complained');
    default:
      return view;
  }
};

/** Returns the view without the number that another document gets, and without what has it in it. */
const withoutReturned = (view: DocumentView, { data }: Message): DocumentView => {
  if (!('number_returned' in data) || data.number_returned !== true) return view;
  const { number, prefix, sequence, numbering_range_id, cufe, issued_at, xml_blob, pdf_blob, zip_blob } = queuedView(
    view.updated_at,
  );
  return { ...view, number, prefix, sequence, numbering_range_id, cufe, issued_at, xml_blob, pdf_blob, zip_blob };
};

const failed = (
  view: DocumentView,
  { status, failedFrom }: StatusState,
  failure: Omit<Failure, 'before'>,
): DocumentView => ({
  ...view,
  status,
  waiting: null,
  failure: { ...failure, before: failedFrom ?? view.status },
});

const withVerdict = (view: DocumentView, data: MessageData<'co.rubrica.document.accepted.v1'>): DocumentView => ({
  ...view,
  application_response_blob: data.application_response_blob,
  dian: { status_code: data.status_code, validated_at: data.validated_at, answer_blob: data.answer_blob },
});

/** A document is drawn anew after its verdict: marked as rejected, or without the mark of one that has failed. */
const filesAfter = (
  { pdf_blob, zip_blob }: DocumentView,
  { status }: StatusState,
): Partial<Pick<DocumentView, 'pdf_blob' | 'is_drawn'>> =>
  status === 'rejected_by_dian'
    ? { pdf_blob: null, is_drawn: true }
    : { pdf_blob: zip_blob === null ? null : pdf_blob };

const withMailing = (
  view: DocumentView,
  { mailing_id, recipient_blob }: { readonly mailing_id: string; readonly recipient_blob: string },
  status: MailingView['status'],
): DocumentView => {
  const known = view.mailings.find((mailing) => mailing.mailing_id === mailing_id);
  if (!known) return { ...view, mailings: [...view.mailings, { mailing_id, status, recipient_blob }] };
  // A mail that was sent again after a crash: its outcome is already known.
  if (status === 'sent') return view;
  const changed = { mailing_id, status, recipient_blob };
  return { ...view, mailings: view.mailings.map((mailing) => (mailing === known ? changed : mailing)) };
};
