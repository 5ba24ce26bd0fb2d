import { type Particulars, purchaseOperationOf, type Sale } from '@rubrica/fiscal';

export const particularsOf = ({ counterparty, range }: Sale): Particulars => ({
  customizationId: purchaseOperationOf(counterparty),
  range,
  prepaid: [],
  billingReference: null,
  discrepancy: null,
  period: null,
});
