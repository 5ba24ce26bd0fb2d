import { checkDigitOf } from '../code-list/code-lists.js';
import { colombianDate, colombianTime } from '../document/colombian-time.js';
import type { EventParty } from '../document/event-identity.js';
import { responseCudeOf, softwareSecurityCodeOf } from '../document/hashes.js';
import type { Issuer } from '../issuer/issuer.js';
import { type CanonicalXml, SIGNATURE_PLACE } from '../signature/sign-xml.js';
import { escapeAttribute, escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES, namespaceOf } from '../xml/namespaces.js';
import { CLAIM_CONCEPTS, eventTypeOf } from './event-types.js';

/** An event that a simulated party sends. */
export interface EventDraft {
  readonly code: string;
  readonly number: string;
  readonly environment: string;
  /** When it is issued and signed. */
  readonly at: Date;
  readonly sender: EventParty;
  readonly receiver: EventParty;
  readonly subject: { readonly number: string; readonly cufe: string; readonly typeCode: string };
  readonly software: Issuer['software'];
  /** Concept of a claim (031). */
  readonly concept?: string;
}

const AGENCY = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"';
const NAMES = ` xmlns="${namespaceOf('ApplicationResponse')}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}" xmlns:ds="${NAMESPACES.ds}" xmlns:ext="${NAMESPACES.ext}" xmlns:sts="${NAMESPACES.sts}"`;
const QR = { 1: 'https://catalogo-vpfe.dian.gov.co', 2: 'https://catalogo-vpfe-hab.dian.gov.co' } as const;

/** Returns an event as its sender writes it, in canonical form, with a place for the signature. */
export const eventXml = (draft: EventDraft): CanonicalXml => {
  const { code, number, environment, at, sender, receiver, subject, software, concept } = draft;
  const [date, time] = [colombianDate(at), colombianTime(at)];
  const cude = responseCudeOf({
    ...{ id: number, date, time, responseCode: code, pin: software.pin },
    ...{ senderNit: sender.number, receiverNit: receiver.number },
    ...{ documentNumber: subject.number, documentType: subject.typeCode },
  });
  const owner = software.owner_nit ?? sender.number;
  const text = `<ApplicationResponse${NAMES}>
<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions>
<sts:InvoiceSource><cbc:IdentificationCode listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1">CO</cbc:IdentificationCode></sts:InvoiceSource>
<sts:SoftwareProvider><sts:ProviderID ${AGENCY} schemeID="${checkDigitOf(owner)}" schemeName="31">${owner}</sts:ProviderID><sts:SoftwareID ${AGENCY}>${escapeText(software.id)}</sts:SoftwareID></sts:SoftwareProvider>
<sts:SoftwareSecurityCode ${AGENCY}>${softwareSecurityCodeOf(software.id, software.pin, number)}</sts:SoftwareSecurityCode>
<sts:AuthorizationProvider><sts:AuthorizationProviderID ${AGENCY} schemeID="4" schemeName="31">800197268</sts:AuthorizationProviderID></sts:AuthorizationProvider>
<sts:QRCode>${environment === '1' ? QR[1] : QR[2]}/document/searchqr?documentkey=${escapeText(subject.cufe)}</sts:QRCode>
</sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension>${SIGNATURE_PLACE}</ext:UBLExtension></ext:UBLExtensions>
<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
<cbc:CustomizationID>1</cbc:CustomizationID>
<cbc:ProfileID>DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta</cbc:ProfileID>
<cbc:ProfileExecutionID>${escapeText(environment)}</cbc:ProfileExecutionID>
<cbc:ID>${escapeText(number)}</cbc:ID>
<cbc:UUID schemeID="${escapeAttribute(environment)}" schemeName="CUDE-SHA384">${cude}</cbc:UUID>
<cbc:IssueDate>${date}</cbc:IssueDate>
<cbc:IssueTime>${time}</cbc:IssueTime>
<cbc:Note>${noteOf(draft)}</cbc:Note>
<cac:SenderParty>${party(sender)}</cac:SenderParty>
<cac:ReceiverParty>${party(receiver)}</cac:ReceiverParty>
<cac:DocumentResponse>
<cac:Response>${responseCode(code, concept)}<cbc:Description>${eventTypeOf(code)?.title ?? ''}</cbc:Description></cac:Response>
<cac:DocumentReference><cbc:ID>${escapeText(subject.number)}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${escapeText(subject.cufe)}</cbc:UUID><cbc:DocumentTypeCode>${subject.typeCode}</cbc:DocumentTypeCode></cac:DocumentReference>
${eventTypeOf(code)?.hasPerson === true ? PERSON : ''}</cac:DocumentResponse>
</ApplicationResponse>`;
  return { text, namespaces: NAMES };
};

const noteOf = ({ code, sender }: EventDraft): string =>
  code === '034'
    ? `Manifiesto bajo la gravedad de juramento que transcurridos 3 días hábiles desde la recepción del bien o servicio, el adquirente de la factura no la aceptó ni la rechazó. ${escapeText(sender.name)}`
    : 'Evento de una parte simulada: no tiene validez fiscal.';

const responseCode = (code: string, concept: string | undefined): string =>
  concept === undefined
    ? `<cbc:ResponseCode>${code}</cbc:ResponseCode>`
    : `<cbc:ResponseCode listID="${escapeAttribute(concept)}" name="${CLAIM_CONCEPTS.get(concept) ?? ''}">${code}</cbc:ResponseCode>`;

/** Who receives at a simulated buyer. */
const PERSON = `<cac:IssuerParty><cac:Person><cbc:ID schemeID="5" schemeName="13">52384719</cbc:ID><cbc:FirstName>Persona</cbc:FirstName><cbc:FamilyName>Simulada</cbc:FamilyName><cbc:JobTitle>Almacenista</cbc:JobTitle><cbc:OrganizationDepartment>Compras</cbc:OrganizationDepartment></cac:Person></cac:IssuerParty>
`;

const party = ({ name, number, checkDigit, type }: EventParty): string => {
  const isNit = type === '31';
  const digit = isNit ? ` schemeID="${escapeAttribute(checkDigit)}"` : '';
  return `<cac:PartyTaxScheme><cbc:RegistrationName>${escapeText(name)}</cbc:RegistrationName><cbc:CompanyID ${AGENCY}${digit} schemeName="${escapeAttribute(type)}" schemeVersionID="${isNit ? '1' : '2'}">${escapeText(number)}</cbc:CompanyID><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme>`;
};
