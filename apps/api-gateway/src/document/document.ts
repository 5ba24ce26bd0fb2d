import type { DocumentStatus, Message, MessageData } from '@rubrica/contracts';

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
  readonly zip_blob: string | null;
  readonly application_response_blob: string | null;
  readonly dian: DianVerdict | null;
  /** One entry per mailing, in the order in which they were sent. */
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
  /** Blob with the text of the tax authority. */
  readonly answer_blob: string;
}

export interface Failure {
  /** The service in which it failed, and which can retry it. */
  readonly owner: 'document-issuer' | 'dian-submitter';
  readonly code: string;
  readonly detail: string;
  /** Blob with the text of the tax authority; null when there is none. */
  readonly answer_blob: string | null;
  /** Status before the failure, which a retry restores. Absent in views of failures that are older than this field. */
  readonly before?: DocumentStatus;
  /** True while its owner is being asked to retry it. */
  readonly retrying?: boolean;
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

/**
 * Tells whether the tax authority has accepted or rejected it. Later facts then change files and mails, never the
 * status.
 */
const hasVerdict = ({ status }: DocumentView): boolean =>
  status === 'accepted_by_dian' || status === 'rejected_by_dian';

/**
 * Returns the view with the next status, and without what it waited for or failed of. The status never goes backwards.
 */
const goesOn = (view: DocumentView, status: 'signed' | 'submitted' | 'accepted_contingency'): DocumentView => {
  if (hasVerdict(view)) return view;
  const stays = view.status === 'accepted_contingency' || (view.status === 'submitted' && status === 'signed');
  return { ...view, status: stays ? view.status : status, waiting: null, failure: null };
};

const waits = (view: DocumentView, waiting: Waiting): DocumentView => (hasVerdict(view) ? view : { ...view, waiting });

/** Returns the view after a fact, given in the order of the log. A fact that comes late takes nothing back. */
export const evolveView = (view: DocumentView, message: Message): DocumentView => {
  const after = evolve(view, message);
  return after === view ? view : { ...after, updated_at: message.time };
};

const evolve = (view: DocumentView, message: Message): DocumentView => {
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
    case 'co.rubrica.document.submission-waits.v2': {
      const { reason, action, choices } = message.data;
      return waits(view, { reason, since: message.time, action, choices });
    }
    case 'co.rubrica.document.note-waits.v1':
    case 'co.rubrica.document.test-set-waits.v1': {
      const { action } = message.data;
      return waits(view, { reason: 'invoice_not_accepted', since: message.time, action, choices: [] });
    }
    case 'co.rubrica.document.signed.v1': {
      const { edition, cufe, type_code, issued_at, xml_blob } = message.data;
      if (edition < view.edition) return view;
      // PDF and package of the edition before do not belong to this one.
      const files = edition === view.edition ? {} : { pdf_blob: null, zip_blob: null };
      return { ...goesOn(view, 'signed'), ...files, edition, cufe, type_code, issued_at, xml_blob };
    }
    case 'co.rubrica.document.submitted.v1':
      return goesOn(view, 'submitted');
    case 'co.rubrica.document.contingency-issued.v1':
      return goesOn(view, 'accepted_contingency');
    case 'co.rubrica.document.accepted.v1':
      return withVerdict(view, 'accepted_by_dian', message.data);
    case 'co.rubrica.document.rejected.v1':
      return withVerdict(view, 'rejected_by_dian', message.data);
    case 'co.rubrica.document.rendered.v1':
      return message.data.edition < view.edition ? view : { ...view, pdf_blob: message.data.pdf_blob };
    case 'co.rubrica.document.packaged.v1':
      return message.data.edition < view.edition ? view : { ...view, zip_blob: message.data.zip_blob };
    case 'co.rubrica.document.issuing-failed.v1':
      return failed(view, {
        owner: 'document-issuer',
        code: message.data.code,
        detail: message.data.detail,
        answer_blob: null,
      });
    case 'co.rubrica.document.submission-failed.v1': {
      const { code, detail, answer_blob } = message.data;
      return failed(view, { owner: 'dian-submitter', code, detail, answer_blob });
    }
    case 'co.rubrica.document.issuing-retried.v1':
      return retried(view, 'document-issuer');
    case 'co.rubrica.document.submission-retried.v1':
      return retried(view, 'dian-submitter');
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

const failed = (view: DocumentView, failure: Failure): DocumentView => {
  if (hasVerdict(view)) return view;
  const before = view.failure?.before ?? view.status;
  return { ...view, status: 'failed', waiting: null, failure: { ...failure, before } };
};

/** Restores the status before the failure. */
const retried = (view: DocumentView, owner: Failure['owner']): DocumentView => {
  if (view.failure?.owner !== owner) return view;
  const { before = owner === 'document-issuer' ? 'queued' : 'signed' } = view.failure;
  return { ...view, status: before, failure: null };
};

const withVerdict = (
  view: DocumentView,
  status: DocumentStatus,
  data: MessageData<'co.rubrica.document.accepted.v1'>,
): DocumentView =>
  hasVerdict(view)
    ? view
    : {
        ...view,
        status,
        waiting: null,
        failure: null,
        application_response_blob: data.application_response_blob,
        dian: { status_code: data.status_code, validated_at: data.validated_at, answer_blob: data.answer_blob },
      };

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
