import { Inject, Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { DocumentRequest } from '@rubrica/contracts';
import { BlobStore, Clock, getJson, LOGGER, type Logger, putJson } from '@rubrica/service';
import { FILE_KINDS, fileName } from '@rubrica/ubl';
import { prepareEnvelope } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { type AuthorityTrust, verifiedResponse } from '../application-response/application-response.js';
import { CertificateVaultClient, VaultRefusal } from '../certificate-vault/certificate-vault.client.js';
import { DianSubmitterSettings } from '../config.js';
import { isSecurityFault, whatWasSaid } from '../submission/reading.js';
import type {
  AttemptOutcome,
  Operation,
  StoredApplicationResponse,
  SubmissionOrder,
} from '../submission/submission.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import { DianClient } from './dian.client.js';
import { type DianRequest, type DianResponse, getStatus, readSoapAnswer, sendBillSync } from './soap.js';

/** Where documents of an environment are sent, and whose answers count there. */
export interface Authority {
  readonly url: string;
  readonly trust: AuthorityTrust;
  readonly breaker: CircuitBreaker;
}

export type LiveEnvironment = 'habilitacion' | 'production';

export const AUTHORITIES = Symbol('tax authorities by environment');
export type Authorities = Readonly<Record<LiveEnvironment, Authority>>;

/** A signed message, ready to leave. */
export interface Call {
  readonly order: SubmissionOrder;
  readonly authority: Authority;
  readonly operation: Operation;
  readonly envelope: string;
}

/** The service of DIAN, as an attempt sees it: a message is prepared, sent, and its answer read. */
@Injectable()
export class TaxAuthority implements OnModuleDestroy, OnApplicationShutdown {
  constructor(
    @Inject(AUTHORITIES) private readonly authorities: Authorities,
    private readonly client: DianClient,
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly settings: DianSubmitterSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const [environment, { trust }] of Object.entries(authorities)) {
      if (trust.bundle.length > 0) continue;
      logger.warn(
        { environment },
        'no trust bundle is set: documents of this environment will wait for a proof that counts',
      );
    }
  }

  /**
   * The message is signed by the certificate that signed the document; if it was revoked or has expired since, by the
   * one that signs for the tenant now: the document's own bytes stay. Throws `VaultRefusal`, or the `Problem` of a
   * vault that does not answer: nothing has been sent then.
   */
  async prepare(documentId: string, order: SubmissionOrder, operation: Operation): Promise<Call> {
    try {
      return await this.preparedBy(order.certificate_id, documentId, order, operation);
    } catch (error) {
      if (!(error instanceof VaultRefusal && error.isOfCertificate)) throw error;
      const active = await this.vault.active(order.tenant_id, order.environment);
      if (active === null || active === order.certificate_id) throw error;
      return this.preparedBy(active, documentId, order, operation);
    }
  }

  private async preparedBy(
    certificate_id: string,
    documentId: string,
    order: SubmissionOrder,
    operation: Operation,
  ): Promise<Call> {
    const { tenant_id, cufe } = order;
    const authority = this.authorities[liveEnvironment(order)];
    const [[certificate], request] = await Promise.all([
      this.vault.chain(certificate_id),
      operation === 'GetStatus' ? getStatus(cufe) : this.transmission(order),
    ]);
    if (!certificate) throw new Error(`certificate ${certificate_id} has no chain`);
    const { signedInfo, assemble } = prepareEnvelope({
      ...request,
      to: authority.url,
      certificate,
      // By the clock port: where tests move it, the tax authority is a simulator that it moves as well.
      created: this.clock.now().toISOString(),
      id: randomUUID(),
    });
    const signature = await this.vault.sign({
      tenant_id,
      document_id: documentId,
      certificate_id,
      purpose: 'transport',
      signed_info: signedInfo,
    });
    return { order, authority, operation, envelope: assemble(signature) };
  }

  /** How many calls may be under way to it now, in this process. */
  callsAllowed(environment: LiveEnvironment): number {
    return this.authorities[environment].breaker.limit(this.clock.now().getTime());
  }

  /** How long this process has called it without any answer; 0: the last call was answered. */
  silentForMs(environment: LiveEnvironment): number {
    return this.authorities[environment].breaker.silentForMs(this.clock.now().getTime());
  }

  /** Never throws for what the network or the tax authority does. */
  async perform(call: Call): Promise<AttemptOutcome> {
    const outcome = await this.outcomeOf(call);
    const { breaker } = call.authority;
    if (isAnswer(outcome)) breaker.answered();
    else breaker.unanswered(this.clock.now().getTime());
    return outcome;
  }

  private async outcomeOf({ order, authority, operation, envelope }: Call): Promise<AttemptOutcome> {
    const exchange = await this.client.call(authority.url, operation, envelope);
    if (exchange.result !== 'answered') return exchange;
    const answer = readSoapAnswer(operation, exchange.body);
    switch (answer.kind) {
      case 'unreadable': {
        const detail = `HTTP ${String(exchange.httpStatus)}, ${answer.why}`;
        return { result: 'unknown', reason: 'answer_unreadable', detail };
      }
      case 'fault': {
        const { code, reason: detail } = answer;
        const said = { message: `${code} ${detail}`.trim(), messages: [] };
        return { result: 'fault', code, detail, answer_blob: await putJson(this.blobs, order.tenant_id, said) };
      }
      case 'response':
        return this.recorded(answer.response, order, authority.trust);
    }
  }

  onModuleDestroy(): void {
    this.client.drain(this.settings.shutdownGraceMs);
  }

  onApplicationShutdown(): void {
    this.client.close();
  }

  private async transmission({
    tenant_id,
    kind,
    xml_blob,
    request_blob,
    file_number,
  }: SubmissionOrder): Promise<DianRequest> {
    const [xml, { supplier }] = await Promise.all([
      this.blobs.get(tenant_id, xml_blob),
      getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
    ]);
    return sendBillSync(fileName(FILE_KINDS[kind], { nit: supplier.nit, ...file_number }), xml);
  }

  private async recorded(
    response: DianResponse,
    order: SubmissionOrder,
    trust: AuthorityTrust,
  ): Promise<AttemptOutcome> {
    const answer = {
      is_valid: response.isValid,
      status_code: response.statusCode,
      description: response.statusDescription,
      message: response.statusMessage,
      messages: response.messages,
      document_key: response.documentKey,
      application_response: await this.stored(response.applicationResponse, order, trust),
    };
    const answer_blob = await putJson(this.blobs, order.tenant_id, whatWasSaid(answer));
    return { result: 'answered', ...answer, answer_blob };
  }

  /** The bytes as they came are the legal proof; they are kept even if they prove nothing. */
  private async stored(
    xml: Buffer | null,
    { tenant_id, cufe }: SubmissionOrder,
    trust: AuthorityTrust,
  ): Promise<StoredApplicationResponse | null> {
    if (!xml) return null;
    const blob = await this.blobs.put(tenant_id, xml);
    const response = verifiedResponse(xml, trust, new Date());
    if (!response.verified) {
      this.logger.error(
        { cufe, blob, why: response.why },
        'an ApplicationResponse is not the authority’s: it is no verdict',
      );
    }
    return { blob, ...response };
  }
}

const liveEnvironment = ({ environment }: SubmissionOrder): LiveEnvironment => {
  if (environment === 'test') throw new Error('nothing of the test environment goes to the tax authority');
  return environment;
};

/** Whether the service did its work: a fault of security is an answer, one of the server is not. */
export const isAnswer = (outcome: AttemptOutcome): boolean =>
  outcome.result === 'answered' || (outcome.result === 'fault' && isSecurityFault(outcome.code));
