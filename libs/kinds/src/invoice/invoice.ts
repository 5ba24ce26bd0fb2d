import {
  cufe,
  DocumentFields,
  type DocumentType,
  InvoiceDraft,
  invoiceRules,
  invoiceTypeCode,
  qrText,
} from '@rubrica/fiscal';
import { INVOICE_CONTAINER } from '@rubrica/ubl';
import { saleBody } from '../body.js';
import { customer } from '../counterparty.js';
import {
  column,
  CURRENCY,
  CUSTOMER_COLUMNS,
  EXTERNAL_ID,
  LAST_COLUMNS,
  LINE_COLUMNS,
  PAYMENT_COLUMNS,
} from '../import-columns.js';
import type { Kind } from '../kind.js';
import { OUTCOMES } from '../outcomes.js';
import { INVOICING } from '../software.js';
import { particularsOf } from './particulars.js';

// Source: annex 1.9, section 11, and DIAN's server. That type 04 uses the technical key is known from the server only,
// so `FiscalOptions` has a setting for it.
const types: readonly DocumentType[] = [
  { code: '01', title: 'Factura electrónica de venta', scheme: 'CUFE-SHA384', secret: 'technical_key' },
  {
    code: '02',
    title: 'Factura electrónica de venta de exportación',
    scheme: 'CUFE-SHA384',
    secret: 'technical_key',
  },
  { code: '03', title: 'Factura electrónica de venta', scheme: 'CUDE-SHA384', secret: 'pin' },
  { code: '04', title: 'Factura electrónica de venta', scheme: 'CUFE-SHA384', secret: 'technical_key' },
];

/** Factura electrónica de venta: types 01, 02, 03 and 04. */
export const invoice: Kind = {
  name: 'invoice',
  idPrefix: 'inv',
  api: {
    since: '2026-01-01',
    path: 'invoices',
    tag: 'Invoices',
    about: 'Issue, correct, cancel and read invoices: types 01, 02, 03 and, in a contingency of DIAN, 04.',
    idNoun: 'Invoice',
    idNounPlural: 'Invoices',
    counterparty: customer,
    draft: InvoiceDraft,
    copied: [],
    importColumns: [
      EXTERNAL_ID,
      ...CUSTOMER_COLUMNS,
      CURRENCY,
      column('operation_type', 'tipo_operacion', 'operation_type', { otherwise: '10' }),
      ...PAYMENT_COLUMNS,
      ...LAST_COLUMNS,
      ...LINE_COLUMNS,
    ],
    outcomes: OUTCOMES,
    fields: DocumentFields,
    standsAgainst: 'number_in_use',
    takenSince: ['number_in_use'],
  },
  words: {
    noun: { es: 'factura', en: 'invoice' },
    gender: 'feminine',
    title: { es: 'factura electrónica de venta', en: 'electronic sales invoice' },
    total: { es: 'Total a pagar', en: 'Total to pay' },
    takenBack: { es: 'anúlelo con una nota crédito', en: 'annul it with a credit note' },
  },
  software: INVOICING,
  numbering: {
    ranges: [
      { name: 'invoice', isAuthorized: true, hasTechnicalKey: true, isPaper: false },
      { name: 'contingency', isAuthorized: true, hasTechnicalKey: false, isPaper: true },
    ],
    // DIAN's public test range, with its technical key. Source: DIAN, Anexo Técnico 1.9.
    testRange: {
      prefix: 'SETP',
      from: 990_000_000,
      to: 995_000_000,
      resolution_number: '18760000001',
      resolution_date: '2019-01-19',
      valid_from: '2019-01-19',
      valid_to: '2030-01-19',
      technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    },
  },
  types,
  typeCodeOf: (draft) => invoiceTypeCode(draft as InvoiceDraft),
  hashName: 'CUFE',
  contingencyTypeCode: '04',
  corrects: null,
  waitsFor: [],
  creditable: () => 'nothing',
  asksForPayment: true,
  rules: invoiceRules,
  body: saleBody(
    {
      name: 'invoice',
      types,
      root: 'Invoice',
      profileId: 'DIAN 2.1: Factura Electrónica de Venta',
      form: 'sale',
      qr: qrText,
      issuerIs: 'supplier',
      hash: cufe,
      particularsOf,
    },
    invoiceRules,
  ),
  transmission: { operation: 'SendBillSync', hasTestSet: true, fileTag: 'fv', namesSoftwareOwner: true },
  delivery: { container: INVOICE_CONTAINER, isMailed: true },
  pdf: { layout: 'sheet', total: 'Total a pagar' },
};
