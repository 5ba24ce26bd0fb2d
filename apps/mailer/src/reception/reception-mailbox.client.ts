import { LIMITS } from '@rubrica/reception';
import type { ImapFlow } from 'imapflow';
import { ImapMailbox } from '../inbound/imap-mailbox.client.js';

/** Limit of one reading; what is left is read by the next one. */
const READING_MS = 300_000;
/** What one reading takes at most. */
const MOST_MAILS = 1_000;

/** What became of a mail: kept, or left in the mailbox with a flag. */
export type Taking = 'kept' | 'nobody';

export interface ReceptionMailboxSettings {
  /** `imaps://user:password@host/INBOX`; empty: there is none. */
  readonly url: string;
  /** Folder that kept mails are moved to; empty: they are marked as seen. */
  readonly doneFolder: string;
}

/**
 * Reads the mailbox of an IMAP server to which documents of suppliers come. A mail leaves the unread ones after it is kept.
 * One that is not taken stays unread and is flagged, for a person to see it.
 */
export class ReceptionMailbox extends ImapMailbox {
  private readonly doneFolder: string;

  constructor({ url, doneFolder }: ReceptionMailboxSettings, readingMs = READING_MS) {
    super(url, { mostBytes: LIMITS.fileBytes, sessionMs: readingMs });
    this.doneFolder = doneFolder;
  }

  /**
   * Gives each mail to `onMail`, one at a time, the oldest first. A mail that is kept and not marked, as the process died, is
   * given again. Calls `onTooLarge` for one that is not read.
   */
  read(onMail: (mail: Buffer) => Promise<Taking>, onTooLarge: () => void): Promise<void> {
    return this.session(async (client) => {
      if (this.doneFolder !== '') await client.mailboxCreate(this.doneFolder);
      await client.mailboxOpen(this.folder);
      const untaken = { flagged: false, deleted: false, ...(this.doneFolder === '' && { seen: false }) };
      const uids = [...((await client.search(untaken, { uid: true })) || [])].sort((one, other) => one - other);
      for (const uid of uids.slice(0, MOST_MAILS)) {
        const size = (await client.fetchOne(String(uid), { size: true }, { uid: true })) || undefined;
        // Somebody else took it out meanwhile.
        if (size === undefined) continue;
        if ((size.size ?? 0) > LIMITS.fileBytes) {
          onTooLarge();
          await this.flag(client, uid);
          continue;
        }
        const mail = await client.fetchOne(String(uid), { source: { maxLength: LIMITS.fileBytes } }, { uid: true });
        if (!mail || !mail.source) continue;
        if ((await onMail(mail.source)) === 'kept') await this.markTaken(client, uid);
        else await this.flag(client, uid);
      }
    });
  }

  private async markTaken(client: ImapFlow, uid: number): Promise<void> {
    const isMarked =
      this.doneFolder === ''
        ? await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
        : await client.messageMove(String(uid), this.doneFolder, { uid: true });
    if (!isMarked) throw new Error('the mailbox lets no mail be marked as taken');
  }

  private async flag(client: ImapFlow, uid: number): Promise<void> {
    if (!(await client.messageFlagsAdd(String(uid), ['\\Flagged'], { uid: true })))
      throw new Error('the mailbox lets no mail be flagged');
  }
}
