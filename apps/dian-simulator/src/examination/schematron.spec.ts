import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { readTrustBundle } from '../certificate/trust.js';
import type { Finding } from '../document/finding.js';
import { DEFAULT_READINGS, type Readings } from '../rules/readings.js';
import { examine } from './examine.js';
import {
  type Change,
  type DocumentFields,
  documentXml,
  hashedAgain,
  ISSUER,
  NIT,
  signedXml,
  withChanges,
} from './invoice.fixture.js';

let pki: TestPki;
let good: TestCertificate;
beforeAll(async () => {
  pki = await createTestPki();
  good = await pki.issue('good');
});

interface Case {
  readonly changes: readonly Change[];
  readonly fields?: Partial<DocumentFields>;
  readonly readings?: Partial<Readings>;
}

const findings = ({ changes, fields, readings }: Case): readonly Finding[] =>
  examine(Buffer.from(signedXml(hashedAgain(withChanges(documentXml(fields), changes)), good)), {
    trust: readTrustBundle(pki.trustPem),
    at: new Date(),
    issuers: new Map([[NIT, ISSUER]]),
    readings: { ...DEFAULT_READINGS, ...readings },
  }).findings;

const rejections = (tried: Case): string[] =>
  findings(tried).flatMap(({ rule, severity }) => (severity === 'rejection' ? [rule] : []));
const notices = (tried: Case): string[] =>
  findings(tried).flatMap(({ rule, severity }) => (severity === 'notification' ? [rule] : []));

const operation = (code: string): Change => ['<cbc:CustomizationID>10', `<cbc:CustomizationID>${code}`];

const health = (scheme: string): Change => [
  '<ext:ExtensionContent></ext:ExtensionContent>',
  `<ext:ExtensionContent></ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent><CustomTagGeneral><Interoperabilidad><Group schemeName="${scheme}"><Collection schemeName="Usuario"/></Group></Interoperabilidad></CustomTagGeneral></ext:ExtensionContent>`,
];

describe('an invoice of the health sector', () => {
  it.each(['SS-CUFE', 'SS-CUDE', 'SS-POS', 'SS-SNum', 'SS-Recaudo', 'SS-Reporte', 'SS-SinAporte'])(
    '%s is rejected without its extension',
    (code) => expect(rejections({ changes: [operation(code)] })).toEqual(['FAD02']),
  );

  it.each([
    ['Sector Salud', []],
    ['Sector Transporte', ['FAD02']],
  ])('with the extension of %s', (sector, broken) =>
    expect(rejections({ changes: [operation('SS-CUFE'), health(sector)] })).toEqual(broken),
  );
});

describe('the economic activities of the issuer', () => {
  it.each([
    ['4741', []],
    ['4741;6201;0111', []],
    ['0010', []],
    ['6515', []],
    ['4741; 6201', []],
    ['47', ['FAJ04']],
    ['111', ['FAJ04']],
    ['4741;9999', ['FAJ04']],
    ['4741,6201', ['FAJ04']],
    ['47411', ['FAJ04']],
  ])('%s', (codes, broken) => {
    const at =
      /(?<=<cac:AccountingSupplierParty>\s*<cbc:AdditionalAccountID>1<\/cbc:AdditionalAccountID>\s*<cac:Party>)/;
    const written = `<cbc:IndustryClassificationCode>${codes}</cbc:IndustryClassificationCode>`;
    expect(rejections({ changes: [[at, written]] })).toEqual(broken);
  });
});

