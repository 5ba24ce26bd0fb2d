import type { MailFailure, MailingStatus } from '@rubrica/contracts';
import { codesIn, refusedBy } from '../report/reading/reply-class.js';
import { causeIn } from '../report/words/languages.js';
import type { BounceCause } from '../report/words/lexicon.js';

/** Beginning of the diagnostic of a mail that was not sent, since its address is on the suppression list of the tenant. */
export const NOT_SENT = 'not sent: the address is suppressed';

/** Message too big for the system (RFC 3463). Its usual words, `exceeds fixed limit`, are also those of a limit that passes. */
const TOO_BIG = '5.3.4';

const FAILURE_OF: Readonly<Record<BounceCause, MailFailure>> = {
  sender: 'sender_refused',
  certain: 'address_unknown',
  full: 'mailbox_full',
  later: 'try_later',
  store: 'server_failure',
  names: 'unreachable',
  network: 'unreachable',
  content: 'content_refused',
  policy: 'taken_for_spam',
  doubt: 'unclear',
  domain: 'domain_unknown',
  address: 'address_unknown',
};

/** Returns why a mail has not arrived, by what was said of it; null where it has, or where nothing was said yet. */
export const mailFailure = (status: MailingStatus, diagnostic: string | null): MailFailure | null => {
  if (status === 'complained') return 'marked_as_spam';
  if (diagnostic === null) return status === 'bounced' ? 'unclear' : null;
  if (status !== 'sent' && status !== 'bounced') return null;
  if (diagnostic.startsWith(NOT_SENT)) return 'suppressed';
  if (codesIn(diagnostic).includes(TOO_BIG)) return 'content_refused';
  const named = causeIn(diagnostic);
  if (named !== null) return FAILURE_OF[named.cause];
  if (refusedBy({ status: null, diagnostic }) === 'hard') return 'address_unknown';
  return status === 'sent' ? 'try_later' : 'unclear';
};
