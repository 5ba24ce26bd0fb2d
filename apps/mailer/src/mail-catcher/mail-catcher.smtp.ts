import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { MailDirectory } from './mail-directory.disk.js';

export interface MailCatcher {
  readonly host: string;
  readonly port: number;
  /** `smtp://host:port`. */
  readonly url: string;
  close(): Promise<void>;
}

export interface MailCatcherOptions {
  /** Folder where the mails are written, as `.eml` files. */
  readonly directory: string;
  /** Loopback by default. */
  readonly host?: string;
  /** Any free one by default. */
  readonly port?: number;
  /**
   * Returns the reply that refuses a recipient, such as `550 5.1.1 no such user`; undefined accepts it. By default all
   * are accepted.
   */
  readonly refuse?: (address: string) => string | undefined;
  /** Whom it serves; by default everybody, without a password. */
  readonly login?: { readonly user: string; readonly password: string };
}

/** Larger than the tax authority allows a mail to be. */
const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Starts an SMTP server for development and tests that accepts mails and forwards none. It answers 250 when the mail is
 * written as `<time>-<random>.eml`, which a crash of this process does not undo. It has no TLS.
 */
export const startMailCatcher = async (options: MailCatcherOptions): Promise<MailCatcher> => {
  const { directory, host = '127.0.0.1', port = 0, refuse = () => undefined, login } = options;
  const mails = new MailDirectory(directory);
  const server = new SMTPServer({
    name: 'rubrica-mail-catcher',
    banner: 'keeps mail, sends none on',
    disabledCommands: login === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(refusal('535 5.7.8 no such login')),
    disableReverseLookup: true,
    size: MOST_BYTES,
    closeTimeout: 1_000,
    onRcptTo: ({ address }, _session, done) => done(refusal(refuse(address))),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refusal('552 5.3.4 this mail is too large'));
        const mail = Buffer.concat([traceOf(session), ...chunks]);
        try {
          mails.put(`${Date.now()}-${randomBytes(6).toString('hex')}`, mail);
        } catch {
          return done(refusal('451 4.3.0 the mail could not be kept'));
        }
        done(null, 'kept');
      });
    },
  });
  // A client that disconnects in the middle is no error of the server.
  server.on('error', () => undefined);
  const socket = server.listen(port, host);
  await Promise.race([
    once(socket, 'listening'),
    once(server, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  const { port: taken } = socket.address() as AddressInfo;
  return {
    host,
    port: taken,
    url: `smtp://${host}:${taken}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const refusal = (reply: string | undefined): Error | null => {
  if (reply === undefined) return null;
  const [, code = '550', text = ''] = /^(\d{3}) (.*)$/.exec(reply) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
};

/** Returns the header lines with the envelope that a delivering server writes first (RFC 5321, 4.4). */
const traceOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession): Buffer => {
  const from = mailFrom === false ? '' : mailFrom.address;
  return Buffer.from(
    `Return-Path: <${from}>\r\n${rcptTo.map(({ address }) => `Delivered-To: ${address}\r\n`).join('')}`,
  );
};
