import { randomUUID } from 'node:crypto';
import { kindNamed } from '../kind/find-kind.js';
import type { DocumentIdentity } from '../document/document.js';
import { colombianDate, colombianTime } from '../document/colombian-time.js';
import { type Finding, isRejection } from '../document/finding.js';
import { responseCudeOf } from '../document/hashes.js';
import { signXml, SIGNATURE_PLACE } from '../signature/sign-xml.js';
import { escapeAttribute, escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES, namespaceOf } from '../xml/namespaces.js';
import type { Authority } from './authority.js';

export interface Verdict {
  /** Number that the authority gives this answer. */
  readonly id: string;
  readonly document: DocumentIdentity;
  readonly findings: readonly Finding[];
  readonly at: Date;
}

const DIAN = { nit: '800197268', checkDigit: '4', name: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales' };
const AGENCY = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"';
/** PIN of the simulated authority, for the CUDE of its answers: nobody else can compute it. */
const PIN = '00000';

/** Returns the answer's message for an accepted document. */
export const authorized = ({ kind, number }: DocumentIdentity): string =>
  `${kindNamed(kind).title} ${number}, ha sido autorizada.`;

/** Returns the signed answer to a document: 02 validated or 04 rejected, with one line for each finding. */
export const applicationResponse = (verdict: Verdict, authority: Authority): string => {
  const document = { text: responseText(verdict), namespaces: ROOT_NAMESPACES };
  const signingTime = verdict.at.toISOString().replace(/\.\d{3}Z$/, '+00:00');
  return `${DECLARATION}${signXml(document, authority, { id: randomUUID(), signingTime })}`;
};

const DECLARATION = '<?xml version="1.0" encoding="utf-8" standalone="no"?>';
const ROOT_NAMESPACES = ` xmlns="${namespaceOf('ApplicationResponse')}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}" xmlns:ds="${NAMESPACES.ds}" xmlns:ext="${NAMESPACES.ext}" xmlns:sts="${NAMESPACES.sts}"`;

const responseText = ({ id, document, findings, at }: Verdict): string => {
  const isRejected = findings.some(isRejection);
  const responseCode = isRejected ? '04' : '02';
  const date = colombianDate(at);
  const time = colombianTime(at);
  const cude = responseCudeOf({
    id,
    date,
    time,
    senderNit: DIAN.nit,
    receiverNit: document.issuerNit,
    responseCode,
    documentNumber: document.number,
    documentType: document.typeCode,
    pin: PIN,
  });
  const said = findings.map(({ rule, text }) => ({ code: rule, text }));
  const lines = [
    { code: '0000', text: '0' },
    ...(said.length > 0 ? said : [{ code: '0', text: authorized(document) }]),
  ];
  return `<ApplicationResponse${ROOT_NAMESPACES}>
  <ext:UBLExtensions>
    <ext:UBLExtension>
      <ext:ExtensionContent>
        <sts:DianExtensions>
          <sts:InvoiceSource>
            <cbc:IdentificationCode listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1">CO</cbc:IdentificationCode>
          </sts:InvoiceSource>
          <sts:SoftwareProvider>
            <sts:ProviderID ${AGENCY} schemeID="${DIAN.checkDigit}" schemeName="31">${DIAN.nit}</sts:ProviderID>
            <sts:SoftwareID ${AGENCY}>...</sts:SoftwareID>
          </sts:SoftwareProvider>
          <sts:SoftwareSecurityCode ${AGENCY}>...</sts:SoftwareSecurityCode>
          <sts:AuthorizationProvider>
            <sts:AuthorizationProviderID ${AGENCY} schemeID="${DIAN.checkDigit}" schemeName="31">${DIAN.nit}</sts:AuthorizationProviderID>
          </sts:AuthorizationProvider>
        </sts:DianExtensions>
      </ext:ExtensionContent>
    </ext:UBLExtension>
    <ext:UBLExtension>
      ${SIGNATURE_PLACE}
    </ext:UBLExtension>
  </ext:UBLExtensions>
  <cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
  <cbc:CustomizationID>1</cbc:CustomizationID>
  <cbc:ProfileID>DIAN 2.1</cbc:ProfileID>
  <cbc:ProfileExecutionID>${escapeText(document.environment)}</cbc:ProfileExecutionID>
  <cbc:ID>${id}</cbc:ID>
  <cbc:UUID schemeName="CUDE-SHA384">${cude}</cbc:UUID>
  <cbc:IssueDate>${date}</cbc:IssueDate>
  <cbc:IssueTime>${time}</cbc:IssueTime>
  <cbc:Note>Respuesta de un simulador: no es de la DIAN y no tiene validez fiscal.</cbc:Note>
  <cac:SenderParty>
    ${party(DIAN.name, DIAN.nit, DIAN.checkDigit)}
  </cac:SenderParty>
  <cac:ReceiverParty>
    ${party(document.issuer.name, document.issuerNit, document.issuer.checkDigit)}
  </cac:ReceiverParty>
  <cac:DocumentResponse>
    <cac:Response>
      <cbc:ResponseCode>${responseCode}</cbc:ResponseCode>
      <cbc:Description>Documento ${isRejected ? 'rechazado' : 'validado'} por la DIAN</cbc:Description>
    </cac:Response>
    <cac:DocumentReference>
      <cbc:ID>${escapeText(document.number)}</cbc:ID>
      <cbc:UUID schemeName="${escapeAttribute(document.uuidScheme)}">${escapeText(document.cufe)}</cbc:UUID>
    </cac:DocumentReference>
${lines.map(line).join('\n')}
  </cac:DocumentResponse>
</ApplicationResponse>`;
};

const party = (name: string, nit: string, checkDigit: string): string => `<cac:PartyTaxScheme>
      <cbc:RegistrationName>${escapeText(name)}</cbc:RegistrationName>
      <cbc:CompanyID schemeID="${escapeAttribute(checkDigit)}" schemeName="31">${escapeText(nit)}</cbc:CompanyID>
      <cac:TaxScheme>
        <cbc:ID>01</cbc:ID>
        <cbc:Name>IVA</cbc:Name>
      </cac:TaxScheme>
    </cac:PartyTaxScheme>`;

const line = ({ code, text }: { readonly code: string; readonly text: string }, index: number): string =>
  `    <cac:LineResponse>
      <cac:LineReference>
        <cbc:LineID>${index + 1}</cbc:LineID>
      </cac:LineReference>
      <cac:Response>
        <cbc:ResponseCode>${escapeText(code)}</cbc:ResponseCode>
        <cbc:Description>${escapeText(text)}</cbc:Description>
      </cac:Response>
    </cac:LineResponse>`;
