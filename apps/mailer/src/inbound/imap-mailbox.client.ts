import type { ImapFlow } from 'imapflow';

const TIMEOUT_MS = 20_000;

export interface ImapOptions {
  /** Largest mail that is read; the connection ends where the server sends a larger piece. */
  readonly mostBytes: number;
  /** Limit of one session, whatever the server does meanwhile. */
  readonly sessionMs: number;
}

/** A folder of an IMAP server. */
export class ImapMailbox {
  /** `url`: `imaps://user:password@host/INBOX`; empty: there is none. */
  constructor(
    private readonly url: string,
    private readonly options: ImapOptions,
  ) {}

  get isOn(): boolean {
    return this.url !== '';
  }

  /** Names the mailbox without its password. */
  get name(): string {
    const { username, host, pathname } = new URL(this.url);
    return `${username}@${host}${pathname}`;
  }

  get folder(): string {
    return decodeURIComponent(new URL(this.url).pathname.slice(1)) || 'INBOX';
  }

  /** Runs work on a connection of its own, which ends with it. */
  async session(work: (client: ImapFlow) => Promise<void>): Promise<void> {
    const client = await this.connection();
    const late = setTimeout(() => client.close(), this.options.sessionMs);
    try {
      await client.connect();
      await work(client);
    } finally {
      await client.logout().catch(() => undefined);
      client.close();
      clearTimeout(late);
    }
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
      maxLiteralSize: 2 * this.options.mostBytes,
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
