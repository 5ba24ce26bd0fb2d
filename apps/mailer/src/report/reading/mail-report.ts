import { isAutoReply } from './auto-reply.js';
import { recipientsOfDeliveryStatus } from './delivery-status.js';
import { recipientsOfFeedback } from './feedback-report.js';
import { addressIn, blocksOf, type Fields, fieldsOf, idIn } from './fields.js';
import { isDaemon, isFreeFormBounce, ownWords, recipientsOfFreeForm } from './free-form-bounce.js';
import { type MailParts, partsOf } from './mail-parts.js';
import { objectIn, textIn } from './json-value.js';
import { recipientsOfSesEvent } from './ses-event.js';
import { causeIn } from '../words/languages.js';
import { LIMITS, type MailReport, type RecipientReport, type ReportClass } from './report.js';

/**
 * Reads what a mail that came to a return path reports. Evidence counts in this order: a feedback report, a delivery
 * status, words of a mail server, marks of an automatic answer. What cannot be read is `unrelated`.
 */
export const readReport = async (bytes: Uint8Array): Promise<MailReport> => {
  const mail = await partsOf(bytes);
  if (mail === null)
    return {
      recipients: [nothing('unrelated')],
      reportId: null,
      originalMessageId: null,
      envelopeId: null,
      returnPaths: [],
    };
  const returned = returnedFields(mail);
  const found = recipientsOf(mail, returned);
  const distinct = new Map(found.map((report) => [`${report.recipient ?? ''}\n${report.class}`, report]));
  return {
    recipients: [...distinct.values()],
    reportId: idIn(mail.header('message-id')),
    originalMessageId: idIn(returned.get('message-id')?.[0]),
    envelopeId: envelopeIdIn(mail),
    returnPaths: returnPathsOf(mail, returned),
  };
};

const recipientsOf = (mail: MailParts, returned: Fields): RecipientReport[] => {
  const originalTo = addressIn(returned.get('to')?.[0]);
  const feedback = mail.feedbackReports.flatMap(recipientsOfFeedback);
  if (feedback.length > 0) return feedback;
  if (isHotmailComplaint(mail, returned))
    return [
      { ...nothing('complaint'), recipient: addressIn(returned.get('x-hmxmroriginalrecipient')?.[0]) ?? originalTo },
    ];
  if (isOtherReport(mail) || isListTraffic(mail)) return [nothing('unrelated')];
  return (
    (isSentOn(mail) ? null : failuresIn(mail, originalTo)) ?? [nothing(isAutoReply(mail) ? 'auto_reply' : 'unrelated')]
  );
};

/** Reads what a mail server says; null if none speaks. */
const failuresIn = (mail: MailParts, originalTo: string | null): RecipientReport[] | null => {
  const parts = mail.deliveryStatuses.length > 0 || !isFreeFormBounce(mail) ? mail.deliveryStatuses : [mail.text];
  const told = toldIn(mail);
  const statuses = parts.flatMap((part) => recipientsOfDeliveryStatus(part, told)).slice(0, LIMITS.recipients);
  const [only] = statuses;
  if (only && statuses.length === 1 && only.recipient === null) return [{ ...only, recipient: originalTo }];
  if (statuses.length > 0) return statuses;
  const fromAmazon = amazonEventIn(mail);
  if (fromAmazon) return fromAmazon;
  return isFreeFormBounce(mail) ? recipientsOfFreeForm(mail, originalTo) : null;
};

/** An event of Amazon SES that SNS sent by mail: JSON, bare or in an envelope, which mail servers may have folded. */
const amazonEventIn = ({ header, text }: MailParts): RecipientReport[] | null => {
  if (header('x-amz-sns-message-id') === undefined) return null;
  const [json = ''] = text.split(/\r?\n--\s*\r?\n/);
  try {
    const event: unknown = JSON.parse(json.replace(/\r?\n ?/g, ''));
    const inside = textIn(objectIn(event).Message);
    return recipientsOfSesEvent(inside === null ? event : JSON.parse(inside));
  } catch {
    return null;
  }
};

const nothing = (kind: ReportClass): RecipientReport => ({
  class: kind,
  recipient: null,
  finalRecipient: null,
  status: null,
  diagnostic: null,
});

