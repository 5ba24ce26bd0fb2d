import { addressIn, onOneLine } from './fields.js';
import { listIn, objectIn, textIn } from './json-value.js';
import { refusedBy } from './reply-class.js';
import { LIMITS, type RecipientReport, type ReportClass } from './report.js';

/**
 * Reads an event of Amazon SES: `notificationType` in feedback notifications, `eventType` in event publishing. Returns
 * null for one that says nothing of a delivery.
 */
export const recipientsOfSesEvent = (event: unknown): RecipientReport[] | null => {
  const { notificationType, eventType, mail, bounce, complaint, delivery, deliveryDelay } = objectIn(event);
  switch (textIn(notificationType) ?? textIn(eventType)) {
    case 'Delivery': {
      const { recipients, smtpResponse } = objectIn(delivery);
      const addresses = listIn(recipients).length > 0 ? listIn(recipients) : listIn(objectIn(mail).destination);
      return addresses.slice(0, LIMITS.recipients).map((one) => reportOf('delivered', one, null, textIn(smtpResponse)));
    }
    case 'DeliveryDelay': {
      const { delayedRecipients } = objectIn(deliveryDelay);
      return recipientsIn(delayedRecipients, () => 'delayed');
    }
    case 'Bounce': {
      const { bounceType, bounceSubType, bouncedRecipients } = objectIn(bounce);
      return recipientsIn(bouncedRecipients, (one) => bounceClass(textIn(bounceType), textIn(bounceSubType), one));
    }
    case 'Complaint': {
      const { complaintFeedbackType, complainedRecipients } = objectIn(complaint);
      const isNone = complaintFeedbackType === 'not-spam' || complaintFeedbackType === 'auth-failure';
      return recipientsIn(complainedRecipients, () => (isNone ? 'unrelated' : 'complaint'));
    }
    default:
      return null;
  }
};

const bounceClass = (type: string | null, subType: string | null, recipient: RecipientFields): ReportClass => {
  if (type !== 'Permanent') return 'soft_bounce';
  if (subType === 'Suppressed' || subType === 'OnAccountSuppressionList' || subType === 'NoEmail') return 'hard_bounce';
  // A server that answers 5xx to a full mailbox or to spam is `Permanent` too.
  const said = refusedBy({ status: recipient.status, diagnostic: recipient.diagnostic ?? '' });
  return said === 'soft' ? 'soft_bounce' : 'hard_bounce';
};

interface RecipientFields {
  readonly address: unknown;
  readonly status: string | null;
  readonly diagnostic: string | null;
}

const recipientsIn = (value: unknown, classOf: (recipient: RecipientFields) => ReportClass): RecipientReport[] =>
  listIn(value)
    .slice(0, LIMITS.recipients)
    .map((one) => {
      const { emailAddress: address, status, diagnosticCode } = objectIn(one);
      const recipient = { address, status: textIn(status), diagnostic: textIn(diagnosticCode) };
      return reportOf(classOf(recipient), address, recipient.status, recipient.diagnostic);
    });

const reportOf = (
  kind: ReportClass,
  address: unknown,
  status: string | null,
  diagnostic: string | null,
): RecipientReport => ({
  class: kind,
  recipient: addressIn(textIn(address) ?? undefined),
  finalRecipient: null,
  status,
  diagnostic: diagnostic === null ? null : onOneLine(diagnostic, LIMITS.diagnosticChars),
});
