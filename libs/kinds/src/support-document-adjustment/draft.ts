import { closed, type CorrectedNames, correctedFields, type NoteDraft, reasonFields } from '@rubrica/fiscal';
import { Type } from '@sinclair/typebox';
import { PurchaseDraft, PurchaseFields } from '../support-document/draft.js';
import { catalogs } from './catalogs.js';

/** What an adjustment note corrects. */
export const CORRECTED: CorrectedNames = {
  field: 'support_document_id',
  aNoun: { en: 'a support document', es: 'un documento soporte' },
  hashName: 'CUDS',
  id: 'sd_01j8zv5k7c9w2m4x6y8b0d1f3h',
};

// UBL gives notes no place for withholdings.
const { withholdings: _, lines: purchased, ...parts } = PurchaseDraft.properties;
const { withholdings: __, ...ofLine } = purchased.items.properties;
const AdjustmentLine = closed(ofLine, { title: 'PurchaseAdjustmentLine' });

const own = { ...correctedFields(CORRECTED), ...reasonFields(catalogs) };
const lines = Type.Array(AdjustmentLine, {
  minItems: 1,
  maxItems: 2000,
  description: 'What is taken back, line by line',
});

/** Body of POST /v1/support-document-adjustments. */
export const AdjustmentDraftSchema = closed(
  { ...own, ...parts, lines },
  {
    title: 'SupportDocumentAdjustmentDraft',
    description:
      'An adjustment note to be issued: of one of your support documents (`support_document_id`), or of one issued elsewhere (`billing_reference`)',
    examples: [{ [CORRECTED.field]: CORRECTED.id, reason_code: '2', reason: 'La compra no se realizó' }],
  },
);

/** The request as what is common to all requests reads it: it has fields of a note and of a purchase. */
export type AdjustmentDraft = NoteDraft & PurchaseDraft;

const { withholdings: ___, ...shown } = PurchaseFields;

/** Fields of the request that the resource shows. */
export const AdjustmentFields = { ...shown, ...own, lines };
