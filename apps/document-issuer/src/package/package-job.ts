import type { DocumentRequest, SigningRefusal } from '@rubrica/contracts';
import type { DueTimer } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import type { IssuedDocument } from '@rubrica/fiscal';
import { fileNameOf, kindOf } from '@rubrica/kinds';
import { fileName } from '@rubrica/ubl';
import type { DeliverableDocument } from '../document/document.js';
import type { XmlFile } from './package-files.js';

/** A document whose package is due. */
export interface DuePackage {
  readonly timer: DueTimer<Lookups>;
  readonly document: DeliverableDocument;
}

/** The same with what its package is made of. */
export interface Content extends DuePackage {
  readonly request: DocumentRequest;
  readonly issued: IssuedDocument;
  readonly signedXml: string;
  /** The tax authority's answer; null in contingency. */
  readonly answer: string | null;
  readonly logo: Buffer | undefined;
}

/** A package that gets this XML. */
export interface Opened extends Content {
  readonly xml: XmlFile;
}

/** The vault refused the tenant's certificate, or the tenant has none. */
export interface RefusedPackage extends DuePackage {
  readonly refusal: SigningRefusal;
}

export const NO_CERTIFICATE: SigningRefusal = { code: 'certificate_missing', detail: 'The tenant has none.' };

/** Returns the names fv…xml, fv…pdf and ad…xml, all with the same consecutive. */
export const fileNames = ({ document: { received, signed }, request }: Content) => {
  const { software_code: softwareCode, ...counted } = signed.file_number;
  const number = { nit: request.issuer.nit, softwareCode, ...counted };
  const xml = fileNameOf(kindOf(received.kind), number);
  return { xml, pdf: xml.replace(/\.xml$/, '.pdf'), attachedDocument: fileName('ad', number) };
};
