import type { InvoiceDraft } from '../request/draft.js';
import type { CreditNoteDraft, DebitNoteDraft, DraftOfKind, NoteDraft } from '../request/note-draft.js';
import { aiuContract } from '../rules/aiu.js';
import { documentAllowances, lineAllowances, payableNotNegative } from '../rules/allowance.js';
import { customerChoice, inlineCustomer } from '../rules/buyer.js';
import { delivery, deliveryTerms, lineDelivery, lineDeliveryTerms } from '../rules/delivery.js';
import { alternativeExchangeRate, exchangeRate } from '../rules/exchange-rate.js';
import { currencyCode, issueTime, noteIssueTime, operationType, simulate, typeCode } from '../rules/header.js';
import { itemProperties, mandate, mandateLines, productCode, unspsc } from '../rules/item.js';
import { levyName, lineTaxesOnce, taxBase } from '../rules/line-tax.js';
import { lineAmount, lineUnit, quantityPositive, referencePrice } from '../rules/line.js';
import { annulment, correctionRules, debitNoteLines } from '../rules/note.js';
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
import type { DocumentRule, LineRule } from '../rules/rule.js';
import { nominalUnits, oneLevy, taxTotalsAgree } from '../rules/tax-total.js';
import {
  lineWithholdingBases,
  lineWithholdings,
  noLineWithholdings,
  withholdingBases,
  withholdings,
  withholdingsAgree,
} from '../rules/withholding.js';
import type { DocumentKind } from '../values/document-kind.js';

/** Checks of the body of an invoice, in the order of their faults. */
export const invoiceRules: readonly DocumentRule<InvoiceDraft>[] = [
  customerChoice,
  inlineCustomer,
  operationType,
  typeCode,
  aiuContract,
  mandateLines,
  issueTime,
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
  withholdings,
  withholdingsAgree,
  withholdingBases,
  prepaid,
  prepaidTotal,
  nominalUnits,
  oneLevy,
  taxTotalsAgree,
  simulate,
];

/** Checks that both kinds of notes have after those of the correction. */
const noteRules: readonly DocumentRule<NoteDraft>[] = [
  onePeriod,
  noLineWithholdings,
  customerChoice,
  inlineCustomer,
  aiuContract,
  noteIssueTime,
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
  nominalUnits,
  oneLevy,
  taxTotalsAgree,
  simulate,
];

export const creditNoteRules: readonly DocumentRule<CreditNoteDraft>[] = [
  ...correctionRules({ kind: 'credit_note', noun: { en: 'credit note', es: 'nota crédito' } }),
  annulment,
  ...noteRules,
];

export const debitNoteRules: readonly DocumentRule<DebitNoteDraft>[] = [
  ...correctionRules({ kind: 'debit_note', noun: { en: 'debit note', es: 'nota débito' } }),
  ...noteRules,
  debitNoteLines,
];

export const RULES_OF_KIND: { readonly [Kind in DocumentKind]: readonly DocumentRule<DraftOfKind[Kind]>[] } = {
  invoice: invoiceRules,
  credit_note: creditNoteRules,
  debit_note: debitNoteRules,
};

/** Checks of each line of any document. */
export const lineRules: readonly LineRule[] = [
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
