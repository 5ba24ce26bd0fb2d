import { type DocumentType, qrAddress } from '@rubrica/fiscal';
import { INVOICE_CONTAINER } from '@rubrica/ubl';
import { saleBody } from '../body.js';
import { supplier } from '../counterparty.js';
import type { Kind } from '../kind.js';
import { WITHOUT_CONTINGENCY } from '../outcomes.js';
import { INVOICING } from '../software.js';
import { supportDocumentColumns } from './columns.js';
import { cuds } from './cuds.js';
import { PurchaseDraft, PurchaseFields } from './draft.js';
import { particularsOf } from './particulars.js';
import { PROFILE, supportDocumentRules } from './rules.js';
import { weekly } from './weekly.js';

const title = 'Documento soporte en adquisiciones efectuadas a no obligados a facturar';
const types: readonly DocumentType[] = [{ code: '05', title, scheme: 'CUDS-SHA384', secret: 'pin' }];

/** Documento soporte en adquisiciones efectuadas a no obligados a facturar: type 05, which the buyer issues (ADR 0207). */
export const supportDocument: Kind = {
  name: 'support_document',
  idPrefix: 'sd',
  api: {
    since: '2026-12-01',
    path: 'support-documents',
    tag: 'Support documents',
    about:
      'Document what you buy from a seller who issues no invoices (type 05): you issue it in the place of the seller.',
    idNoun: 'SupportDocument',
    idNounPlural: 'SupportDocuments',
    counterparty: supplier,
    draft: PurchaseDraft,
    copied: [],
    importColumns: supportDocumentColumns,
    outcomes: WITHOUT_CONTINGENCY,
    fields: PurchaseFields,
    description: '`cufe` is its CUDS',
    standsAgainst: 'number_in_use',
    takenSince: ['number_in_use'],
  },
  words: {
    noun: { es: 'documento soporte', en: 'support document' },
    gender: 'masculine',
    title: { es: title.charAt(0).toLowerCase() + title.slice(1), en: 'support document of a purchase' },
    total: { es: 'Total del documento soporte', en: 'Total of the support document' },
    takenBack: { es: 'anúlelo con una nota de ajuste', en: 'annul it with an adjustment note' },
  },
  software: INVOICING,
  numbering: {
    ranges: [{ name: 'support_document', isAuthorized: true, hasTechnicalKey: false, isPaper: false }],
    // DIAN's test range of habilitación, as public projects show it.
    testRange: {
      prefix: 'SEDS',
      from: 984_000_000,
      to: 985_000_000,
      resolution_number: '18760000001',
      resolution_date: '2022-01-01',
      valid_from: '2022-01-01',
      valid_to: '2030-12-31',
      technicalKey: null,
    },
  },
  types,
  typeCodeOf: () => '05',
  hashName: 'CUDS',
  contingencyTypeCode: null,
  corrects: null,
  waitsFor: [],
  creditable: () => 'nothing',
  asksForPayment: false,
  rules: supportDocumentRules,
  body: saleBody(
    {
      name: 'support_document',
      types,
      root: 'Invoice',
      profileId: PROFILE,
      form: 'purchase',
      issuerIs: 'customer',
      hash: cuds,
      qr: qrAddress,
      particularsOf,
    },
    supportDocumentRules,
  ),
  transmission: { operation: 'SendBillSync', hasTestSet: false, fileTag: 'ds', namesSoftwareOwner: true },
  delivery: { container: INVOICE_CONTAINER, isMailed: true },
  pdf: { layout: 'sheet', total: 'Total documento soporte' },
  collection: weekly,
};
