import { Inject, Injectable } from '@nestjs/common';
import { isCertificateRefusal, type SignatureItem } from '@rubrica/contracts';
import { colombianDate, colombianTime } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { Clock, LOGGER, type Logger, offsetTime, othersTurn } from '@rubrica/service';
import { type AttachedAnswer, attachedDocumentXml, type ContainerTexts, readApplicationResponse } from '@rubrica/ubl';
import { CertificateVaultClient, type Signature, type SigningCertificate } from '@rubrica/vault-client';
import { type PreparedSignature, prepareSignature } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import type { RecordedVerdict } from '../document/document.js';
import { eachInSlices } from '../document/isolation.js';
import { type Content, fileNames, NO_CERTIFICATE, type Opened, type RefusedPackage } from './package-job.js';

/** A document whose kind has a container. */
interface Contained extends Content {
  readonly texts: ContainerTexts;
}

interface Draft extends Content {
  readonly item: SignatureItem;
  readonly signature: PreparedSignature;
}

/**
 * Makes the XML of packages: the AttachedDocument with the signed XML and the tax authority's answer, which is missing in
 * contingency. One call of the vault signs all AttachedDocuments of a set.
 */
@Injectable()
export class ContainerProcess {
  constructor(
    private readonly vault: CertificateVaultClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Leaves out what cannot be made now. The signed document itself is the XML of a kind that has no container. */
  async make(contents: readonly Content[]): Promise<(Opened | RefusedPackage)[]> {
    const bare: Opened[] = [];
    const contained: Contained[] = [];
    for (const content of contents) {
      const { container: texts } = kindOf(content.document.received.kind).delivery;
      if (texts === null) bare.push(asItIs(content));
      else contained.push({ ...content, texts });
    }
    try {
      return [...bare, ...(await this.attached(contained))];
    } catch (error) {
      this.logger.error({ err: error, documents: contained.length }, 'no AttachedDocument can be signed now');
      return bare;
    }
  }

  private async attached(contents: readonly Contained[]): Promise<(Opened | RefusedPackage)[]> {
    if (contents.length === 0) return [];
    const certificates = await this.vault.activeOf(contents.map(({ document }) => document.received));
    const written = await this.each(contents, (content, index) => this.written(content, certificates[index]));
    const drafts = written.filter((one) => 'item' in one);
    const signatures = await this.vault.sign(drafts.map(({ item }) => item));
    const signed = await this.each(drafts, (draft, index) => assembled(draft, signatures[index]));
    return [...signed, ...written.filter((one) => 'refusal' in one)];
  }

  private async written(
    { texts, ...content }: Contained,
    certificate: SigningCertificate | null | undefined,
  ): Promise<Draft | RefusedPackage> {
    const { timer, document, issued, signedXml, answer } = content;
    if (!certificate) return { timer, document, refusal: NO_CERTIFICATE };
    const now = this.clock.now();
    const unsigned = attachedDocumentXml({
      document: issued,
      texts,
      issueDate: colombianDate(now),
      issueTime: colombianTime(now),
      signedDocument: signedXml,
      answer:
        answer === null ? null : { applicationResponse: answer, validation: validationOf(document.verdict, answer) },
    });
    await othersTurn();
    const signature = prepareSignature(unsigned, {
      id: randomUUID(),
      signingTime: offsetTime(now),
      signer: certificate.signer,
      role: 'supplier',
    });
    const item: SignatureItem = {
      tenant_id: document.received.tenant_id,
      document_id: timer.key,
      certificate_id: certificate.id,
      purpose: 'document',
      signed_info: signature.signedInfo,
    };
    return { ...content, item, signature };
  }

  private each<T extends Content, R>(
    contents: readonly T[],
    work: (one: T, index: number) => R,
  ): Promise<Awaited<R>[]> {
    return eachInSlices(contents, work, (err, document_id) =>
      this.logger.error({ err, document_id }, 'an AttachedDocument cannot be made now'),
    );
  }
}

const asItIs = (content: Content): Opened => ({
  ...content,
  xml: { name: fileNames(content).xml, text: content.signedXml },
});

/** The submitter has read the answer; it calls a document accepted only when the answer has this code. */
const VALIDATED = '02';

/** Reads the answer only if its time is not among the facts, because it has another form there. */
const validationOf = (verdict: RecordedVerdict | null, answer: string): AttachedAnswer['validation'] =>
  verdict?.validated_at
    ? { validatedAt: verdict.validated_at, responseCode: VALIDATED }
    : readApplicationResponse(answer);

const assembled = (
  { item: _, signature, ...content }: Draft,
  answer: Signature | undefined,
): Opened | RefusedPackage => {
  const { timer, document } = content;
  if (answer && 'value' in answer) {
    return { ...content, xml: { name: fileNames(content).attachedDocument, text: signature.assemble(answer.value) } };
  }
  if (answer && isCertificateRefusal(answer.refused)) return { timer, document, refusal: answer.refused };
  throw new Error(`the vault does not sign the AttachedDocument: ${answer?.refused.code ?? 'no answer'}`);
};
