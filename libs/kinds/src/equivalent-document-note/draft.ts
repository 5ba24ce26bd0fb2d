import {
  choiceOf,
  closed,
  type CommonDraft,
  type CorrectedNames,
  correctedFields,
  type NoteDraft,
  reasonFields,
} from '@rubrica/fiscal';
import { equivalentParts } from '../equivalent-document/draft.js';
import { shownFields } from '../equivalent-document/equivalent-document.js';
import { creditCatalogs } from './catalogs.js';

/** What such a note corrects. */
export const CORRECTED: CorrectedNames = {
  field: 'equivalent_document_id',
  aNoun: { en: 'an equivalent document', es: 'un documento equivalente' },
  hashName: 'CUDE',
  id: 'eq_01j8zv5k7c9w2m4x6y8b0d1f3h',
};

const own = {
  ...correctedFields(CORRECTED),
  direction: choiceOf(['credit', 'debit'], '`credit` takes back, type 94; `debit` adds, type 93'),
  ...reasonFields(creditCatalogs),
};

/** Body of POST /v1/equivalent-document-notes. */
export const EquivalentNoteSchema = closed(
  { ...own, ...equivalentParts },
  {
    title: 'EquivalentDocumentNoteDraft',
    description:
      'An adjustment note to be issued: of one of your equivalent documents (`equivalent_document_id`), or of one issued elsewhere (`billing_reference`)',
    examples: [{ [CORRECTED.field]: CORRECTED.id, direction: 'credit', reason_code: '2', reason: 'Venta anulada' }],
  },
);

export type EquivalentNoteDraft = NoteDraft & CommonDraft & { readonly direction: 'credit' | 'debit' };

/** Whether a note adds to what it corrects. */
export const isDebit = (draft: object): boolean => 'direction' in draft && draft.direction === 'debit';

const { email: _, issued_at: __, ...requested } = EquivalentNoteSchema.properties;

/** Fields of the request that the resource shows. */
export const EquivalentNoteFields = { ...requested, ...shownFields };
