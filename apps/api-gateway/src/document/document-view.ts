import type { DocumentStatus, Message, MessageData } from '@rubrica/contracts';

/** What the lifecycle says of a document, folded: the changing half of the Document resource. */
export interface DocumentView {
  readonly status: DocumentStatus;
  readonly waiting: Waiting | null;
  readonly edition: number;
  readonly number: string | null;
  readonly prefix: string | null;
  readonly sequence: number | null;
  readonly cufe: string | null;
  readonly type_code: string | null;
  readonly issued_at: string | null;
  readonly xml_blob: string | null;
  readonly pdf_blob: string | null;
  readonly zip_blob: string | null;
  readonly application_response_blob: string | null;
  readonly dian: DianVerdict | null;
  /** Per mailing, in the order they were sent. */
  readonly mailings: readonly MailingView[];
  readonly failure: Failure | null;
  readonly updated_at: string;
}

export interface Waiting {
  readonly reason: string;
  readonly since: string;
  readonly action: string;
  readonly choices: readonly string[];
}

export interface DianVerdict {
  readonly status_code: string;
  readonly validated_at: string | null;
  /** What the tax authority said of it, in its own words. */
  readonly answer_blob: string;
}

export interface Failure {
  readonly code: string;
  readonly detail: string;
  /** Null: the tax authority said nothing of it. */
  readonly answer_blob: string | null;
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

/** A verdict is for ever: whatever comes after it changes files and mails, never the status. */
const hasVerdict = ({ status }: DocumentView): boolean =>
  status === 'accepted_by_dian' || status === 'rejected_by_dian';

/** Statuses in the order of a document's way; a late fact does not take it back. */
const moved = (view: DocumentView, status: 'signed' | 'submitted'): DocumentStatus =>
  hasVerdict(view) || view.status === 'accepted_contingency' || (view.status === 'submitted' && status === 'signed')
    ? view.status
    : status;

export const evolveView = (view: DocumentView, message: Message): DocumentView => {
  const after = evolve(view, message);
  return after === view ? view : { ...after, updated_at: message.time };
};

const evolve = (view: DocumentView, message: Message): DocumentView => {
  switch (message.type) {
    case 'co.rubrica.document.numbered.v1': {
      const { number, prefix, sequence, type_code, issued_at } = message.data;
      return { ...view, waiting: null, number, prefix, sequence, type_code, issued_at };
    }
    case 'co.rubrica.document.redated.v1':
      return { ...view, issued_at: message.data.issued_at };
    case 'co.rubrica.document.issuing-waits.v1': {
      const { reason, action } = message.data;
      return { ...view, waiting: { reason, since: message.time, action, choices: [] } };
    }
    case 'co.rubrica.document.submission-waits.v1': {
      const { reason, action, choices } = message.data;
      return { ...view, waiting: { reason, since: message.time, action, choices } };
    }
    case 'co.rubrica.document.signed.v1': {
      const { edition, cufe, type_code, issued_at, xml_blob } = message.data;
      return {
        ...view,
        status: moved(view, 'signed'),
        waiting: null,
        failure: null,
        edition,
        cufe,
        type_code,
        issued_at,
        xml_blob,
      };
    }
    case 'co.rubrica.document.submitted.v1':
      return { ...view, status: moved(view, 'submitted') };
    case 'co.rubrica.document.contingency-issued.v1':
      return hasVerdict(view) ? view : { ...view, status: 'accepted_contingency', waiting: null };
    case 'co.rubrica.document.accepted.v1':
    case 'co.rubrica.document.rejected.v1':
      return hasVerdict(view)
        ? view
        : withVerdict(
            view,
            message.type === 'co.rubrica.document.accepted.v1' ? 'accepted_by_dian' : 'rejected_by_dian',
            message.data,
          );
    case 'co.rubrica.document.rendered.v1':
      return { ...view, pdf_blob: message.data.pdf_blob };
    case 'co.rubrica.document.packaged.v1':
      return { ...view, zip_blob: message.data.zip_blob };
    case 'co.rubrica.document.issuing-failed.v1':
      return failed(view, { code: message.data.code, detail: message.data.detail, answer_blob: null });
    case 'co.rubrica.document.submission-failed.v1': {
      const { code, detail, answer_blob } = message.data;
      return failed(view, { code, detail, answer_blob });
    }
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

const failed = (view: DocumentView, failure: Failure): DocumentView =>
  hasVerdict(view) ? view : { ...view, status: 'failed', waiting: null, failure };

const withVerdict = (
  view: DocumentView,
  status: DocumentStatus,
  data: MessageData<'co.rubrica.document.accepted.v1'>,
): DocumentView => ({
  ...view,
  status,
  waiting: null,
  failure: null,
  application_response_blob: data.application_response_blob,
  dian: { status_code: data.status_code, validated_at: data.validated_at, answer_blob: data.answer_blob },
});

const withMailing = (
  view: DocumentView,
  { mailing_id, recipient_blob }: { readonly mailing_id: string; readonly recipient_blob: string },
  status: MailingView['status'],
): DocumentView => ({
  ...view,
  mailings: [
    ...view.mailings.filter((mailing) => mailing.mailing_id !== mailing_id),
    { mailing_id, status, recipient_blob },
  ],
});
