import type { ExchangeRate, FiscalDocument, MonetaryTotal } from '@rubrica/fiscal';
import { type Attributes, attributes, type Branch, each, none, type Xml } from '@rubrica/xml';
import { documentReference } from './document-reference.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';

const currencyList = attributes({
  listAgencyID: '6',
  listAgencyName: 'United Nations Economic Commission for Europe',
  listID: 'ISO 4217 Alpha',
});

export const ublVersion = cbc.UBLVersionID('UBL 2.1');

/** Attributes of every amount in the document: its currency. */
export const moneyOf = (document: FiscalDocument): Attributes => attributes({ currencyID: document.currency });

/** Elements from UBLVersionID to IssueTime, which all roots have in common. */
export const identity = (document: FiscalDocument): readonly Xml[] => [
  ublVersion,
  cbc.CustomizationID(document.customizationId),
  cbc.ProfileID(document.profileId),
  cbc.ProfileExecutionID(document.environment),
  cbc.ID(document.number),
  cbc.UUID(document.uuid, attributes({ schemeID: document.environment, schemeName: document.uuidScheme })),
  cbc.IssueDate(document.issueDate),
  cbc.IssueTime(document.issueTime),
];

export const notes = (document: FiscalDocument): Xml => each(document.notes, (note) => cbc.Note(note));

export const currency = (document: FiscalDocument): Xml => cbc.DocumentCurrencyCode(document.currency, currencyList);

export const lineCount = (document: FiscalDocument): Xml => cbc.LineCountNumeric(String(document.lines.length));

export const discrepancy = ({ discrepancy, billingReference }: FiscalDocument): Xml =>
  discrepancy === null
    ? none
    : cac.DiscrepancyResponse(
        cbc.ReferenceID(billingReference?.number),
        cbc.ResponseCode(discrepancy.reasonCode),
        cbc.Description(discrepancy.reason),
      );

export const billingReference = ({ billingReference: reference }: FiscalDocument): Xml =>
  reference === null ? none : cac.BillingReference(documentReference(cac.InvoiceDocumentReference, reference));

export const paymentMeans = ({ paymentMeans, additionalPaymentMeans }: FiscalDocument): Xml =>
  each([paymentMeans, ...additionalPaymentMeans], (means) =>
    cac.PaymentMeans(
      cbc.ID(means.form),
      cbc.PaymentMeansCode(means.code),
      cbc.PaymentDueDate(means.dueDate),
      cbc.PaymentID(means.paymentId),
    ),
  );

export const paymentTerms = ({ paymentTerms }: FiscalDocument, money: Attributes): Xml =>
  each(paymentTerms, (terms) =>
    cac.PaymentTerms(
      cbc.Note(terms.note),
      cbc.SettlementDiscountPercent(terms.settlementDiscountPercent),
      cbc.PenaltySurchargePercent(terms.penaltySurchargePercent),
      cbc.Amount(terms.amount, money),
      cbc.PaymentDueDate(terms.dueDate),
    ),
  );

export const prepaidPayments = (document: FiscalDocument, money: Attributes): Xml =>
  each(document.prepaid, (payment, index) =>
    cac.PrepaidPayment(
      cbc.ID(payment.id ?? String(index + 1)),
      cbc.PaidAmount(payment.amount, money),
      cbc.ReceivedDate(payment.receivedOn),
      cbc.PaidDate(payment.paidDate),
      cbc.PaidTime(payment.paidTime),
      cbc.InstructionID(payment.instructionId),
    ),
  );

/**
 * Writes how many pesos one unit of the foreign currency is worth: that of the document, else, of a document in pesos,
 * the one that was agreed. FAR02: the source is the document's currency. The further currency of payment stands behind.
 */
export const exchangeRates = ({ currency, exchangeRate, paymentAlternativeExchangeRate }: FiscalDocument): Xml =>
  (rateOf(cac.PaymentExchangeRate, currency, exchangeRate) +
    rateOf(cac.PaymentAlternativeExchangeRate, currency, paymentAlternativeExchangeRate)) as Xml;

const rateOf = (element: Branch, currency: string, exchangeRate: ExchangeRate | null): Xml =>
  exchangeRate === null
    ? none
    : element(
        cbc.SourceCurrencyCode(currency),
        cbc.SourceCurrencyBaseRate('1.00'),
        cbc.TargetCurrencyCode(exchangeRate.currency ?? 'COP'),
        cbc.TargetCurrencyBaseRate('1.00'),
        cbc.CalculationRate(exchangeRate.rate),
        cbc.Date(exchangeRate.date),
      );

const unlessZero = (amount: string): string | null => (/[1-9]/.test(amount) ? amount : null);

/** Children of LegalMonetaryTotal or RequestedMonetaryTotal. */
export const monetaryTotal = (totals: MonetaryTotal, money: Attributes): readonly Xml[] => [
  cbc.LineExtensionAmount(totals.lineExtensionAmount, money),
  cbc.TaxExclusiveAmount(totals.taxExclusiveAmount, money),
  cbc.TaxInclusiveAmount(totals.taxInclusiveAmount, money),
  cbc.AllowanceTotalAmount(unlessZero(totals.allowanceTotal), money),
  cbc.ChargeTotalAmount(unlessZero(totals.chargeTotal), money),
  cbc.PrepaidAmount(unlessZero(totals.prepaidAmount), money),
  cbc.PayableAmount(totals.payableAmount, money),
];
