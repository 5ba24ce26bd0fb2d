import type { EndingCertificate } from '../letter/expiry-letter.js';
import type { MailedEvent } from '../letter/event-letter.js';
import type { MailedPackage } from '../letter/letter.js';
import type { SwitchedOffEndpoint } from '../letter/switch-off-letter.js';

/**
 * Events of mailing one document edition, one event of an invoice, or one notice, to one recipient. Addresses and replies of servers are in blobs, never in an
 * event. Instants are ISO strings in UTC.
 */
export type MailingEvent =
  | { readonly type: 'MailingRequested'; readonly data: MailingRequested }
  /** Recorded before the mail is sent. `attempt` counts from 1 and includes attempts that a crash ended. */
  | { readonly type: 'AttemptBegun'; readonly data: { readonly attempt: number; readonly at: string } }
  /** The server asked to try later, or could not be reached. */
  | { readonly type: 'MailDeferred'; readonly data: { readonly recipient_blob: string; readonly next_at: string } }
  /** A report says that the mail, which a server had taken, failed for now. It is sent again. */
  | { readonly type: 'MailReturned'; readonly data: { readonly recipient_blob: string; readonly next_at: string } }
  | { readonly type: 'MailDelivered'; readonly data: { readonly recipient_blob: string } }
  /** A server has taken a mail that had come back. Others were told of a delivery before. */
  | { readonly type: 'MailDeliveredAgain'; readonly data: { readonly recipient_blob: string } }
  | { readonly type: 'MailBounced'; readonly data: { readonly recipient_blob: string } }
  | { readonly type: 'MailComplained'; readonly data: { readonly recipient_blob: string } };

/** What is mailed: a package to a buyer, an event to the other party of an invoice, or a notice to the tenant itself. */
export type MailContent = MailedPackage | MailedEvent | Notice;

/** A certificate ends soon, or a webhook endpoint was switched off. */
export type Notice = (EndingCertificate | SwitchedOffEndpoint) & {
  /** Blob with the tenant's profile. */
  readonly profile_blob: string;
};

export const isNotice = (content: MailContent): content is Notice => 'profile_blob' in content;

export const isEvent = (content: MailContent): content is MailedEvent => 'document_event_id' in content;

/** Returns the id of the document or event that a mail brings; null for a notice. */
export const mailedId = (content: MailContent): string | null => {
  if (isNotice(content)) return null;
  return isEvent(content) ? content.document_event_id : content.document_id;
};

/** Tells whether the mail leaves the house. One of the test environment is kept in a folder. */
export const isLive = (content: MailContent): boolean =>
  'environment' in content ? content.environment !== 'test' : content.livemode;

export type MailingSubject = MailContent & {
  readonly tenant_id: string;
  /** Message-ID header, without angle brackets; the same in all attempts. */
  readonly message_id: string;
};

export type MailingRequested = MailingSubject & {
  readonly recipient_blob: string;
  readonly due_at: string;
};

interface KnownMailing {
  readonly subject: MailingSubject;
  readonly recipientBlob: string;
  readonly requestedAt: string;
  readonly attempts: number;
  /** Failures after which it was to be tried again. */
  readonly deferrals: number;
  readonly dueAt: string;
  /** Start of the attempt whose outcome is not known yet; null when there is none. */
  readonly begunAt: string | null;
  /** Whether others were told that it was delivered. They are told once. */
  readonly isDeliverySaid: boolean;
}

export type Mailing =
  | { readonly status: 'unknown' }
  | (KnownMailing & { readonly status: 'queued' | 'sent' })
  | (KnownMailing & { readonly status: 'delivered' | 'bounced' | 'complained' });

export const unknown: Mailing = { status: 'unknown' };

export const evolve = (mailing: Mailing, event: MailingEvent): Mailing => {
  if (event.type === 'MailingRequested') {
    const { recipient_blob: recipientBlob, due_at: dueAt, ...subject } = event.data;
    return {
      status: 'queued',
      subject,
      recipientBlob,
      requestedAt: dueAt,
      attempts: 0,
      deferrals: 0,
      dueAt,
      begunAt: null,
      isDeliverySaid: false,
    };
  }
  if (mailing.status === 'unknown') return mailing;
  switch (event.type) {
    case 'AttemptBegun':
      return isOpen(mailing)
        ? { ...mailing, status: 'sent', attempts: event.data.attempt, begunAt: event.data.at }
        : mailing;
    case 'MailDeferred':
      return isOpen(mailing) ? waiting(mailing, event.data) : mailing;
    case 'MailReturned':
      return waiting(mailing, event.data);
    case 'MailDelivered':
    case 'MailDeliveredAgain':
      return { ...ended(mailing, event.data), status: 'delivered', isDeliverySaid: true };
    case 'MailBounced':
      return { ...ended(mailing, event.data), status: 'bounced' };
    case 'MailComplained':
      return { ...ended(mailing, event.data), status: 'complained' };
  }
};

const ended = (mailing: KnownMailing, { recipient_blob: recipientBlob }: { readonly recipient_blob: string }) => ({
  ...mailing,
  recipientBlob,
  begunAt: null,
});

const waiting = (
  mailing: KnownMailing,
  { recipient_blob: recipientBlob, next_at: dueAt }: { readonly recipient_blob: string; readonly next_at: string },
): Mailing => ({ ...mailing, status: 'sent', recipientBlob, dueAt, deferrals: mailing.deferrals + 1, begunAt: null });

export type OpenMailing = Extract<Mailing, { readonly status: 'queued' | 'sent' }>;

export const isOpen = (mailing: Mailing): mailing is OpenMailing =>
  mailing.status === 'queued' || mailing.status === 'sent';
