import { addressIn, fieldsOf } from './fields.js';
import { LIMITS, type RecipientReport } from './report.js';

/** Types of feedback (RFC 5965, and `opt-out` of RFC 6650's time) by which a recipient complains. */
const COMPLAINTS: ReadonlySet<string> = new Set([
  'abuse',
  'fraud',
  'virus',
  'other',
  'opt-out',
  'opt-out-list',
  'miscategorized',
]);

/**
 * Reads a feedback report (RFC 5965). Reports about authentication (RFC 6591) and of mail that is no spam (RFC 6430)
 * are no complaints. Most providers leave out the recipient.
 */
export const recipientsOfFeedback = (part: string): RecipientReport[] => {
  const fields = fieldsOf(part);
  const type = (fields.get('feedback-type')?.[0] ?? '').toLowerCase().replace(/[^a-z-].*$/, '');
  const said = {
    class: COMPLAINTS.has(type) ? ('complaint' as const) : ('unrelated' as const),
    finalRecipient: null,
    status: null,
    diagnostic: type === '' ? null : `feedback: ${type}`,
  };
  const addresses = [...(fields.get('original-rcpt-to') ?? []), ...(fields.get('removal-recipient') ?? [])].flatMap(
    (value) => addressIn(value) ?? [],
  );
  const unique = [...new Set(addresses)].slice(0, LIMITS.recipients);
  return unique.length === 0 ? [{ ...said, recipient: null }] : unique.map((recipient) => ({ ...said, recipient }));
};
