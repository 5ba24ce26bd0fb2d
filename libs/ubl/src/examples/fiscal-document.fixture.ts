import type {
  Customer,
  Delivery,
  DeliveryTerms,
  DocumentReference,
  FiscalDocument,
  FiscalLine,
  Period,
  Shareholder,
  Software,
  Supplier,
  TaxTotal,
} from '@rubrica/fiscal';

const bogota = {
  line: 'Calle 100 # 8A-55, piso 3',
  municipalityCode: '11001',
  municipality: 'BOGOTÁ, D.C.',
  departmentCode: '11',
  department: 'Bogotá',
  postalCode: '110221',
  country: 'CO',
  countryName: 'Colombia',
};

export const aSupplier = (over: Partial<Supplier> = {}): Supplier => ({
  identification: { type: '31', number: '900508908', checkDigit: '9' },
  legalName: 'Tostadora del Quindío S.A.S.',
  tradeName: 'Café La Ñapa',
  organizationType: '1',
  taxLevelCodes: ['O-13', 'O-15'],
  taxScheme: { id: '01', name: 'IVA' },
  address: bogota,
  email: 'facturacion@lanapa.example',
  phone: '6015550100',
  industryCodes: ['1061', '4631'],
  commercialRegistration: '0001234567',
  partyNames: [],
  contact: null,
  shareholders: [],
  ...over,
});

export const aCustomer = (over: Partial<Customer> = {}): Customer => ({
  identification: { type: '31', number: '900108281', checkDigit: '3' },
  legalName: 'Hotel Los Guaduales Ltda.',
  tradeName: null,
  organizationType: '1',
  taxLevelCodes: ['R-99-PN'],
  taxScheme: { id: '01', name: 'IVA' },
  address: { ...bogota, line: 'Carrera 7 # 71-21', postalCode: null },
  email: 'compras@guaduales.example',
  phone: null,
  partyNames: [],
  contact: null,
  shareholders: [],
  ...over,
});

export const aSoftware: Software = {
  id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0',
  securityCode: 'a8d18e4e5aa00b44a0b1f9ef413ad8215116bd3ce91730d580eaed795c83b5a32fe6f0823abc71400b3d59eb542b7de8',
  providerNit: '900508908',
  providerCheckDigit: '9',
};

const iva = { code: '01', name: 'IVA' };

export const aLine = (over: Partial<FiscalLine> = {}): FiscalLine => ({
  id: '1',
  description: 'Café de origen, tostión media, bolsa de 500 g',
  note: null,
  quantity: '10.00',
  unitCode: '94',
  unitPrice: '25000.00',
  lineExtensionAmount: '250000.00',
  allowances: [],
  charges: [],
  taxTotals: [
    {
      ...iva,
      amount: '12500.00',
      subtotals: [{ kind: 'percent', rate: '5.00', taxableAmount: '250000.00', amount: '12500.00' }],
    },
  ],
  productCode: { standard: '999', value: 'CAF-500' },
  brand: null,
  model: null,
  referencePrice: null,
  mandate: null,
  withholdings: [],
  sellersItemIdentification: null,
  additionalItemProperties: [],
  period: null,
  orderLineReferences: [],
  despatchLineReferences: [],
  receiptLineReferences: [],
  documentReferences: [],
  delivery: null,
  deliveryTerms: null,
  ...over,
});

const CUFE = '941cf36af62dbbc06f105d2a80e9bfe683a90e84960eae4d351cc3afbe8f848c26c39bac4fbc80fa254824c6369ea694';

type Stated = Omit<FiscalDocument, 'issuer' | 'counterparty' | 'payableAmount'>;

/** An invoice with some fields of its own. */
export const aDocument = (over: Partial<Stated> = {}): FiscalDocument => {
  const document = { ...anInvoice, ...over };
  const { supplier: issuer, customer: counterparty, totals } = document;
  return { ...document, issuer, counterparty, payableAmount: totals.payableAmount };
};

