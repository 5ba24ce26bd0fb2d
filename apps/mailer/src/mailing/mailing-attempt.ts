import type { MailRecipient } from '@rubrica/contracts';
import type { DueTimer } from '@rubrica/eventing';
import type { MailOutcome } from './mailing.decide.js';
import { isOpen, type OpenMailing } from './mailing.js';
import type { FirstAttempt } from './mailing-orders.process.js';

export type MailingTimerDue = DueTimer<object, FirstAttempt>;

export interface BegunAttempt {
  readonly timer: MailingTimerDue;
  readonly mailing: OpenMailing;
  /** ISO instant. */
  readonly begunAt: string;
  /** It is recorded together with its outcome. */
  readonly isUnrecorded: boolean;
}

/** What became of a mail. */
export interface Sent {
  readonly outcome: MailOutcome;
  readonly diagnostic: string | null;
  /** The server says that the address is none. */
  readonly isHard?: boolean;
}

export interface MadeAttempt extends BegunAttempt, Sent {
  readonly recipient: MailRecipient;
}

/** Returns the attempt that begins with the commit of its order; null if another process, or a later turn, makes it. */
export const firstAttempt = (timer: MailingTimerDue): BegunAttempt | null => {
  const mailing = timer.handover?.scheduled.state;
  return mailing && isOpen(mailing) ? { timer, mailing, begunAt: timer.due, isUnrecorded: true } : null;
};
