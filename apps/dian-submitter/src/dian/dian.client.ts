import { soapAction } from '@rubrica/xades';
import got, { RequestError, TimeoutError } from 'got';
import { Agent as HttpAgent, type ClientRequest } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';
import type { NotSentReason, UnknownReason } from './attempt-outcome.js';

export interface DianClientOptions {
  /** Limit for each step of connecting: look-up, TCP, TLS. */
  readonly connectTimeoutMs: number;
  /** Limit from the last byte of the request to the last byte of the answer. */
  readonly answerTimeoutMs: number;
  readonly answerMaxBytes: number;
  /** Most connections to one host; further requests wait for a free one. */
  readonly inFlight: number;
}

/** Result of a request. Only `not_sent` guarantees that the service has not received it. */
export type Exchange =
  | { readonly result: 'not_sent'; readonly reason: NotSentReason; readonly detail: string }
  | { readonly result: 'unknown'; readonly reason: UnknownReason; readonly detail: string }
  | { readonly result: 'answered'; readonly httpStatus: number; readonly body: Buffer };

/**
 * HTTP client for SOAP requests with kept-alive connections. It follows no redirect, retries nothing, accepts no
 * compressed answer (which could grow in memory) and reads `answerMaxBytes` at most. It does not throw on network
 * errors.
 */
export class DianClient {
  private readonly stands = new WeakSet<object>();
  private readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent };
  private readonly closing = new AbortController();

  constructor(private readonly options: DianClientOptions) {
    const { inFlight: maxSockets } = options;
    const note = this.stands;
    this.agents = {
      http: noting(new HttpAgent({ keepAlive: true, maxSockets }), 'connect', note),
      https: noting(new HttpsAgent({ keepAlive: true, maxSockets }), 'secureConnect', note),
    };
  }

  async call(url: string, operation: string, envelope: string): Promise<Exchange> {
    const { connectTimeoutMs, answerTimeoutMs, answerMaxBytes } = this.options;
    let sent: ClientRequest | undefined;
    // Once the connection is established the service may have read the request, or a part of it.
    const mayHaveArrived = (): boolean =>
      sent?.socket !== null && sent?.socket !== undefined && this.stands.has(sent.socket);
    try {
      const request = got.stream.post(url, {
        body: envelope,
        headers: {
          'content-type': `application/soap+xml;charset=UTF-8;action="${soapAction(operation)}"`,
          accept: 'application/soap+xml',
        },
        agent: this.agents,
        followRedirect: false,
        throwHttpErrors: false,
        decompress: false,
        retry: { limit: 0 },
        timeout: {
          lookup: connectTimeoutMs,
          connect: connectTimeoutMs,
          secureConnect: connectTimeoutMs,
          response: answerTimeoutMs,
          request: 3 * connectTimeoutMs + answerTimeoutMs,
        },
        signal: this.closing.signal,
      });
      // The loop below throws errors that come before the end of the answer. After it the stream stays open as long as the
      // request is not written to its end, and `close` aborts it: without a listener that would end the process.
      request.on('error', () => undefined);
      request.once('request', (clientRequest: ClientRequest) => (sent = clientRequest));
      let httpStatus = 0;
      request.once('response', ({ statusCode }: { statusCode: number }) => (httpStatus = statusCode));
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of request as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > answerMaxBytes) {
          request.destroy();
          return { result: 'unknown', reason: 'answer_too_large', detail: `more than ${String(answerMaxBytes)} bytes` };
        }
        chunks.push(chunk);
      }
      return { result: 'answered', httpStatus, body: Buffer.concat(chunks) };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const detail = `${error.code}: ${error.message}`.slice(0, 200).trim();
      if (mayHaveArrived()) return { result: 'unknown', reason: this.whyUnknown(error), detail };
      return { result: 'not_sent', reason: whyNotSent(error), detail };
    }
  }

  /** Lets calls under way finish for `graceMs`, then aborts them: their outcome is `unknown`. */
  drain(graceMs: number): void {
    setTimeout(() => this.closing.abort(), graceMs).unref();
  }

  close(): void {
    this.closing.abort();
    this.agents.http.destroy();
    this.agents.https.destroy();
  }

  private whyUnknown(error: RequestError): UnknownReason {
    if (this.closing.signal.aborted) return 'interrupted';
    if (error instanceof TimeoutError) return 'answer_timeout';
    return error.code.startsWith('HPE_') ? 'answer_unreadable' : 'connection_lost';
  }
}

/** Adds each connection of the agent to `stands` once it is established: from then on the other side may read. */
const noting = <A extends HttpAgent>(agent: A, event: 'connect' | 'secureConnect', stands: WeakSet<object>): A => {
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback): Duplex | null | undefined => {
    const socket = createConnection(options, callback);
    socket?.once(event, () => stands.add(socket));
    return socket;
  };
  return agent;
};

const whyNotSent = (error: RequestError): NotSentReason => {
  const { code } = error;
  if (error instanceof TimeoutError) return 'connect_timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name_not_resolved';
  if (code === 'ECONNREFUSED') return 'connection_refused';
  return code === 'EPROTO' || !NOT_OF_TLS.test(code) ? 'tls_failed' : 'connection_failed';
};

/** Error codes of the system and of got. Any other error before the connection is established comes from TLS. */
const NOT_OF_TLS = /^(E[A-Z]+|ERR_ABORTED|ERR_GOT_.*)$/;
