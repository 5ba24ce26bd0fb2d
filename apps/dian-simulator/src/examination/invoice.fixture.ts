import { createHash, randomUUID, X509Certificate } from 'node:crypto';
import type { TestCertificate } from '@rubrica/testing';
import { identityOf, salesDocumentOf } from '../document/document.js';
import { cufeOf } from '../document/hashes.js';
import type { Issuer } from '../issuer/issuer.js';
import { resign } from '../signature/resign.fixture.js';
import { signXml } from '../signature/sign-xml.js';
import { NAMESPACES, namespaceOf } from '../xml/namespaces.js';
import { readXml } from '../xml/read-xml.js';

/** Of the test PKI's certificates. */
export const NIT = '900373115';

/** Of the test PKI's certificate `second`. */
export const BUYER_NIT = '800199436';

export const SOFTWARE = { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '20191' };

/** DIAN's public test range, and one for contingency. */
export const ISSUER: Issuer = {
  software: SOFTWARE,
  ranges: [
    {
      prefix: 'SETP',
      from: 990_000_000,
      to: 995_000_000,
      resolution_number: '18760000001',
      resolution_date: '2019-01-18',
      valid_from: '2019-01-19',
      valid_to: '2030-01-19',
      technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    },
    {
      prefix: 'CONT',
      from: 1,
      to: 5_000,
      resolution_number: '18760000002',
      valid_from: '2019-01-19',
      valid_to: '2030-01-19',
      technical_key: null,
    },
  ],
  test_sets: [],
  rut: { name: 'Comercializadora Andina S.A.S.' },
};

export interface DocumentFields {
  readonly kind: 'Invoice' | 'CreditNote' | 'DebitNote';
  readonly number: string;
  readonly prefix: string;
  readonly typeCode: string;
  /** 1: production, 2: habilitación. */
  readonly environment: '1' | '2';
  readonly resolution: string;
  readonly from: string;
  readonly to: string;
  /** When it is issued, and signed. */
  readonly at: Date;
  readonly lineExtension: string;
  readonly iva: string;
  readonly payable: string;
  /** Number of lines, which share the amounts evenly. */
  readonly lines: number;
  /** The CUFE that a note corrects. */
  readonly corrects: string;
  /** `second`: the holder of the test PKI's certificate `second`. */
  readonly buyer: 'company' | 'second' | 'final_consumer' | 'person';
  readonly isOnCredit: boolean;
  /** CUFE or CUDE; default: the right one. */
  readonly uuid: string;
}

/** Colombian date and time. */
export const fiscalTime = (at: Date): [date: string, time: string] => {
  const [date = '', time = ''] = new Date(at.getTime() - 5 * 3_600_000).toISOString().split('T');
  return [date, `${time.slice(0, 8)}-05:00`];
};

const sha384 = (text: string): string => createHash('sha384').update(text).digest('hex');

const agency = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"';
const address = `<cbc:ID>11001</cbc:ID><cbc:CityName>BOGOTÁ, D.C.</cbc:CityName><cbc:CountrySubentity>Bogotá</cbc:CountrySubentity><cbc:CountrySubentityCode>11</cbc:CountrySubentityCode><cac:AddressLine><cbc:Line>Carrera 7 # 71-21</cbc:Line></cac:AddressLine><cac:Country><cbc:IdentificationCode>CO</cbc:IdentificationCode><cbc:Name languageID="es">Colombia</cbc:Name></cac:Country>`;
const taxScheme = '<cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme>';
const money = (name: string, amount: string) => `<cbc:${name} currencyID="COP">${amount}</cbc:${name}>`;

