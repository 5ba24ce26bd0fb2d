import type { OnModuleDestroy } from '@nestjs/common';
import type { DeliveryError } from '@rubrica/contracts';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import type { SecureContextOptions } from 'node:tls';
import { type AddressResolver, beforeAbort } from '@rubrica/service';
import { endpointDestination } from '../endpoint/endpoint-destination.client.js';
import { type UrlRules, urlFaults } from '../endpoint/endpoint-url.js';
import { type AttemptOutcome, outcomeOfAnswer } from './attempt-outcome.js';
import { type DeliveryRequest, type Pin, pinsOf } from './delivery-request.js';
import { ConnectFailure, PinnedAgent, type PinnedOptions } from './pinned-agent.client.js';

export interface ClientOptions {
  /** Limit of the whole attempt, from the DNS look-up to the answer; default 10 s. */
  readonly timeoutMs?: number;
  /** Trusted authorities instead of Node's own. */
  readonly ca?: SecureContextOptions['ca'];
  /** What makes the connections, instead of one of its own. */
  readonly agent?: PinnedAgent;
}

const TIMEOUT_MS = 10_000;
/** URLs that are kept parsed. */
const MOST_URLS = 2_000;
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
 * Calls the receiver of a delivery. Never throws; failures are outcomes. Each attempt looks the host up, uses only
 * connections to an address that it has just checked, follows no redirect, and reads at most 4 KiB.
 */
export class DeliveryClient implements OnModuleDestroy {
  /** What cuts each attempt that is under way; the reason is an `AttemptFailure`. */
  private readonly cuts = new Set<AbortController>();
  private hasEnded = false;
  private readonly agent: PinnedAgent;
  /** What the texts of URLs mean; null where one may not be called. */
  private readonly urls = new Map<string, URL | null>();

  constructor(
    private readonly resolver: AddressResolver,
    private readonly rules: UrlRules,
    private readonly options: ClientOptions = {},
  ) {
    this.agent = options.agent ?? new PinnedAgent(options.ca);
  }

  /** Aborts, after the grace period, attempts that are still under way; another process repeats them. */
  onModuleDestroy(): void {
    setTimeout(() => {
      this.hasEnded = true;
      for (const cut of this.cuts) cut.abort(new AttemptFailure('interrupted'));
      this.agent.destroy();
    }, GRACE_MS).unref();
  }

  async post(request: DeliveryRequest): Promise<AttemptOutcome> {
    const begunMs = performance.now();
    const durationMs = (): number => Math.round(performance.now() - begunMs);
    // AbortSignal.timeout and AbortSignal.any would cost more (docs/adr/0090).
    const cut = new AbortController();
    const timeout = setTimeout(() => cut.abort(new AttemptFailure('timeout')), this.options.timeoutMs ?? TIMEOUT_MS);
    this.cuts.add(cut);
    if (this.hasEnded) cut.abort(new AttemptFailure('interrupted'));
    try {
      const answer = await this.exchange(request, cut.signal);
      return outcomeOfAnswer({ ...answer, durationMs: durationMs() });
    } catch (error) {
      const reason = reasonOf(cut.signal.aborted ? cut.signal.reason : error);
      return { ok: false, error: reason, httpStatus: null, durationMs: durationMs(), answer: null };
    } finally {
      clearTimeout(timeout);
      this.cuts.delete(cut);
    }
  }

  private async exchange(request: DeliveryRequest, cut: AbortSignal): Promise<Answer> {
    const url = this.urlOf(request.url);
    if (!url) throw new AttemptFailure('address_not_public');
    const destination = await beforeAbort(cut, endpointDestination(url, this.resolver, this.rules));
    if ('refused' in destination)
      throw new AttemptFailure(destination.refused === 'dns' ? 'dns' : 'address_not_public');
    let failure: unknown;
    const hasIdle = (pin: Pin): boolean => this.agent.hasIdle(pin);
    for (const pin of pinsOf(request.endpointId, url, destination.addresses, hasIdle)) {
      cut.throwIfAborted();
      try {
        return await this.exchangeAt(pin, request, url, cut);
      } catch (error) {
        if (!(error instanceof ConnectFailure) || error.during === 'tls') throw error;
        failure = error;
      }
    }
    throw failure;
  }

  private urlOf(text: string): URL | null {
    const known = this.urls.get(text);
    if (known !== undefined) return known;
    const url = urlFaults(text, this.rules).length > 0 ? null : new URL(text);
    if (this.urls.size === MOST_URLS) this.urls.clear();
    this.urls.set(text, url);
    return url;
  }

  private async exchangeAt(pin: Pin, request: DeliveryRequest, url: URL, cut: AbortSignal): Promise<Answer> {
    const first = this.begin(pin, request, url, cut);
    try {
      return await answered(first, request.body, cut);
    } catch (error) {
      // The receiver may have closed a kept connection just when it was used: that is no answer of its.
      if (!first.reusedSocket || cut.aborted || reasonOf(error) !== 'connection_lost') throw error;
    }
    this.agent.dropIdle(pin);
    return answered(this.begin(pin, request, url, cut), request.body, cut);
  }

  private begin(pin: Pin, { headers, body }: DeliveryRequest, url: URL, cut: AbortSignal): ClientRequest {
    const options: PinnedOptions = {
      method: 'POST',
      path: url.pathname + url.search,
      headers: { Host: url.host, ...headers, 'Content-Length': body.length },
      agent: this.agent,
      pin,
      cut,
    };
    return httpRequest(options);
  }
}

interface Answer {
  readonly httpStatus: number;
  readonly answer: string;
}

/** Sends the request, and returns the status and the beginning of the answer. */
const answered = async (request: ClientRequest, body: Buffer, cut: AbortSignal): Promise<Answer> => {
  const hangUp = (): void => void request.destroy(cut.reason as Error);
  cut.addEventListener('abort', hangUp);
  try {
    const response = await responseOf(request, body);
    return { httpStatus: response.statusCode ?? 0, answer: await excerptOf(response) };
  } finally {
    cut.removeEventListener('abort', hangUp);
  }
};

const responseOf = (request: ClientRequest, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request
      .on('response', resolve)
      .on('error', reject)
      // A receiver that upgrades to another protocol ends here, without response or error.
      .on('close', () => reject(CONNECTION_LOST))
      .end(body);
  });

const CONNECTION_LOST = new AttemptFailure('connection_lost');

/** Returns the beginning of the answer as text, as far as it came in time. What is longer costs the connection. */
const excerptOf = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const late = setTimeout(() => response.destroy(), EXCERPT_WITHIN_MS);
    const end = (): void => {
      clearTimeout(late);
      // Postgres refuses NUL in text.
      resolve(Buffer.concat(chunks).subarray(0, EXCERPT_BYTES).toString('utf8').replaceAll('\0', '\ufffd'));
    };
    response
      .on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= EXCERPT_BYTES) response.destroy();
      })
      // The outcome depends on the status only, which has been read.
      .on('error', () => undefined)
      .once('end', end)
      .once('close', end);
  });

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const reasonOf = (error: unknown): DeliveryError => {
  if (error instanceof AttemptFailure) return error.reason;
  if (error instanceof ConnectFailure) return error.during === 'tls' ? 'tls' : reasonOf(error.cause);
  const code = codeOf(error);
  if (code.startsWith('HPE_')) return 'invalid_answer';
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'].includes(code)) return 'connection_refused';
  return code === 'ETIMEDOUT' ? 'timeout' : 'connection_lost';
};
