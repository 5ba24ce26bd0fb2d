import { type Counterparty, type FiscalDocument, type FiscalLine, fiscalDocument } from '@rubrica/fiscal';
import { kindOf, saleOf } from '@rubrica/kinds';

const sale: Parameters<typeof fiscalDocument>[0] = {
  kind: saleOf(kindOf('invoice')).sale,
  draft: {
    customer_id: 'cust_01j8zv5k7c9w2m4x6y8b0d1f3h',
    currency: 'COP',
    operation_type: '10',
    payment_means: { code: '30', type: '2', due_date: '2026-12-21' },
    notes: ['Gracias por su compra.'],
    lines: [
      {
        description: 'Café de origen, tostión media, bolsa de 500 g',
        quantity: '10.00',
        unit_code: '94',
        unit_price: '25000.00',
        line_extension_amount: '250000.00',
        taxes: [{ code: '01', rate: '5.00', base: '250000.00', value: '12500.00' }],
        product_code: { standard: '999', value: 'CAF-500' },
      },
    ],
  },
  issuer: {
    nit: '900508908',
    check_digit: '9',
    legal_name: 'Tostadora del Quindío S.A.S.',
    trade_name: 'Café La Ñapa',
    organization_type: '1',
    tax_level_codes: ['O-13', 'O-15'],
    tax_scheme: '01',
    address: { line: 'Calle 100 # 8A-55, piso 3', municipality_code: '11001', postal_code: '110221' },
    email: 'facturacion@lanapa.example',
    phone: '6015550100',
    industry_codes: ['1061', '4631'],
  },
  counterparty: {
    identification: { type: '31', number: '900108281', check_digit: '3' },
    legal_name: 'Hotel Los Guaduales Ltda.',
    email: 'compras@guaduales.example',
    address: { line: 'Carrera 7 # 71-21', municipality_code: '11001' },
    tax_scheme: '01',
  },
  number: 'SETP990000002',
  range: {
    resolutionNumber: '18760000001',
    resolutionDate: '2019-01-18',
    validFrom: '2019-01-19',
    validTo: '2030-01-19',
    prefix: 'SETP',
    from: '990000000',
    to: '995000000',
  },
  issuedAt: '2026-11-21T15:15:23.000Z',
  typeCode: '01',
  environment: '2',
  software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '12345' },
  technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
};
const composed = fiscalDocument(sale);

export const aDocument = (over: Partial<FiscalDocument> = {}): FiscalDocument => ({ ...composed, ...over });

const [line] = composed.lines;

export const aLine = (over: Partial<FiscalLine> = {}): FiscalLine => ({ ...line!, ...over });

const purchase = {
  currency: 'COP',
  payment_means: { code: '10', type: '1' as const },
  lines: [
    {
      purchased_on: '2026-11-20',
      description: 'Café pergamino seco',
      quantity: '125.00',
      unit_code: 'KGM',
      unit_price: '18000.00',
      line_extension_amount: '2250000.00',
      withholdings: [{ code: '06', rate: '0.50', base: '2250000.00', value: '11250.00' }],
    },
  ],
};
const GROWER: Counterparty = {
  residence: 'resident',
  identification: { type: '13', number: '1020304050', check_digit: '8' },
  legal_name: 'Rosa Elvira Pinzón',
  organization_type: '2',
  address: { line: 'Vereda La Esperanza, finca 3', municipality_code: '25286', postal_code: '250020' },
};
const bought = fiscalDocument({
  ...sale,
  kind: saleOf(kindOf('support_document')).sale,
  draft: purchase,
  counterparty: GROWER,
  number: 'SEDS984000001',
  range: {
    resolutionNumber: '18760000001',
    resolutionDate: '2022-01-01',
    validFrom: '2022-01-01',
    validTo: '2030-12-31',
    prefix: 'SEDS',
    from: '984000000',
    to: '985000000',
  },
  typeCode: '05',
  technicalKey: null,
});

/** Coffee that the roaster bought from a grower. */
export const aPurchase = (over: Partial<FiscalDocument> = {}): FiscalDocument => ({ ...bought, ...over });

/** The note by which some of that coffee goes back. */
export const anAdjustmentNote = (): FiscalDocument => {
  const [{ withholdings: _, ...coffee }] = purchase.lines as [(typeof purchase.lines)[number]];
  return fiscalDocument({
    ...sale,
    kind: saleOf(kindOf('support_document_adjustment')).sale,
    draft: {
      ...{ ...purchase, support_document_id: 'sd_1', reason_code: '1' },
      lines: [{ ...coffee, quantity: '12.50', line_extension_amount: '225000.00' }],
    },
    counterparty: GROWER,
    number: 'NAS4',
    prefix: 'NAS',
    range: null,
    typeCode: '95',
    technicalKey: null,
    reference: { number: 'SEDS984000001', uuid: 'c9'.repeat(48), uuidScheme: 'CUDS-SHA384', issueDate: '2026-11-20' },
  });
};
