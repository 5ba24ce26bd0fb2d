import { type OnApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { networkOf } from './client-network.js';

export interface MailListenerOptions {
  /** `host:port`; empty: it does not listen. */
  readonly listen: string;
  /** Greeting, and what a sender is told of an address that is not accepted. */
  readonly texts: { readonly banner: string; readonly notOurs: string };
  readonly accepts: (address: string) => boolean | Promise<boolean>;
  /** Done when the mail is kept; thrown: the sender tries again. */
  readonly onMail: (bytes: Buffer, to: readonly string[]) => Promise<unknown>;
  readonly mostBytes: number;
  /** Mails of full size that all clients together may be sending; default `MOST_FULL_MAILS`. */
  readonly mostFullMails?: number;
  /** Default `CONNECTION_MS`. */
  readonly connectionMs?: number;
}

const TIMEOUT_MS = 30_000;
/** Limit of a connection, whatever its client does meanwhile. */
export const CONNECTION_MS = 120_000;
const MOST_CLIENTS = 100;
/** Connections of one network at once, so that one sender does not keep the others out. */
const MOST_OF_NETWORK = 20;
const MOST_RECIPIENTS = 20;
const MOST_FULL_MAILS = 16;

/** An SMTP server for mails to this installation. It takes those to its own addresses only, and answers 250 when a mail is kept. */
export class MailListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly server: SMTPServer;
  private readonly openOf = new Map<string, number>();
  /** Bytes of mails that are being received. */
  private held = 0;
  /** The port that it listens on; 0 when it does not. */
  port = 0;

  constructor(private readonly options: MailListenerOptions) {
    const { accepts, onMail, mostBytes, texts } = options;
    this.server = new SMTPServer({
      banner: texts.banner,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      size: mostBytes,
      maxClients: MOST_CLIENTS,
      socketTimeout: TIMEOUT_MS,
      closeTimeout: 1_000,
      onRcptTo: ({ address }, { envelope }, done) => {
        if (envelope.rcptTo.length >= MOST_RECIPIENTS) return done(refusal(452, '4.5.3 too many recipients'));
        Promise.resolve(accepts(address)).then(
          (isOurs) => done(isOurs ? null : refusal(550, `5.1.1 ${texts.notOurs}`)),
          () => done(refusal(451, '4.3.0 not known now, try again')),
        );
      },
      onData: (stream, { envelope }, done) => {
        this.read(stream, (bytes) => {
          if (bytes === 'too large') return done(refusal(552, '5.3.4 too large'));
          if (bytes === 'no room') return done(refusal(452, '4.3.1 too many mails at once, try again'));
          const to = envelope.rcptTo.map(({ address }) => address);
          onMail(bytes, to).then(
            () => done(null, 'taken'),
            () => done(refusal(451, '4.3.0 not kept, try again')),
          );
        });
      },
    });
    // A client that disconnects in the middle is no error of the server.
    this.server.on('error', () => undefined);
    this.server.server.prependListener('connection', (socket: Socket) => this.limit(socket));
  }

  async onApplicationBootstrap(): Promise<void> {
    const { listen } = this.options;
    if (listen === '') return;
    const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(listen) ?? [];
    const socket = this.server.listen(Number(port), host.replace(/^\[(.*)\]$/, '$1'));
    await Promise.race([
      once(socket, 'listening'),
      once(this.server, 'error').then(([error]) => {
        throw error;
      }),
    ]);
    this.port = (socket.address() as AddressInfo).port;
  }

  onApplicationShutdown(): Promise<void> {
    return this.port === 0 ? Promise.resolve() : new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Ends a connection when its time is over, and at once where its network has enough of them. */
  private limit(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const open = this.openOf.get(network) ?? 0;
    if (open >= MOST_OF_NETWORK) return void socket.destroy();
    this.openOf.set(network, open + 1);
    const late = setTimeout(() => socket.destroy(), this.options.connectionMs ?? CONNECTION_MS).unref();
    socket.once('close', () => {
      clearTimeout(late);
      const left = (this.openOf.get(network) ?? 1) - 1;
      if (left === 0) this.openOf.delete(network);
      else this.openOf.set(network, left);
    });
  }

  /** Gives the mail to `onEnd` when it has come whole; what is more than there is room for is not kept. */
  private read(stream: SMTPServerDataStream, onEnd: (mail: Buffer | 'too large' | 'no room') => void): void {
    const { mostBytes, mostFullMails = MOST_FULL_MAILS } = this.options;
    const chunks: Buffer[] = [];
    let size = 0;
    let kept = 0;
    let hasRoom = true;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      hasRoom &&= this.held + chunk.length <= mostFullMails * mostBytes;
      if (size > mostBytes || !hasRoom) return;
      chunks.push(chunk);
      kept += chunk.length;
      this.held += chunk.length;
    });
    stream.once('close', () => {
      this.held -= kept;
    });
    stream.once('end', () => onEnd(size > mostBytes ? 'too large' : hasRoom ? Buffer.concat(chunks) : 'no room'));
  }
}

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });
