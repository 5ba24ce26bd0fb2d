import type { Aggregate } from '@rubrica/eventing';
import { evolve, isOpen, type Mailing, type MailingEvent, type MailingSubject, unknown } from './mailing.js';
import { messages } from './mailing.messages.js';

export type MailingCommand =
  | {
      readonly type: 'RequestMailing';
      readonly at: string;
      readonly subject: MailingSubject;
      readonly recipient_blob: string;
    }
  | { readonly type: 'BeginAttempt'; readonly at: string }
  | {
      readonly type: 'RecordAttempt';
      readonly at: string;
      /** Identifies the attempt. Its outcome is dropped if another process has begun a later one. */
      readonly begunAt: string;
      readonly outcome: MailOutcome;
      /** Blob with the recipient and the server's reply. */
      readonly recipient_blob: string;
      /** Factor of the wait, 0.9 to 1.1. */
      readonly jitter: number;
    }
  | {
      /** A report about the mail came: a bounce, a complaint, a provider's event. The caller sees to repeated ones. */
      readonly type: 'RecordReport';
      readonly at: string;
      readonly outcome: ReportedOutcome;
      readonly recipient_blob: string;
      readonly jitter: number;
    };

/** What a report says of a mail. `returned`: it failed, and may be taken later. */
export type ReportedOutcome = 'delivered' | 'returned' | 'bounced' | 'complained';

/** Outcome of an attempt. `complained`: delivered, then marked as spam by the recipient. */
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];
export const MAIL_OUTCOMES = ['delivered', 'bounced', 'deferred', 'complained'] as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after each deferral. One more deferral is a bounce, two days after the first attempt. */
export const RETRY_AFTER_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

export const decide = (command: MailingCommand, mailing: Mailing): MailingEvent[] => {
  switch (command.type) {
    case 'RequestMailing': {
      if (mailing.status !== 'unknown') return [];
      const { subject, recipient_blob, at } = command;
      return [{ type: 'MailingRequested', data: { ...subject, recipient_blob, due_at: at } }];
    }
    case 'BeginAttempt':
      return isOpen(mailing) ? [{ type: 'AttemptBegun', data: { attempt: mailing.attempts + 1, at: command.at } }] : [];
    case 'RecordAttempt':
      return recordAttempt(command, mailing);
    case 'RecordReport':
      return recordReport(command, mailing);
  }
};

const recordAttempt = (command: MailingCommand & { type: 'RecordAttempt' }, mailing: Mailing): MailingEvent[] => {
  if (!isOpen(mailing) || mailing.begunAt !== command.begunAt) return [];
  const { at, outcome, recipient_blob, jitter } = command;
  const data = { recipient_blob };
  switch (outcome) {
    case 'delivered':
      return [deliveredEvent(mailing, data)];
    case 'bounced':
      return [{ type: 'MailBounced', data }];
    case 'complained':
      return [deliveredEvent(mailing, data), { type: 'MailComplained', data }];
    case 'deferred': {
      const waitMs = RETRY_AFTER_MS[mailing.deferrals];
      if (waitMs === undefined) return [{ type: 'MailBounced', data }];
      return [{ type: 'MailDeferred', data: { recipient_blob, next_at: plusMs(at, waitMs * jitter) } }];
    }
  }
};

const deliveredEvent = (
  { isDeliverySaid }: { readonly isDeliverySaid: boolean },
  data: { readonly recipient_blob: string },
): MailingEvent => ({ type: isDeliverySaid ? 'MailDeliveredAgain' : 'MailDelivered', data });

/** A mailbox that is full stays so for a while: after a report the waits begin here. */
const FIRST_WAIT_AFTER_RETURN = 3;

const recordReport = (command: MailingCommand & { type: 'RecordReport' }, mailing: Mailing): MailingEvent[] => {
  if (mailing.status === 'unknown') return [];
  const { at, outcome, recipient_blob, jitter } = command;
  const data = { recipient_blob };
  const delivered: MailingEvent[] = isOpen(mailing) ? [deliveredEvent(mailing, data)] : [];
  switch (outcome) {
    case 'delivered':
      return delivered;
    case 'complained':
      // Who complains has got the mail.
      return mailing.status === 'complained' ? [] : [...delivered, { type: 'MailComplained', data }];
    case 'bounced':
      return isOpen(mailing) || mailing.status === 'delivered' ? [{ type: 'MailBounced', data }] : [];
    case 'returned': {
      // A mail that is not delivered will be tried again in any case.
      if (mailing.status !== 'delivered') return [];
      const waitMs = RETRY_AFTER_MS[Math.max(mailing.deferrals, FIRST_WAIT_AFTER_RETURN)];
      if (waitMs === undefined) return [{ type: 'MailBounced', data }];
      return [{ type: 'MailReturned', data: { recipient_blob, next_at: plusMs(at, waitMs * jitter) } }];
    }
  }
};

const plusMs = (instant: string, ms: number): string => new Date(Date.parse(instant) + Math.round(ms)).toISOString();

export const mailing: Aggregate<Mailing, MailingCommand, MailingEvent> = {
  name: 'mailing',
  initialState: unknown,
  decide,
  evolve,
  messages,
};