const party = (name: string, nit: string, digit: string, registration: string) => `<cac:Party>
      <cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>
      <cac:PhysicalLocation><cac:Address>${address}</cac:Address></cac:PhysicalLocation>
      <cac:PartyTaxScheme>
        <cbc:RegistrationName>${name}</cbc:RegistrationName>
        <cbc:CompanyID ${agency} schemeID="${digit}" schemeName="31">${nit}</cbc:CompanyID>
        <cbc:TaxLevelCode listName="48">O-13;O-15</cbc:TaxLevelCode>
        <cac:RegistrationAddress>${address}</cac:RegistrationAddress>
        ${taxScheme}
      </cac:PartyTaxScheme>
      <cac:PartyLegalEntity>
        <cbc:RegistrationName>${name}</cbc:RegistrationName>
        <cbc:CompanyID ${agency} schemeID="${digit}" schemeName="31">${nit}</cbc:CompanyID>${registration}
      </cac:PartyLegalEntity>
      <cac:Contact><cbc:ElectronicMail>facturacion@${nit}.example</cbc:ElectronicMail></cac:Contact>
    </cac:Party>`;

/** A natural person, or the final consumer: no address, no e-mail. */
const person = (name: string, number: string) => `<cac:Party>
      <cac:PartyIdentification><cbc:ID ${agency} schemeName="13">${number}</cbc:ID></cac:PartyIdentification>
      <cac:PartyTaxScheme>
        <cbc:RegistrationName>${name}</cbc:RegistrationName>
        <cbc:CompanyID ${agency} schemeName="13">${number}</cbc:CompanyID>
        <cbc:TaxLevelCode listName="49">R-99-PN</cbc:TaxLevelCode>
        <cac:TaxScheme><cbc:ID>ZZ</cbc:ID><cbc:Name>No aplica</cbc:Name></cac:TaxScheme>
      </cac:PartyTaxScheme>
    </cac:Party>`;

const BUYERS = {
  company: { kind: '1', number: '900108281', xml: party('Hotel Los Guaduales Ltda.', '900108281', '3', '') },
  second: { kind: '1', number: BUYER_NIT, xml: party('Óptica del Norte S.A.S.', BUYER_NIT, '4', '') },
  final_consumer: { kind: '2', number: '222222222222', xml: person('consumidor final', '222222222222') },
  person: { kind: '2', number: '52384719', xml: person('María Fernanda Ñáñez Ríos', '52384719') },
} as const;

const DEFAULTS = {
  Invoice: { number: 'SETP990000001', prefix: 'SETP', typeCode: '01' },
  CreditNote: { number: 'NC1', prefix: 'NC', typeCode: '91' },
  DebitNote: { number: 'ND1', prefix: 'ND', typeCode: '92' },
} as const;

const PARTS = {
  Invoice: { operation: '10', profile: '', quantity: 'InvoicedQuantity', totals: 'LegalMonetaryTotal' },
  CreditNote: {
    operation: '20',
    profile: 'Nota Crédito de ',
    quantity: 'CreditedQuantity',
    totals: 'LegalMonetaryTotal',
  },
  DebitNote: {
    operation: '30',
    profile: 'Nota Débito de ',
    quantity: 'DebitedQuantity',
    totals: 'RequestedMonetaryTotal',
  },
} as const;

const CASH = '<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>';
const credit = (dueDate: string) =>
  `<cac:PaymentMeans><cbc:ID>2</cbc:ID><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentDueDate>${dueDate}</cbc:PaymentDueDate></cac:PaymentMeans>`;

/** The extensions with DIAN's part and the place of the signature. */
const extensionsXml = (
  { kind, number, prefix, resolution, from, to, environment }: Omit<DocumentFields, 'uuid'>,
  uuid: string,
): string => {
  const control = `<sts:InvoiceControl>
            <sts:InvoiceAuthorization>${resolution}</sts:InvoiceAuthorization>
            <sts:AuthorizationPeriod><cbc:StartDate>2019-01-19</cbc:StartDate><cbc:EndDate>2030-01-19</cbc:EndDate></sts:AuthorizationPeriod>
            <sts:AuthorizedInvoices><sts:Prefix>${prefix}</sts:Prefix><sts:From>${from}</sts:From><sts:To>${to}</sts:To></sts:AuthorizedInvoices>
          </sts:InvoiceControl>`;
  const providerId = `<sts:ProviderID ${agency} schemeID="3" schemeName="31">${NIT}</sts:ProviderID>`;
  return `<ext:UBLExtensions>
    <ext:UBLExtension>
      <ext:ExtensionContent>
        <sts:DianExtensions>
          ${kind === 'Invoice' ? control : ''}
          <sts:InvoiceSource><cbc:IdentificationCode listAgencyID="6">CO</cbc:IdentificationCode></sts:InvoiceSource>
          <sts:SoftwareProvider>${providerId}<sts:SoftwareID ${agency}>${SOFTWARE.id}</sts:SoftwareID></sts:SoftwareProvider>
          <sts:SoftwareSecurityCode ${agency}>${sha384(`${SOFTWARE.id}${SOFTWARE.pin}${number}`)}</sts:SoftwareSecurityCode>
          <sts:AuthorizationProvider><sts:AuthorizationProviderID ${agency} schemeID="4" schemeName="31">800197268</sts:AuthorizationProviderID></sts:AuthorizationProvider>
          <sts:QRCode>https://catalogo-vpfe${environment === '2' ? '-hab' : ''}.dian.gov.co/document/searchqr?documentkey=${uuid}</sts:QRCode>
        </sts:DianExtensions>
      </ext:ExtensionContent>
    </ext:UBLExtension>
    <ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent></ext:UBLExtension>
  </ext:UBLExtensions>`;
};

