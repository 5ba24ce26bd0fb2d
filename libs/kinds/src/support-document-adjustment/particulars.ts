import type { ComputedDraft, Particulars, Sale } from '@rubrica/fiscal';
import { discrepancyOf } from '../note/discrepancy.js';
import { statedReference } from '../note/stated-reference.js';
import { operationTypeOf, purchaseLines } from '../support-document/particulars.js';
import { supportDocument } from '../support-document/support-document.js';
import { catalogs } from './catalogs.js';
import type { AdjustmentDraft } from './draft.js';

/** Returns what an adjustment note says of the support document that it corrects, and why. */
export const particularsOf = (
  { draft: request, counterparty, reference }: Sale,
  { lines }: ComputedDraft,
): Particulars => {
  const draft = request as AdjustmentDraft;
  return {
    customizationId: operationTypeOf(counterparty),
    range: null,
    prepaid: [],
    billingReference: reference ?? statedReference(supportDocument, draft.billing_reference),
    discrepancy: discrepancyOf(catalogs, draft),
    period: null,
    lines: purchaseLines(request, lines),
  };
};
