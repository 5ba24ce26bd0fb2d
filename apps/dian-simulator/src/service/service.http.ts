import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TrustBundle } from '../certificate/trust.js';
import type { Behaviour } from '../behaviour/behaviour.js';
import type { Fault } from '../behaviour/faults.js';
import { answerText } from '../envelope/answers.js';
import { faultText, SoapFault } from '../envelope/fault.js';
import { readEnvelope } from '../envelope/read-envelope.js';
import { verifyEnvelope } from '../envelope/verify-envelope.js';
import { answer, BodyTooLarge, bodyOf, close, listen } from '../runtime/http.js';
import type { SimulatorLogger } from '../runtime/logger.js';
import { operationsOf } from './operations.js';
import type { Parts } from './parts.js';

export const SERVICE_PATH = '/WcfDianCustomerServices.svc';

const MAX_BODY_BYTES = 80 * 1024 * 1024;
const KEEP_ALIVE_MS = 60_000;
const SOAP = 'application/soap+xml; charset=utf-8';
const HTML_ERROR = '<html><body><h1>500 - Internal server error.</h1></body></html>';

/** The SOAP service: a listener that can be closed and opened again on the same port. */
export class Service {
  readonly requests = new Map<string, number>();
  private readonly operations: ReturnType<typeof operationsOf>;
  private readonly stopping = new AbortController();
  private readonly server: Server;
  private inHand = new Set<Promise<void>>();
  private port: number;

  constructor(
    private readonly parts: Parts & { readonly trust: TrustBundle },
    private readonly behaviour: Behaviour,
    private readonly logger: SimulatorLogger,
    private readonly address: { readonly host: string; readonly port: number },
  ) {
    this.operations = operationsOf(parts);
    this.port = address.port;
    this.server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
      this.take(request, response),
    );
  }

  get url(): string {
    const { host } = this.address;
    const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
    return `http://${reachable}:${this.port}${SERVICE_PATH}`;
  }

  async open(): Promise<void> {
    if (!this.server.listening) this.port = await listen(this.server, this.address.host, this.port);
  }

  /** Refuses new connections and ends open ones. */
  close(): Promise<void> {
    return close(this.server);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.close();
    await Promise.all(this.inHand);
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    const work = this.serve(request, response)
      .catch((error: unknown) => this.fail(error, response))
      .finally(() => this.inHand.delete(work));
    this.inHand.add(work);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('date', this.parts.clock.now().toUTCString());
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== SERVICE_PATH) {
      return answer(response, 404, 'text/plain', 'not found');
    }
    if (request.method !== 'POST') return answer(response, 405, 'text/plain', 'POST only');
    const contentType = request.headers['content-type'] ?? '';
    if (!/^application\/soap\+xml\s*(;|$)/i.test(contentType)) {
      return answer(response, 415, 'text/plain', 'SOAP 1.2 only: application/soap+xml');
    }
    const body = await bodyOf(request, MAX_BODY_BYTES);
    const { mode } = this.behaviour;
    if (mode === 'hang') return this.neverAnswer(request);
    if (mode === 'error') return answer(response, 500, 'text/html', HTML_ERROR);

    const fault = this.behaviour.nextFault();
    if (fault !== null && fault !== 'lost_answer') return this.disturb(fault, request, response);
    const { operation, text } = await this.answerTo(body, contentType);
    if (this.behaviour.latencyMs > 0) await this.wait(this.behaviour.latencyMs);
    if (fault === 'lost_answer') {
      this.logger.info({ operation }, 'the answer is lost');
      return void request.socket.destroy();
    }
    await this.endOutage();
    answer(response, 200, SOAP, text);
  }

  /** Performs the operation, and waits until its records are on the disk. */
  private async answerTo(body: Buffer, contentType: string): Promise<{ operation: string; text: string }> {
    const { registry, clock, trust } = this.parts;
    const action = /action="([^"]*)"/.exec(contentType)?.[1] ?? null;
    const envelope = readEnvelope(body, { path: SERVICE_PATH, action });
    const { operation } = envelope;
    const perform = this.operations.get(operation);
    if (perform === undefined) throw new SoapFault('ActionNotSupported', `${operation} is not simulated`);
    this.requests.set(operation, (this.requests.get(operation) ?? 0) + 1);
    const sender = verifyEnvelope(envelope, { trust, at: clock.now() });
    const result = await perform(envelope, sender);
    await registry.durable();
    return { operation, text: answerText(operation, result, clock.now()) };
  }

  /** Ends an automatic outage; that is on the disk before the answer is sent. */
  private endOutage(): Promise<void> {
    this.behaviour.requestIsAnswered();
    return this.parts.registry.durable();
  }

  private disturb(fault: Exclude<Fault, 'lost_answer'>, request: IncomingMessage, response: ServerResponse): void {
    this.logger.info({ fault }, 'a fault on demand');
    switch (fault) {
      case 'hang':
        return this.neverAnswer(request);
      case 'http_500':
        return answer(response, 500, 'text/html', HTML_ERROR);
      case 'soap_fault':
        return answer(response, 500, SOAP, faultText('InternalServiceFault'));
      case 'reset':
        return void request.socket.resetAndDestroy();
      case 'garbage':
        return answer(
          response,
          200,
          SOAP,
          '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Bo\u0000dy>',
        );
    }
  }

  /** Keeps the connection without an answer, until the client or the simulator ends it. */
  private neverAnswer(request: IncomingMessage): void {
    request.socket.setTimeout(0);
  }

  private wait(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }

  private fail(error: unknown, response: ServerResponse): void {
    if (response.headersSent || response.destroyed) return;
    if (error instanceof BodyTooLarge) return answer(response, 413, 'text/plain', 'too large');
    if (error instanceof SoapFault) {
      this.logger.warn({ fault: error.kind, reason: error.reason }, 'a message was refused');
      response.setHeader('x-simulator-reason', error.reason.replace(/[^\x20-\x7e]/g, '?'));
      return answer(response, 500, SOAP, faultText(error.kind));
    }
    this.logger.error({ err: error }, 'a request failed');
    answer(response, 500, SOAP, faultText('InternalServiceFault'));
  }
}
