import { type OnApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface BounceListenerOptions {
  /** `host:port`; empty: it does not listen. */
  readonly listen: string;
  readonly accepts: (address: string) => boolean;
  /** Done when the report is kept; thrown: the sender tries again. */
  readonly onMail: (bytes: Buffer, to: readonly string[]) => Promise<unknown>;
  readonly mostBytes: number;
}

const TIMEOUT_MS = 30_000;
const MOST_CLIENTS = 100;
const MOST_RECIPIENTS = 20;

/**
 * An SMTP server for reports about our mails. It takes mail for return paths only, and answers 250 when what the report
 * says is committed.
 */
export class BounceListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly server: SMTPServer;
  /** The port that it listens on; 0 when it does not. */
  port = 0;

  constructor(private readonly options: BounceListenerOptions) {
    const { accepts, onMail, mostBytes } = options;
    this.server = new SMTPServer({
      banner: 'takes reports about mails',
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      size: mostBytes,
      maxClients: MOST_CLIENTS,
      socketTimeout: TIMEOUT_MS,
      closeTimeout: 1_000,
      onRcptTo: ({ address }, { envelope }, done) => {
        if (envelope.rcptTo.length >= MOST_RECIPIENTS) return done(refusal(452, '4.5.3 too many recipients'));
        done(accepts(address) ? null : refusal(550, '5.1.1 not an address of a report'));
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        let size = 0;
        stream.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= mostBytes) chunks.push(chunk);
        });
        stream.on('end', () => {
          if (size > mostBytes) return done(refusal(552, '5.3.4 larger than a report'));
          const to = envelope.rcptTo.map(({ address }) => address);
          onMail(Buffer.concat(chunks), to).then(
            () => done(null, 'taken'),
            () => done(refusal(451, '4.3.0 not kept, try again')),
          );
        });
      },
    });
    // A client that disconnects in the middle is no error of the server.
    this.server.on('error', () => undefined);
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
}

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });
