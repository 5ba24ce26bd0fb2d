import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FiscalDocument } from '@rubrica/fiscal';
import { legalXmlText } from '@rubrica/testing';
import { IllegalXmlCharacter } from '@rubrica/xml';
import { canonicalForm, parsed, withEmptySignature } from '../examples/canonical-form.fixture.js';
import { documentXml } from './document-xml.js';
import {
  aCustomer,
  aDocument,
  aLine,
  aSupplier,
  fullCreditNote,
  fullDebitNote,
  fullInvoice,
} from '../examples/fiscal-document.fixture.js';

const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';

const legalText = await legalXmlText();

const written = (document: FiscalDocument): string => {
  const { head, tail } = documentXml(document);
  return head + tail;
};

/** Names of the children of the first element with that name, in their order. */
const namesIn = (document: FiscalDocument, name: string): string[] => {
  const dom = parsed(written(document));
  const element = [...dom.getElementsByTagNameNS(CAC, name)][0] ?? dom.documentElement;
  return Array.from(element?.childNodes ?? [], (node) => node.nodeName);
};
const rootOf = (document: FiscalDocument): string[] => namesIn(document, 'none: the root');
const textOf = (document: FiscalDocument, name: string): string | null | undefined =>
  parsed(written(document)).getElementsByTagNameNS(CBC, name)[0]?.textContent;

const IDENTITY = [
  'ext:UBLExtensions',
  'cbc:UBLVersionID',
  'cbc:CustomizationID',
  'cbc:ProfileID',
  'cbc:ProfileExecutionID',
  'cbc:ID',
  'cbc:UUID',
  'cbc:IssueDate',
  'cbc:IssueTime',
];

const LINE_DOCUMENTS = ['cac:DespatchLineReference', 'cac:ReceiptLineReference', 'cac:DocumentReference'];
const REFERENCES = ['cac:DespatchDocumentReference', 'cac:ReceiptDocumentReference', 'cac:AdditionalDocumentReference'];

