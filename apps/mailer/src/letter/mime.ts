import MailComposer from 'nodemailer/lib/mail-composer';
import { createHash } from 'node:crypto';
import type { Letter } from './letter.js';

export interface Envelope {
  /** Address of the sender. */
  readonly from: string;
  readonly to: string;
  /** Without angle brackets. */
  readonly messageId: string;
  readonly date: Date;
}

export interface Attachment {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Writes the bytes of the mail, the same in every attempt to send it. */
export const mimeOf = async (letter: Letter, envelope: Envelope, attachment: Attachment): Promise<Buffer> => {
  const message = new MailComposer({
    messageId: `<${envelope.messageId}>`,
    date: envelope.date,
    from: { name: letter.senderName, address: envelope.from },
    to: { name: '', address: envelope.to },
    replyTo: { name: '', address: letter.replyTo },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'es' },
    attachments: [{ filename: attachment.fileName, content: attachment.bytes, contentType: 'application/zip' }],
    baseBoundary: createHash('sha256').update(envelope.messageId).digest('hex').slice(0, 24),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message.compile().build();
};
