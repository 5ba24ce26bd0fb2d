import { soapAction } from '@rubrica/xades';
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import type { NotSentReason, UnknownReason } from './attempt-outcome.js';

export interface DianClientOptions {
  /** Limit for each step of connecting: look-up, TCP, TLS. */
  readonly connectTimeoutMs: number;
  /** Limit from the last byte of the request to the last byte of the answer. */
  readonly answerTimeoutMs: number;
  readonly answerMaxBytes: number;
  /** How long a connection is kept that no request is sent on; default `IDLE_MS`. */
  readonly idleMs?: number;
  /** Most connections to one host; further requests wait for a free one. */
  readonly inFlight: number;
}

/** Result of a request. Only `not_sent` guarantees that the service has not received it. */
export type Exchange =
  | { readonly result: 'not_sent'; readonly reason: NotSentReason; readonly detail: string }
  | { readonly result: 'unknown'; readonly reason: UnknownReason; readonly detail: string }
  | {
      readonly result: 'answered';
      readonly httpStatus: number;
      readonly body: Buffer;
      /** Header Date: the clock of the server. */
      readonly date: string | undefined;
    };

export const IDLE_MS = 30_000;

/**
 * HTTP client for SOAP requests with kept-alive connections. It follows no redirect, retries nothing, accepts no
 * compressed answer (which could grow in memory) and reads `answerMaxBytes` at most. It does not throw on network
 * errors.
 */
export class DianClient {
  /** Connections that are established: from then on the other side may read. */
  private readonly established = new WeakSet<object>();
  private readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent };
  private readonly underWay = new Set<ClientRequest>();
  private isClosing = false;

  constructor(private readonly options: DianClientOptions) {
    const { inFlight: maxSockets, idleMs: timeout = IDLE_MS } = options;
    this.agents = {
      http: this.watched(new HttpAgent({ keepAlive: true, maxSockets, timeout }), 'connect'),
      https: this.watched(new HttpsAgent({ keepAlive: true, maxSockets, timeout }), 'secureConnect'),
    };
  }

  async call(url: string, operation: string, envelope: string): Promise<Exchange> {
    if (this.isClosing) return { result: 'not_sent', reason: 'connection_failed', detail: 'the service ends' };
    const request = this.post(url, operation);
    this.underWay.add(request);
    try {
      const { statusCode: httpStatus = 0, body, date } = await this.answerTo(request, envelope);
      return { result: 'answered', httpStatus, body, date };
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      const detail = `${code}: ${message}`.slice(0, 200).trim();
      // Once the connection is established the service may have read the request, or a part of it.
      if (request.socket && this.established.has(request.socket))
        return { result: 'unknown', reason: whyUnknown(code), detail };
      return { result: 'not_sent', reason: whyNotSent(code), detail };
    } finally {
      this.underWay.delete(request);
      // An answer may come before the request is written to its end; the connection cannot be used again then.
      if (!request.writableFinished) request.destroy();
    }
  }

  /** Lets calls under way finish for `graceMs`, then aborts them: their outcome is `unknown`. */
  drain(graceMs: number): void {
    setTimeout(() => this.abort(), graceMs).unref();
  }

  close(): void {
    this.abort();
    this.agents.http.destroy();
    this.agents.https.destroy();
  }

  private abort(): void {
    this.isClosing = true;
    for (const request of this.underWay) request.destroy(new CallEnded('INTERRUPTED', 'the service ends'));
  }

  private post(url: string, operation: string): ClientRequest {
    const isTls = url.startsWith('https:');
    return (isTls ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: isTls ? this.agents.https : this.agents.http,
      headers: {
        'content-type': `application/soap+xml;charset=UTF-8;action="${soapAction(operation)}"`,
        accept: 'application/soap+xml',
      },
    });
  }

  /** Sends the envelope and reads the answer within the limits. */
  private async answerTo(
    request: ClientRequest,
    envelope: string,
  ): Promise<{ readonly statusCode: number | undefined; readonly body: Buffer; readonly date: string | undefined }> {
    const { connectTimeoutMs, answerTimeoutMs, answerMaxBytes } = this.options;
    const giveUp = (): void =>
      void request.destroy(new CallEnded('ANSWER_TIMEOUT', `no answer within ${String(answerTimeoutMs)} ms`));
    let limit = setTimeout(giveUp, 3 * connectTimeoutMs + answerTimeoutMs);
    const awaitAnswer = (): void => {
      clearTimeout(limit);
      limit = setTimeout(giveUp, answerTimeoutMs);
    };
    request.once('finish', awaitAnswer);
    try {
      return await new Promise((resolve, reject) => {
        // The listener stays: an error that comes after the answer must not end the process.
        request.on('error', reject);
        request.once('response', (response: IncomingMessage) => {
          const chunks: Buffer[] = [];
          let bytes = 0;
          response.on('error', reject);
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            chunks.push(chunk);
            if (bytes > answerMaxBytes)
              request.destroy(new CallEnded('ANSWER_TOO_LARGE', `more than ${String(answerMaxBytes)} bytes`));
          });
          const { statusCode, headers } = response;
          response.once('end', () => resolve({ statusCode, body: Buffer.concat(chunks), date: headers.date }));
        });
        request.end(envelope);
      });
    } finally {
      clearTimeout(limit);
      request.off('finish', awaitAnswer);
    }
  }

  /** Limits each step of connecting, and notes when a connection is established. */
  private watched<A extends HttpAgent>(agent: A, lastStep: 'connect' | 'secureConnect'): A {
    const { connectTimeoutMs } = this.options;
    const createConnection = agent.createConnection.bind(agent);
    agent.createConnection = (options, callback): Duplex | null | undefined => {
      const socket = createConnection(options, callback);
      const giveUp = (): void =>
        void socket?.destroy(new CallEnded('CONNECT_TIMEOUT', `no connection within ${String(connectTimeoutMs)} ms`));
      const limit = setTimeout(giveUp, connectTimeoutMs);
      socket
        ?.once('lookup', () => limit.refresh())
        .once('connect', () => limit.refresh())
        .once('close', () => clearTimeout(limit))
        .once(lastStep, () => {
          clearTimeout(limit);
          this.established.add(socket);
        });
      return socket;
    };
    return agent;
  }
}

/** A call that this client has ended itself. */
class CallEnded extends Error {
  constructor(
    readonly code: 'ANSWER_TIMEOUT' | 'ANSWER_TOO_LARGE' | 'CONNECT_TIMEOUT' | 'INTERRUPTED',
    why: string,
  ) {
    super(why);
    this.name = 'CallEnded';
  }
}

const whyUnknown = (code: string): UnknownReason => {
  if (code === 'INTERRUPTED') return 'interrupted';
  if (code === 'ANSWER_TOO_LARGE') return 'answer_too_large';
  if (code === 'ANSWER_TIMEOUT') return 'answer_timeout';
  return code.startsWith('HPE_') ? 'answer_unreadable' : 'connection_lost';
};

const whyNotSent = (code: string): NotSentReason => {
  if (code === 'CONNECT_TIMEOUT' || code === 'ANSWER_TIMEOUT') return 'connect_timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name_not_resolved';
  if (code === 'ECONNREFUSED') return 'connection_refused';
  return code === 'EPROTO' || !NOT_OF_TLS.test(code) ? 'tls_failed' : 'connection_failed';
};

/** Error codes of the system, and the end of the service. Any other error before the connection is established comes from TLS. */
const NOT_OF_TLS = /^(E[A-Z]+|INTERRUPTED)$/;