describe('the order of elements, which is the schema’s,', () => {
  it('of an invoice', () =>
    expect(rootOf(fullInvoice)).toEqual([
      ...IDENTITY,
      'cbc:DueDate',
      'cbc:InvoiceTypeCode',
      'cbc:Note',
      'cbc:DocumentCurrencyCode',
      'cbc:LineCountNumeric',
      'cac:InvoicePeriod',
      'cac:OrderReference',
      ...REFERENCES,
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:Delivery',
      'cac:DeliveryTerms',
      'cac:PaymentMeans',
      'cac:PaymentMeans',
      'cac:PaymentTerms',
      'cac:PrepaidPayment',
      'cac:AllowanceCharge',
      'cac:AllowanceCharge',
      'cac:PaymentExchangeRate',
      'cac:PaymentAlternativeExchangeRate',
      'cac:TaxTotal',
      'cac:WithholdingTaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:InvoiceLine',
    ]));

  it('of a credit note: discounts after the rate, neither prepaid amounts nor withholdings', () =>
    expect(rootOf(fullCreditNote)).toEqual([
      ...IDENTITY,
      'cbc:CreditNoteTypeCode',
      'cbc:Note',
      'cbc:DocumentCurrencyCode',
      'cbc:LineCountNumeric',
      'cac:InvoicePeriod',
      'cac:DiscrepancyResponse',
      'cac:OrderReference',
      'cac:BillingReference',
      ...REFERENCES,
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:Delivery',
      'cac:DeliveryTerms',
      'cac:PaymentMeans',
      'cac:PaymentMeans',
      'cac:PaymentTerms',
      'cac:PaymentExchangeRate',
      'cac:PaymentAlternativeExchangeRate',
      'cac:AllowanceCharge',
      'cac:AllowanceCharge',
      'cac:TaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:CreditNoteLine',
    ]));

  it('of a debit note: no type code, discounts before delivery, a total that is requested', () =>
    expect(rootOf(fullDebitNote)).toEqual([
      ...IDENTITY,
      'cbc:Note',
      'cbc:DocumentCurrencyCode',
      'cbc:LineCountNumeric',
      'cac:InvoicePeriod',
      'cac:DiscrepancyResponse',
      'cac:OrderReference',
      'cac:BillingReference',
      ...REFERENCES,
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:PrepaidPayment',
      'cac:AllowanceCharge',
      'cac:AllowanceCharge',
      'cac:Delivery',
      'cac:DeliveryTerms',
      'cac:PaymentMeans',
      'cac:PaymentMeans',
      'cac:PaymentTerms',
      'cac:PaymentExchangeRate',
      'cac:PaymentAlternativeExchangeRate',
      'cac:TaxTotal',
      'cac:RequestedMonetaryTotal',
      'cac:DebitNoteLine',
    ]));

  it('of a line of an invoice: discounts before taxes', () =>
    expect(namesIn(fullInvoice, 'InvoiceLine')).toEqual([
      'cbc:ID',
      'cbc:Note',
      'cbc:InvoicedQuantity',
      'cbc:LineExtensionAmount',
      'cbc:FreeOfChargeIndicator',
      'cac:InvoicePeriod',
      'cac:OrderLineReference',
      ...LINE_DOCUMENTS,
      'cac:PricingReference',
      'cac:Delivery',
      'cac:AllowanceCharge',
      'cac:AllowanceCharge',
      'cac:TaxTotal',
      'cac:WithholdingTaxTotal',
      'cac:Item',
      'cac:Price',
      'cac:DeliveryTerms',
    ]));

  it.each([
    ['InvoicePeriod', ['cbc:StartDate', 'cbc:StartTime', 'cbc:EndDate', 'cbc:EndTime']],
    [
      'Delivery',
      [
        'cbc:ActualDeliveryDate',
        'cbc:ActualDeliveryTime',
        'cac:DeliveryAddress',
        'cac:DeliveryLocation',
        'cac:DeliveryParty',
      ],
    ],
    ['DeliveryTerms', ['cbc:ID', 'cbc:SpecialTerms', 'cbc:LossRiskResponsibilityCode', 'cbc:LossRisk']],
    [
      'PrepaidPayment',
      ['cbc:ID', 'cbc:PaidAmount', 'cbc:ReceivedDate', 'cbc:PaidDate', 'cbc:PaidTime', 'cbc:InstructionID'],
    ],
    ['OrderLineReference', ['cbc:LineID', 'cac:OrderReference']],
    ['DespatchLineReference', ['cbc:LineID', 'cac:DocumentReference']],
    ['ReceiptLineReference', ['cbc:LineID']],
  ])('of %s', (name, children) => expect(namesIn(fullInvoice, name)).toEqual(children));

  it('of what is sold: own code, standard code, properties, principal', () =>
    expect(namesIn(fullInvoice, 'Item')).toEqual([
      'cbc:Description',
      'cbc:BrandName',
      'cbc:ModelName',
      'cac:SellersItemIdentification',
      'cac:StandardItemIdentification',
      'cac:AdditionalItemProperty',
      'cac:AdditionalItemProperty',
      'cac:InformationContentProviderParty',
    ]));

  it('of a line of a credit note: taxes before discounts, no withholdings', () =>
    expect(namesIn(fullCreditNote, 'CreditNoteLine')).toEqual([
      'cbc:ID',
      'cbc:Note',
      'cbc:CreditedQuantity',
      'cbc:LineExtensionAmount',
      'cbc:FreeOfChargeIndicator',
      'cac:InvoicePeriod',
      'cac:OrderLineReference',
      ...LINE_DOCUMENTS,
      'cac:PricingReference',
      'cac:Delivery',
      'cac:TaxTotal',
      'cac:AllowanceCharge',
      'cac:AllowanceCharge',
      'cac:Item',
      'cac:Price',
      'cac:DeliveryTerms',
    ]));

  it('of a line of a debit note: no period, no lines of the order, no terms of delivery', () =>
    expect(namesIn(fullDebitNote, 'DebitNoteLine')).toEqual([
      'cbc:ID',
      'cbc:Note',
      'cbc:DebitedQuantity',
      'cbc:LineExtensionAmount',
      ...LINE_DOCUMENTS,
      'cac:PricingReference',
      'cac:Delivery',
      'cac:TaxTotal',
      'cac:AllowanceCharge',
      'cac:AllowanceCharge',
      'cac:Item',
      'cac:Price',
    ]));
});

