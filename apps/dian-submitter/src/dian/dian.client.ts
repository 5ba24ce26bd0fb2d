import { soapAction } from '@rubrica/xades';
import got, { RequestError, TimeoutError } from 'got';
import { Agent as HttpAgent, type ClientRequest } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';
import type { NotSentReason, UnknownReason } from './attempt-outcome.js';

export interface DianClientOptions {
  /** Until a connection stands: look-up, TCP and TLS each. */
  readonly connectTimeoutMs: number;
  /** From the last byte of the request to the last one of the answer. */
  readonly answerTimeoutMs: number;
  readonly answerMaxBytes: number;
  /** Connections to one host at most; requests beyond wait for one. */
  readonly inFlight: number;
}

/** What became of a request. Only `not_sent` promises that the service has not seen it. */
export type Exchange =
  | { readonly result: 'not_sent'; readonly reason: NotSentReason; readonly detail: string }
  | { readonly result: 'unknown'; readonly reason: UnknownReason; readonly detail: string }
  | { readonly result: 'answered'; readonly httpStatus: number; readonly body: Buffer };

/**
 * SOAP over HTTP with connections kept alive. Follows no redirect, repeats nothing by itself, takes no compressed
 * answer (so nothing unfolds in memory), reads no more than it was told to. Never throws for what the network does.
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
    // A request that has a connection which stands may have been read by the service, if only in part.
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

  /** What is under way may end by itself for so long; then whoever waits learns that the outcome is unknown. */
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

/** Remembers the connections of an agent that stand: from then on the other side may read. */
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

/** Errors of the system and of got. What else goes wrong before a connection stands is a certificate's fault. */
const NOT_OF_TLS = /^(E[A-Z]+|ERR_ABORTED|ERR_GOT_.*)$/;
