import { Inject, Injectable } from '@nestjs/common';
import { type FailureCode, isCertificateRefusal, type SignatureItem, type SigningRefusal } from '@rubrica/contracts';
import type { IssuedDocument } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { BlobStore, inItsTurn, LOGGER, type Logger, othersTurn } from '@rubrica/service';
import { CertificateVaultClient, type Signature, type SigningCertificate } from '@rubrica/vault-client';
import { type PreparedSignature, prepareSignature } from '@rubrica/xades';
import { composedDocument } from '../document/composition.js';
import { NOT_WRITABLE, type PlannedJob, SIMULATED } from './issue-job.js';

/** A document whose XML is written and whose signature is to be asked for. */
interface Draft {
  readonly job: PlannedJob;
  readonly issued: IssuedDocument;
  readonly signature: PreparedSignature;
}

/** Result of signing what a plan describes. `refused`: the vault does not sign with the certificate of the plan. */
export type SigningOutcome =
  | { readonly is: 'signed'; readonly job: PlannedJob; readonly issued: IssuedDocument; readonly xmlBlob: string }
  | { readonly is: 'refused'; readonly job: PlannedJob; readonly refusal: SigningRefusal }
  | { readonly is: 'failed'; readonly job: PlannedJob; readonly failure: IssuingFailure };

export interface IssuingFailure {
  readonly code: FailureCode;
  readonly detail: string;
}

/** Writes the XML of planned documents, has it signed by the vault and stores the signed XML. */
@Injectable()
export class SigningProcess {
  constructor(
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns one outcome per job. Throws when the vault does not answer. */
  async sign(jobs: readonly PlannedJob[]): Promise<SigningOutcome[]> {
    const certificates = await Promise.all(
      jobs.map(({ document }) => this.vault.certificate(document.plan.certificate_id)),
    );
    const written: (Draft | SigningOutcome)[] = [];
    for (const [index, job] of jobs.entries()) written.push(await this.write(job, certificates[index]));
    const drafts = written.filter((one) => 'signature' in one);
    const signatures = await this.vault.sign(drafts.map(signatureItem));
    const stored = drafts.map((draft, index) => inItsTurn(() => this.store(draft, signatures[index])));
    return [...(await Promise.all(stored)), ...written.filter((one) => 'is' in one)];
  }

  private async write(
    job: PlannedJob,
    certificate: SigningCertificate | null | undefined,
  ): Promise<Draft | SigningOutcome> {
    const { document, request } = job;
    const { plan, received } = document;
    if (received.simulate?.outcome === 'failed') return { is: 'failed', job, failure: SIMULATED };
    if (!certificate)
      return { is: 'refused', job, refusal: { code: 'certificate_unknown', detail: 'The vault lost it.' } };
    try {
      await othersTurn();
      const issued = composedDocument({ ...document, request }, plan);
      await othersTurn();
      const xml = kindOf(received.kind).body.xml(issued);
      await othersTurn();
      const signature = prepareSignature(xml, {
        id: plan.signature_id,
        signingTime: plan.signing_time,
        signer: certificate.signer,
        role: 'supplier',
      });
      return { job, issued, signature };
    } catch (error) {
      this.logger.error({ err: error, document_id: job.timer.key }, 'the document cannot be written');
      return { is: 'failed', job, failure: NOT_WRITABLE };
    }
  }

  private async store({ job, issued, signature }: Draft, answer: Signature | undefined): Promise<SigningOutcome> {
    if (!answer) throw new Error('the vault left a signature out');
    if ('refused' in answer) {
      const refusal = answer.refused;
      this.logger.warn({ document_id: job.timer.key, ...refusal }, 'the vault refused to sign');
      if (isCertificateRefusal(refusal)) return { is: 'refused', job, refusal };
      return { is: 'failed', job, failure: { code: 'signature_refused', detail: refusal.detail } };
    }
    const xml = Buffer.from(signature.assemble(answer.value));
    const xmlBlob = await this.blobs.put(job.document.received.tenant_id, xml);
    return { is: 'signed', job, issued, xmlBlob };
  }
}

const signatureItem = ({ job, signature }: Draft): SignatureItem => ({
  tenant_id: job.document.received.tenant_id,
  document_id: job.timer.key,
  certificate_id: job.document.plan.certificate_id,
  purpose: 'document',
  signed_info: signature.signedInfo,
});