describe.each([
  ['an invoice', fullInvoice],
  ['a credit note', fullCreditNote],
  ['a debit note', fullDebitNote],
])('%s', (_, document) => {
  it('is canonical with the signature in its place', () => {
    const { file, canonical } = withEmptySignature(documentXml(document));
    expect(canonicalForm(file)).toBe(canonical);
  });

  it('has the place of its signature in the second extension', () => {
    const { head, tail } = documentXml(document);
    expect(head.endsWith('</ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent>')).toBe(true);
    expect(tail.startsWith('</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>')).toBe(true);
  });

  it('declares its namespaces on the root, once', () => {
    const { head, tail, namespaces } = documentXml(document);
    expect(head).toContain(`${namespaces} xsi:schemaLocation=`);
    expect((head + tail).match(/ xmlns/g)).toHaveLength(9);
  });
});

describe('texts', () => {
  const name = 'Pérez & Ñáñez <S.A.S.> "La 14" y \'Hijos\' ☕ ]]>\r\n\t';

  it('come out of a parser as they went in', () => {
    const document = aDocument({ supplier: aSupplier({ legalName: name, tradeName: null }), notes: [name] });
    expect(textOf(document, 'RegistrationName')).toBe(name);
    expect(textOf(document, 'Note')).toBe(name);
  });

  it('with a character that XML forbids leave no document', () =>
    expect(() => documentXml(aDocument({ notes: ['a\u0000b'] }))).toThrow(IllegalXmlCharacter));
});

describe('a party', () => {
  it('has a check digit only where it has a NIT', () => {
    const nit = written(aDocument());
    expect(nit).toContain('schemeID="3" schemeName="31">900108281</cbc:CompanyID>');
    const card = written(
      aDocument({ customer: aCustomer({ identification: { type: '13', number: '1020304050', checkDigit: null } }) }),
    );
    expect(card).toContain('Nacionales)" schemeName="13">1020304050</cbc:CompanyID>');
  });

  it('that buys is identified once more, whether person or company (FAK61)', () => {
    const person = aCustomer({
      organizationType: '2',
      identification: { type: '13', number: '1020304050', checkDigit: null },
    });
    expect(written(aDocument({ customer: person }))).toContain('<cac:PartyIdentification>');
    expect(written(aDocument())).toContain('<cac:PartyIdentification>');
  });

  it('needs neither address nor ways to reach it', () => {
    const xml = written(aDocument({ customer: aCustomer({ address: null, email: null, phone: null }) }));
    expect(xml.match(/<cac:PhysicalLocation>/g)).toHaveLength(1);
    expect(xml.match(/<cac:Contact>/g)).toHaveLength(1);
  });

  it('that issues repeats the prefix of its numbers (FAB10a)', () =>
    expect(written(aDocument())).toContain(
      '<cac:CorporateRegistrationScheme><cbc:ID>SETP</cbc:ID><cbc:Name>0001234567</cbc:Name>',
    ));

  it('has its names, its contact and the members of its consortium', () => {
    const xml = written(fullInvoice);
    expect(xml).toContain(
      '<cac:PartyName><cbc:Name>Café La Ñapa</cbc:Name></cac:PartyName>' +
        '<cac:PartyName><cbc:Name>Sede Norte</cbc:Name></cac:PartyName>' +
        '<cac:PartyName><cbc:Name>Sede Sur</cbc:Name></cac:PartyName>',
    );
    expect(xml).toContain(
      '<cac:Contact><cbc:Name>Marcela Díaz</cbc:Name><cbc:Telephone>6015550100</cbc:Telephone>' +
        '<cbc:Telefax>6015550101</cbc:Telefax><cbc:ElectronicMail>facturacion@lanapa.example</cbc:ElectronicMail>' +
        '<cbc:Note>De 8 a 17 h</cbc:Note></cac:Contact>',
    );
    expect(xml).toContain(
      '</cac:CorporateRegistrationScheme><cac:ShareholderParty>' +
        '<cbc:PartecipationPercent>60.00</cbc:PartecipationPercent><cac:Party>' +
        '<cac:PartyName><cbc:Name>Vías del Sur S.A.S.</cbc:Name></cac:PartyName><cac:PartyTaxScheme>',
    );
  });

  it('of several names and no trade name bears none but those', () => {
    const xml = written(aDocument({ customer: aCustomer({ tradeName: null, partyNames: ['Sede Norte'] }) }));
    expect(xml.match(/<cac:PartyName>.*?<\/cac:PartyName>/g)?.[1]).toBe(
      '<cac:PartyName><cbc:Name>Sede Norte</cbc:Name></cac:PartyName>',
    );
  });

  it('may number without a prefix', () => {
    const document = aDocument();
    const xml = written({
      ...document,
      prefix: '',
      range: document.range && { ...document.range, prefix: '' },
      supplier: aSupplier({ commercialRegistration: null }),
    });
    expect(xml).not.toContain('sts:Prefix');
    expect(xml).not.toContain('CorporateRegistrationScheme');
  });
});

