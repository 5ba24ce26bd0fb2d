import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { LIMITS } from './limits.js';
import { type NamedFile, type OpenedFile, openFiles, type UnreadFile } from './open-file.js';

/** Opens a mail as it came by SMTP: its attachments, and those of mails that were forwarded in it. None throws. */
export const openMail = async (bytes: Uint8Array): Promise<OpenedFile> => {
  const unread: UnreadFile[] = [];
  const files: NamedFile[] = [];
  const mails = [{ name: 'mail', bytes, depth: 0 }];
  // The list grows while it is read.
  for (const mail of mails) {
    const attachments = mail.depth > LIMITS.depth ? 'too_deep' : await attachmentsOf(mail.bytes);
    if (typeof attachments === 'string') unread.push({ place: mail.name, reason: attachments });
    else {
      for (const attachment of attachments) {
        const file = { name: attachment.filename ?? attachment.mimeType, bytes: bytesOf(attachment) };
        if (isMail(attachment)) mails.push({ ...file, name: `${mail.name}/${file.name}`, depth: mail.depth + 1 });
        else files.push(file);
      }
    }
    if (mails.length + files.length > LIMITS.files) {
      unread.push({ place: mail.name, reason: 'too_large' });
      break;
    }
  }
  const opened = openFiles(files.slice(0, LIMITS.files));
  // What a mail has beside the invoice, such as a logo, is nothing that was expected to be one.
  return { ...opened, unread: [...unread, ...opened.unread.filter(({ reason }) => reason !== 'no_document')] };
};

const isMail = ({ mimeType, filename }: Attachment): boolean =>
  mimeType === 'message/rfc822' || mimeType === 'message/global' || /\.eml$/i.test(filename ?? '');

const attachmentsOf = async (mail: Uint8Array): Promise<readonly Attachment[] | 'too_large' | 'malformed'> => {
  if (mail.length > LIMITS.fileBytes || boundariesOf(mail) > LIMITS.mailBoundaries) return 'too_large';
  return (await parsed(mail))?.attachments ?? 'malformed';
};

const parsed = async (mail: Uint8Array): Promise<Email | null> => {
  try {
    return await PostalMime.parse(mail, {
      forceRfc822Attachments: true,
      maxNestingDepth: LIMITS.mailBoundaries,
      maxHeadersSize: LIMITS.mailHeaderBytes,
    });
  } catch {
    return null;
  }
};

const DASHES = Buffer.from('\n--');

/** Counts the lines that may begin a part, up to the limit. */
const boundariesOf = (mail: Uint8Array): number => {
  const bytes = Buffer.from(mail.buffer, mail.byteOffset, mail.length);
  let count = 0;
  for (
    let at = bytes.indexOf(DASHES);
    at !== -1 && count <= LIMITS.mailBoundaries;
    at = bytes.indexOf(DASHES, at + 1)
  ) {
    count += 1;
  }
  return count;
};

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
