import type { OnApplicationShutdown, OnModuleDestroy } from '@nestjs/common';
import { envelopeAddress } from '@rubrica/fiscal';
import { createTransport } from 'nodemailer';
import type { Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { saysNoRoom } from '../report/reading/reply-class.js';
import { Throttle } from './throttle.js';

export interface MailToSend {
  readonly from: string;
  readonly to: string;
  /** The whole message. */
  readonly mime: string;
  /** Envelope id (RFC 3461), which servers that know it write into their reports. */
  readonly envelopeId?: string;
}

/** Outcome of an attempt; `diagnostic` is the server's reply, or why the server could not be reached. */
export interface SmtpOutcome {
  readonly result: 'delivered' | 'deferred' | 'bounced';
  readonly diagnostic: string;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  readonly url: string;
  readonly connections?: number;
  /** Trusted authorities instead of Node's own. */
  readonly ca?: SecureContextOptions['ca'] | undefined;
  /** Opens each connection, instead of a look-up of the host. */
  readonly connect?: () => Promise<Socket>;
  /** Limit of one mail, from its connection to the server's last word, and of each step in which nothing comes. */
  readonly mailMs?: number;
  readonly timeoutMs?: number;
  /** How long connections are kept that no mail is sent on. */
  readonly idleMs?: number;
  /** How long new mails get connections that are open. */
  readonly keptMs?: number;
  /** How long a stopping process waits for mails that are being sent. */
  readonly graceMs?: number;
}

const CONNECTIONS = 8;
const MAIL_MS = 120_000;
const TIMEOUT_MS = 20_000;
const IDLE_MS = 4 * 60_000;
const KEPT_MS = 15 * 60_000;
/** How long a server has for closing its side of a connection that ends. */
const CLOSE_MS = 1_000;
const DIAGNOSTIC_CHARS = 1_000;
const GRACE_MS = 3_000;
export const TOO_LATE = 'the mail server does not answer in time';

const openPool = ({ url, connections = CONNECTIONS, timeoutMs = TIMEOUT_MS, ca, connect }: SmtpOptions) =>
  createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    // Connections end by the client: a server that drips its answer to QUIT would keep one for ever.
    idleTimeout: -1,
    socketCloseTimeout: CLOSE_MS,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Passwords and invoices leave this machine only with TLS.
    requireTLS: !isLoopback(new URL(url).hostname),
    ...(ca === undefined ? {} : { tls: { ca } }),
    ...(connect === undefined
      ? {}
      : {
          getSocket: (_: unknown, done: (error: Error | null, options: object) => void) =>
            void connect().then(
              (connection) => done(null, { connection }),
              (error: unknown) => done(error as Error, {}),
            ),
        }),
  });

/** Connections that mails share, until they are closed together. */
interface Pool {
  readonly transport: ReturnType<typeof openPool>;
  mails: number;
  /** It gets no new mails, and closes with its last one. */
  isRetired: boolean;
  /** Retires it when it has served its time. */
  readonly kept: NodeJS.Timeout;
  /** Retires it when it is idle. */
  idle: NodeJS.Timeout | undefined;
}

/**
 * Sends mails to the mail server. Never throws; failures are outcomes. A mail has an overall limit, and a connection ends
 * with it, or when it was idle, or has served its time, whatever the server does meanwhile.
 */
export class SmtpClient implements OnModuleDestroy, OnApplicationShutdown {
  private pool: Pool | null = null;
  private readonly places: Throttle;
  /** Ends of the mails that are being sent. */
  private readonly cuts = new Set<AbortController>();
  private hasEnded = false;
  private readonly secrets: readonly string[];

  constructor(private readonly options: SmtpOptions) {
    this.places = new Throttle(options.connections ?? CONNECTIONS);
    this.secrets = secretsIn(new URL(options.url));
  }

  /** Aborts, after the grace period, mails that are still being sent; another process sends them again. */
  onModuleDestroy(): void {
    setTimeout(() => {
      this.hasEnded = true;
      for (const cut of this.cuts) cut.abort(new Error('the service ends'));
    }, this.options.graceMs ?? GRACE_MS).unref();
  }

  onApplicationShutdown(): void {
    if (this.pool) this.retire(this.pool);
  }

  send(mail: MailToSend): Promise<SmtpOutcome> {
    return this.places.run('server', () => this.attempt(mail));
  }

