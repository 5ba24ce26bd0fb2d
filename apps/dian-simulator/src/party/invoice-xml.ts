import { hash } from 'node:crypto';
import { checkDigitOf } from '../code-list/code-lists.js';
import { colombianDate, colombianTime } from '../document/colombian-time.js';
import type { EventParty } from '../document/event-identity.js';
import { softwareSecurityCodeOf } from '../document/hashes.js';
import type { Issuer, NumberingRange } from '../issuer/issuer.js';
import { type CanonicalXml, SIGNATURE_PLACE } from '../signature/sign-xml.js';
import { escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES, namespaceOf } from '../xml/namespaces.js';

/** An invoice of a simulated supplier: some lines of one unit each, with 19 % of IVA. */
export interface InvoiceDraft {
  readonly number: string;
  readonly environment: string;
  /** When it is issued and signed. */
  readonly at: Date;
  readonly supplier: EventParty;
  readonly buyer: EventParty;
  readonly software: Issuer['software'];
  readonly range: NumberingRange;
  readonly isOnCredit: boolean;
  readonly lines: number;
  /** Whole pesos of each line, without IVA; a multiple of 100. */
  readonly price: number;
}

export interface IssuedXml extends CanonicalXml {
  readonly cufe: string;
  /** What the buyer has to pay, as the XML states it. */
  readonly payable: string;
}

const AGENCY = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"';
const NAMES = ` xmlns="${namespaceOf('Invoice')}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}" xmlns:ds="${NAMESPACES.ds}" xmlns:ext="${NAMESPACES.ext}" xmlns:sts="${NAMESPACES.sts}"`;
const QR = { 1: 'https://catalogo-vpfe.dian.gov.co', 2: 'https://catalogo-vpfe-hab.dian.gov.co' } as const;
const ADDRESS =
  '<cbc:ID>11001</cbc:ID><cbc:CityName>BOGOTÁ, D.C.</cbc:CityName><cbc:CountrySubentity>Bogotá</cbc:CountrySubentity><cbc:CountrySubentityCode>11</cbc:CountrySubentityCode><cac:AddressLine><cbc:Line>Carrera 7 # 71-21</cbc:Line></cac:AddressLine><cac:Country><cbc:IdentificationCode>CO</cbc:IdentificationCode><cbc:Name languageID="es">Colombia</cbc:Name></cac:Country>';
const IVA = '<cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme>';
const IVA_PERCENT = 19;
const DAYS_OF_CREDIT_MS = 30 * 86_400_000;

const pesos = (amount: number): string => `${amount}.00`;
const money = (name: string, amount: number): string => `<cbc:${name} currencyID="COP">${pesos(amount)}</cbc:${name}>`;

/** Returns the invoice in canonical form, with a place for the signature. */
export const invoiceXml = (draft: InvoiceDraft): IssuedXml => {
  const { number, environment, at, supplier, buyer, range, isOnCredit, lines, price } = draft;
  const [date, time] = [colombianDate(at), colombianTime(at)];
  const base = price * lines;
  const iva = (base / 100) * IVA_PERCENT;
  const total = base + iva;
  const payable = pesos(total);
  const cufe = hash(
    'sha384',
    `${number}${date}${time}${pesos(base)}01${pesos(iva)}040.00030.00${payable}${supplier.number}${buyer.number}${range.technical_key ?? ''}${environment}`,
    'hex',
  );
  const text = `<Invoice${NAMES}>
${extensions(draft, cufe)}
<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
<cbc:CustomizationID>10</cbc:CustomizationID>
<cbc:ProfileID>DIAN 2.1: Factura Electrónica de Venta</cbc:ProfileID>
<cbc:ProfileExecutionID>${environment}</cbc:ProfileExecutionID>
<cbc:ID>${number}</cbc:ID>
<cbc:UUID schemeID="${environment}" schemeName="CUFE-SHA384">${cufe}</cbc:UUID>
<cbc:IssueDate>${date}</cbc:IssueDate>
<cbc:IssueTime>${time}</cbc:IssueTime>
<cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>
<cbc:Note>Factura de un proveedor simulado: no tiene validez fiscal.</cbc:Note>
<cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode>
<cbc:LineCountNumeric>${lines}</cbc:LineCountNumeric>
<cac:AccountingSupplierParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>${party(supplier, `<cac:CorporateRegistrationScheme><cbc:ID>${range.prefix}</cbc:ID></cac:CorporateRegistrationScheme>`)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>${party(buyer, '')}</cac:AccountingCustomerParty>
${isOnCredit ? credit(at) : '<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>'}
${taxTotal(base, iva)}
<cac:LegalMonetaryTotal>${money('LineExtensionAmount', base)}${money('TaxExclusiveAmount', base)}${money('TaxInclusiveAmount', total)}${money('PayableAmount', total)}</cac:LegalMonetaryTotal>
${Array.from({ length: lines }, (_, index) => line(index + 1, price)).join('\n')}
</Invoice>`;
  return { text, namespaces: NAMES, cufe, payable };
};