describe('taxes', () => {
  it('by unit have an amount for each unit, and neither rate nor base', () =>
    expect(namesIn(fullInvoice, 'TaxSubtotal')).toEqual([
      'cbc:TaxAmount',
      'cbc:BaseUnitMeasure',
      'cbc:PerUnitAmount',
      'cac:TaxCategory',
    ]));

  it('that no line has leave no group', () => {
    const xml = written(aDocument({ taxTotals: [], lines: [aLine({ taxTotals: [] })] }));
    expect(xml).not.toContain('TaxTotal>');
  });
});

describe('a line', () => {
  it('always has a product code: its number, where the issuer gave none', () =>
    expect(written(aDocument({ lines: [aLine({ id: '7', productCode: null })] }))).toContain(
      '<cbc:ID schemeID="999" schemeName="Estándar de adopción del contribuyente">7</cbc:ID>',
    ));

  it('of no standard code has the seller’s own code in its place', () => {
    const line = aLine({ productCode: null, sellersItemIdentification: { id: 'HOR-06', extendedId: null } });
    expect(written(aDocument({ lines: [line] }))).toContain('contribuyente">HOR-06</cbc:ID>');
  });

  it('sold for another names its principal', () =>
    expect(written(fullInvoice)).toContain(
      '<cac:InformationContentProviderParty><cac:PowerOfAttorney><cac:AgentParty><cac:PartyIdentification>',
    ));
});

describe('a reference to a document', () => {
  it('has number, hash, day and type, and leaves out what is not known', () => {
    const xml = written(fullInvoice);
    expect(xml).toMatch(
      /<cac:AdditionalDocumentReference><cbc:ID>CT-7<\/cbc:ID><cbc:UUID schemeName="CUDE-SHA384">[0-9a-f]{96}<\/cbc:UUID><cbc:IssueDate>2026-01-10<\/cbc:IssueDate><cbc:DocumentTypeCode>FTC<\/cbc:DocumentTypeCode><cbc:DocumentType>Contrato</,
    );
    expect(xml).toContain('<cac:ReceiptDocumentReference><cbc:ID>EA-1</cbc:ID></cac:ReceiptDocumentReference>');
  });
});

