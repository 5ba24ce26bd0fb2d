import type { ComputedDraft, Counterparty, DocumentDraft, FiscalLine, Particulars, Sale } from '@rubrica/fiscal';
import { dianTransmissions, operationTypes, transmissions } from './catalogs.js';
import type { PurchaseDraft } from './draft.js';

/** DSAD02: CustomizationID of a purchase; one from nobody in particular is from a resident. */
export const operationTypeOf = (seller: Counterparty | null): string =>
  operationTypes[seller !== null && 'residence' in seller ? seller.residence : 'resident'];

/** The lines, each with the day of its purchase and the way in which the document came about (DSFC01, DSFC03). */
export const purchaseLines = (request: DocumentDraft, lines: readonly FiscalLine[]): FiscalLine[] => {
  const { transmission = 'per_operation', lines: purchases } = request as PurchaseDraft;
  const code = dianTransmissions[transmission];
  const name = transmissions.get(code) ?? code;
  return lines.map((line, index) => {
    const day = purchases[index]?.purchased_on;
    return day === undefined ? line : { ...line, operation: { day, transmission: { code, name } } };
  });
};

export const particularsOf = ({ draft, counterparty, range }: Sale, { lines }: ComputedDraft): Particulars => ({
  customizationId: operationTypeOf(counterparty),
  range,
  prepaid: [],
  billingReference: null,
  discrepancy: null,
  period: null,
  lines: purchaseLines(draft, lines),
});
