import { addressIn, blocksOf, type Fields, fieldsOf, onOneLine } from './fields.js';
import { refusedBy, saysNoRoom } from './reply-class.js';
import { LIMITS, type RecipientReport, type ReportClass } from './report.js';

/**
 * Reads the blocks of recipients of a delivery status notification (RFC 3464). `told` is what its text says of an
 * address: it decides where code and diagnostic say nothing.
 */
export const recipientsOfDeliveryStatus = (part: string, told: (address: string | null) => string): RecipientReport[] =>
  blocksOf(part)
    .flatMap(recipientBlocksOf)
    .map(fieldsOf)
    .filter((fields) => fields.has('final-recipient') || fields.has('original-recipient'))
    .slice(0, LIMITS.recipients)
    .map((fields) => recipientOf(fields, told));

/** Some servers leave out the empty line between two recipients. */
const recipientBlocksOf = (block: string): string[] => {
  const blocks = block.split(/^(?=final-recipient[ \t]*:)/im).filter((one) => /^final-recipient/i.test(one));
  return blocks.length > 1 ? blocks : [block];
};

const recipientOf = (fields: Fields, told: (address: string | null) => string): RecipientReport => {
  const original = addressIn(fields.get('original-recipient')?.[0]);
  const final = addressIn(fields.get('final-recipient')?.[0]);
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status')?.[0] ?? '')?.[0] ?? null;
  const diagnostics = [...(fields.get('diagnostic-code') ?? []), ...(fields.get('x-display-name') ?? [])];
  const diagnostic = onOneLine(diagnostics.join(' '), LIMITS.diagnosticChars * 4);
  const text = told(final ?? original);
  return {
    class: classOf(fields.get('action')?.[0] ?? '', status, diagnostic, text),
    recipient: original ?? final,
    finalRecipient: original === null || final === original ? null : final,
    status,
    diagnostic:
      diagnostic === ''
        ? text === ''
          ? null
          : onOneLine(text, LIMITS.diagnosticChars)
        : diagnostic.slice(0, LIMITS.diagnosticChars),
  };
};

const classOf = (action: string, status: string | null, diagnostic: string, text: string): ReportClass => {
  switch (/^[a-z]+/.exec(action.trim().toLowerCase())?.[0]) {
    case 'delivered':
    case 'relayed':
    case 'expanded':
    case 'deliverable':
      return 'delivered';
    case 'delayed':
      return 'delayed';
    default:
      return bounceOf(status, diagnostic, text);
  }
};

/** A filter of the recipient wants the sender to confirm first. */
const AWAITS_APPROVAL = /not pre-?approved|(awaits?|pending|needs) (the )?(sender'?s? )?(approval|confirmation)/i;

const bounceOf = (status: string | null, diagnostic: string, text: string): ReportClass => {
  if (AWAITS_APPROVAL.test(diagnostic)) return 'auto_reply';
  if (status?.startsWith('2.') || saysNoRoom(text)) return 'soft_bounce';
  return refusedBy({ status, diagnostic, told: text }) === 'hard' ? 'hard_bounce' : 'soft_bounce';
};
