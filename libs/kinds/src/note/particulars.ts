import {
  type BillingReference,
  type BillingReferenceDraft,
  type NoteCatalogs,
  type NoteDraft,
  noteOperationOf,
  type Particulars,
  periodOf,
  type Sale,
} from '@rubrica/fiscal';
import { invoice } from '../invoice/invoice.js';
import { discrepancyOf } from './discrepancy.js';

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
      billingReference: draft.period ? null : (reference ?? billingReferenceOf(draft.billing_reference)),
      discrepancy: discrepancyOf(catalogs, draft),
      period: periodOf(draft.period ?? draft.invoice_period),
    };
  };

/** The name of the hash depends on the type of the invoice: an invoice from paper (type 03) has a CUDE. */
const billingReferenceOf = (reference: BillingReferenceDraft | undefined): BillingReference | null => {
  if (reference === undefined) return null;
  const { number, cufe, issue_date: issueDate, type_code: typeCode = '01' } = reference;
  const type = invoice.types.find(({ code }) => code === typeCode);
  return { number, uuid: cufe.toLowerCase(), ...(type && { uuidScheme: type.scheme }), issueDate };
};