const extensions = ({ number, environment, supplier, software, range }: InvoiceDraft, cufe: string): string =>
  `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions>
<sts:InvoiceControl><sts:InvoiceAuthorization>${range.resolution_number}</sts:InvoiceAuthorization><sts:AuthorizationPeriod><cbc:StartDate>${range.valid_from}</cbc:StartDate><cbc:EndDate>${range.valid_to}</cbc:EndDate></sts:AuthorizationPeriod><sts:AuthorizedInvoices><sts:Prefix>${range.prefix}</sts:Prefix><sts:From>${range.from}</sts:From><sts:To>${range.to}</sts:To></sts:AuthorizedInvoices></sts:InvoiceControl>
<sts:InvoiceSource><cbc:IdentificationCode listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1">CO</cbc:IdentificationCode></sts:InvoiceSource>
<sts:SoftwareProvider><sts:ProviderID ${AGENCY} schemeID="${supplier.checkDigit}" schemeName="31">${supplier.number}</sts:ProviderID><sts:SoftwareID ${AGENCY}>${software.id}</sts:SoftwareID></sts:SoftwareProvider>
<sts:SoftwareSecurityCode ${AGENCY}>${softwareSecurityCodeOf(software.id, software.pin, number)}</sts:SoftwareSecurityCode>
<sts:AuthorizationProvider><sts:AuthorizationProviderID ${AGENCY} schemeID="4" schemeName="31">800197268</sts:AuthorizationProviderID></sts:AuthorizationProvider>
<sts:QRCode>${environment === '1' ? QR[1] : QR[2]}/document/searchqr?documentkey=${cufe}</sts:QRCode>
</sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension>${SIGNATURE_PLACE}</ext:UBLExtension></ext:UBLExtensions>`;

const party = ({ name, number, checkDigit, type }: EventParty, registration: string): string => {
  const company = `<cbc:RegistrationName>${escapeText(name)}</cbc:RegistrationName><cbc:CompanyID ${AGENCY}${type === '31' ? ` schemeID="${checkDigit}"` : ''} schemeName="${type}">${number}</cbc:CompanyID>`;
  return `<cac:Party><cac:PartyName><cbc:Name>${escapeText(name)}</cbc:Name></cac:PartyName><cac:PhysicalLocation><cac:Address>${ADDRESS}</cac:Address></cac:PhysicalLocation><cac:PartyTaxScheme>${company}<cbc:TaxLevelCode listName="48">O-13;O-15</cbc:TaxLevelCode><cac:RegistrationAddress>${ADDRESS}</cac:RegistrationAddress>${IVA}</cac:PartyTaxScheme><cac:PartyLegalEntity>${company}${registration}</cac:PartyLegalEntity><cac:Contact><cbc:ElectronicMail>facturacion@${number}.example</cbc:ElectronicMail></cac:Contact></cac:Party>`;
};

const credit = (at: Date): string =>
  `<cac:PaymentMeans><cbc:ID>2</cbc:ID><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentDueDate>${colombianDate(new Date(at.getTime() + DAYS_OF_CREDIT_MS))}</cbc:PaymentDueDate></cac:PaymentMeans>`;

const taxTotal = (base: number, iva: number): string =>
  `<cac:TaxTotal>${money('TaxAmount', iva)}<cac:TaxSubtotal>${money('TaxableAmount', base)}${money('TaxAmount', iva)}<cac:TaxCategory><cbc:Percent>${IVA_PERCENT}.00</cbc:Percent>${IVA}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`;

const line = (id: number, price: number): string =>
  `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="94">1.00</cbc:InvoicedQuantity>${money('LineExtensionAmount', price)}<cbc:FreeOfChargeIndicator>false</cbc:FreeOfChargeIndicator>${taxTotal(price, (price / 100) * IVA_PERCENT)}<cac:Item><cbc:Description>Artículo simulado ${id}</cbc:Description><cac:StandardItemIdentification><cbc:ID schemeID="999">SIM-${id}</cbc:ID></cac:StandardItemIdentification></cac:Item><cac:Price>${money('PriceAmount', price)}<cbc:BaseQuantity unitCode="94">1.00</cbc:BaseQuantity></cac:Price></cac:InvoiceLine>`;

/** Returns a company with a NIT. */
export const companyOf = (nit: string, name: string): EventParty => ({
  number: nit,
  checkDigit: checkDigitOf(nit),
  type: '31',
  name,
});
