import type { InvoiceDraft } from '../request/draft.js';
import type { NoteDraft } from '../request/note-draft.js';
import { aiuContract } from '../rules/aiu.js';
import { documentAllowances, lineAllowances, payableNotNegative } from '../rules/allowance.js';
import { customerChoice, inlineCustomer } from '../rules/buyer.js';
import { delivery, deliveryTerms, lineDelivery, lineDeliveryTerms } from '../rules/delivery.js';
import { alternativeExchangeRate, exchangeRate } from '../rules/exchange-rate.js';
import { currencyCode, issueTime, noteIssueTime, operationType, simulate, typeCode } from '../rules/header.js';
import { itemProperties, mandate, mandateLines, productCode, unspsc } from '../rules/item.js';
import { levyName, lineTaxesOnce, taxBase } from '../rules/line-tax.js';
import { lineAmount, lineUnit, quantityPositive, referencePrice } from '../rules/line.js';
import {
  additionalPaymentMeans,
  instalmentsFit,
  paymentMeans,
  paymentTerms,
  prepaid,
  prepaidTotal,
} from '../rules/payment.js';
import {
  documentReferences,
  invoicePeriod,
  linePeriod,
  lineReferences,
  onePeriod,
  orderReference,
  referenceHashes,
} from '../rules/references.js';
import type { DraftCheck, LineCheck } from '../rules/rule.js';
import type { RuleSet } from './rule-set.js';
import { nominalUnits, oneLevy, taxTotalsAgree } from '../rules/tax-total.js';
import {
  lineWithholdingBases,
  lineWithholdings,
  noLineWithholdings,
  withholdingBases,
  withholdings,
  withholdingsAgree,
} from '../rules/withholding.js';

/** Rules of a kind of document. */
export interface KindRules<Draft> extends RuleSet {
  /** Checks of a whole request, in the order of their faults. */
  readonly checks: readonly DraftCheck<Draft>[];
}

/** Checks that every kind has between its date and its totals. */
const headerChecks: readonly DraftCheck[] = [
  currencyCode,
  exchangeRate,
  alternativeExchangeRate,
  paymentMeans,
  additionalPaymentMeans,
  paymentTerms,
  instalmentsFit,
  orderReference,
  documentReferences,
  referenceHashes,
  invoicePeriod,
  delivery,
  deliveryTerms,
  documentAllowances,
  payableNotNegative,
];

/** Checks that every kind has last. */
const closingChecks: readonly DraftCheck[] = [nominalUnits, oneLevy, taxTotalsAgree, simulate];

const invoiceChecks: readonly DraftCheck<InvoiceDraft>[] = [
  customerChoice,
  inlineCustomer,
  operationType,
  typeCode,
  aiuContract,
  mandateLines,
  issueTime,
  ...headerChecks,
  withholdings,
  withholdingsAgree,
  withholdingBases,
  prepaid,
  prepaidTotal,
  ...closingChecks,
];

/** Checks that both kinds of notes have after those of the correction. */
export const noteChecks: readonly DraftCheck<NoteDraft>[] = [
  onePeriod,
  noLineWithholdings,
  customerChoice,
  inlineCustomer,
  aiuContract,
  noteIssueTime,
  ...headerChecks,
  ...closingChecks,
];

/** Checks of a sale over the counter. Those on what its schema does not have find nothing. */
export const saleChecks: readonly DraftCheck[] = [
  customerChoice,
  inlineCustomer,
  noteIssueTime,
  ...headerChecks,
  ...closingChecks,
];

export const invoiceRules: KindRules<InvoiceDraft> = { letter: 'F', documents: 'invoices', checks: invoiceChecks };

/** Checks of each line of any document. */
export const lineChecks: readonly LineCheck[] = [
  quantityPositive,
  lineUnit,
  lineAmount,
  referencePrice,
  lineAllowances,
  lineTaxesOnce,
  levyName,
  taxBase,
  productCode,
  unspsc,
  itemProperties,
  lineWithholdings,
  lineWithholdingBases,
  mandate,
  linePeriod,
  lineReferences,
  lineDelivery,
  lineDeliveryTerms,
];