  private async attempt({ from, to, mime, envelopeId }: MailToSend): Promise<SmtpOutcome> {
    const recipient = envelopeAddress(to);
    const cut = new AbortController();
    const late = setTimeout(() => cut.abort(new Error(TOO_LATE)), this.options.mailMs ?? MAIL_MS);
    this.cuts.add(cut);
    if (this.hasEnded) cut.abort(new Error('the service ends'));
    const pool = this.poolForMail();
    try {
      const { response } = await pool.transport.sendMail({
        envelope: { from, to: [recipient] },
        raw: mime,
        ...(envelopeId === undefined ? {} : { dsn: dsnOf(envelopeId, recipient) }),
        signal: cut.signal,
      });
      return { result: 'delivered', diagnostic: this.shown(response) };
    } catch (error) {
      return this.outcomeOf(cut.signal.aborted ? cut.signal.reason : error);
    } finally {
      clearTimeout(late);
      this.cuts.delete(cut);
      this.mailEnded(pool);
    }
  }

  /** Connects and logs in. Returns why that fails; null if it does not. `connect` bounds how long it may take. */
  async trial(): Promise<string | null> {
    try {
      await openPool(this.options).verify();
      return null;
    } catch (error) {
      return this.outcomeOf(error).diagnostic;
    }
  }

  private poolForMail(): Pool {
    const pool = this.pool ?? this.openedPool();
    clearTimeout(pool.idle);
    pool.mails += 1;
    return pool;
  }

  private openedPool(): Pool {
    const pool: Pool = {
      transport: openPool(this.options),
      mails: 0,
      isRetired: false,
      kept: setTimeout(() => this.retire(pool), this.options.keptMs ?? KEPT_MS).unref(),
      idle: undefined,
    };
    this.pool = pool;
    return pool;
  }

  private mailEnded(pool: Pool): void {
    pool.mails -= 1;
    if (pool.mails > 0) return;
    if (pool.isRetired) pool.transport.close({ force: true });
    else pool.idle = setTimeout(() => this.retire(pool), this.options.idleMs ?? IDLE_MS).unref();
  }

  private retire(pool: Pool): void {
    if (this.pool === pool) this.pool = null;
    pool.isRetired = true;
    clearTimeout(pool.kept);
    clearTimeout(pool.idle);
    if (pool.mails === 0) pool.transport.close({ force: true });
  }

  /**
   * Returns a bounce for a permanent refusal of the recipient or of the content. All else is tried again: temporary
   * replies, lost connections, refusals of greeting, login or sender, which say nothing about the recipient, and a full
   * mailbox. 552 after RCPT is "too many recipients" for old servers (RFC 5321, 4.5.3.1.10).
   */
  private outcomeOf(error: unknown): SmtpOutcome {
    const { message = 'no answer', command = '', response, responseCode = 0 } = (error ?? {}) as SmtpFailure;
    const isFull = saysNoRoom(response ?? '') || (responseCode === 552 && command === 'RCPT TO');
    const final = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command) && !isFull;
    return { result: final ? 'bounced' : 'deferred', diagnostic: this.shown(response ?? message) };
  }

  /** Shortens the text to one line without characters that Postgres refuses, and without the password, should the server repeat it. */
  private shown(text: string): string {
    const safe = this.secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return safe.replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim().slice(0, DIAGNOSTIC_CHARS);
  }
}

/**
 * Asks for reports about failures and delays, with the headers of the mail only. They repeat the recipient, but for a name
 * outside of ASCII, which has no place there.
 */
const dsnOf = (id: string, to: string) => ({
  id,
  return: 'headers' as const,
  notify: ['failure' as const, 'delay' as const],
  ...(/^[\x21-\x7e]*$/.test(to) ? { recipient: `rfc822;${to}` } : {}),
});

/** Fields of nodemailer's errors. */
interface SmtpFailure {
  readonly message?: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** The password as it is, and as AUTH PLAIN and AUTH LOGIN send it. */
const secretsIn = ({ username, password }: URL): readonly string[] => {
  const [user, secret] = [username, password].map(decodeURIComponent);
  if (secret === undefined || secret === '') return [];
  return [secret, `\0${user ?? ''}\0${secret}`].flatMap((text) => [text, Buffer.from(text).toString('base64')]);
};

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);