describe('payment and delivery', () => {
  it('have a group for each means, in one form, then what was agreed', () =>
    expect(written(fullInvoice)).toContain(
      '<cbc:PaymentID>7709998</cbc:PaymentID></cac:PaymentMeans>' +
        '<cac:PaymentMeans><cbc:ID>2</cbc:ID><cbc:PaymentMeansCode>48</cbc:PaymentMeansCode>' +
        '<cbc:PaymentDueDate>2026-12-21</cbc:PaymentDueDate></cac:PaymentMeans><cac:PaymentTerms>' +
        '<cbc:Note>2 % por pago dentro de 10 días</cbc:Note>' +
        '<cbc:SettlementDiscountPercent>2.00</cbc:SettlementDiscountPercent>' +
        '<cbc:PenaltySurchargePercent>1.50</cbc:PenaltySurchargePercent>' +
        '<cbc:Amount currencyID="USD">100.00</cbc:Amount><cbc:PaymentDueDate>2026-12-01</cbc:PaymentDueDate>',
    ));

  it('number the payments received before where they have no receipt', () => {
    const paid = { amount: '10.00', receivedOn: '2026-11-01', paidDate: null, paidTime: null, instructionId: null };
    const xml = written(
      aDocument({
        prepaid: [
          { id: 'RC-1042', ...paid },
          { id: null, ...paid },
        ],
      }),
    );
    expect(xml).toContain('<cac:PrepaidPayment><cbc:ID>RC-1042</cbc:ID>');
    expect(xml).toContain('<cac:PrepaidPayment><cbc:ID>2</cbc:ID>');
  });

  it('have a further currency behind that of the document, both from the currency of the document', () =>
    expect(written(fullInvoice)).toContain(
      '<cbc:Date>2026-11-20</cbc:Date></cac:PaymentExchangeRate><cac:PaymentAlternativeExchangeRate>' +
        '<cbc:SourceCurrencyCode>USD</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>1.00</cbc:SourceCurrencyBaseRate>' +
        '<cbc:TargetCurrencyCode>EUR</cbc:TargetCurrencyCode><cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate>' +
        '<cbc:CalculationRate>1.08</cbc:CalculationRate><cbc:Date>2026-11-20</cbc:Date>',
    ));

  it('name a place by its code, with the list where it is known', () => {
    expect(written(fullInvoice)).toContain(
      '<cac:DeliveryLocation><cbc:ID schemeID="999" schemeName="EAN">7701234000011</cbc:ID></cac:DeliveryLocation>',
    );
    const delivery = {
      actualDeliveryDate: null,
      actualDeliveryTime: null,
      address: null,
      location: { id: 'BOD-3', schemeId: null, schemeName: null },
      party: null,
    };
    expect(written(aDocument({ lines: [aLine({ delivery })] }))).toContain(
      '<cac:Delivery><cac:DeliveryLocation><cbc:ID>BOD-3</cbc:ID></cac:DeliveryLocation></cac:Delivery>',
    );
  });
});

describe('what DIAN compares literally', () => {
  const kinds = [aDocument(), fullCreditNote, fullDebitNote];

  it('is the environment in the UUID and in ProfileExecutionID (FAD07)', () => {
    for (const environment of ['1', '2'] as const)
      for (const document of kinds) {
        const xml = written({ ...document, environment });
        expect(xml).toContain(`<cbc:ProfileExecutionID>${environment}</cbc:ProfileExecutionID>`);
        expect(xml).toContain(`<cbc:UUID schemeID="${environment}" schemeName=`);
      }
  });

  it('is 91 as the type of a credit note, never its concept (CAD12a)', () =>
    expect(textOf(fullCreditNote, 'CreditNoteTypeCode')).toBe('91'));

  it('is a payment in notes too (FAN01, CAN01, DAN01)', () => {
    for (const document of kinds) expect(namesIn(document, 'PaymentMeans')).toContain('cbc:PaymentMeansCode');
  });

  it('is the check digit of the software’s owner, and 31 for whoever signs (FAB22b, FAB23)', () => {
    const identification = { type: '13', number: '1020304050', checkDigit: null };
    for (const supplier of [aSupplier(), aSupplier({ identification })])
      expect(written(aDocument({ supplier }))).toContain('schemeID="9" schemeName="31">900508908</sts:ProviderID>');
  });

  it('is the mail at which the issuer receives documents (FAJ71)', () =>
    expect(textOf(aDocument(), 'ElectronicMail')).toBe(aSupplier().email));

  it('is the quantity that the price is multiplied by (FAV06, FBB04)', () => {
    for (const document of kinds)
      expect(textOf({ ...document, lines: [aLine({ quantity: '3.500' })] }, 'BaseQuantity')).toBe('3.500');
  });
});

