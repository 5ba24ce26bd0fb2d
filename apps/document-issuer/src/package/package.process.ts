import { Injectable } from '@nestjs/common';
import { type Branding, type DocumentRequest, isCertificateRefusal, type SigningRefusal } from '@rubrica/contracts';
import { Database, type DueTimer, faultPoint, type Lookups } from '@rubrica/eventing';
import { colombianDate, colombianTime, type FiscalDocument } from '@rubrica/fiscal';
import { BlobStore, Clock, getJson, offsetTime } from '@rubrica/service';
import { attachedDocumentXml, FILE_KINDS, fileName, readApplicationResponse, zip, type ZipEntry } from '@rubrica/ubl';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { prepareSignature } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { DocumentIssuerSettings } from '../config.js';
import { renderPdf } from '../graphic-representation/render-pdf.js';
import { composedDocument } from '../document/composition.js';
import { type DeliverableDocument, isDeliverable, type Packaged } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { CERTIFICATE_MISSING } from '../document/issuing-waits.js';
import { WaitingProcess } from '../document/waiting.process.js';

/** The vault refused the tenant's certificate, or the tenant has none. */
interface NoSignature {
  readonly refused: SigningRefusal;
}

/**
 * Makes what the acquirer gets: the PDF and a zip with the PDF and the AttachedDocument (signed XML and the tax
 * authority's answer), or in contingency the PDF and the signed XML alone. No plan is stored first: after a crash the
 * package is made again, and the blobs of the first attempt stay unused.
 */
@Injectable()
export class PackageProcess {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingProcess,
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  async package(timer: DueTimer<Lookups>): Promise<void> {
    const document = (await this.database.load(documentAggregate, timer.key)).state;
    // An edition in contingency may meanwhile be rejected or be replaced by a new edition: its buyer does not get it.
    if (!isDeliverable(document)) return this.database.transaction((tx) => tx.complete(timer));
    const made = await this.make(timer.key, document);
    faultPoint('document-issuer:packaged');
    await this.database.transaction(async (tx) => {
      if ('refused' in made) {
        const isRefused = made.refused.code !== NO_CERTIFICATE.code;
        await this.waiting.wait(tx, [{ timer, document, data: CERTIFICATE_MISSING, isRefused }]);
        return;
      }
      await tx.handle(documentAggregate, timer.key, { type: 'RecordPackage', data: made });
      if (document.waiting) await this.waiting.end(tx, [timer.key]);
      await tx.complete(timer);
    });
  }

  private async make(id: string, document: DeliverableDocument): Promise<Packaged | NoSignature> {
    const { received, signed, verdict } = document;
    const { tenant_id, request_blob } = received;
    const request = await getJson<DocumentRequest>(this.blobs, tenant_id, request_blob);
    const fiscal = composedDocument({ ...document, request }, signed);
    const names = fileNames(document, request.supplier.nit);
    const xml = await this.container(fiscal, id, document, names);
    if ('refused' in xml) return xml;
    const pdf = await this.render(fiscal, document, request.supplier);
    const [pdf_blob, zip_blob] = await Promise.all([
      this.blobs.put(tenant_id, pdf),
      this.blobs.put(tenant_id, zip([xml, { name: names.pdf, bytes: pdf }])),
    ]);
    return { edition: signed.edition, contingency: verdict === null, pdf_blob, zip_blob };
  }

  private async render(
    fiscal: FiscalDocument,
    { received: { tenant_id }, verdict }: DeliverableDocument,
    { logo, brand_color }: Branding,
  ): Promise<Buffer> {
    return renderPdf(fiscal, {
      ...(logo ? { logo: await this.blobs.get(tenant_id, logo.blob) } : {}),
      ...(brand_color ? { brandColor: brand_color } : {}),
      validatedAt: verdict?.validated_at ?? null,
      contingency: verdict === null,
      softwareMaker: { name: this.settings.softwareMakerName, nit: this.settings.softwareMakerNit || null },
      softwareName: this.settings.softwareName,
    });
  }

  /** Returns the XML file of the package. */
  private async container(
    fiscal: FiscalDocument,
    id: string,
    { received: { tenant_id, environment }, signed, verdict }: DeliverableDocument,
    names: FileNames,
  ): Promise<ZipEntry | NoSignature> {
    const signedXml = await this.blobs.get(tenant_id, signed.xml_blob);
    if (!verdict?.application_response_blob) return { name: names.xml, bytes: signedXml };
    const certificate = await this.vault.active(tenant_id, environment);
    if (!certificate) return { refused: NO_CERTIFICATE };
    const answer = await this.blobs.get(tenant_id, verdict.application_response_blob);
    const now = this.clock.now();
    const unsigned = attachedDocumentXml({
      document: fiscal,
      issueDate: colombianDate(now),
      issueTime: colombianTime(now),
      signedDocument: signedXml.toString('utf8'),
      applicationResponse: answer.toString('utf8'),
      validation: readApplicationResponse(answer),
    });
    const { signedInfo, assemble } = prepareSignature(unsigned, {
      id: randomUUID(),
      signingTime: offsetTime(now),
      signer: certificate.signer,
      role: 'supplier',
    });
    const order = { tenant_id, document_id: id, certificate_id: certificate.id, purpose: 'document' } as const;
    const [signature] = await this.vault.sign([{ ...order, signed_info: signedInfo }]);
    if (signature && 'value' in signature) return { name: names.attachedDocument, bytes: assemble(signature.value) };
    if (signature && isCertificateRefusal(signature.refused)) return signature;
    throw new Error(`the vault does not sign the AttachedDocument: ${signature?.refused.code ?? 'no answer'}`);
  }
}

const NO_CERTIFICATE: SigningRefusal = { code: 'certificate_missing', detail: 'The tenant has none.' };

type FileNames = ReturnType<typeof fileNames>;

/** Returns the names fv…xml, fv…pdf and ad…xml, all with the same consecutive. */
const fileNames = ({ received, signed }: DeliverableDocument, nit: string) => {
  const number = { nit, ...signed.file_number };
  const xml = fileName(FILE_KINDS[received.kind], number);
  return { xml, pdf: xml.replace(/\.xml$/, '.pdf'), attachedDocument: fileName('ad', number) };
};