const taxTotal = (base: string, iva: string): string =>
  `<cac:TaxTotal>${money('TaxAmount', iva)}<cac:TaxSubtotal>${money('TaxableAmount', base)}${money('TaxAmount', iva)}<cac:TaxCategory><cbc:Percent>19.00</cbc:Percent>${taxScheme}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`;

const lineXml = (kind: DocumentFields['kind'], id: number, amount: string, iva: string): string => {
  const { quantity } = PARTS[kind];
  return `<cac:${kind}Line>
    <cbc:ID>${id}</cbc:ID>
    <cbc:${quantity} unitCode="94">1.00</cbc:${quantity}>
    ${money('LineExtensionAmount', amount)}
    ${kind === 'DebitNote' ? '' : '<cbc:FreeOfChargeIndicator>false</cbc:FreeOfChargeIndicator>'}
    ${taxTotal(amount, iva)}
    <cac:Item><cbc:Description>Lente de contacto</cbc:Description><cac:StandardItemIdentification><cbc:ID schemeID="999">LC-1</cbc:ID></cac:StandardItemIdentification></cac:Item>
    <cac:Price>${money('PriceAmount', amount)}<cbc:BaseQuantity unitCode="94">1.00</cbc:BaseQuantity></cac:Price>
  </cac:${kind}Line>`;
};