describe('who carries the goods', () => {
  const carrier = (digit: string, { type = '31', municipality = '11001', department = '11' } = {}): Change[] => [
    [
      /(?=<cac:PaymentMeans>)/,
      `<cac:Delivery><cac:DeliveryParty><cac:PartyTaxScheme><cbc:RegistrationName>Transportes del Sur</cbc:RegistrationName><cbc:CompanyID schemeID="${digit}" schemeName="${type}">900108281</cbc:CompanyID><cac:RegistrationAddress><cbc:ID>${municipality}</cbc:ID><cbc:CountrySubentityCode>${department}</cbc:CountrySubentityCode></cac:RegistrationAddress><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme></cac:DeliveryParty></cac:Delivery>`,
    ],
  ];

  it.each<[string, Change[], string[]]>([
    ['with its check digit', carrier('3'), []],
    ['with another digit', carrier('4'), ['FAM37']],
    ['without one', carrier(''), ['FAM37']],
    ['with a cédula, which has none', carrier('', { type: '13' }), []],
    ['in a municipality that is none', carrier('3', { municipality: '11999' }), ['FAM19']],
    ['in a department that is none', carrier('3', { department: '12' }), ['FAM22']],
  ])('%s', (_, changes, broken) => expect(rejections({ changes })).toEqual(broken));

  it.each<[string, string[]]>([
    ['3', []],
    ['4', ['FAM37']],
  ])('for one line, with the digit %s', (digit, broken) => {
    const ofDocument = carrier(digit)[0]?.[1] ?? '';
    expect(rejections({ changes: [[/(?=<cac:TaxTotal>[^]{1,900}<cac:Item>)/, ofDocument]] })).toEqual(broken);
  });
});

describe('terms of delivery', () => {
  const terms = (code: string): string =>
    `<cac:DeliveryTerms><cbc:ID>CT-118</cbc:ID><cbc:SpecialTerms>Portes pagados</cbc:SpecialTerms>${code && `<cbc:LossRiskResponsibilityCode>${code}</cbc:LossRiskResponsibilityCode>`}<cbc:LossRisk>Costo y flete</cbc:LossRisk></cac:DeliveryTerms>`;

  it.each<[string, string[]]>([
    ['CFR', []],
    ['', []],
    ['DPU', ['FBC04']],
  ])('with the incoterm "%s", of the document or of a line', (code, broken) => {
    expect(rejections({ changes: [[/(?=<cac:PaymentMeans>)/, terms(code)]] })).toEqual(broken);
    expect(rejections({ changes: [[/(?=<\/cac:InvoiceLine>)/, terms(code)]] })).toEqual(broken);
  });
});

describe('a further currency of payment', () => {
  const rate = (target: string): Change => [
    /(?=<cac:TaxTotal>[^]*<cac:LegalMonetaryTotal>)/,
    `<cac:PaymentAlternativeExchangeRate><cbc:SourceCurrencyCode>COP</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>1.00</cbc:SourceCurrencyBaseRate><cbc:TargetCurrencyCode>${target}</cbc:TargetCurrencyCode><cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate><cbc:CalculationRate>4700.00</cbc:CalculationRate><cbc:Date>2026-11-20</cbc:Date></cac:PaymentAlternativeExchangeRate>`,
  ];

  it.each<[string, string[]]>([
    ['EUR', []],
    ['XYZ', ['FAR04']],
  ])('%s', (target, broken) => expect(rejections({ changes: [rate(target)] })).toEqual(broken));
});

describe('a payment received before', () => {
  const advance = (amount: string, day = '<cbc:ReceivedDate>2026-11-01</cbc:ReceivedDate>'): Change[] => [
    [
      /(?=<cac:TaxTotal>[^]*<cac:LegalMonetaryTotal>)/,
      `<cac:PrepaidPayment><cbc:ID>RC-1042</cbc:ID><cbc:PaidAmount currencyID="COP">${amount}</cbc:PaidAmount>${day}<cbc:PaidDate>2026-10-31</cbc:PaidDate><cbc:InstructionID>Anticipo</cbc:InstructionID></cac:PrepaidPayment>`,
    ],
    [/(?=<cbc:PayableAmount)/, `<cbc:PrepaidAmount currencyID="COP">${amount}</cbc:PrepaidAmount>`],
  ];
  const said = (changes: Change[]): string[] => notices({ changes }).filter((rule) => rule.startsWith('FBD'));

  it('is less than the lines, and was received on a day', () => {
    expect(rejections({ changes: advance('1000.00') })).toEqual([]);
    expect(said(advance('1000.00'))).toEqual([]);
    expect(said(advance('99999999.00'))).toEqual(['FBD03']);
    expect(said(advance('1000.00', ''))).toEqual(['FBD05']);
  });
});

