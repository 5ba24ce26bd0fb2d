import { Injectable } from '@nestjs/common';
import type { DocumentRequest } from '@rubrica/contracts';
import { Database, type DueTimer, OnTimer } from '@rubrica/eventing';
import { colombianDate, colombianTime, type FiscalDocument } from '@rubrica/fiscal';
import { BlobStore, Clock, getJson } from '@rubrica/service';
import { attachedDocumentXml, FILE_KINDS, fileName, readApplicationResponse, zip, type ZipEntry } from '@rubrica/ubl';
import { prepareSignature } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { DocumentIssuerSettings } from '../config.js';
import { renderPdf } from '../graphic-representation/render-pdf.js';
import { CertificateVaultClient } from './certificate-vault.client.js';
import { Composer } from './composer.js';
import { PACKAGE } from './document.consumer.js';
import type { KnownDocument, PackagingPlan } from './document.js';
import { documentAggregate } from './document.messages.js';
import { signingTime } from './issue.timer.js';

type SignedDocument = KnownDocument & { readonly signed: NonNullable<KnownDocument['signed']> };

/**
 * What the acquirer gets: the PDF and, in one zip with it, the AttachedDocument (signed XML and the tax authority's
 * answer), or the signed XML alone while the authority is out of order. Planned before it is signed, like the document.
 */
@Injectable()
export class PackageTimer {
  constructor(
    private readonly database: Database,
    private readonly vault: CertificateVaultClient,
    private readonly composer: Composer,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  @OnTimer({ kind: PACKAGE, batch: 1, concurrency: 4, leaseMs: 5_000 })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const { state } = await this.database.load(documentAggregate, timer.key);
    if (state.phase === 'unknown' || !state.signed)
      throw new Error(`${timer.key} is to be packaged before it was signed`);
    const document: SignedDocument = { ...state, signed: state.signed };
    const plan = document.packaging ?? (await this.plan(timer.key, document));
    const { tenant_id, request_blob } = document.received;
    const request = await getJson<DocumentRequest>(this.blobs, tenant_id, request_blob);
    const fiscal = await this.composer.fiscal(request, document);
    const names = fileNames(document, request.supplier.nit);
    const [pdf, xml] = await Promise.all([
      this.render(fiscal, document, plan),
      this.container(fiscal, timer.key, document, plan, names),
    ]);

    const zipped = zip([xml, { name: names.pdf, bytes: pdf }]);
    const pdfBlob = await this.blobs.put(tenant_id, pdf);
    const zipBlob = await this.blobs.put(tenant_id, zipped);
    await this.database.transaction(async (tx) => {
      await tx.handle(documentAggregate, timer.key, {
        type: 'RecordPackage',
        data: { edition: plan.edition, contingency: plan.contingency, pdf_blob: pdfBlob, zip_blob: zipBlob },
      });
      await tx.complete(timer);
    });
  }

  private async plan(id: string, document: SignedDocument): Promise<PackagingPlan> {
    const { tenant_id, environment } = document.received;
    const { edition, certificate_id } = document.signed;
    // The present certificate signs; that of the document when there is none any more (the vault decides).
    const certificate = await this.vault.active(tenant_id, environment);
    const data: PackagingPlan = {
      edition,
      contingency: document.verdict === null,
      certificate_id: certificate?.id ?? certificate_id,
      signing_time: signingTime(this.clock.now()),
      signature_id: randomUUID(),
    };
    const { state } = await this.database.transaction((tx) =>
      tx.handle(documentAggregate, id, { type: 'PlanPackaging', data }),
    );
    if (state.phase === 'unknown' || !state.packaging) throw new Error('planned, yet there is no plan');
    return state.packaging;
  }

  private render(fiscal: FiscalDocument, { verdict }: SignedDocument, { contingency }: PackagingPlan): Promise<Buffer> {
    return renderPdf(fiscal, {
      validatedAt: verdict?.validated_at ?? null,
      contingency,
      softwareMaker: { name: this.settings.softwareMakerName, nit: this.settings.softwareMakerNit || null },
      softwareName: this.settings.softwareName,
    });
  }

  /** The XML file of the package. */
  private async container(
    fiscal: FiscalDocument,
    id: string,
    document: SignedDocument,
    plan: PackagingPlan,
    names: FileNames,
  ): Promise<ZipEntry> {
    const { tenant_id } = document.received;
    const { signed, verdict } = document;
    const signedXml = await this.blobs.get(tenant_id, signed.xml_blob);
    if (!verdict?.application_response_blob) return { name: names.xml, bytes: signedXml };
    const answer = await this.blobs.get(tenant_id, verdict.application_response_blob);
    const unsigned = attachedDocumentXml({
      document: fiscal,
      issueDate: colombianDate(plan.signing_time),
      issueTime: colombianTime(plan.signing_time),
      signedDocument: signedXml.toString('utf8'),
      applicationResponse: answer.toString('utf8'),
      validation: readApplicationResponse(answer),
    });
    const { signer } = await this.vault.byCertificateId(plan.certificate_id);
    const signature = prepareSignature(unsigned, {
      id: plan.signature_id,
      signingTime: plan.signing_time,
      signer,
      role: 'supplier',
    });
    const [value] = await this.vault.sign([
      {
        tenant_id,
        document_id: id,
        certificate_id: plan.certificate_id,
        purpose: 'document',
        signed_info: signature.signedInfo,
      },
    ]);
    if (!value || 'refused' in value)
      throw new Error(`the vault refused to sign the AttachedDocument: ${value?.refused.code ?? 'no answer'}`);
    return { name: names.attachedDocument, bytes: signature.assemble(value.value) };
  }
}

type FileNames = ReturnType<typeof fileNames>;

/** The same consecutive for all files of a document: fv…xml, fv…pdf, ad…xml. */
const fileNames = ({ received, signed }: SignedDocument, nit: string) => {
  const number = { nit, ...signed.file_number };
  const xml = fileName(FILE_KINDS[received.kind], number);
  return { xml, pdf: xml.replace(/\.xml$/, '.pdf'), attachedDocument: fileName('ad', number) };
};
