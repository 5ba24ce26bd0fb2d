import type { ImapFlow } from 'imapflow';
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

const TIMEOUT_MS = 20_000;
/** Limit of one reading, whatever the server does meanwhile; the next one goes on behind what was read. */
export const READING_MS = 120_000;
/** What one reading takes at most. */
const MOST_MAILS = 2_000;

/**
 * Reads the mailbox of an IMAP server to which reports come. Nothing is changed there: what was read is remembered here,
 * so that a person who looks into the mailbox hides no report.
 */
export class ReportMailbox {
  /** `url`: `imaps://user:password@host/INBOX`; empty: there is none. */
  constructor(
    private readonly url: string,
    private readonly readingMs = READING_MS,
  ) {}

  get isOn(): boolean {
    return this.url !== '';
  }

  /** Names the mailbox without its password. */
  get name(): string {
    const { username, host, pathname } = new URL(this.url);
    return `${username}@${host}${pathname}`;
  }

  /** Gives each mail behind the position to `onMail`, in order; `onRead` keeps the position after each. */
  async read(
    from: MailboxPosition | null,
    onMail: (mail: ReadMail) => Promise<void>,
    onRead: (position: MailboxPosition) => Promise<void>,
  ): Promise<void> {
    const client = await this.connection();
    const late = setTimeout(() => client.close(), this.readingMs);
    try {
      await client.connect();
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
    } finally {
      await client.logout().catch(() => undefined);
      client.close();
      clearTimeout(late);
    }
  }

  private get folder(): string {
    return decodeURIComponent(new URL(this.url).pathname.slice(1)) || 'INBOX';
  }

  private async connection(): Promise<ImapFlow> {
    // A hundred modules, which most installations never use.
    const { ImapFlow } = await import('imapflow');
    const { protocol, hostname, port, username, password } = new URL(this.url);
    const secure = protocol === 'imaps:';
    const client = new ImapFlow({
      host: hostname,
      port: port === '' ? (secure ? 993 : 143) : Number(port),
      secure,
      // Passwords leave this machine only with TLS.
      ...(secure || isLoopback(hostname) ? {} : { doSTARTTLS: true }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      maxLiteralSize: 2 * LIMITS.mailBytes,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    // Each call fails on its own.
    client.on('error', () => undefined);
    return client;
  }
}

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);