/** An optician's sale of one lens at 100000 pesos with 19 % of IVA, or its cancellation, or interest on it: right as it stands, unsigned. */
export const documentXml = (over: Partial<DocumentFields> = {}): string => {
  const kind = over.kind ?? 'Invoice';
  const isInvoice = kind === 'Invoice';
  const fields: Omit<DocumentFields, 'uuid'> = {
    kind,
    ...DEFAULTS[kind],
    environment: '2',
    resolution: '18760000001',
    from: '990000000',
    to: '995000000',
    at: new Date(),
    lineExtension: '100000.00',
    iva: '19000.00',
    payable: '119000.00',
    lines: 1,
    corrects: '',
    buyer: 'company',
    isOnCredit: false,
    ...over,
  };
  const { number, prefix, typeCode, environment, lineExtension, iva, payable } = fields;
  const [date, time] = fiscalTime(fields.at);
  const buyer = BUYERS[fields.buyer];
  const hasCude = !isInvoice || typeCode === '03';
  const secret = hasCude ? SOFTWARE.pin : ISSUER.ranges[0]?.technical_key;
  const uuid =
    over.uuid ??
    sha384(
      `${number}${date}${time}${lineExtension}01${iva}040.00030.00${payable}${NIT}${buyer.number}${secret ?? ''}${environment}`,
    );
  const reference = `<cac:DiscrepancyResponse><cbc:ReferenceID>SETP990000001</cbc:ReferenceID><cbc:ResponseCode>2</cbc:ResponseCode><cbc:Description>Anulación</cbc:Description></cac:DiscrepancyResponse>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>SETP990000001</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${fields.corrects}</cbc:UUID><cbc:IssueDate>${date}</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>`;
  const paper = `<cac:AdditionalDocumentReference><cbc:ID>PAPEL-12</cbc:ID><cbc:IssueDate>${date}</cbc:IssueDate><cbc:DocumentTypeCode>FTC</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>`;
  const share = (amount: string) => (fields.lines === 1 ? amount : (Number(amount) / fields.lines).toFixed(2));
  const { operation, profile, totals } = PARTS[kind];

  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="${namespaceOf(kind)}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}" xmlns:ext="${NAMESPACES.ext}" xmlns:sts="${NAMESPACES.sts}" xmlns:ds="${NAMESPACES.ds}">
  ${extensionsXml(fields, uuid)}
  <cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
  <cbc:CustomizationID>${operation}</cbc:CustomizationID>
  <cbc:ProfileID>DIAN 2.1: ${profile}Factura Electrónica de Venta</cbc:ProfileID>
  <cbc:ProfileExecutionID>${environment}</cbc:ProfileExecutionID>
  <cbc:ID>${number}</cbc:ID>
  <cbc:UUID schemeID="${environment}" schemeName="${hasCude ? 'CUDE' : 'CUFE'}-SHA384">${uuid}</cbc:UUID>
  <cbc:IssueDate>${date}</cbc:IssueDate>
  <cbc:IssueTime>${time}</cbc:IssueTime>
  ${kind === 'DebitNote' ? '' : `<cbc:${kind}TypeCode>${typeCode}</cbc:${kind}TypeCode>`}
  <cbc:Note>Óptica &amp; más</cbc:Note>
  <cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode>
  <cbc:LineCountNumeric>${fields.lines}</cbc:LineCountNumeric>
  ${isInvoice ? (typeCode === '03' ? paper : '') : reference}
  <cac:AccountingSupplierParty>
    <cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>
    ${party('Comercializadora Andina S.A.S.', NIT, '3', `<cac:CorporateRegistrationScheme><cbc:ID>${prefix}</cbc:ID></cac:CorporateRegistrationScheme>`)}
  </cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>
    <cbc:AdditionalAccountID>${buyer.kind}</cbc:AdditionalAccountID>
    ${buyer.xml}
  </cac:AccountingCustomerParty>
  ${fields.isOnCredit ? credit(date) : CASH}
  ${taxTotal(lineExtension, iva)}
  <cac:${totals}>${money('LineExtensionAmount', lineExtension)}${money('TaxExclusiveAmount', lineExtension)}${money('TaxInclusiveAmount', payable)}${money('PayableAmount', payable)}</cac:${totals}>
  ${Array.from({ length: fields.lines }, (_, index) => lineXml(kind, index + 1, share(lineExtension), share(iva))).join('\n  ')}
</${kind}>`;
};

/** Signed as it stands, by xmldsig that xmlsec1 accepts. */
export const signedXml = (xml: string, signer: TestCertificate, at = new Date()): string => {
  const { key, chain } = signer;
  const certificate = new X509Certificate(chain[0] ?? '');
  const options = { id: randomUUID(), signingTime: fiscalTime(at).join('T') };
  // Only the shape: the digests are of the canonical form, which this text need not have.
  return resign(signXml({ text: xml, namespaces: '' }, { key, certificate }, options), signer);
};

export const uuidOf = (xml: string): string => /<cbc:UUID [^>]*>([0-9a-f]{96})</.exec(xml)?.[1] ?? '';

/** An invoice whose hash is computed again, after what it is made of was changed. */
export const hashedAgain = (xml: string): string => {
  const { root } = readXml(xml);
  const identity = identityOf(root);
  if (identity === null) throw new Error('the document does not say what it is');
  return xml.replaceAll(uuidOf(xml), cufeOf(salesDocumentOf(root, identity), ISSUER.ranges[0]?.technical_key ?? ''));
};

export type Change = readonly [what: string | RegExp, to: string];

/** Each change is made before signing; what it names has to be there. */
export const withChanges = (xml: string, changes: readonly Change[]): string =>
  changes.reduce((text, [what, to]) => {
    if (text.search(what) < 0) throw new Error(`there is no ${String(what)} to change`);
    return text.replaceAll(typeof what === 'string' ? what : new RegExp(what, 'g'), () => to);
  }, xml);