describe('who may download the document', () => {
  const representative = (type: string): Change[] => [
    [
      /(?=<cac:PaymentMeans>)/,
      `<cac:TaxRepresentativeParty><cac:PartyIdentification><cbc:ID schemeName="${type}">52384719</cbc:ID></cac:PartyIdentification></cac:TaxRepresentativeParty>`,
    ],
  ];

  it.each([
    ['13', []],
    ['48', []],
    ['14', ['FAL06']],
    ['', ['FAL06']],
  ])('by an identification of type %s', (type, broken) =>
    expect(rejections({ changes: representative(type) })).toEqual(broken),
  );
});

describe('the line of the administration of AIU services', () => {
  const NOTE = 'Contrato de servicios AIU por concepto de: aseo de oficinas';
  const line = (description: string, note: string): Change[] => [
    operation('09'),
    [/(?<=InvoiceLine>\s*<cbc:ID>1<\/cbc:ID>)/, note === '' ? '' : `<cbc:Note>${note}</cbc:Note>`],
    ['Lente de contacto', description],
  ];
  it.each(['Administración', 'Costo de administración', 'Admón. del contrato', 'AIU', 'A.I.U. 10 %', 'Gestión'])(
    '%s: the note is missing',
    (description) => {
      expect(rejections({ changes: line(description, '') })).toEqual(['FAV03']);
      expect(rejections({ changes: line(description, NOTE) })).toEqual([]);
    },
  );

  it('bears the note, not another line', () => {
    const secondIsAdministration: Change[] = [
      operation('09'),
      [/Lente de contacto(?=[^]*<cbc:ID>2<\/cbc:ID>)/, 'Servicio de aseo'],
      ['Lente de contacto', 'Gastos de administración'],
    ];
    const noted = (id: number): Change => [
      new RegExp(`(?<=InvoiceLine>\\s*<cbc:ID>${id}</cbc:ID>)`),
      `<cbc:Note>${NOTE}</cbc:Note>`,
    ];
    const fields = { lines: 2 };
    expect(rejections({ fields, changes: [...secondIsAdministration, noted(1)] })).toEqual(['FAV03']);
    expect(rejections({ fields, changes: [...secondIsAdministration, noted(2)] })).toEqual([]);
  });
});

describe('the code of a product by UNSPSC', () => {
  const code = (value: string): Change[] => [['schemeID="999">LC-1<', `schemeID="001">${value}<`]];

  it.each(['18937100', '18937100-7'])('%s passes', (value) => expect(rejections({ changes: code(value) })).toEqual([]));

  it.each(['1893710', '18937100-', '18937100-77', '18.93.71.00', 'LC-1'])('%s has not its form', (value) => {
    expect(rejections({ changes: code(value) })).toEqual(['FAZ10']);
    expect(rejections({ changes: code(value), readings: { faz10: 'off' } })).toEqual([]);
  });
});

describe('a price of reference', () => {
  const reference = (type: string): Change[] => [
    [
      /(?<=<cbc:FreeOfChargeIndicator>false<\/cbc:FreeOfChargeIndicator>)/,
      `<cac:PricingReference><cac:AlternativeConditionPrice><cbc:PriceAmount currencyID="COP">120000.00</cbc:PriceAmount><cbc:PriceTypeCode>${type}</cbc:PriceTypeCode></cac:AlternativeConditionPrice></cac:PricingReference>`,
    ],
  ];

  it('may stand on a line that is sold', () => expect(findings({ changes: reference('01') })).toEqual([]));
  it('of an unknown type is noticed, not rejected', () =>
    expect(findings({ changes: reference('04') })).toMatchObject([{ rule: 'FAW05', severity: 'notification' }]));
});

