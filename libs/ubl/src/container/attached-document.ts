import type { IssuedDocument } from '@rubrica/fiscal';
import { attributes, cdata, none, type UnsignedXml, type Xml } from '@rubrica/xml';
import type { ApplicationResponse } from '../application-response/application-response.js';
import { ublVersion } from '../component/header.js';
import { documentRoot } from '../vocabulary/namespaces.js';
import { type NamedTaxPerson, partyTaxScheme } from '../component/party.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';

/**
 * Container that the buyer receives: the signed document and the authority's answer to it. In a contingency of DIAN there
 * is no answer yet (annex 1.9 §12): the container then has the document alone.
 */
export interface AttachedDocument {
  readonly document: Contained;
  readonly texts: ContainerTexts;
  /** Date of the container as YYYY-MM-DD, its time as HH:MM:SS-05:00. */
  readonly issueDate: string;
  readonly issueTime: string;
  /** Text of the file, unchanged, with its XML declaration. */
  readonly signedDocument: string;
  readonly answer: AttachedAnswer | null;
}

/** What a container says of its document: one that is issued, or an event of an invoice. */
interface Contained extends Pick<IssuedDocument, 'environment' | 'number' | 'uuid' | 'uuidScheme'> {
  readonly issuer: NamedTaxPerson;
  readonly counterparty: NamedTaxPerson;
}

/** What a container says of itself. Source of the texts for invoices and notes: annex 1.9 §12. */
export interface ContainerTexts {
  readonly profileId: string;
  readonly documentType: string;
}

/** Texts of the container of an invoice, or of a note to it. */
export const INVOICE_CONTAINER: ContainerTexts = {
  profileId: 'Factura Electrónica de Venta',
  documentType: 'Contenedor de Factura Electrónica',
};

export interface AttachedAnswer {
  /** Text of the file, unchanged, with its XML declaration. */
  readonly applicationResponse: string;
  /** What the answer says of itself. */
  readonly validation: Pick<ApplicationResponse, 'validatedAt' | 'responseCode'>;
}

const root = documentRoot('AttachedDocument');

const VALIDATOR = 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales';

// Each file is embedded in a CDATA section, so that its bytes stay unchanged. The canonical form, which is digested,
// has no CDATA: there the same text is escaped, with LF as line end.
const inFile = cdata('cbc:Description');
const inCanonicalForm = (xml: string): Xml => cbc.Description(xml.replace(/\r\n?/g, '\n'));

const withoutByteOrderMark = (xml: string): string => (xml.startsWith('\uFEFF') ? xml.slice(1) : xml);

const attachment = (description: Xml): Xml =>
  cac.Attachment(cac.ExternalReference(cbc.MimeCode('text/xml'), cbc.EncodingCode('UTF-8'), description));

const contents = (attached: AttachedDocument, embedded: (xml: string) => Xml): readonly Xml[] => {
  const { document, texts, answer } = attached;
  return [
    ublVersion,
    cbc.CustomizationID('Documentos adjuntos'),
    cbc.ProfileID(texts.profileId),
    cbc.ProfileExecutionID(document.environment),
    cbc.ID(document.number),
    cbc.IssueDate(attached.issueDate),
    cbc.IssueTime(attached.issueTime),
    cbc.DocumentType(texts.documentType),
    cbc.ParentDocumentID(document.number),
    cac.SenderParty(partyTaxScheme(document.issuer)),
    cac.ReceiverParty(partyTaxScheme(document.counterparty)),
    attachment(embedded(withoutByteOrderMark(attached.signedDocument))),
    answer === null ? none : answerReference(document, answer, embedded),
  ];
};

const answerReference = (
  document: Contained,
  { applicationResponse, validation }: AttachedAnswer,
  embedded: (xml: string) => Xml,
): Xml => {
  const [validationDate, validationTime] = validation.validatedAt.split('T');
  return cac.ParentDocumentLineReference(
    cbc.LineID('1'),
    cac.DocumentReference(
      cbc.ID(document.number),
      cbc.UUID(document.uuid, attributes({ schemeName: document.uuidScheme })),
      cbc.IssueDate(validationDate),
      cbc.DocumentType('ApplicationResponse'),
      attachment(embedded(withoutByteOrderMark(applicationResponse))),
      cac.ResultOfVerification(
        cbc.ValidatorID(VALIDATOR),
        cbc.ValidationResultCode(validation.responseCode),
        cbc.ValidationDate(validationDate),
        cbc.ValidationTime(validationTime),
      ),
    ),
  );
};

export const attachedDocumentXml = (attached: AttachedDocument): UnsignedXml => {
  const canonical = root([], ...contents(attached, inCanonicalForm));
  const { head, tail } = root([], ...contents(attached, inFile));
  return { ...canonical, file: { head, tail } };
};
