import { Injectable } from '@nestjs/common';
import { type DocumentRequest, MOCK_AUTHORITY } from '@rubrica/contracts';
import { BlobStore, Clock, getJson, putJson } from '@rubrica/service';
import { testApplicationResponseXml } from '@rubrica/ubl';
import { CertificateVaultClient, type Signature, VaultRefusal } from '@rubrica/vault-client';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import type { AttemptOutcome } from '../dian/attempt-outcome.js';
import { authorityAnswerOf } from '../submission/answer-class.js';
import type { SubmissionOrder } from '../submission/submission.js';
import { simulatedAnswer } from './simulated-response.js';

/** A document of the test environment. */
export interface TestDocument {
  readonly documentId: string;
  readonly order: SubmissionOrder;
}

/** Answers in place of the tax authority in the test environment, without a message or a network call to it. */
@Injectable()
export class SimulatedAuthority {
  constructor(
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  /** Returns an answer per document. The vault signs them with one call, and refuses them one by one. */
  async answers(documents: readonly TestDocument[]): Promise<(AttemptOutcome | VaultRefusal)[]> {
    if (documents.length === 0) return [];
    const signer = signerCertificates(await this.vault.chain(MOCK_AUTHORITY));
    const prepared = await Promise.all(documents.map((document) => this.prepared(document, signer)));
    const signatures = await this.vault.sign(
      prepared.map(({ signedInfo }, nth) => ({
        tenant_id: documents[nth]?.order.tenant_id ?? '',
        document_id: documents[nth]?.documentId ?? '',
        certificate_id: MOCK_AUTHORITY,
        purpose: 'document',
        signed_info: signedInfo,
      })),
    );
    return Promise.all(prepared.map((one, nth) => this.stored(one, signatures[nth])));
  }

  private async prepared({ order }: TestDocument, signer: ReturnType<typeof signerCertificates>) {
    const request = await getJson<DocumentRequest>(this.blobs, order.tenant_id, order.request_blob);
    const { answer, response } = simulatedAnswer(order, request.issuer, this.clock.now());
    const signature = prepareSignature(testApplicationResponseXml(response), {
      id: randomUUID(),
      signingTime: response.validatedAt,
      signer,
      role: 'supplier',
    });
    return { order, answer, response, ...signature };
  }

  private async stored(
    { order: { tenant_id, cufe }, answer, response, assemble }: Awaited<ReturnType<typeof this.prepared>>,
    signature: Signature | undefined,
  ): Promise<AttemptOutcome | VaultRefusal> {
    if (!signature) throw new Error('the vault left a signature out');
    if ('refused' in signature) return new VaultRefusal(signature.refused);
    const read = {
      verified: true,
      response_code: response.responseCode,
      description: response.description,
      document_uuid: cufe,
      validated_at: response.validatedAt,
      messages: answer.messages,
    } as const;
    const [blob, answer_blob] = await Promise.all([
      this.blobs.put(tenant_id, Buffer.from(assemble(signature.value))),
      putJson(this.blobs, tenant_id, authorityAnswerOf({ ...answer, application_response: read })),
    ]);
    return { result: 'answered', ...answer, application_response: { blob, ...read }, answer_blob };
  }
}
