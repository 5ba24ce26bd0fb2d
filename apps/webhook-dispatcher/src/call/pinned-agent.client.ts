import { Agent, type AgentOptions, type RequestOptions } from 'node:http';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls, type SecureContextOptions } from 'node:tls';
import { ownValue } from '@rubrica/fiscal';
import type { Pin } from './delivery-request.js';

/** The connection was not made, so that no byte of the request has left. */
export class ConnectFailure extends Error {
  constructor(
    readonly during: 'connect' | 'tls',
    override readonly cause: Error & { readonly code?: string },
  ) {
    super(`${during}: ${cause.message}`);
  }
}

/** Limit of connecting to one address, and of its TLS handshake; a host may have several. */
const CONNECT_TIMEOUT_MS = 3_000;
/** How long a connection is kept that nothing is sent on. */
const IDLE_MS = 15_000;
const IDLE_PER_PIN = 16;
/** TLS sessions that are remembered, of all receivers. */
const MOST_SESSIONS = 2_000;

/**
 * Keeps connections, each to an address that was checked when it was made, and used again only by an attempt of the same
 * endpoint whose own look-up has given that address once more. New ones to the same pin resume its TLS session.
 */
export class PinnedAgent extends Agent {
  private readonly sessions = new Map<string, Buffer>();

  constructor(private readonly ca?: SecureContextOptions['ca']) {
    super({ keepAlive: true, maxFreeSockets: IDLE_PER_PIN, timeout: IDLE_MS } satisfies AgentOptions);
  }

  hasIdle(pin: Pin): boolean {
    return (ownValue(this.freeSockets, nameOf(pin))?.length ?? 0) > 0;
  }

  /** Closes what is idle: the receiver has closed one of them, so probably all. */
  dropIdle(pin: Pin): void {
    for (const socket of ownValue(this.freeSockets, nameOf(pin)) ?? []) socket.destroy();
  }

  override getName(options?: PinnedOptions): string {
    return options?.pin ? nameOf(options.pin) : '';
  }

  override createConnection(
    { pin, cut }: PinnedOptions,
    callback?: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    this.open(pin, cut).then(
      (socket) => callback?.(null, socket),
      (error: unknown) => callback?.(error as Error, undefined as never),
    );
  }

  private async open(pin: Pin, cut: AbortSignal): Promise<Socket> {
    // A literal address, so that no second look-up can change it.
    const tcp = connectTcp({ host: pin.address, port: pin.port, noDelay: true });
    await established(tcp, 'connect', 'connect', cut);
    if (pin.tlsHost === undefined) return tcp;
    const name = nameOf(pin);
    const tls = connectTls({
      socket: tcp,
      host: pin.tlsHost,
      ...(isIP(pin.tlsHost) === 0 ? { servername: pin.tlsHost } : {}),
      ALPNProtocols: ['http/1.1'],
      ...(this.ca === undefined ? {} : { ca: this.ca }),
      session: this.sessions.get(name),
    });
    tls.on('session', (session) => this.remember(name, session));
    try {
      await established(tls, 'secureConnect', 'tls', cut);
      return tls;
    } catch (error) {
      this.sessions.delete(name);
      tcp.destroy();
      throw error;
    }
  }

  private remember(name: string, session: Buffer): void {
    this.sessions.delete(name);
    this.sessions.set(name, session);
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > MOST_SESSIONS && oldest !== undefined) this.sessions.delete(oldest);
  }
}

/** Options of a request that this agent makes a connection for. */
export interface PinnedOptions extends RequestOptions {
  readonly pin: Pin;
  /** Ends the making of the connection; its reason is the failure. */
  readonly cut: AbortSignal;
}

const nameOf = ({ endpointId, tlsHost, address, port }: Pin): string =>
  `${endpointId} ${tlsHost ?? ''} ${address} ${port}`;

/** Waits for the event; the socket is destroyed if it does not come in time. */
const established = (
  socket: Socket,
  event: 'connect' | 'secureConnect',
  during: ConnectFailure['during'],
  cut: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (error?: Error): void => {
      clearTimeout(late);
      cut.removeEventListener('abort', abort);
      socket.removeAllListeners(event).off('error', end).off('close', closed);
      if (!error) return resolve();
      socket.on('error', () => undefined).destroy();
      reject(new ConnectFailure(during, error));
    };
    const closed = (): void => end(new Error('closed'));
    const abort = (): void => end(cut.reason as Error);
    const late = setTimeout(() => end(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), CONNECT_TIMEOUT_MS);
    cut.addEventListener('abort', abort);
    socket
      .once(event, () => end())
      .once('error', end)
      .once('close', closed);
    if (cut.aborted) abort();
  });
