import { Inject, Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { inSpan } from '@rubrica/eventing/tracing';
import {
  BlobStore,
  Clock,
  type Job,
  LOGGER,
  type Logger,
  Metrics,
  moduleUrl,
  putJson,
  WorkerPool,
} from '@rubrica/service';
import {
  type AuthorityTrust,
  type ReceivedResponse,
  verifiedResponse,
} from '../application-response/application-response.js';
import { certificatesOfPem } from '@rubrica/xades';
import { DianSubmitterSettings } from '../config.js';
import {
  type AttemptOutcome,
  isAnswer,
  isSecurityFault,
  type ReadApplicationResponse,
} from '../dian/attempt-outcome.js';
import type { CircuitBreaker } from '../dian/circuit-breaker.js';
import { DianClient, type Exchange } from '../dian/dian.client.js';
import { LIVE_ENVIRONMENTS, type LiveEnvironment } from '../dian/live-environment.js';
import type { DianOperation, EventOperation } from '../dian/operation.js';
import { type DianResponse, readSoapAnswer, type SoapRequest } from '../dian/soap.js';
import { authorityAnswerOf, untrustedAnswer } from '../submission/answer-class.js';
import type { SubmissionOrder } from '../submission/submission.js';
import { type Sealed, SignedMessages } from './signed-message.client.js';

/** Address of DIAN's service in one environment, the trust in its signatures, and its circuit breaker. */
export interface Authority {
  readonly url: string;
  readonly trust: AuthorityTrust;
  readonly breaker: CircuitBreaker;
}

export const AUTHORITIES = Symbol('tax authorities by environment');
export type Authorities = Readonly<Record<LiveEnvironment, Authority>>;

/** A call about a document. */
export interface AuthorityCall {
  readonly environment: LiveEnvironment;
  /** Whose document it is, and its hash. */
  readonly order: Pick<SubmissionOrder, 'tenant_id' | 'cufe'>;
  readonly operation: DianOperation | EventOperation;
  readonly message: Sealed;
}

/** Bounds in seconds of a call; DIAN takes about two. */
const CALL_TIMES = [0.1, 0.5, 1, 2, 5, 10, 30, 60];

/** WCF takes the timestamp of a message that is at most 5 min off; a message is some seconds on its way. */
const SAME_TIME_MS = 4 * 60_000;

/** Client of DIAN's service: sends a signed message, and reads and stores the answer. */
@Injectable()
export class TaxAuthority implements OnModuleDestroy, OnApplicationShutdown {
  private readonly duration;
  /**
   * Certificates under which DIAN has taken a message of this process: another one that it refuses is refused for a reason
   * that will pass, and not for the authority that issued the certificate.
   */
  private readonly taken = new Set<string>();

  constructor(
    @Inject(AUTHORITIES) private readonly authorities: Authorities,
    private readonly client: DianClient,
    private readonly messages: SignedMessages,
    private readonly blobs: BlobStore,
    private readonly workers: WorkerPool,
    private readonly clock: Clock,
    private readonly settings: DianSubmitterSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
  ) {
    this.duration = metrics.histogram(
      'rubrica_dian_call_duration_seconds',
      "Calls about documents to DIAN's service, by what came of them",
      ['environment', 'operation', 'result'],
      CALL_TIMES,
    );
    const ofEach = (valueOf: (environment: LiveEnvironment) => number) => () =>
      LIVE_ENVIRONMENTS.map((environment) => ({ labels: { environment }, value: valueOf(environment) }));
    metrics.gauge(
      'rubrica_dian_calls_allowed',
      'Calls that this process may have under way; 0: the circuit breaker is open, 1: it tries',
      ['environment'],
      ofEach((environment) => this.callsAllowed(environment)),
    );
    metrics.gauge(
      'rubrica_dian_silent_seconds',
      'How long this process has called without any answer; 0: the last call was answered',
      ['environment'],
      ofEach((environment) => this.silentForMs(environment) / 1e3),
    );
    for (const [environment, { trust }] of Object.entries(authorities)) {
      if (certificatesOfPem(trust.pem).length > 0) continue;
      logger.warn(
        { environment },
        'no trust bundle is set: documents of this environment will wait for a proof that counts',
      );
    }
  }

  /** Sends a request that is about no document. */
  async ask(environment: LiveEnvironment, tenantId: string, request: SoapRequest): Promise<Exchange> {
    const { envelope } = await this.messages.ofTenant(environment, tenantId, request);
    return this.exchange(this.authorities[environment].url, request.operation, envelope);
  }

  /** Returns how many calls this process may have under way now. */
  callsAllowed(environment: LiveEnvironment): number {
    return this.authorities[environment].breaker.limit(this.clock.now().getTime());
  }

  /** Returns how long this process has called without any answer; 0 if the last call was answered. */
  silentForMs(environment: LiveEnvironment): number {
    return this.authorities[environment].breaker.silentForMs(this.clock.now().getTime());
  }

  /** Sends the message and returns the outcome; errors of the network and of the tax authority are outcomes, too. */
  async perform(call: AuthorityCall): Promise<AttemptOutcome> {
    const { environment, operation } = call;
    const authority = this.authorities[environment];
    const begunMs = performance.now();
    const outcome = await this.outcomeOf(call, authority);
    const { result } = outcome;
    this.duration.observe({ environment, operation, result }, (performance.now() - begunMs) / 1e3);
    const { breaker } = authority;
    if (isAnswer(outcome)) breaker.answered();
    else breaker.unanswered(this.clock.now().getTime());
    return outcome;
  }

  private exchange(url: string, operation: string, envelope: string): Promise<Exchange> {
    const { hostname, port } = new URL(url);
    const attributes = {
      'rpc.system': 'soap',
      'rpc.service': 'WcfDianCustomerServices',
      'rpc.method': operation,
      'server.address': hostname,
      'server.port': port === '' ? undefined : Number(port),
    };
    return inSpan(`WcfDianCustomerServices/${operation}`, { kind: 'client', attributes }, async (span) => {
      const exchange = await this.client.call(url, operation, envelope);
      if (exchange.result === 'answered') span?.set({ 'http.response.status_code': exchange.httpStatus });
      else span?.end(exchange.reason);
      return exchange;
    });
  }

  private async outcomeOf(
    { order, operation, message: { envelope, certificateId } }: AuthorityCall,
    { url, trust }: Authority,
  ): Promise<AttemptOutcome> {
    const exchange = await this.exchange(url, operation, envelope);
    if (exchange.result !== 'answered') return exchange;
    const answer = readSoapAnswer(operation, exchange.body);
    if (answer.kind === 'upload' || answer.kind === 'response') this.taken.add(certificateId);
    switch (answer.kind) {
      case 'unreadable': {
        const detail = `HTTP ${String(exchange.httpStatus)}, ${answer.why}`;
        return { result: 'unknown', reason: 'answer_unreadable', detail };
      }
      case 'fault': {
        const { code, reason: detail } = answer;
        const fault = `${code} ${detail}`.trim();
        const isOfCertificate =
          isSecurityFault(code) && this.isSameTime(exchange.date) && !this.taken.has(certificateId);
        const said = isOfCertificate ? untrustedAnswer(fault) : { message: fault, messages: [] };
        const answer_blob = await putJson(this.blobs, order.tenant_id, said);
        return { result: 'fault', code, detail, answer_blob, ...(isOfCertificate ? { is_of_certificate: true } : {}) };
      }
      case 'upload':
        return { result: 'uploaded', zip_key: answer.zipKey };
      case 'response':
        return this.recorded(answer.response, order, trust);
    }
  }

  /** Whether DIAN's clock agrees with ours, so that it did not refuse the message for its timestamp. */
  private isSameTime(date: string | undefined): boolean {
    return Math.abs(Date.parse(date ?? '') - this.clock.now().getTime()) < SAME_TIME_MS;
  }

  onModuleDestroy(): void {
    this.client.drain(this.settings.shutdownGraceMs);
  }

  onApplicationShutdown(): void {
    this.client.close();
  }

  /** Stores the answer and the received bytes of its proof at the same time. */
  private async recorded(
    response: DianResponse,
    order: AuthorityCall['order'],
    trust: AuthorityTrust,
  ): Promise<AttemptOutcome> {
    const { applicationResponse: xml } = response;
    const read = xml && (await this.workers.run(VERIFICATION, { xml, authority: trust, at: new Date() }));
    const answer = {
      is_valid: response.isValid,
      status_code: response.statusCode,
      description: response.statusDescription,
      message: response.statusMessage,
      messages: response.messages,
      document_key: response.documentKey,
    };
    const [blob, answer_blob] = await Promise.all([
      // These bytes are the legal proof: they are stored even if their signature is not valid.
      xml && this.blobs.put(order.tenant_id, xml),
      putJson(this.blobs, order.tenant_id, authorityAnswerOf({ ...answer, application_response: read })),
    ]);
    if (read?.verified === false) {
      this.logger.error(
        { cufe: order.cufe, blob, why: read.why },
        'an ApplicationResponse is not the authority’s: it is no verdict',
      );
    }
    const application_response = blob === null || read === null ? null : { blob, ...read };
    return { result: 'answered', ...answer, application_response, answer_blob };
  }
}

/** A proof, verified in any thread. */
export const VERIFICATION: Job<ReceivedResponse, ReadApplicationResponse> = {
  module: moduleUrl(import.meta.url, '../application-response/application-response'),
  run: verifiedResponse,
  bytesOf: ({ xml }) => xml.length,
};
