import { type DocumentType, qrAddress } from '@rubrica/fiscal';
import { INVOICE_CONTAINER } from '@rubrica/ubl';
import { saleBody } from '../body.js';
import { supplier } from '../counterparty.js';
import type { Kind } from '../kind.js';
import { freeNumbers } from '../note/free-numbers.js';
import { INVOICING } from '../software.js';
import { cuds } from '../support-document/cuds.js';
import { supportDocument } from '../support-document/support-document.js';
import { adjustmentColumns } from './columns.js';
import { AdjustmentDraftSchema, AdjustmentFields, CORRECTED } from './draft.js';
import { particularsOf } from './particulars.js';
import { adjustmentRules, noun, PROFILE } from './rules.js';

const name = 'support_document_adjustment';
const types: readonly DocumentType[] = [
  {
    code: '95',
    title: 'Nota de ajuste al documento soporte en adquisiciones efectuadas a no obligados a facturar',
    scheme: 'CUDS-SHA384',
    secret: 'pin',
  },
];

/** Nota de ajuste al documento soporte: type 95. There is no debit note to a support document (ADR 0230). */
export const supportDocumentAdjustment: Kind = {
  name,
  idPrefix: 'sda',
  api: {
    since: '2026-12-01',
    path: 'support-document-adjustments',
    tag: 'Support document adjustments',
    about: 'Take back all or a part of a support document (type 95).',
    idNoun: 'SupportDocumentAdjustment',
    idNounPlural: 'SupportDocumentAdjustments',
    draft: AdjustmentDraftSchema,
    counterparty: supplier,
    copied: ['currency', 'payment_means', 'lines'],
    importColumns: adjustmentColumns,
    outcomes: supportDocument.api.outcomes,
    fields: AdjustmentFields,
    description: '`cufe` is its CUDS',
    standsAgainst: 'invoice_rejected',
    takenSince: ['annulment_incomplete', 'note_exceeds_invoice'],
  },
  words: {
    noun,
    gender: 'feminine',
    title: {
      es: 'nota de ajuste al documento soporte',
      en: 'adjustment note to a support document',
    },
    total: { es: 'Total de la nota de ajuste', en: 'Total of the adjustment note' },
    takenBack: {
      es: 'expida un nuevo documento soporte por lo que devolvió de más',
      en: 'issue another support document for what it took back too much',
    },
  },
  software: INVOICING,
  numbering: freeNumbers(name, 'NAS'),
  types,
  typeCodeOf: () => '95',
  hashName: 'CUDS',
  contingencyTypeCode: null,
  corrects: { kind: supportDocument.name, field: CORRECTED.field, unknownCode: 'document_unknown' },
  waitsFor: [supportDocument.name],
  creditable: () => 'less',
  asksForPayment: false,
  rules: adjustmentRules,
  body: saleBody(
    {
      name,
      types,
      root: 'CreditNote',
      profileId: PROFILE,
      form: 'purchase',
      issuerIs: 'customer',
      hash: cuds,
      qr: qrAddress,
      particularsOf,
    },
    adjustmentRules,
  ),
  transmission: { operation: 'SendBillSync', hasTestSet: false, fileTag: 'nas', namesSoftwareOwner: true },
  delivery: { container: INVOICE_CONTAINER, isMailed: true },
  pdf: { layout: 'sheet', total: 'Total nota de ajuste' },
};