describe('discounts and charges', () => {
  const group = ({ reason = '<cbc:AllowanceChargeReason>Promoción</cbc:AllowanceChargeReason>', factor = '0.00' }) =>
    `<cac:AllowanceCharge><cbc:ID>1</cbc:ID><cbc:ChargeIndicator>true</cbc:ChargeIndicator>${reason}<cbc:MultiplierFactorNumeric>${factor}</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="COP">0.00</cbc:Amount><cbc:BaseAmount currencyID="COP">0.00</cbc:BaseAmount></cac:AllowanceCharge>`;
  const inHeader = (xml: string): Change => [/(?<=<\/cac:PaymentMeans>)/, xml];
  const onLine = (xml: string): Change => [/(?<=<cbc:FreeOfChargeIndicator>false<\/cbc:FreeOfChargeIndicator>)/, xml];
  const exported = { typeCode: '02' };

  it('need a reason in an export, and nowhere else', () => {
    const [header, line] = [inHeader(group({ reason: '' })), onLine(group({ reason: '' }))];
    expect(rejections({ changes: [header, line] })).toEqual([]);
    expect(rejections({ changes: [header, line], fields: exported })).toEqual(['FAQ05', 'FBE04']);
    expect(rejections({ changes: [inHeader(group({})), onLine(group({}))], fields: exported })).toEqual([]);
  });

  it('have a percentage of at most 100, by the flag of the schematron; its text says that it only notices', () => {
    const changes = [inHeader(group({ factor: '150.00' })), onLine(group({ factor: '150.00' }))];
    expect(rejections({ changes })).toEqual(['FAQ06', 'FBE05']);
    expect(notices({ changes, readings: { faq06: 'notification' } })).toEqual(['FAQ06', 'FBE05']);
  });

  it('of a line: a discount is not above its base', () => {
    const discount =
      '<cac:AllowanceCharge><cbc:ID>1</cbc:ID><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:MultiplierFactorNumeric>100.00</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="COP">1.00</cbc:Amount><cbc:BaseAmount currencyID="COP">0.00</cbc:BaseAmount></cac:AllowanceCharge>';
    expect(rejections({ changes: [onLine(discount)] })).toEqual(['FBE08']);
  });
});