const anInvoice: Stated = {
  kind: 'invoice',
  root: 'Invoice',
  form: 'sale',
  profileId: 'DIAN 2.1: Factura Electrónica de Venta',
  environment: '2',
  typeCode: '01',
  customizationId: '10',
  number: 'SETP990000002',
  prefix: 'SETP',
  issueDate: '2026-11-21',
  issueTime: '10:15:23-05:00',
  uuid: CUFE,
  uuidScheme: 'CUFE-SHA384',
  currency: 'COP',
  notes: ['Gracias por su compra.'],
  range: {
    resolutionNumber: '18760000001',
    validFrom: '2019-01-19',
    validTo: '2030-01-19',
    prefix: 'SETP',
    from: '990000000',
    to: '995000000',
  },
  software: aSoftware,
  qrText: [
    'NumFac: SETP990000002',
    'FecFac: 2026-11-21',
    'HorFac: 10:15:23-05:00',
    'NitFac: 900508908',
    'DocAdq: 900108281',
    'ValFac: 250000.00',
    'ValIva: 12500.00',
    'ValOtroIm: 0.00',
    'ValTolFac: 262500.00',
    `CUFE: ${CUFE}`,
    `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${CUFE}`,
  ].join('\n'),
  supplier: aSupplier(),
  customer: aCustomer(),
  paymentMeans: { form: '2', code: '30', dueDate: '2026-12-21', paymentId: null },
  additionalPaymentMeans: [],
  paymentTerms: [],
  orderReference: null,
  despatchDocumentReferences: [],
  receiptDocumentReferences: [],
  additionalDocumentReferences: [],
  delivery: null,
  deliveryTerms: null,
  exchangeRate: null,
  paymentAlternativeExchangeRate: null,
  prepaid: [],
  allowances: [],
  charges: [],
  billingReference: null,
  discrepancy: null,
  period: null,
  lines: [aLine()],
  taxTotals: [
    {
      ...iva,
      amount: '12500.00',
      subtotals: [{ kind: 'percent', rate: '5.00', taxableAmount: '250000.00', amount: '12500.00' }],
    },
  ],
  withholdings: [],
  totals: {
    lineExtensionAmount: '250000.00',
    taxExclusiveAmount: '250000.00',
    taxInclusiveAmount: '262500.00',
    allowanceTotal: '0.00',
    chargeTotal: '0.00',
    prepaidAmount: '0.00',
    payableAmount: '262500.00',
  },
};

/** Invoice with a given number of lines; its totals do not matter. */
export const aDocumentOf = (lines: number): FiscalDocument =>
  aDocument({ lines: Array.from({ length: lines }, (_, index) => aLine({ id: String(index + 1) })) });

const discount = { reasonCode: '00', reason: 'Cliente frecuente', rate: '10.00', base: '100.00', amount: '10.00' };
const freight = { reasonCode: null, reason: 'Flete', rate: '5.00', base: '100.00', amount: '5.00' };
const withheld: TaxTotal = {
  code: '06',
  name: 'ReteRenta',
  amount: '2.50',
  subtotals: [{ kind: 'percent', rate: '2.50', taxableAmount: '100.00', amount: '2.50' }],
};
const carbon: TaxTotal = {
  code: '23',
  name: 'INCarbono',
  amount: '60.00',
  subtotals: [
    {
      kind: 'nominal',
      perUnitAmount: '6.00',
      baseQuantity: '10.00',
      unitCode: 'GLL',
      taxableAmount: '0.00',
      amount: '60.00',
    },
  ],
};

const october: Period = {
  startDate: '2026-10-01',
  startTime: '00:00:00-05:00',
  endDate: '2026-10-31',
  endTime: '23:59:59-05:00',
};
const delivery: Delivery = {
  actualDeliveryDate: '2026-11-20',
  actualDeliveryTime: '15:30:00-05:00',
  address: bogota,
  location: { id: '7701234000011', schemeId: '999', schemeName: 'EAN' },
  party: aCustomer({ legalName: 'Transportes La Línea S.A.' }),
};
const deliveryTerms: DeliveryTerms = {
  id: 'CT-2026-118',
  specialTerms: 'Flete pagado hasta Buenaventura',
  incoterm: 'FOB',
  lossRisk: 'Franco a bordo',
};
const despatched: DocumentReference = { number: 'REM-1', issueDate: '2026-11-20' };

