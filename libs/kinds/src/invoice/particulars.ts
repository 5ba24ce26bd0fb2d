import { type InvoiceDraft, operationOf, type Particulars, periodOf, type Sale, prepaidOf } from '@rubrica/fiscal';

export const particularsOf = ({ draft: request, range }: Sale): Particulars => {
  const draft = request as InvoiceDraft;
  return {
    customizationId: operationOf(draft.operation_type)?.customizationId ?? draft.operation_type,
    range,
    prepaid: (draft.prepaid ?? []).map(prepaidOf),
    billingReference: null,
    discrepancy: null,
    period: periodOf(draft.invoice_period),
  };
};
