import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { LIMITS } from './report.js';

/** The parts of a mail that a report is read from. */
export interface MailParts {
  /** Values of a header, unfolded, in their order; the name is in lower case. */
  readonly header: (name: string) => string | undefined;
  readonly headers: (name: string) => readonly string[];
  readonly subject: string;
  readonly from: string;
  readonly text: string;
  readonly deliveryStatuses: readonly string[];
  readonly feedbackReports: readonly string[];
  /** Headers of the mails that came back, each with the content that came with them. */
  readonly returned: readonly string[];
  /** Media types of all parts, in lower case. */
  readonly mediaTypes: readonly string[];
}

/**
 * Takes a mail apart. A mail inside it stays closed: a report that somebody forwards is no report. Returns null for one
 * that is too large or too deeply nested.
 */
export const partsOf = async (bytes: Uint8Array): Promise<MailParts | null> => {
  if (bytes.length > LIMITS.mailBytes) return null;
  const head = firstLines(withoutMailboxLine(bytes));
  const mail = await parsed(head);
  if (mail === null) return null;
  const headers = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const contents = (...types: readonly string[]) =>
    mail.attachments.filter(({ mimeType }) => types.includes(mimeType)).map(textOf);
  return {
    header: (name) => headers(name)[0],
    headers,
    subject: mail.subject ?? '',
    from: headers('from').join(' '),
    text: textOfMail(mail, head).slice(0, LIMITS.textChars).replace(PART_HEADERS, ''),
    deliveryStatuses: contents('message/delivery-status', 'message/global-delivery-status'),
    feedbackReports: contents('message/feedback-report'),
    returned: contents('message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'),
    mediaTypes: [...headers('content-type').map(mediaTypeOf), ...mail.attachments.map(({ mimeType }) => mimeType)],
  };
};

/** Of a multipart that is broken, its parts' headers are left in the text. */
const PART_HEADERS = /^(?:content-[a-z-]{1,30}[ \t]*:|[ \t]*(?:boundary|charset|name|filename)=).*$/gim;

const textOfMail = ({ text, html, attachments }: Email, bytes: Uint8Array): string => {
  if (text !== undefined && text.trim() !== '') return text;
  if (html !== undefined && html !== '') return plainOf(html);
  return attachments.length === 0 ? bodyOf(bytes) : '';
};

/**
 * A report stands before the mail that it returns. The parser's time grows with the square of the lines, and with the parts,
 * which begin with a line of two hyphens.
 */
const firstLines = (bytes: Uint8Array): Uint8Array => {
  let boundaries = 0;
  let end = -1;
  for (let line = 0; line < LIMITS.lines && boundaries < LIMITS.boundaries; line += 1) {
    if (bytes[end + 1] === HYPHEN && bytes[end + 2] === HYPHEN) boundaries += 1;
    end = bytes.indexOf(LINE_FEED, end + 1);
    if (end === -1) return bytes;
  }
  return bytes.subarray(0, end);
};

const LINE_FEED = 10;
const HYPHEN = 45;

/** Leaves out empty lines and the `From ` line before the headers, with which some programs store a mail. */
const withoutMailboxLine = (bytes: Uint8Array): Uint8Array => {
  const [before = ''] =
    /^(?:[ \t]*\r?\n|From [^\n]*\n)*/.exec(Buffer.from(bytes.subarray(0, 2_000)).toString('latin1')) ?? [];
  return bytes.subarray(before.length);
};

/** A multipart whose boundaries are lost is text. */
const bodyOf = (bytes: Uint8Array): string => {
  const start = bytes.subarray(0, LIMITS.headerBytes);
  const text = Buffer.from(start).toString();
  const end = /\r?\n\r?\n/.exec(text);
  return end === null ? '' : text.slice(end.index + end[0].length);
};

const parsed = async (bytes: Uint8Array): Promise<Email | null> => {
  try {
    return await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: LIMITS.nesting,
      maxHeadersSize: LIMITS.headerBytes,
    });
  } catch {
    return null;
  }
};

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, LIMITS.partBytes)
    : Buffer.from(new Uint8Array(content).subarray(0, LIMITS.partBytes)).toString();

const mediaTypeOf = (value: string): string => (value.split(';')[0] ?? '').trim().toLowerCase();

const withoutStyles = (html: string): string =>
  html
    .split(/<\/(?:style|script)\s{0,9}>/i)
    .map((piece, i, { length }) => (i === length - 1 ? piece : piece.split(/<(?:style|script)\b/i, 1).join('')))
    .join(' ');

const plainOf = (html: string): string =>
  withoutStyles(html.slice(0, LIMITS.partBytes))
    .replace(/<(br|\/p|\/div|\/tr|\/h\d|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
