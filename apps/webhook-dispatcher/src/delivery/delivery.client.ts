import type { OnModuleDestroy } from '@nestjs/common';
import type { DeliveryError } from '@rubrica/contracts';
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls, type SecureContextOptions } from 'node:tls';
import { type AddressResolver, destinationOf, hostOf } from '@rubrica/service';
import { type UrlRules, urlFaults } from '../endpoint/endpoint-url.js';
import type { AttemptOutcome } from './delivery.decide.js';

export interface DeliveryPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface ClientOptions {
  /** Limit of the whole attempt, from the DNS look-up to the answer; default 10 s. */
  readonly timeoutMs?: number;
  /** Trusted authorities instead of Node's own. */
  readonly ca?: SecureContextOptions['ca'];
}

const TIMEOUT_MS = 10_000;
/** Limit of connecting to one address of a host that has several. */
const CONNECT_TIMEOUT_MS = 3_000;
const MOST_CONNECTS = 4;
/** Limit of reading the first bytes of an answer whose status is known; they are only shown to the tenant. */
const EXCERPT_WITHIN_MS = 2_000;
const EXCERPT_BYTES = 4_096;
/** How long a stopping process waits for attempts that are under way. */
const GRACE_MS = 2_000;

class AttemptFailure extends Error {
  constructor(readonly reason: DeliveryError) {
    super(reason);
  }
}

/**
 * Calls the receiver of a delivery. Never throws; failures are outcomes. Each attempt looks the host up, connects only
 * to an address that it has just checked, follows no redirect, keeps no connection, and reads at most 4 KiB.
 */
export class DeliveryClient implements OnModuleDestroy {
  /** What cuts each attempt that is under way; the reason is an `AttemptFailure`. */
  private readonly cuts = new Set<AbortController>();
  private hasEnded = false;

  constructor(
    private readonly resolver: AddressResolver,
    private readonly rules: UrlRules,
    private readonly options: ClientOptions = {},
  ) {}

  /** Aborts, after the grace period, attempts that are still under way; another process repeats them. */
  onModuleDestroy(): void {
    setTimeout(() => {
      this.hasEnded = true;
      for (const cut of this.cuts) cut.abort(new AttemptFailure('interrupted'));
    }, GRACE_MS).unref();
  }

  async post(post: DeliveryPost): Promise<AttemptOutcome> {
    const begunMs = performance.now();
    const durationMs = (): number => Math.round(performance.now() - begunMs);
    // AbortSignal.timeout and AbortSignal.any would cost more (docs/adr/0090).
    const cut = new AbortController();
    const timeout = setTimeout(() => cut.abort(new AttemptFailure('timeout')), this.options.timeoutMs ?? TIMEOUT_MS);
    this.cuts.add(cut);
    if (this.hasEnded) cut.abort(new AttemptFailure('interrupted'));
    try {
      const { httpStatus, answer } = await this.exchange(post, cut.signal);
      const result = { httpStatus, durationMs: durationMs(), answer };
      if (httpStatus >= 200 && httpStatus < 300) return { ok: true, ...result };
      return { ok: false, error: httpStatus >= 300 && httpStatus < 400 ? 'redirect' : 'http_status', ...result };
    } catch (error) {
      const reason = reasonOf(cut.signal.aborted ? cut.signal.reason : error);
      return { ok: false, error: reason, httpStatus: null, durationMs: durationMs(), answer: null };
    } finally {
      clearTimeout(timeout);
      this.cuts.delete(cut);
    }
  }

  private async exchange(post: DeliveryPost, cut: AbortSignal): Promise<{ httpStatus: number; answer: string }> {
    if (urlFaults(post.url, this.rules).length > 0) throw new AttemptFailure('address_not_public');
    const url = new URL(post.url);
    const destination = await beforeAbort(cut, destinationOf(url, this.resolver, this.rules));
    if ('refused' in destination) throw new AttemptFailure(destination.refused);
    const tcp = await connectToOneOf(destination.addresses, portOf(url), cut);
    const hangUp = (): void => void tcp.destroy();
    cut.addEventListener('abort', hangUp);
    try {
      const socket = url.protocol === 'https:' ? await this.secured(tcp, hostOf(url)) : tcp;
      const response = await send(post, url, socket);
      return { httpStatus: response.statusCode ?? 0, answer: await excerptOf(response) };
    } finally {
      cut.removeEventListener('abort', hangUp);
      tcp.destroy();
    }
  }

  private async secured(tcp: Socket, host: string): Promise<Socket> {
    const socket = connectTls({
      socket: tcp,
      host,
      ...(isIP(host) === 0 ? { servername: host } : {}),
      ALPNProtocols: ['http/1.1'],
      ...(this.options.ca === undefined ? {} : { ca: this.options.ca }),
    });
    try {
      await once(socket, 'secureConnect');
      return socket;
    } catch {
      throw new AttemptFailure('tls');
    }
  }
}

const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** Connects to the first address that accepts. They are literal addresses, so no second DNS look-up can change them. */
const connectToOneOf = async (addresses: readonly string[], port: number, cut: AbortSignal): Promise<Socket> => {
  let failure: unknown;
  for (const address of addresses.slice(0, MOST_CONNECTS)) {
    cut.throwIfAborted();
    // Errors after the connect reach the code that reads or writes then.
    const socket = connectTcp({ host: address, port, noDelay: true }).on('error', () => undefined);
    try {
      await connected(socket, cut);
      return socket;
    } catch (error) {
      socket.destroy();
      failure = error;
    }
  }
  throw failure;
};

const connected = async (socket: Socket, cut: AbortSignal): Promise<void> => {
  const giveUp = (): void => void socket.destroy(new AttemptFailure('timeout'));
  const late = setTimeout(giveUp, CONNECT_TIMEOUT_MS);
  cut.addEventListener('abort', giveUp);
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } finally {
    clearTimeout(late);
    cut.removeEventListener('abort', giveUp);
  }
};

const send = ({ headers, body }: DeliveryPost, url: URL, socket: Socket): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    let isAnswered = false;
    httpRequest({
      method: 'POST',
      path: url.pathname + url.search,
      headers: { Host: url.host, ...headers, 'Content-Length': body.length },
      createConnection: () => socket,
    })
      .on('response', (response: IncomingMessage) => {
        isAnswered = true;
        resolve(response);
      })
      .on('error', reject)
      // A receiver that upgrades to another protocol ends here, without response or error.
      .on('close', () => {
        if (!isAnswered) reject(new AttemptFailure('connection_lost'));
      })
      .end(body);
  });

/** Returns the beginning of the answer as text, as far as it came in time. */
const excerptOf = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const late = setTimeout(() => response.destroy(), EXCERPT_WITHIN_MS);
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= EXCERPT_BYTES) break;
    }
  } catch {
    // The outcome depends on the status only, which has been read.
  } finally {
    clearTimeout(late);
  }
  // Postgres refuses NUL in text.
  return Buffer.concat(chunks).subarray(0, EXCERPT_BYTES).toString('utf8').replaceAll('\0', '\ufffd');
};

const beforeAbort = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  signal.throwIfAborted();
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as AttemptFailure);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const reasonOf = (error: unknown): DeliveryError => {
  if (error instanceof AttemptFailure) return error.reason;
  const code = codeOf(error);
  if (code.startsWith('HPE_')) return 'invalid_answer';
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'].includes(code)) return 'connection_refused';
  return code === 'ETIMEDOUT' ? 'timeout' : 'connection_lost';
};
