import { randomUUID } from 'node:crypto';
import { colombianDate, colombianTime } from '../document/colombian-time.js';
import type { Finding } from '../document/finding.js';
import { responseCudeOf } from '../document/hashes.js';
import { signXml, SIGNATURE_PLACE } from '../signature/sign-xml.js';
import { escapeAttribute, escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES, namespaceOf } from '../xml/namespaces.js';
import type { Authority } from './authority.js';

/** What the head of an answer says. */
export interface ResponseHead {
  /** Number that the authority gives this answer. */
  readonly id: string;
  readonly at: Date;
  readonly environment: string;
  readonly receiver: ResponseParty;
  /** Parts of the CUDE that the content gives. */
  readonly hashed: { readonly responseCode: string; readonly documentNumber: string; readonly documentType: string };
}

export interface ResponseParty {
  readonly number: string;
  readonly checkDigit: string;
  readonly name: string;
  /** Type of identification; by default 31, a NIT. */
  readonly type?: string;
}

const DIAN = {
  number: '800197268',
  checkDigit: '4',
  name: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
};
const AGENCY = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"';
/** PIN of the simulated authority, for the CUDE of its answers: nobody else can compute it. */
const PIN = '00000';

/** Returns a signed ApplicationResponse of the authority. `content`: its DocumentResponses, in canonical form. */
export const signedResponse = (head: ResponseHead, content: readonly string[], authority: Authority): string => {
  const document = { text: responseText(head, content), namespaces: ROOT_NAMESPACES };
  const signingTime = head.at.toISOString().replace(/\.\d{3}Z$/, '+00:00');
  return `${DECLARATION}${signXml(document, authority, { id: randomUUID(), signingTime })}`;
};

const DECLARATION = '<?xml version="1.0" encoding="utf-8" standalone="no"?>';
const ROOT_NAMESPACES = ` xmlns="${namespaceOf('ApplicationResponse')}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}" xmlns:ds="${NAMESPACES.ds}" xmlns:ext="${NAMESPACES.ext}" xmlns:sts="${NAMESPACES.sts}"`;

const responseText = ({ id, at, environment, receiver, hashed }: ResponseHead, content: readonly string[]): string => {
  const date = colombianDate(at);
  const time = colombianTime(at);
  const cude = responseCudeOf({
    ...{ id, date, time, ...hashed },
    senderNit: DIAN.number,
    receiverNit: receiver.number,
    pin: PIN,
  });
  return `<ApplicationResponse${ROOT_NAMESPACES}>
  <ext:UBLExtensions>
    <ext:UBLExtension>
      <ext:ExtensionContent>
        <sts:DianExtensions>
          <sts:InvoiceSource>
            <cbc:IdentificationCode listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1">CO</cbc:IdentificationCode>
          </sts:InvoiceSource>
          <sts:SoftwareProvider>
            <sts:ProviderID ${AGENCY} schemeID="${DIAN.checkDigit}" schemeName="31">${DIAN.number}</sts:ProviderID>
            <sts:SoftwareID ${AGENCY}>...</sts:SoftwareID>
          </sts:SoftwareProvider>
          <sts:SoftwareSecurityCode ${AGENCY}>...</sts:SoftwareSecurityCode>
          <sts:AuthorizationProvider>
            <sts:AuthorizationProviderID ${AGENCY} schemeID="${DIAN.checkDigit}" schemeName="31">${DIAN.number}</sts:AuthorizationProviderID>
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
  <cbc:ProfileExecutionID>${escapeText(environment)}</cbc:ProfileExecutionID>
  <cbc:ID>${id}</cbc:ID>
  <cbc:UUID schemeName="CUDE-SHA384">${cude}</cbc:UUID>
  <cbc:IssueDate>${date}</cbc:IssueDate>
  <cbc:IssueTime>${time}</cbc:IssueTime>
  <cbc:Note>Respuesta de un simulador: no es de la DIAN y no tiene validez fiscal.</cbc:Note>
  <cac:SenderParty>
    ${partyXml(DIAN)}
  </cac:SenderParty>
  <cac:ReceiverParty>
    ${partyXml(receiver)}
  </cac:ReceiverParty>
${content.map((part) => `${part}\n`).join('')}</ApplicationResponse>`;
};

/** PartyTaxScheme of a party. */
export const partyXml = ({ name, number, checkDigit, type = '31' }: ResponseParty): string => `<cac:PartyTaxScheme>
      <cbc:RegistrationName>${escapeText(name)}</cbc:RegistrationName>
      <cbc:CompanyID schemeID="${escapeAttribute(checkDigit)}" schemeName="${escapeAttribute(type)}">${escapeText(number)}</cbc:CompanyID>
      <cac:TaxScheme>
        <cbc:ID>01</cbc:ID>
        <cbc:Name>IVA</cbc:Name>
      </cac:TaxScheme>
    </cac:PartyTaxScheme>`;

interface Line {
  readonly code: string;
  readonly text: string;
}

/** Returns what a finding is in an answer. */
export const lineOf = ({ rule, text }: Finding): Line => ({ code: rule, text });

/** LineResponses of a DocumentResponse. */
export const linesXml = (lines: readonly Line[]): string => lines.map(lineXml).join('\n');

const lineXml = ({ code, text }: Line, index: number): string =>
  `    <cac:LineResponse>
      <cac:LineReference>
        <cbc:LineID>${index + 1}</cbc:LineID>
      </cac:LineReference>
      <cac:Response>
        <cbc:ResponseCode>${escapeText(code)}</cbc:ResponseCode>
        <cbc:Description>${escapeText(text)}</cbc:Description>
      </cac:Response>
    </cac:LineResponse>`;
