import { Injectable } from '@nestjs/common';
import { type DocumentRequest, MOCK_AUTHORITY } from '@rubrica/contracts';
import { BlobStore, Clock, getJson, putJson } from '@rubrica/service';
import { testApplicationResponseXml } from '@rubrica/ubl';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { authorityAnswerOf } from '../submission/answer-class.js';
import type { AttemptOutcome } from '../dian/attempt-outcome.js';
import type { SubmissionOrder } from '../submission/submission.js';
import { simulatedAnswer } from './simulated-response.js';

/** Answers in place of the tax authority in the test environment, without a message or a network call to it. */
@Injectable()
export class SimulatedAuthority {
  constructor(
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  async answer(documentId: string, order: SubmissionOrder): Promise<AttemptOutcome> {
    const { tenant_id, request_blob, cufe } = order;
    const [request, chain] = await Promise.all([
      getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
      this.vault.chain(MOCK_AUTHORITY),
    ]);
    const now = this.clock.now();
    const { answer, response } = simulatedAnswer(order, request.supplier, now);
    const { signedInfo, assemble } = prepareSignature(testApplicationResponseXml(response), {
      id: randomUUID(),
      signingTime: response.validatedAt,
      signer: signerCertificates(chain),
      role: 'supplier',
    });
    const signature = await this.vault.signOne({
      tenant_id,
      document_id: documentId,
      certificate_id: MOCK_AUTHORITY,
      purpose: 'document',
      signed_info: signedInfo,
    });
    const blob = await this.blobs.put(tenant_id, assemble(signature));
    const { responseCode: response_code, description, validatedAt: validated_at } = response;
    const { messages } = answer;
    const application_response = {
      blob,
      verified: true,
      response_code,
      description,
      document_uuid: cufe,
      validated_at,
      messages,
    } as const;
    const whole = { ...answer, application_response };
    return {
      result: 'answered',
      ...whole,
      answer_blob: await putJson(this.blobs, tenant_id, authorityAnswerOf(whole)),
    };
  }
}
