import { ImapMailbox } from '../inbound/imap-mailbox.client.js';
import { LIMITS } from './reading/report.js';

/** How far a mailbox was read: its mails have rising numbers as long as `uidValidity` stays. */
export interface MailboxPosition {
  readonly uidValidity: string;
  readonly lastUid: number;
}

export interface ReadMail {
  readonly uid: number;
  readonly bytes: Buffer;
}

/** Limit of one reading, whatever the server does meanwhile; the next one goes on behind what was read. */
export const READING_MS = 120_000;
/** What one reading takes at most. */
const MOST_MAILS = 2_000;

/**
 * Reads the mailbox of an IMAP server to which reports come. Nothing is changed there: what was read is remembered here,
 * so that a person who looks into the mailbox hides no report.
 */
export class ReportMailbox extends ImapMailbox {
  constructor(url: string, readingMs = READING_MS) {
    super(url, { mostBytes: LIMITS.mailBytes, sessionMs: readingMs });
  }

  /** Gives each mail behind the position to `onMail`, in order; `onRead` keeps the position after each. */
  read(
    from: MailboxPosition | null,
    onMail: (mail: ReadMail) => Promise<void>,
    onRead: (position: MailboxPosition) => Promise<void>,
  ): Promise<void> {
    return this.session(async (client) => {
      const mailbox = await client.mailboxOpen(this.folder, { readOnly: true });
      const uidValidity = String(mailbox.uidValidity);
      const last = from?.uidValidity === uidValidity ? from.lastUid : 0;
      const found = await client.search({ uid: `${String(last + 1)}:*` }, { uid: true });
      const unread = (found || []).filter((one) => one > last).sort((one, other) => one - other);
      for (const uid of unread.slice(0, MOST_MAILS)) {
        const mail = await client.fetchOne(String(uid), { source: { maxLength: LIMITS.mailBytes } }, { uid: true });
        if (mail && mail.source) await onMail({ uid, bytes: mail.source });
        await onRead({ uidValidity, lastUid: uid });
      }
    });
  }
}
