import { colombianDate, colombianTime } from '../document/colombian-time.js';
import type { EventParty } from '../document/event-identity.js';
import { type Signer, SIGNATURE_PLACE, signXml } from '../signature/sign-xml.js';
import { escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES, namespaceOf } from '../xml/namespaces.js';

/** What a supplier mails of an invoice: the signed document with DIAN's answer to it. */
export interface Container {
  readonly number: string;
  readonly cufe: string;
  readonly environment: string;
  readonly at: Date;
  readonly supplier: EventParty;
  readonly buyer: EventParty;
  /** The signed invoice. */
  readonly document: string;
  /** The signed answer. */
  readonly response: string;
}

const NAMES = ` xmlns="${namespaceOf('AttachedDocument')}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}" xmlns:ds="${NAMESPACES.ds}" xmlns:ext="${NAMESPACES.ext}"`;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';
const DIAN = 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales';

/** Writes a text as CDATA, divided where it would end too early. */
export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/**
 * Returns the signed AttachedDocument. It is signed over its canonical form, which has no CDATA: `written` says how the
 * two texts in it are written then, by default as one CDATA section each.
 */
export const attachedDocument = (
  container: Container,
  signer: Signer,
  id: string,
  written: (text: string) => string = cdata,
): string => {
  const { at, document, response } = container;
  const signingTime = `${colombianDate(at)}T${colombianTime(at)}`;
  const signed = signXml({ text: textOf(container), namespaces: NAMES }, signer, { id, signingTime });
  const [places, texts] = [[document, response].map(placeOf), [document, response].map(written)];
  return `${DECLARATION}${places.reduce((xml, place, index) => xml.replace(place, () => descriptionOf(texts[index] ?? '')), signed)}`;
};

const descriptionOf = (text: string): string => `<cbc:Description>${text}</cbc:Description>`;

const placeOf = (text: string): string => descriptionOf(escapeText(text));

const party = ({ name, number, checkDigit, type }: EventParty): string =>
  `<cac:PartyTaxScheme><cbc:RegistrationName>${escapeText(name)}</cbc:RegistrationName><cbc:CompanyID schemeAgencyID="195" schemeID="${checkDigit}" schemeName="${type}">${number}</cbc:CompanyID><cbc:TaxLevelCode listName="48">O-13;O-15</cbc:TaxLevelCode><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme>`;

const reference = (text: string): string =>
  `<cac:Attachment><cac:ExternalReference><cbc:MimeCode>text/xml</cbc:MimeCode><cbc:EncodingCode>UTF-8</cbc:EncodingCode>${placeOf(text)}</cac:ExternalReference></cac:Attachment>`;

const textOf = ({ number, cufe, environment, at, supplier, buyer, document, response }: Container): string => {
  const [date, time] = [colombianDate(at), colombianTime(at)];
  return `<AttachedDocument${NAMES}>
<ext:UBLExtensions><ext:UBLExtension>${SIGNATURE_PLACE}</ext:UBLExtension></ext:UBLExtensions>
<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
<cbc:CustomizationID>Documentos adjuntos</cbc:CustomizationID>
<cbc:ProfileID>Factura Electrónica de Venta</cbc:ProfileID>
<cbc:ProfileExecutionID>${environment}</cbc:ProfileExecutionID>
<cbc:ID>${number}</cbc:ID>
<cbc:IssueDate>${date}</cbc:IssueDate>
<cbc:IssueTime>${time}</cbc:IssueTime>
<cbc:DocumentType>Contenedor de Factura Electrónica</cbc:DocumentType>
<cbc:ParentDocumentID>${number}</cbc:ParentDocumentID>
<cac:SenderParty>${party(supplier)}</cac:SenderParty>
<cac:ReceiverParty>${party(buyer)}</cac:ReceiverParty>
${reference(document)}
<cac:ParentDocumentLineReference><cbc:LineID>1</cbc:LineID><cac:DocumentReference><cbc:ID>${number}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${cufe}</cbc:UUID><cbc:IssueDate>${date}</cbc:IssueDate><cbc:DocumentType>ApplicationResponse</cbc:DocumentType>${reference(response)}<cac:ResultOfVerification><cbc:ValidatorID>${DIAN}</cbc:ValidatorID><cbc:ValidationResultCode>02</cbc:ValidationResultCode><cbc:ValidationDate>${date}</cbc:ValidationDate><cbc:ValidationTime>${time}</cbc:ValidationTime></cac:ResultOfVerification></cac:DocumentReference></cac:ParentDocumentLineReference>
</AttachedDocument>`;
};