const fullLine: Partial<FiscalLine> = {
  note: 'Lote 7',
  allowances: [discount],
  charges: [freight],
  brand: 'Alto Magdalena',
  model: 'Saco',
  referencePrice: { amount: '100.00', type: '01' },
  mandate: { type: '31', number: '900108281', checkDigit: '3' },
  withholdings: [withheld],
  sellersItemIdentification: { id: 'AM-07', extendedId: 'AM-07-500' },
  additionalItemProperties: [
    { name: 'Lote', value: 'L-2201', quantity: null },
    { name: '03', value: 'Flete', quantity: { value: '12.50', unitCode: 'KGM' } },
  ],
  period: october,
  orderLineReferences: [{ lineId: '3', document: { id: 'OC-8841', date: '2026-11-10' } }],
  despatchLineReferences: [{ lineId: '1', document: despatched }],
  receiptLineReferences: [{ lineId: '2', document: null }],
  documentReferences: [{ number: 'GR-7', typeCode: 'AR', type: 'Guía' }],
  delivery,
  deliveryTerms,
};

const member: Shareholder = {
  participationPercent: '60.00',
  legalName: 'Vías del Sur S.A.S.',
  identification: { type: '31', number: '900373115', checkDigit: '3' },
  taxLevelCodes: ['O-13'],
  taxScheme: { id: '01', name: 'IVA' },
};
const fullParty: Partial<Customer> = {
  partyNames: ['Sede Norte', 'Sede Sur'],
  contact: { name: 'Marcela Díaz', telefax: '6015550101', note: 'De 8 a 17 h' },
  shareholders: [member, { ...member, participationPercent: '40.00' }],
};

/** Every optional element in one document. */
const full: Partial<FiscalDocument> = {
  currency: 'USD',
  supplier: aSupplier(fullParty),
  customer: aCustomer(fullParty),
  paymentMeans: { form: '2', code: '30', dueDate: '2026-12-21', paymentId: '7709998' },
  additionalPaymentMeans: [{ form: '2', code: '48', dueDate: '2026-12-21', paymentId: null }],
  paymentTerms: [
    {
      note: '2 % por pago dentro de 10 días',
      settlementDiscountPercent: '2.00',
      penaltySurchargePercent: '1.50',
      amount: '100.00',
      dueDate: '2026-12-01',
    },
  ],
  orderReference: { id: 'OC-8841', date: '2026-11-10' },
  despatchDocumentReferences: [{ number: 'REM-1', issueDate: '2026-11-20' }],
  receiptDocumentReferences: [{ number: 'EA-1' }],
  additionalDocumentReferences: [
    {
      number: 'CT-7',
      uuid: CUFE,
      uuidScheme: 'CUDE-SHA384',
      issueDate: '2026-01-10',
      typeCode: 'FTC',
      type: 'Contrato',
    },
  ],
  period: october,
  delivery,
  deliveryTerms,
  exchangeRate: { rate: '4100.50', date: '2026-11-20' },
  paymentAlternativeExchangeRate: { rate: '1.08', date: '2026-11-20', currency: 'EUR' },
  prepaid: [
    {
      id: 'RC-1042',
      amount: '10.00',
      receivedOn: '2026-11-01',
      paidDate: '2026-10-31',
      paidTime: '15:30:00-05:00',
      instructionId: 'Anticipo del 40 %',
    },
  ],
  allowances: [discount],
  charges: [freight],
  taxTotals: [carbon],
  withholdings: [withheld],
  lines: [aLine(fullLine)],
  totals: { ...aDocument().totals, allowanceTotal: '10.00', chargeTotal: '5.00', prepaidAmount: '10.00' },
};

const note: Partial<FiscalDocument> = {
  ...full,
  range: null,
  number: 'NC3',
  prefix: 'NC',
  uuidScheme: 'CUDE-SHA384',
  billingReference: { number: 'SETP990000002', uuid: 'abc', issueDate: '2026-11-01' },
  discrepancy: {
    reasonCode: '2',
    concept: 'Anulación de factura electrónica',
    reason: 'Anulación de factura electrónica',
  },
};

export const fullInvoice = aDocument(full);
export const fullCreditNote = aDocument({
  ...note,
  kind: 'credit_note',
  root: 'CreditNote',
  profileId: 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta',
  typeCode: '91',
});
export const fullDebitNote = aDocument({
  ...note,
  kind: 'debit_note',
  root: 'DebitNote',
  profileId: 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta',
  typeCode: '92',
});
