import { mayBeTakenLater } from './reading/reply-class.js';
import type { MailReport, RecipientReport } from './reading/report.js';
import type { ReportedOutcome } from '../mailing/mailing.decide.js';

/** What a report says of one mailing. */
export interface ReportOfMailing {
  readonly outcome: ReportedOutcome;
  /** Why the address gets no more mails; null if it may get them. */
  readonly suppressed: 'hard_bounce' | 'complaint' | null;
  /** What the receiving server said; null if the report does not tell. */
  readonly diagnostic: string | null;
}

/** The mailing that a report was found to be about. */
export interface FoundMailing {
  readonly id: string;
  /** Address of its one recipient. */
  readonly email: string;
}

/**
 * Returns what a report says of a mailing whose token it carries; null if it changes nothing. The report must name the
 * recipient of the mailing, or nobody (complaints are redacted). If it names somebody else, and our envelope id with it,
 * the mail was forwarded: it failed, which says nothing of the address itself.
 */
export const reportOfMailing = (report: MailReport, { id, email }: FoundMailing): ReportOfMailing | null => {
  const address = email.toLowerCase();
  const named = report.recipients.find(({ recipient, finalRecipient }) =>
    [recipient, finalRecipient].includes(address),
  );
  const one = named ?? report.recipients.find(({ recipient }) => recipient === null);
  if (one) return meaningOf(one);
  const forwarded = report.envelopeId?.toLowerCase() === id ? meaningOf(report.recipients[0]) : null;
  return forwarded?.outcome === 'bounced' || forwarded?.outcome === 'returned'
    ? { ...forwarded, suppressed: null }
    : null;
};

/** Returns what the words about one recipient mean for the mailing to it. */
export const meaningOf = (one: RecipientReport | undefined): ReportOfMailing | null => {
  const diagnostic = one?.diagnostic ?? null;
  switch (one?.class) {
    case 'delivered':
      return { outcome: 'delivered', suppressed: null, diagnostic };
    case 'hard_bounce':
      return { outcome: 'bounced', suppressed: 'hard_bounce', diagnostic };
    case 'soft_bounce': {
      const mayWork = mayBeTakenLater({ status: one.status, diagnostic: diagnostic ?? '' });
      return { outcome: mayWork ? 'returned' : 'bounced', suppressed: null, diagnostic };
    }
    case 'complaint':
      return { outcome: 'complained', suppressed: 'complaint', diagnostic };
    case 'delayed':
    case 'auto_reply':
    case 'unrelated':
    case undefined:
      return null;
  }
};