describe('the currencies of the amounts', () => {
  it('are all in the list', () => {
    const strange: Change = [/(?<=PriceAmount currencyID=")COP/, 'XXY'];
    expect(rejections({ changes: [strange] })).toEqual(['FAD15a']);
  });
});

describe('what the schematron only warns of', () => {
  it('is the base quantity, a price and a quantity, by default', () => {
    const twice: Change[] = [
      ['unitCode="94">1.00</cbc:InvoicedQuantity>', 'unitCode="94">2.00</cbc:InvoicedQuantity>'],
    ];
    expect(notices({ changes: twice })).toEqual(['FBB04']);
    expect(rejections({ changes: twice, readings: { fav04: 'rejection' } })).toEqual(['FBB04']);
  });

  it('is the name of a tax, which the schematron does not judge', () => {
    const renamed: Change[] = [
      [
        '<cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory>',
        '<cbc:Name>I.V.A.</cbc:Name></cac:TaxScheme></cac:TaxCategory>',
      ],
    ];
    expect(notices({ changes: renamed })).toEqual(['FAS17', 'FAX17']);
    expect(rejections({ changes: renamed, readings: { fas17: 'rejection' } })).toEqual(['FAS17', 'FAX17']);
    expect(findings({ changes: renamed, readings: { fas17: 'off' } })).toEqual([]);
  });

  it('is a second note without language (UBL), when it is switched on', () => {
    const noted: Change[] = [[/(?=<cbc:DocumentCurrencyCode>)/, '<cbc:Note>Segunda</cbc:Note>']];
    expect(findings({ changes: noted })).toEqual([]);
    expect(notices({ changes: noted, readings: { ind5: 'notification' } })).toContain('IND8');
    expect(notices({ changes: [], readings: { ind5: 'notification' } })).not.toContain('IND8');
  });

  it('is an element without content (UBL), when it is switched on', () => {
    const empty: Change[] = [['<cbc:Note>Óptica &amp; más</cbc:Note>', '<cbc:Note> </cbc:Note>']];
    expect(notices({ changes: empty, readings: { ind5: 'notification' } })).toEqual(['IND5']);
    expect(notices({ changes: [], readings: { ind5: 'notification' } })).toEqual([]);
  });

  it('is the same language of two notes (UBL), when it is switched on', () => {
    const notes: Change[] = [
      [
        '<cbc:Note>Óptica &amp; más</cbc:Note>',
        '<cbc:Note languageID="es">a</cbc:Note><cbc:Note languageID="es">b</cbc:Note>',
      ],
    ];
    expect(notices({ changes: notes, readings: { ind5: 'notification' } })).toEqual(['IND7']);
  });
});

describe('a withholding', () => {
  const withheld = (code: string, name: string, rate: string): Change[] => [
    [
      /(?=<cac:LegalMonetaryTotal>)/,
      `<cac:WithholdingTaxTotal><cbc:TaxAmount currencyID="COP">${(1_000 * Number(rate)).toFixed(2)}</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">100000.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">${(1_000 * Number(rate)).toFixed(2)}</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>${code}</cbc:ID><cbc:Name>${name}</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:WithholdingTaxTotal>`,
    ],
  ];

  it.each([
    ['06', 'ReteRenta', '2.50', []],
    ['06', 'ReteRenta', '2.5', ['FAY10']],
    ['06', 'ReteRenta', '5.00', ['FAY10']],
    ['05', 'ReteIVA', '15.00', []],
    ['05', 'ReteIVA', '12.00', ['FAY10']],
    ['07', 'ReteICA', '0.966', []],
  ])('%s %s at %s %% is noticed at the most', (code, name, rate, noticed) => {
    const tried = { changes: withheld(code, name, rate) };
    expect([rejections(tried), notices(tried)]).toEqual([[], noticed]);
  });
});

describe('one nominal tariff in two units', () => {
  const group = (unit: string, count: string, amount: string) =>
    `<cac:TaxSubtotal><cbc:TaxAmount currencyID="COP">${amount}</cbc:TaxAmount><cbc:BaseUnitMeasure unitCode="${unit}">${count}</cbc:BaseUnitMeasure><cbc:PerUnitAmount currencyID="COP">73.00</cbc:PerUnitAmount><cac:TaxCategory><cac:TaxScheme><cbc:ID>22</cbc:ID><cbc:Name>INC Bolsas</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`;
  const bags = `<cac:TaxTotal><cbc:TaxAmount currencyID="COP">219.00</cbc:TaxAmount>${group('94', '2.00', '146.00')}${group('NIU', '1.00', '73.00')}</cac:TaxTotal>`;
  const changes: Change[] = [
    [/(?<=<\/cac:TaxTotal>)(?=\s*<cac:Item>)/, bags],
    [/(?=<cac:LegalMonetaryTotal>)/, bags],
    [/(?<=<cbc:TaxInclusiveAmount currencyID="COP">)[^<]*/, '119219.00'],
  ];
  const fields = { payable: '119219.00' };

  it.each([
    ['per_tariff', ['FAS04', 'FAX04']],
    ['per_unit', []],
    ['off', []],
  ] as const)('fas04 %s', (fas04, broken) =>
    expect(rejections({ changes, fields, readings: { fas04 } })).toEqual([...broken]),
  );
});
