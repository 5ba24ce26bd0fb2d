import { Inject, Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { DocumentRequest } from '@rubrica/contracts';
import { BlobStore, Clock, getJson, LOGGER, type Logger, putJson } from '@rubrica/service';
import { FILE_KINDS, fileName } from '@rubrica/ubl';
import { CertificateVaultClient, VaultRefusal } from '@rubrica/vault-client';
import { prepareEnvelope } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { type AuthorityTrust, verifiedResponse } from '../application-response/application-response.js';
import { DianSubmitterSettings } from '../config.js';
import { type AttemptOutcome, isAnswer, type StoredApplicationResponse } from '../dian/attempt-outcome.js';
import type { CircuitBreaker } from '../dian/circuit-breaker.js';
import { DianClient, type Exchange } from '../dian/dian.client.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import type { DianOperation } from '../dian/operation.js';
import {
  type DianResponse,
  getStatus,
  getStatusZip,
  readSoapAnswer,
  sendBillSync,
  sendTestSetAsync,
  type SoapRequest,
} from '../dian/soap.js';
import { authorityAnswerOf } from '../submission/answer-class.js';
import type { DianRequest } from '../submission/dian-request.js';
import type { SubmissionOrder } from '../submission/submission.js';

/** Address of DIAN's service in one environment, the trust in its signatures, and its circuit breaker. */
export interface Authority {
  readonly url: string;
  readonly trust: AuthorityTrust;
  readonly breaker: CircuitBreaker;
}

export const AUTHORITIES = Symbol('tax authorities by environment');
export type Authorities = Readonly<Record<LiveEnvironment, Authority>>;

/** A signed message that is ready to be sent. */
export interface PreparedCall {
  readonly order: SubmissionOrder;
  readonly authority: Authority;
  readonly operation: DianOperation;
  readonly envelope: string;
}

/** Client of DIAN's service: signs a message, sends it, and reads and stores the answer. */
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
   * Prepares a signed message. It is signed with the certificate that signed the document or, if that was revoked or
   * has expired, with the tenant's active one; the document itself does not change. Throws `VaultRefusal`, or the
   * `Problem` of a vault that does not answer; nothing has been sent then.
   */
  async prepare(documentId: string, order: SubmissionOrder, dianRequest: DianRequest): Promise<PreparedCall> {
    const request = await this.soapRequestOf(order, dianRequest);
    const environment = liveEnvironment(order);
    const preparedBy = async (certificateId: string): Promise<PreparedCall> => ({
      order,
      authority: this.authorities[environment],
      operation: dianRequest.operation,
      envelope: await this.enveloped(request, {
        environment,
        tenantId: order.tenant_id,
        certificateId,
        about: documentId,
      }),
    });
    try {
      return await preparedBy(order.certificate_id);
    } catch (error) {
      if (!(error instanceof VaultRefusal && error.isOfCertificate)) throw error;
      const active = await this.vault.active(order.tenant_id, order.environment);
      if (active === null || active.id === order.certificate_id) throw error;
      return preparedBy(active.id);
    }
  }

  /**
   * Sends a request that is about no document, signed with the tenant's active certificate. Throws `VaultRefusal`
   * `certificate_missing` if there is none.
   */
  async ask(environment: LiveEnvironment, tenantId: string, request: SoapRequest): Promise<Exchange> {
    const active = await this.vault.active(tenantId, environment);
    if (active === null) {
      throw new VaultRefusal({ code: 'certificate_missing', detail: 'The tenant has no valid certificate.' });
    }
    const envelope = await this.enveloped(request, {
      environment,
      tenantId,
      certificateId: active.id,
      about: tenantId,
    });
    return this.client.call(this.authorities[environment].url, request.operation, envelope);
  }

  private async enveloped(
    request: SoapRequest,
    { environment, tenantId, certificateId, about }: MessageSigner,
  ): Promise<string> {
    const [certificate] = await this.vault.chain(certificateId);
    if (!certificate) throw new Error(`certificate ${certificateId} has no chain`);
    const { signedInfo, assemble } = prepareEnvelope({
      ...request,
      to: this.authorities[environment].url,
      certificate,
      // Time of the injected clock: tests that move it also move the clock of the simulated tax authority.
      created: this.clock.now().toISOString(),
      id: randomUUID(),
    });
    const signature = await this.vault.signOne({
      tenant_id: tenantId,
      document_id: about,
      certificate_id: certificateId,
      purpose: 'transport',
      signed_info: signedInfo,
    });
    return assemble(signature);
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
  async perform(call: PreparedCall): Promise<AttemptOutcome> {
    const outcome = await this.outcomeOf(call);
    const { breaker } = call.authority;
    if (isAnswer(outcome)) breaker.answered();
    else breaker.unanswered(this.clock.now().getTime());
    return outcome;
  }

  private async outcomeOf({ order, authority, operation, envelope }: PreparedCall): Promise<AttemptOutcome> {
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
      case 'upload':
        return { result: 'uploaded', zip_key: answer.zipKey };
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

  private async soapRequestOf(order: SubmissionOrder, dianRequest: DianRequest): Promise<SoapRequest> {
    switch (dianRequest.operation) {
      case 'GetStatus':
        return getStatus(order.cufe);
      case 'GetStatusZip':
        return getStatusZip(dianRequest.zipKey);
      case 'SendBillSync':
        return sendBillSync(...(await this.file(order)));
      case 'SendTestSetAsync':
        return sendTestSetAsync(...(await this.file(order)), dianRequest.testSetId);
    }
  }

  private async file({
    tenant_id,
    kind,
    xml_blob,
    request_blob,
    file_number,
  }: SubmissionOrder): Promise<[name: string, xml: Uint8Array]> {
    const [xml, { supplier }] = await Promise.all([
      this.blobs.get(tenant_id, xml_blob),
      getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
    ]);
    return [fileName(FILE_KINDS[kind], { nit: supplier.nit, ...file_number }), xml];
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
    const answer_blob = await putJson(this.blobs, order.tenant_id, authorityAnswerOf(answer));
    return { result: 'answered', ...answer, answer_blob };
  }

  /** Stores the received bytes, which are the legal proof, even if their signature is not valid. */
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

/** The certificate that signs a message, and its subject: the id of a document or of the tenant. */
interface MessageSigner {
  readonly environment: LiveEnvironment;
  readonly tenantId: string;
  readonly certificateId: string;
  readonly about: string;
}

const liveEnvironment = ({ environment }: SubmissionOrder): LiveEnvironment => {
  if (environment === 'test') throw new Error('nothing of the test environment goes to the tax authority');
  return environment;
};