describe('a sale for a principal (11)', () => {
  const lines = [
    aLine({ mandate: { type: '31', number: '900108281', checkDigit: '3' } }),
    aLine({ id: '2', mandate: null }),
  ];

  it('says on the id of each line whose income it is: 1 the principal’s, 0 the issuer’s own', () => {
    const xml = written(aDocument({ customizationId: '11', lines }));
    expect(xml).toContain('<cac:InvoiceLine><cbc:ID schemeID="1">1</cbc:ID>');
    expect(xml).toContain('<cac:InvoiceLine><cbc:ID schemeID="0">2</cbc:ID>');
  });

  it('says on the id of each line of a transport whether it is a consignment: 1, or 0', () => {
    const consignment = aLine({ additionalItemProperties: [{ name: '01', value: '17284419', quantity: null }] });
    const xml = written(aDocument({ customizationId: '12', lines: [consignment, aLine({ id: '2' })] }));
    expect(xml).toContain('<cac:InvoiceLine><cbc:ID schemeID="1">1</cbc:ID>');
    expect(xml).toContain('<cac:InvoiceLine><cbc:ID schemeID="0">2</cbc:ID>');
  });

  it('is the only one that says it', () =>
    expect(written(aDocument())).toContain('<cac:InvoiceLine><cbc:ID>1</cbc:ID>'));
});

describe('totals', () => {
  it('leave out what is zero', () =>
    expect(namesIn(aDocument(), 'LegalMonetaryTotal')).toEqual([
      'cbc:LineExtensionAmount',
      'cbc:TaxExclusiveAmount',
      'cbc:TaxInclusiveAmount',
      'cbc:PayableAmount',
    ]));

  it('name every amount that is not', () =>
    expect(namesIn(fullInvoice, 'LegalMonetaryTotal')).toEqual([
      'cbc:LineExtensionAmount',
      'cbc:TaxExclusiveAmount',
      'cbc:TaxInclusiveAmount',
      'cbc:AllowanceTotalAmount',
      'cbc:ChargeTotalAmount',
      'cbc:PrepaidAmount',
      'cbc:PayableAmount',
    ]));
});

/** The document with `text` in every field that takes free text. */
const withText = (full: FiscalDocument, text: string): FiscalDocument => ({
  ...full,
  notes: [text],
  orderReference: { id: text, date: null },
  supplier: aSupplier({ legalName: text, tradeName: text, commercialRegistration: text, email: text, phone: text }),
  customer: aCustomer({ legalName: text, tradeName: text, address: { ...aCustomer().address!, line: text } }),
  allowances: full.allowances.map((item) => ({ ...item, reason: text })),
  discrepancy: full.discrepancy && { ...full.discrepancy, reason: text },
  lines: [
    aLine({
      description: text,
      note: text,
      brand: text,
      model: text,
      productCode: { standard: '999', value: text },
      sellersItemIdentification: { id: text, extendedId: text },
      additionalItemProperties: [{ name: text, value: text, quantity: null }],
    }),
  ],
  despatchDocumentReferences: [{ number: text, type: text }],
  paymentTerms: full.paymentTerms.map((terms) => ({ ...terms, note: text })),
});

/** Elements that hold the text at least once. */
const PLACES = [
  'Note',
  'RegistrationName',
  'Name',
  'Line',
  'Description',
  'BrandName',
  'ModelName',
  'ElectronicMail',
  'ExtendedID',
  'Value',
  'DocumentType',
];

describe('any text that XML allows', () => {
  it.each([
    ['an invoice', fullInvoice],
    ['a credit note', fullCreditNote],
    ['a debit note', fullDebitNote],
  ])('survives to what is parsed of %s, in every place, and the whole is canonical', (_, full) =>
    fc.assert(
      fc.property(legalText, (text) => {
        const xml = written(withText(full, text));
        const dom = parsed(xml);
        for (const place of PLACES) {
          const said = [...dom.getElementsByTagNameNS(CBC, place)].map(({ textContent }) => textContent ?? '');
          expect([place, said]).toEqual([place, expect.arrayContaining([text])]);
        }
        expect(canonicalForm(xml)).toBe(xml);
      }),
      { numRuns: 60 },
    ),
  );
});