/** Hotmail's reports of complaints have no part that says so. */
const isHotmailComplaint = ({ subject, from }: MailParts, returned: Fields): boolean =>
  returned.size > 0 &&
  /^\s*complaint about message from /i.test(subject) &&
  /\bstaff@(hotmail|outlook|live|msn)\.com/i.test(from);

/** Read receipts (RFC 8098) but refusals by a mailbox's own rules (RFC 5429), reports about TLS (RFC 8460) and DMARC (RFC 7489). */
const isOtherReport = ({ mediaTypes, header, subject, text }: MailParts): boolean =>
  mediaTypes.some((type) => type.startsWith('application/tlsrpt')) ||
  /report-type="?tlsrpt/i.test(header('content-type') ?? '') ||
  /^report domain: /i.test(subject) ||
  ((mediaTypes.includes('message/disposition-notification') ||
    /report-type="?disposition-notification/i.test(header('content-type') ?? '')) &&
    !/was automatically rejected:/i.test(text));

/** What a mailing list sends to its members and owners: reports in it are about mails of the list. */
const isListTraffic = ({ header, subject, from }: MailParts): boolean =>
  (!isDaemon(from) &&
    ['list-id', 'list-post', 'mailing-list', 'x-list-administrivia', 'x-beenthere', 'x-mailman-version'].some(
      (name) => header(name) !== undefined,
    )) ||
  /^(bounce action notification|uncaught bounce|ezmlm (warning|probe|response)|bounce \S{1,200}@)/i.test(subject);

/** A person sends a report on, or answers to it. */
const isSentOn = ({ header, subject, from }: MailParts): boolean =>
  /^\s*(fwd?|re|rv|tr|wg|aw|enc|i)\s*:/i.test(subject) &&
  !isDaemon(from) &&
  !/^\s*multipart\/report/i.test(header('content-type') ?? '');

/**
 * Returns what the text of the report says of an address: its lines, or all of it if no address stands there, or these
 * lines name no cause and it is the only address.
 */
const toldIn = ({ text, deliveryStatuses }: MailParts) => {
  const words = ownWords(text);
  const isAlone = deliveryStatuses.join('\n').match(/^final-recipient[ \t]*:/gim)?.length === 1;
  return (address: string | null): string => {
    if (address === null) return words;
    const blocks = blocksOf(words).filter((block) => block.toLowerCase().includes(address));
    const lines = blocks.map((block) => linesAbout(address, block)).join('\n');
    return lines === '' || (isAlone && causeIn(lines) === null) ? words : lines;
  };
};

/** A block that names several addresses, one at the start of a line, says of each what stands until the next. */
const linesAbout = (address: string, block: string): string => {
  const lines = block.split(/\r?\n/);
  const named = lines.map((line) => addressIn(/^\s*[<"(]{0,2}[^\s<>]{1,320}/.exec(line)?.[0]));
  const start = named.indexOf(address);
  if (start === -1 || new Set(named.filter((one) => one !== null)).size < 2) return block;
  const next = named.findIndex((one, i) => i > start && one !== null && one !== address);
  return lines.slice(start, next === -1 ? lines.length : next).join('\n');
};

const returnedFields = ({ returned, text }: MailParts): Fields => {
  const [block = ''] =
    returned.length > 0 ? returned.flatMap((part) => blocksOf(part).slice(0, 1)) : quotedHeaders(text);
  return fieldsOf(block);
};

const envelopeIdIn = ({ deliveryStatuses }: MailParts): string | null =>
  deliveryStatuses
    .flatMap((part) => blocksOf(part).slice(0, 1))
    .flatMap((block) => fieldsOf(block).get('original-envelope-id') ?? [])[0] ?? null;

const quotedHeaders = (text: string): string[] =>
  blocksOf(text.slice(ownWords(text).length)).filter((block) => /^message-id\s*:/im.test(block));

/** Addresses that may carry our token: where the report came to, and the sender of the mail that it reports on. */
const returnPathsOf = (mail: MailParts, returned: Fields): string[] => {
  const feedback = mail.feedbackReports.flatMap((part) => fieldsOf(part).get('original-mail-from') ?? []);
  const values = [
    ...['delivered-to', 'x-original-to', 'envelope-to', 'to'].flatMap((name) => mail.headers(name)),
    ...(returned.get('return-path') ?? []),
    ...(returned.get('x-return-path') ?? []),
    ...feedback,
  ];
  return [...new Set(values.flatMap((value) => addressIn(value) ?? []))];
};
