import { X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { readTrustBundle } from '../certificate/trust.js';
import { DEFAULT_READINGS, type Readings } from '../rules/readings.js';
import { type Examination, examine } from './examine.js';
import {
  type Change,
  type DocumentFields,
  documentXml,
  ISSUER,
  NIT,
  signedXml,
  uuidOf,
  withChanges,
} from './invoice.fixture.js';

let pki: TestPki;
let good: TestCertificate;

beforeAll(async () => {
  pki = await createTestPki();
  good = await pki.issue('good');
});

const examined = (xml: string, readings: Partial<Readings> = {}): Examination =>
  examine(Buffer.from(xml), {
    trust: readTrustBundle(pki.trustPem),
    at: new Date(),
    issuers: new Map([
      [NIT, ISSUER],
      ['800199436', OTHER_ISSUER],
    ]),
    readings: { ...DEFAULT_READINGS, ...readings },
  });

const OTHER_ISSUER = {
  ...ISSUER,
  ranges: ISSUER.ranges.slice(0, 1).map((range) => ({ ...range, resolution_number: '18760000003' })),
};

const rulesOf = ({ findings }: Examination): string[] => findings.map(({ rule }) => rule).sort();

const rules = (changes: readonly Change[], fields: Partial<DocumentFields> = {}): string[] =>
  rulesOf(examined(signedXml(withChanges(documentXml(fields), changes), good, fields.at)));

describe('an invoice', () => {
  it('that is right has nothing against it, and tells who it is', () => {
    const xml = documentXml();
    const examination = examined(signedXml(xml, good));
    expect(examination.findings).toEqual([]);
    expect(examination.isSignerAuthorized).toBe(true);
    expect(examination.identity).toEqual({
      buyer: { number: '900108281', type: '31', name: 'Hotel Los Guaduales Ltda.' },
      isOnCredit: false,
      kind: 'Invoice',
      typeCode: '01',
      issuerNit: NIT,
      number: 'SETP990000001',
      prefix: 'SETP',
      cufe: uuidOf(xml),
      uuidScheme: 'CUFE-SHA384',
      environment: '2',
      issueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      payable: '119000.00',
      issuer: { name: 'Comercializadora Andina S.A.S.', checkDigit: '3' },
    });
  });

  it('may be of type 03, with the CUDE of a contingency range, older than its signature', () => {
    const paper = new Date(Date.now() - 3 * 86_400_000);
    const fields = {
      typeCode: '03',
      prefix: 'CONT',
      number: 'CONT12',
      resolution: '18760000002',
      from: '1',
      to: '5000',
    };
    const xml = signedXml(documentXml({ ...fields, at: paper }), good, new Date());
    expect(rulesOf(examined(xml))).toEqual([]);
  });

  it('may be of type 04, with the CUFE of the usual range', () => expect(rules([], { typeCode: '04' })).toEqual([]));

  it('signed with a certificate that was revoked: ZD04', () => {
    const serial = BigInt(`0x${new X509Certificate(good.chain[0] ?? '').serialNumber}`).toString();
    const revoked = { ...ISSUER, revoked_certificates: [serial] };
    const { findings } = examine(Buffer.from(signedXml(documentXml(), good)), {
      trust: readTrustBundle(pki.trustPem),
      at: new Date(),
      issuers: new Map([[NIT, revoked]]),
      readings: DEFAULT_READINGS,
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['ZD04']);
  });

  it('signed with the certificate of somebody else does not stand for its issuer', async () => {
    const { isSignerAuthorized, findings } = examined(signedXml(documentXml(), await pki.issue('second')));
    expect({ isSignerAuthorized, findings }).toEqual({ isSignerAuthorized: false, findings: [] });
  });
});

describe('a credit note', () => {
  const note = { kind: 'CreditNote', corrects: 'a'.repeat(96) } as const;

  it('that is right has nothing against it, and tells what it corrects', () => {
    const examination = examined(signedXml(documentXml(note), good));
    expect(rulesOf(examination)).toEqual([]);
    expect(examination.references).toEqual(['a'.repeat(96)]);
  });

  it.each<[string, Change[], string[]]>([
    ['the name of an invoice as its profile', [['Nota Crédito de ', '']], ['CAD03']],
    ['an unknown operation', [['<cbc:CustomizationID>20', '<cbc:CustomizationID>10']], ['CAD02', 'CAD02a']],
    ['a hash by another secret', [[/CUDE-SHA384">[0-9a-f]/, 'CUDE-SHA384">x']], ['CAD06']],
    ['its concept as its type', [['<cbc:CreditNoteTypeCode>91', '<cbc:CreditNoteTypeCode>2']], ['CAD12a']],
    ['no reason', [[/<cac:DiscrepancyResponse>.*<\/cac:DiscrepancyResponse>/, '']], ['CBF01']],
    ['no section that it corrects', [[/<cbc:ReferenceID>.*<\/cbc:ReferenceID>/, '']], ['CBF02']],
    ['no means of payment', [[/<cac:PaymentMeans>.*<\/cac:PaymentMeans>/, '']], ['CAN01']],
    ['an unknown concept', [['<cbc:ResponseCode>2', '<cbc:ResponseCode>9']], ['CBF03']],
    ['a reference without hash', [[/(?<=CUFE-SHA384">)a+/, '']], ['CBG02']],
    ['a hash of no kind', [['schemeName="CUFE-SHA384">a', 'schemeName="SHA384">a']], ['CBG05']],
    ['no explanation', [['<cbc:Description>Anulación</cbc:Description>', '']], ['CBF04']],
    ['no reference', [[/<cac:BillingReference>.*<\/cac:BillingReference>/, '']], ['CBG02']],
  ])('with %s', (_, changes, broken) => expect(rules(changes, note)).toEqual(broken));
});

describe('a debit note', () => {
  const note = { kind: 'DebitNote', corrects: 'a'.repeat(96) } as const;
  const PERIOD =
    '<cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:EndDate>2026-10-31</cbc:EndDate></cac:InvoicePeriod>';
  const REFERENCE = /<cac:BillingReference>.*<\/cac:BillingReference>/;

  it('that is right has nothing against it, and tells what it corrects', () => {
    const examination = examined(signedXml(documentXml(note), good));
    expect([examination.identity?.typeCode, rulesOf(examination)]).toEqual(['92', []]);
    expect(examination.references).toEqual(['a'.repeat(96)]);
  });

  it('may stand for no invoice if it says for which period', () => {
    const withPeriod: Change[] = [
      [REFERENCE, ''],
      [/(?=<cac:DiscrepancyResponse>)/, PERIOD],
      ['<cbc:CustomizationID>30', '<cbc:CustomizationID>32'],
    ];
    expect(rules(withPeriod, note)).toEqual([]);
    expect(rules([...withPeriod, [/<cbc:EndDate>2026-10-31<\/cbc:EndDate>/, '']], note)).toEqual(['DAE04']);
  });

  it.each<[string, Change[], string[]]>([
    ['the operation of a credit note', [['<cbc:CustomizationID>30', '<cbc:CustomizationID>20']], ['DAD02']],
    ['a concept that only credit notes have', [['<cbc:ResponseCode>2', '<cbc:ResponseCode>5']], ['DBF03']],
    ['no reference', [[REFERENCE, '']], ['DBG02']],
    [
      'a total that leaves the tax out',
      [[/(?<=RequestedMonetaryTotal>.*<cbc:TaxInclusiveAmount currencyID="COP">)[^<]*/, '100000.00']],
      ['DAU06', 'DAU14'],
    ],
    [
      'a line that is not quantity by price',
      [['unitCode="94">1.00</cbc:DebitedQuantity>', 'unitCode="94">2.00</cbc:DebitedQuantity>']],
      ['DBB04'],
    ],
    [
      'the totals of an invoice',
      [
        ['<cac:RequestedMonetaryTotal>', '<cac:LegalMonetaryTotal>'],
        ['</cac:RequestedMonetaryTotal>', '</cac:LegalMonetaryTotal>'],
      ],
      ['DAD06', 'DAU02', 'DAU04', 'DAU06'],
    ],
  ])('with %s', (_, changes, broken) => expect([...new Set(rules(changes, note))]).toEqual(broken));
});

/** What is said of an invoice whose sts:DianExtensions are not found. */
const NO_EXTENSIONS = [
  ...['FAB03', 'FAB05a', 'FAB07a', 'FAB08a', 'FAB10a', 'FAB11a', 'FAB12a', 'FAB19a', 'FAB24a', 'FAB25', 'FAB26'],
  ...['FAB27b', 'FAB31', 'FAB36', 'FAD06'],
];

describe('the rules of the header', () => {
  it.each<[string, Change[], string[]]>([
    ['another UBL version', [['UBL 2.1<', '2.1<']], ['FAD01']],
    ['an unknown operation', [['<cbc:CustomizationID>10', '<cbc:CustomizationID>05']], ['FAD02']],
    ['the profile of 2019', [[/DIAN 2.1: [^<]*/, 'DIAN 2.1']], ['FAD03']],
    ['a CUFE of other data', [[/(?<=CUFE-SHA384">|documentkey=)./, 'x']], ['FAD06']],
    ['a CUFE called CUDE', [['CUFE-SHA384', 'CUDE-SHA384']], ['FAD08']],
    ['a CUFE of the other environment', [['<cbc:UUID schemeID="2"', '<cbc:UUID schemeID="1"']], ['FAD06', 'FAD07']],
    ['an environment that is none', [['<cbc:ProfileExecutionID>2', '<cbc:ProfileExecutionID>3']], ['FAD04', 'FAD07']],
    ['a time that is not Colombian', [[/-05:00<\/cbc:IssueTime>/, 'Z</cbc:IssueTime>']], ['FAD06', 'FAD10']],
    ['an unknown currency', [['COP', 'COC']], ['FAD15a']],
    [
      'a currency that its amounts have not',
      [['<cbc:DocumentCurrencyCode>COP', '<cbc:DocumentCurrencyCode>USD']],
      ['FAS03', 'FAS06', 'FAS08'],
    ],
    ['a type of another service', [['<cbc:InvoiceTypeCode>01', '<cbc:InvoiceTypeCode>09']], ['FAD12']],
    ['another number of lines', [['<cbc:LineCountNumeric>1', '<cbc:LineCountNumeric>2']], ['FAD16']],
    ['no QR code', [[/<sts:QRCode>.*<\/sts:QRCode>/, '']], ['FAB36']],
    [
      'DianExtensions of 2019',
      [
        [
          'dian:gov:co:facturaelectronica:Structures-2-1',
          'http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures',
        ],
      ],
      NO_EXTENSIONS,
    ],
  ])('with %s', (_, changes, broken) => expect(rules(changes)).toEqual(broken));

  it('a date that is not the one of the signature: FAD09e', () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    expect(rulesOf(examined(signedXml(documentXml({ at: yesterday }), good, new Date())))).toEqual(['FAD09e']);
  });

  it('a date that is tomorrow in London and today in Bogotá is today', () => {
    const late = new Date(`${new Date().toISOString().slice(0, 10)}T04:30:00Z`);
    expect(rules([], { at: late })).toEqual([]);
  });

  it('a number with a hyphen: FAD05a, FAD05d', () =>
    expect(rules([], { number: 'SETP-990000001' })).toEqual(['FAD05a', 'FAD05d']));

  it('a number of more than 20 characters: FAD05, FAD05c', () =>
    expect(rules([], { number: 'SETP99000000000000001' })).toEqual(['FAD05', 'FAD05c']));
});

describe('the rules of range and software', () => {
  it.each<[string, Partial<DocumentFields>, Change[], string[]]>([
    ['no resolution', {}, [[/(?<=InvoiceAuthorization>)\d+/, '']], ['FAB05a', 'FAD06']],
    ['a resolution that DIAN never gave', { resolution: '18760000009' }, [], ['FAB05a', 'FAD06']],
    ['a resolution of another issuer', { resolution: '18760000003' }, [], ['FAB05b', 'FAD06']],
    ['another start of validity', {}, [['2019-01-19</cbc:StartDate>', '2019-01-20</cbc:StartDate>']], ['FAB07b']],
    ['another end of validity', {}, [['2030-01-19</cbc:EndDate>', '2031-01-19</cbc:EndDate>']], ['FAB08b']],
    ['another prefix', { prefix: 'SETT' }, [], ['FAB10b']],
    [
      'two prefixes',
      {},
      [['<cac:CorporateRegistrationScheme><cbc:ID>SETP', '<cac:CorporateRegistrationScheme><cbc:ID>SETT']],
      ['FAB10a'],
    ],
    ['another start of the range', { from: '990000001' }, [], ['FAB11b']],
    ['another end of the range', { to: '995000001' }, [], ['FAB12b']],
    ['a number below the range', { number: 'SETP989999999' }, [], ['FAD05b']],
    ['a number beyond the range', { number: 'SETP995000001' }, [], ['FAD05c']],
    ['a number of another prefix', { number: 'FE990000001' }, [], ['FAD05d']],
    ['another software', {}, [[/56f2ae4e-9812/, '00000000-9812']], ['FAB24b']],
    ['no software', {}, [[/56f2ae4e-[^<]*/, '']], ['FAB24a']],
    [
      'an identification of another type',
      {},
      [[/(?<=ProviderID [^>]*)schemeName="31"(?=>900)/, 'schemeName="13"']],
      ['FAB23'],
    ],
    ['a wrong fingerprint of the software', {}, [[/(?<=SoftwareSecurityCode [^>]*>)./, 'x']], ['FAB27b']],
    [
      'another provider',
      {},
      [[/(?<=ProviderID [^>]*)schemeID="3" schemeName="31">900373115/, 'schemeID="3" schemeName="31">900108281']],
      ['FAB19b'],
    ],
    ['a wrong check digit of the provider', {}, [[/(?<=ProviderID [^>]*)schemeID="3"/, 'schemeID="4"']], ['FAB22b']],
    ['no check digit of the provider', {}, [[/(?<=ProviderID [^>]*) schemeID="3"/, '']], ['FAB22a']],
    ['a date before the range', { at: new Date('2018-12-31T15:00:00Z') }, [], ['FAB07a', 'FAD09a', 'ZD07']],
    ['a prefix of five letters', { prefix: 'SETPE' }, [], ['FAB10', 'FAB10b']],
    ['a range of ten digits', { to: '9950000000' }, [], ['FAB12', 'FAB12b']],
    ['no end of the range', { to: '' }, [], ['FAB12a', 'FAD05c']],
    ['another authority', {}, [['>800197268<', '>800197269<']], ['FAB31']],
  ])('with %s', (_, fields, changes, broken) => expect(rules(changes, fields)).toEqual(broken));
});

describe('the rules of the parties', () => {
  it.each<[string, Change[], string[]]>([
    ['an unknown kind of person', [['<cbc:AdditionalAccountID>1', '<cbc:AdditionalAccountID>3']], ['FAJ02', 'FAK02']],
    [
      'a natural person without identification',
      [[/(?<=AccountingCustomerParty>\s*<cbc:AdditionalAccountID>)1/, '2']],
      ['FAK61'],
    ],
    ['no name', [[/<cbc:RegistrationName>Hotel[^<]*/, '<cbc:RegistrationName>']], ['FAK20']],
    ['a wrong check digit of the buyer', [[/schemeID="3"(?= schemeName="31">900108281)/, 'schemeID="1"']], ['FAK24']],
    ['a responsibility of older days', [['O-13;O-15', 'O-99']], ['FAJ26', 'FAK26']],
    [
      'an unknown tax scheme',
      [[/<cbc:ID>01(?=<\/cbc:ID><cbc:Name>IVA<\/cbc:Name><\/cac:TaxScheme>\s*<\/cac:PartyTaxScheme)/, '<cbc:ID>99']],
      ['FAJ39', 'FAK39'],
    ],
    [
      'a tax scheme by another name',
      [[/(?<=<cbc:Name>)IVA(?=<\/cbc:Name><\/cac:TaxScheme>\s*<\/cac:PartyTaxScheme)/, 'INC']],
      ['FAJ41', 'FAK41'],
    ],
    ['no e-mail of the buyer', [[/<cac:Contact>.*900108281.*<\/cac:Contact>/, '']], ['FAK55']],
    ['a city of another name', [['<cbc:ID>11001<', '<cbc:ID>05001<']], ['FAJ10']],
    ['a municipality that is none', [['<cbc:ID>11001<', '<cbc:ID>11999<']], ['FAJ09', 'FAJ29', 'FAK09', 'FAK29']],
    ['a department that is none', [['SubentityCode>11<', 'SubentityCode>12<']], ['FAJ12', 'FAJ32', 'FAK32']],
    [
      'a postal zone that is none',
      [[/(?<=BOGOTÁ, D.C.<\/cbc:CityName>)/, '<cbc:PostalZone>999999</cbc:PostalZone>']],
      ['FAJ73'],
    ],
    [
      'a person’s identification of an unknown type',
      [
        [
          /(?<=<cac:AccountingCustomerParty>[^]*)(?=<cac:PartyName>)/,
          '<cac:PartyIdentification><cbc:ID schemeName="99">900108281</cbc:ID></cac:PartyIdentification>',
        ],
      ],
      ['FAK63'],
    ],
    ['no means of payment', [[/<cac:PaymentMeans>.*<\/cac:PaymentMeans>/, '']], ['FAN01']],
    ['an unknown form of payment', [['<cac:PaymentMeans><cbc:ID>1', '<cac:PaymentMeans><cbc:ID>3']], ['FAN02']],
    ['an unknown means of payment', [['<cbc:PaymentMeansCode>10', '<cbc:PaymentMeansCode>68']], ['FAN03']],
    ['vouchers as its means of payment', [['<cbc:PaymentMeansCode>10', '<cbc:PaymentMeansCode>71']], []],
    ['a credit without end', [['<cac:PaymentMeans><cbc:ID>1', '<cac:PaymentMeans><cbc:ID>2']], ['FAN04']],
  ])('with %s', (_, changes, broken) => expect(rules(changes)).toEqual(broken));
});

const ZERO_IVA =
  '<cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount>' +
  '<cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>';

describe('the rules of the totals', () => {
  const inTotals = (name: string) => new RegExp(`(?<=LegalMonetaryTotal>.*<cbc:${name} currencyID="COP">)[^<]*`);

  it.each<[string, Partial<DocumentFields>, Change[], string[]]>([
    [
      'a gross value that is not the sum of the lines',
      {},
      [[inTotals('LineExtensionAmount'), '90000.00']],
      ['FAD06', 'FAU02', 'FAU06'],
    ],
    ['a base that is not the sum of the bases', {}, [[inTotals('TaxExclusiveAmount'), '0.00']], ['FAU04']],
    ['a sum that leaves the tax out', {}, [[inTotals('TaxInclusiveAmount'), '100000.00']], ['FAU06', 'FAU14']],
    [
      'a payable amount of its own',
      { payable: '118000.00' },
      [[inTotals('TaxInclusiveAmount'), '119000.00']],
      ['FAU14'],
    ],
    [
      'a discount that no one gave',
      {},
      [[/(?=<cbc:PayableAmount)/, '<cbc:AllowanceTotalAmount currencyID="COP">500.00</cbc:AllowanceTotalAmount>']],
      ['FAU08', 'FAU14'],
    ],
    [
      'a charge that no one made',
      {},
      [[/(?=<cbc:PayableAmount)/, '<cbc:ChargeTotalAmount currencyID="COP">500.00</cbc:ChargeTotalAmount>']],
      ['FAU10', 'FAU14'],
    ],
    ['a tax that is not base by rate', { iva: '16000.00', payable: '116000.00' }, [], ['FAS07', 'FAX07']],
    ['a tax that no line has', {}, [[/<cac:TaxTotal>.*<\/cac:TaxTotal>(?=\s*<cac:Item>)/, '']], ['FAS01b', 'FAU04']],
    ['one tax twice on a line', {}, [[/(?<=<cac:TaxTotal>.*<\/cac:TaxTotal>)(?=\s*<cac:Item>)/, ZERO_IVA]], ['FAX01']],
    ['one tax twice', {}, [[/(?=<cac:LegalMonetaryTotal>)/, ZERO_IVA]], ['FAS01b']],
    [
      'a tax that only lines have',
      {},
      [[/(?<=AccountingCustomerParty>[^]*<\/cac:PaymentMeans>\s*)<cac:TaxTotal>.*<\/cac:TaxTotal>/, '']],
      ['FAD06', 'FAS01a', 'FAU06'],
    ],
    ['a rate in three decimals', {}, [['<cbc:Percent>19.00', '<cbc:Percent>19.000']], ['FAS01b', 'FAX14']],
    [
      'a rate of no table',
      { iva: '18990.00', payable: '118990.00' },
      [['<cbc:Percent>19.00', '<cbc:Percent>18.99']],
      ['FAX14'],
    ],
    [
      'a line that is not quantity by price',
      {},
      [['unitCode="94">1.00</cbc:InvoicedQuantity>', 'unitCode="94">2.00</cbc:InvoicedQuantity>']],
      ['FBB04'],
    ],
    [
      'a price that is not that of the line',
      {},
      [[/(?<=PriceAmount currencyID="COP">)100000.00/, '100003.00']],
      ['FAV06'],
    ],
    ['a gift without its price of reference', {}, [['FreeOfChargeIndicator>false', 'FreeOfChargeIndicator>true']], []],
    ['a quantity without unit', {}, [[/ unitCode="94"(?=>1.00<\/cbc:Invoiced)/, '']], ['FAV05']],
    ['a month in the code of the United Nations', {}, [['unitCode="94"', 'unitCode="MON"']], ['FAV05']],
    ['a month in DIAN’s code', {}, [['unitCode="94"', 'unitCode="LUN"']], []],
    ['a negative quantity', {}, [['>1.00<', '>-1.00<']], ['FAV04b', 'FAV06']],
    ['no quantity', {}, [[/<cbc:InvoicedQuantity.*<\/cbc:InvoicedQuantity>/, '']], ['FAV04', 'FAV05', 'FBB04']],
    ['a line number that is not the next', {}, [[/(?<=InvoiceLine>\s*<cbc:ID>)1/, '2']], ['FAV02']],
    ['a product code that is not of its standard', {}, [['schemeID="999"', 'schemeID="001"']], ['FAZ10']],
    ['no product code', {}, [[/<cac:StandardItemIdentification>.*<\/cac:StandardItemIdentification>/, '']], ['FAZ09']],
    ['no description', {}, [['Lente de contacto', '']], ['FAZ02']],
    ['an article of no standard', {}, [['schemeID="999"', 'schemeID="998"']], ['FAZ12']],
    [
      'a negative value',
      {},
      [[/(?=<cbc:PayableAmount)/, '<cbc:PrepaidAmount currencyID="COP">-1.00</cbc:PrepaidAmount>']],
      ['VLR01'],
    ],
  ])('with %s', (_, fields, changes, broken) => expect(rules(changes, fields)).toEqual(broken));

  it('leave two pesos to rounding', () => {
    expect(rules([], { iva: '19002.00', payable: '119002.00' })).toEqual([]);
    expect(rules([], { iva: '19002.01', payable: '119002.01' })).toEqual(['FAS07', 'FAX07']);
  });
});

describe('a rule on which the sources disagree', () => {
  const read = (readings: Partial<Readings>, changes: readonly Change[], fields: Partial<DocumentFields> = {}) =>
    rulesOf(examined(signedXml(withChanges(documentXml(fields), changes), good, fields.at), readings));

  const inTotals = (name: string) => new RegExp(`(?<=LegalMonetaryTotal>.*<cbc:${name} currencyID="COP">)[^<]*`);
  const PREPAID: Change[] = [
    [
      /(?=<cac:TaxTotal>.*<\/cac:TaxTotal>\s*<cac:LegalMonetaryTotal>)/,
      '<cac:PrepaidPayment><cbc:PaidAmount currencyID="COP">19000.00</cbc:PaidAmount><cbc:ReceivedDate>2026-01-01</cbc:ReceivedDate></cac:PrepaidPayment>',
    ],
    [/(?=<cbc:PayableAmount)/, '<cbc:PrepaidAmount currencyID="COP">19000.00</cbc:PrepaidAmount>'],
  ];
  const SUBTRACTED: Change = [inTotals('TaxInclusiveAmount'), '119000.00'];
  const exchange = (base: string): Change => [
    /(?<=<\/cac:PaymentMeans>)/,
    `<cac:PaymentExchangeRate><cbc:SourceCurrencyCode>COP</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>${base}</cbc:SourceCurrencyBaseRate><cbc:TargetCurrencyCode>USD</cbc:TargetCurrencyCode><cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate><cbc:CalculationRate>4000.00</cbc:CalculationRate><cbc:Date>2026-11-21</cbc:Date></cac:PaymentExchangeRate>`,
  ];
  const paper = { typeCode: '03', prefix: 'CONT', number: 'CONT12', resolution: '18760000002', from: '1', to: '5000' };
  const noScheme: Change = [/(?<=CorporateRegistrationScheme><cbc:ID>)SETP/, 'SETX'];
  const noCode: Change = [/<cac:StandardItemIdentification>.*<\/cac:StandardItemIdentification>/, ''];
  const past = { at: new Date(Date.now() - 6 * 86_400_000) };

  it.each<[Partial<Readings>, string, Change[], Partial<DocumentFields>, string[]]>([
    [{ tolerance: 'two_pesos' }, 'a tax that is 40 cents off', [], { iva: '19000.40', payable: '119000.40' }, []],
    [{ tolerance: 'whole_peso' }, 'a tax that is 40 cents off', [], { iva: '19000.40', payable: '119000.40' }, []],
    [
      { tolerance: 'whole_peso' },
      'a tax that is 50 cents off',
      [],
      { iva: '19000.50', payable: '119000.50' },
      ['FAS07', 'FAX07'],
    ],
    [{ prepaid: 'not_subtracted' }, 'an advance beside the total', PREPAID, {}, []],
    [{ prepaid: 'subtracted' }, 'an advance beside the total', PREPAID, {}, ['FAU14']],
    [
      { prepaid: 'not_subtracted' },
      'an advance taken off',
      [...PREPAID, SUBTRACTED],
      { payable: '100000.00' },
      ['FAU14'],
    ],
    [{ prepaid: 'subtracted' }, 'an advance taken off', [...PREPAID, SUBTRACTED], { payable: '100000.00' }, []],
    [{ prepaid: 'either' }, 'an advance taken off', [...PREPAID, SUBTRACTED], { payable: '100000.00' }, []],
    [{ document_currency: 'any' }, 'dollars', [['COP', 'USD']], {}, []],
    [{ document_currency: 'cop' }, 'dollars', [['COP', 'USD']], {}, ['FAD15a']],
    [{ far03: 'off' }, 'a base rate of 1.00', [exchange('1.00')], {}, []],
    [{ far03: 'one' }, 'a base rate of 1.00', [exchange('1.00')], {}, []],
    [{ far03: 'not_one' }, 'a base rate of 1.00', [exchange('1.00')], {}, ['FAR03']],
    [{ far03: 'one' }, 'a base rate of 4000.00', [exchange('4000.00')], {}, ['FAR03']],
    [{ fai03: 'off' }, 'a paper without hash', [], paper, []],
    [{ fai03: 'required' }, 'a paper without hash', [], paper, ['FAI03']],
    [{ faj49: 'off' }, 'another prefix', [noScheme], {}, ['FAB10a']],
    [{ faj49: 'rejection' }, 'another prefix', [noScheme], {}, ['FAB10a', 'FAJ50']],
    [{ faz09: 'notification' }, 'no product code', [noCode], {}, ['FAZ09']],
    [{ faz09: 'off' }, 'no product code', [noCode], {}, []],
    [{ fad09c: 'off' }, 'a date of six days ago', [], past, []],
    [{ fad09c: 'rejection' }, 'a date of six days ago', [], past, ['FAD09c']],
    [{ fad09c: 'rejection' }, 'a date in eleven days', [], { at: new Date(Date.now() + 11 * 86_400_000) }, ['FAD09d']],
  ])('%j: %s', (readings, _, changes, fields, broken) =>
    expect(read(readings, changes, fields).filter((rule) => rule !== 'ZD07')).toEqual(broken),
  );

  it.each(['rejection', 'notification'] as const)('faz12: a code of no standard is a %s', (faz12) => {
    const xml = signedXml(withChanges(documentXml(), [['schemeID="999"', 'schemeID="998"']]), good);
    expect(examined(xml, { faz12 }).findings).toMatchObject([{ rule: 'FAZ12', severity: faz12 }]);
  });
});

describe('kinds of sales that have rules of their own', () => {
  const aiu = (note: string): Change[] => [
    ['<cbc:CustomizationID>10', '<cbc:CustomizationID>09'],
    [/(?<=InvoiceLine>\s*<cbc:ID>1<\/cbc:ID>)/, `<cbc:Note>${note}</cbc:Note>`],
    ['Lente de contacto', 'Administración'],
  ];
  const mandate = (scheme: string, principal: string): Change[] => [
    ['<cbc:CustomizationID>10', '<cbc:CustomizationID>11'],
    [/(?<=InvoiceLine>\s*<cbc:ID)(?=>1<)/, ` schemeID="${scheme}"`],
    [/(?<=<\/cac:StandardItemIdentification>)/, principal],
  ];
  const principal = (digit: string): string =>
    `<cac:InformationContentProviderParty><cac:PowerOfAttorney><cac:AgentParty><cac:PartyIdentification><cbc:ID schemeID="${digit}" schemeName="31">900108281</cbc:ID></cac:PartyIdentification></cac:AgentParty></cac:PowerOfAttorney></cac:InformationContentProviderParty>`;
  const LINE_TAX = /(?<=<\/cac:TaxTotal>)(?=\s*<cac:Item>)/;
  const HEADER_TAX = /(?=<cac:LegalMonetaryTotal>)/;
  const ibua = (amount: string): string =>
    `<cac:TaxTotal><cbc:TaxAmount currencyID="COP">${amount}</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxAmount currencyID="COP">${amount}</cbc:TaxAmount><cbc:BaseUnitMeasure unitCode="MLT">1500.00</cbc:BaseUnitMeasure><cbc:PerUnitAmount currencyID="COP">38.00</cbc:PerUnitAmount><cac:TaxCategory><cac:TaxScheme><cbc:ID>34</cbc:ID><cbc:Name>IBUA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`;
  const sugary = (amount: string, payable: string): Change[] => [
    [LINE_TAX, ibua(amount)],
    [HEADER_TAX, ibua(amount)],
    [/(?<=<cbc:TaxInclusiveAmount currencyID="COP">)[^<]*/, payable],
  ];

  it.each<[string, Change[], Partial<DocumentFields>, string[]]>([
    ['AIU with the note of its contract', aiu('Contrato de servicios AIU por concepto de: aseo de oficinas'), {}, []],
    ['AIU with another note', aiu('Aseo de las oficinas en octubre'), {}, ['FAV03']],
    [
      'AIU with a note that is too long',
      aiu(`Contrato de servicios AIU por concepto de: ${'x'.repeat(5_000)}`),
      {},
      ['FAV03'],
    ],
    ['a mandate that names its principal', mandate('1', principal('3')), {}, []],
    ['a mandate with an own line', mandate('0', ''), {}, []],
    ['a mandate without principal', mandate('1', ''), {}, ['FBA05']],
    ['a mandate with a wrong check digit', mandate('1', principal('4')), {}, ['FBA05']],
    ['1,500 ml at 38.00 per 100 ml: 570.00', sugary('570.00', '119570.00'), { payable: '119570.00' }, []],
    ['1,500 ml at 38.00 per ml', sugary('57000.00', '176000.00'), { payable: '176000.00' }, []],
  ])('%s', (_, changes, fields, broken) => expect(rules(changes, fields)).toEqual(broken));

  it('fas07 "all_taxes" multiplies a tax that the schematron does not', () => {
    const xml = withChanges(documentXml({ payable: '176000.00' }), sugary('57000.00', '176000.00'));
    expect(rulesOf(examined(signedXml(xml, good), { fas07: 'all_taxes' }))).toEqual(['FAS07', 'FAX07']);
  });
});

describe('the structure of a document', () => {
  it.each<[string, Change]>([
    [
      'two elements in the wrong order',
      [
        /(<cbc:IssueDate>.*<\/cbc:IssueDate>)\s*(<cbc:IssueTime>.*<\/cbc:IssueTime>)/,
        '<cbc:IssueTime>10:00:00-05:00</cbc:IssueTime><cbc:IssueDate>2026-01-01</cbc:IssueDate>',
      ],
    ],
    [
      'an element that is no invoice’s',
      ['<cbc:LineCountNumeric>', '<cbc:Nothing>x</cbc:Nothing><cbc:LineCountNumeric>'],
    ],
    ['an element of another namespace', [/<cbc:Note>.*<\/cbc:Note>/, '<sts:Note>x</sts:Note>']],
    ['an element twice', [/(?=<cbc:LineCountNumeric>)/, '<cbc:LineCountNumeric>1</cbc:LineCountNumeric>']],
    ['no line', [/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, '']],
    ['no totals', [/<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/, '']],
    ['an amount that is no number', ['119000.00</cbc:PayableAmount>', '119.000,00</cbc:PayableAmount>']],
    ['an amount without currency', ['<cbc:PayableAmount currencyID="COP">', '<cbc:PayableAmount>']],
    ['a day that does not exist', [/(?<=<cbc:EndDate>)[^<]*/, '2030-02-30']],
    ['text between groups', ['</cac:LegalMonetaryTotal>', 'x</cac:LegalMonetaryTotal>']],
    ['an attribute on a group', ['<cac:LegalMonetaryTotal>', '<cac:LegalMonetaryTotal a="1">']],
    [
      'another root',
      [
        'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
        'urn:oasis:names:specification:ubl:schema:xsd:Order-2',
      ],
    ],
  ])('with %s: ZB01 and nothing else', (_, change) => {
    const { findings } = examined(signedXml(withChanges(documentXml(), [change]), good));
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['ZB01']));
  });

  it.each([
    ['with a DOCTYPE', '<!DOCTYPE Invoice><Invoice/>'],
    ['that is not XML', 'PK\u0003\u0004'],
    ['that is empty', ''],
  ])('%s: ZB01', (_, xml) => {
    const { identity, findings } = examined(xml);
    expect(identity).toBeNull();
    expect(findings.map(({ rule }) => rule)).toEqual(['ZB01']);
  });
});
