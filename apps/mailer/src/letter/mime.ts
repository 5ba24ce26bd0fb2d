import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import * as quotedPrintable from 'nodemailer/lib/qp';
import { LOGO_ID } from './html.js';
import type { Letter, LetterLogo } from './letter.js';

export interface Envelope {
  /** Address of the sender. */
  readonly from: string;
  readonly to: string;
  /** Without angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  /** Further headers, in ASCII. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Attachment {
  readonly fileName: string;
  readonly contentType: 'application/zip' | 'application/pdf';
  readonly bytes: Buffer;
}

/**
 * Writes the mail, the same in every attempt to send it: a text, which is sent as UTF-8, because it waits (ADR 0163).
 */
export const mimeOf = (letter: Letter, envelope: Envelope, attachments: readonly Attachment[]): string =>
  written(composed(letter, envelope, attachments));

/** The mail as a tree of its parts. */
export const composed = (letter: Letter, envelope: Envelope, attachments: readonly Attachment[]): MimeNode =>
  new MailComposer({
    messageId: `<${envelope.messageId}>`,
    date: envelope.date,
    from: { name: letter.senderName, address: envelope.from },
    to: { name: '', address: envelope.to },
    ...(letter.replyTo === null ? {} : { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': letter.language,
      ...asTheyAre(envelope.headers ?? {}),
    },
    attachments: [
      ...attachments.map(({ fileName, bytes, contentType }) => ({ filename: fileName, content: bytes, contentType })),
      ...(letter.logo === null ? [] : [inline(letter.logo)]),
    ],
    baseBoundary: createHash('sha256').update(envelope.messageId).digest('hex').slice(0, 24),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();

/** Headers for programs, which would not undo the encoding of a long word. */
const asTheyAre = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]));

const inline = ({ bytes, media_type }: LetterLogo) => ({
  filename: media_type === 'image/png' ? 'logo.png' : 'logo.jpg',
  content: bytes,
  contentType: media_type,
  cid: LOGO_ID,
  contentDisposition: 'inline' as const,
});

/** Writes a part and those inside it as its `build()` does, which takes three times the CPU time with its streams. */
const written = (part: MimeNode): string => {
  const headers = part.buildHeaders();
  const { boundary } = part;
  const inside = part.childNodes.map((child) => `--${String(boundary)}\r\n${written(child)}\r\n`).join('');
  return `${headers}\r\n\r\n${boundary ? `${inside}--${boundary}--\r\n` : contentOf(part)}`;
};

const contentOf = (part: MimeNode): string => {
  const content = part.content as Buffer | string;
  switch (part.getTransferEncoding()) {
    case 'base64':
      return part.getHeader('Content-Id') ? encodedLogo(content as Buffer) : encoded(content);
    case 'quoted-printable':
      return quotedPrintable.wrap(quotedPrintable.encode(content));
    default:
      return String(content);
  }
};

const LINE_CHARACTERS = 76;

/** Base64 in lines, as nodemailer's `base64.wrap` gives it, which takes three times the CPU time. */
const encoded = (content: Buffer | string): string => {
  const text = (typeof content === 'string' ? Buffer.from(content) : content).toString('base64');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += LINE_CHARACTERS) lines.push(text.slice(at, at + LINE_CHARACTERS));
  return lines.join('\r\n');
};

const encodedLogos = new WeakMap<Buffer, string>();

/** A tenant's logo is in all its mails. */
const encodedLogo = (bytes: Buffer): string => {
  const known = encodedLogos.get(bytes) ?? encoded(bytes);
  encodedLogos.set(bytes, known);
  return known;
};
