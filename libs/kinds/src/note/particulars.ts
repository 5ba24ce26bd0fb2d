import {
  type NoteCatalogs,
  type NoteDraft,
  noteOperationOf,
  type Particulars,
  periodOf,
  type Sale,
} from '@rubrica/fiscal';
import { invoice } from '../invoice/invoice.js';
import { discrepancyOf } from './discrepancy.js';
import { statedReference } from './stated-reference.js';

/** Returns a function that composes the part of a note about the invoice that it corrects, and about the reason. */
export const noteParticulars =
  (catalogs: NoteCatalogs) =>
  ({ draft: request, reference }: Sale): Particulars => {
    const draft = request as NoteDraft;
    if (draft.invoice_id !== undefined && !reference)
      throw new Error('a note is composed when the invoice that it names is known');
    return {
      customizationId: noteOperationOf(catalogs, draft) ?? '',
      range: null,
      prepaid: [],
      billingReference: draft.period ? null : (reference ?? statedReference(invoice, draft.billing_reference)),
      discrepancy: discrepancyOf(catalogs, draft),
      period: periodOf(draft.period ?? draft.invoice_period),
    };
  };
