import type { OnApplicationShutdown, OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';

export interface MailToSend {
  readonly from: string;
  readonly to: string;
  /** The whole message. */
  readonly mime: Buffer;
}

/** What came of it; `diagnostic` is what the server said, or why nobody could be asked. */
export interface SmtpOutcome {
  readonly result: 'delivered' | 'deferred' | 'bounced';
  readonly diagnostic: string;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  readonly url: string;
  readonly connections?: number;
  readonly timeoutMs?: number;
  /** When the process ends, mails under way have this long to come to their own end. */
  readonly graceMs?: number;
}

const CONNECTIONS = 8;
const TIMEOUT_MS = 20_000;
const DIAGNOSTIC_CHARS = 1_000;
const GRACE_MS = 3_000;

const openPool = ({ url, connections = CONNECTIONS, timeoutMs = TIMEOUT_MS }: SmtpOptions) =>
  createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A password or an invoice goes in clear to nobody but this machine.
    requireTLS: !isLoopback(new URL(url).hostname),
  });

/** The one call to the mail server. Never throws: what went wrong is the outcome. */
export class SmtpClient implements OnModuleDestroy, OnApplicationShutdown {
  private readonly transport: ReturnType<typeof openPool>;
  private readonly ending = new AbortController();

  constructor(private readonly options: SmtpOptions) {
    this.transport = openPool(options);
  }

  /** The process ends: a mail that is not taken soon is sent again by the next one. */
  onModuleDestroy(): void {
    setTimeout(() => this.ending.abort(), this.options.graceMs ?? GRACE_MS).unref();
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  async send({ from, to, mime }: MailToSend): Promise<SmtpOutcome> {
    try {
      const { response } = await this.transport.sendMail({
        envelope: { from, to: [to] },
        raw: mime,
        signal: this.ending.signal,
      });
      return { result: 'delivered', diagnostic: shortened(response) };
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

/** As nodemailer describes what failed. */
interface SmtpFailure {
  readonly message?: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/**
 * A refusal for good of the recipient or of the mail itself is a bounce. What is refused before (greeting, login,
 * sender) is no word about the recipient: it is tried again, as are all temporary replies and broken connections.
 */
const outcomeOf = (error: unknown): SmtpOutcome => {
  const { message = 'no answer', command = '', response, responseCode = 0 } = (error ?? {}) as SmtpFailure;
  const final = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
  return { result: final ? 'bounced' : 'deferred', diagnostic: shortened(response ?? message) };
};

/** One line that a database and a reader can take. */
const shortened = (text: string): string =>
  text.replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim().slice(0, DIAGNOSTIC_CHARS);

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);
