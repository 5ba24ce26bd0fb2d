import { amount, apiOperationType, apiPaymentMeansCode, apiTaxCode, decimal } from '@rubrica/fiscal';
import { elementAt, elementsAt, textAt } from '@rubrica/ubl';
import { type ForeignElement, UnreadableXml } from '@rubrica/xml';
import { isDocument } from '../opening/container.js';
import { allowancesAt, readLines, taxesAt } from './read-line.js';
import { readParty } from './read-party.js';
import { amountAt, issuedAt, textOrNull, textsAt } from './received-values.js';
import type { ReceivedTotals, SupplierDocument } from './supplier-document.js';

/** Reads an invoice or a note that anybody wrote, without judging it. Throws UnreadableXml for any other document. */
export const readSupplierDocument = (document: ForeignElement): SupplierDocument => {
  if (!isDocument(document)) throw new UnreadableXml('neither an invoice nor a note');
  const typeCode = typeCodeOf(document);
  const number = textAt(document, 'ID');
  const order = elementAt(document, 'OrderReference');
  const reference = elementAt(document, 'BillingReference', 'InvoiceDocumentReference');
  const discrepancy = elementAt(document, 'DiscrepancyResponse');
  const customization = textAt(document, 'CustomizationID');
  return {
    number,
    prefix: prefixOf(document, number),
    cufe: textAt(document, 'UUID').toLowerCase(),
    type_code: typeCode,
    operation_type: customization === '' ? null : operationType(customization, typeCode),
    environment: textAt(document, 'ProfileExecutionID') === '1' ? 'production' : 'habilitacion',
    issued_at: issuedAt(document),
    supplier: readParty(elementAt(document, 'AccountingSupplierParty')),
    customer: readParty(elementAt(document, 'AccountingCustomerParty')),
    currency: textAt(document, 'DocumentCurrencyCode'),
    payment_means: paymentMeansOf(document),
    notes: textsAt(document, 'Note'),
    order_reference: order ? { id: textAt(order, 'ID'), date: textOrNull(order, 'IssueDate') } : null,
    billing_reference: reference
      ? {
          number: textAt(reference, 'ID'),
          cufe: textOrNull(reference, 'UUID'),
          issue_date: textOrNull(reference, 'IssueDate'),
        }
      : null,
    reason_code: textOrNull(discrepancy, 'ResponseCode'),
    reason: textOrNull(discrepancy, 'Description'),
    lines: readLines(document),
    ...allowancesAt(document),
    withholdings: taxesAt(document, 'WithholdingTaxTotal'),
    prepaid: elementsAt(document, 'PrepaidPayment').map((payment) => ({
      amount: amountAt(payment, 'PaidAmount'),
      received_on: textOrNull(payment, 'ReceivedDate'),
    })),
    totals: totalsOf(document),
  };
};

/** Notes have no type code, or one that only repeats their root. */
const TYPE_OF_NOTE: Readonly<Record<string, string>> = { CreditNote: '91', DebitNote: '92' };

const typeCodeOf = (document: ForeignElement): string =>
  textAt(document, 'CreditNoteTypeCode') || (TYPE_OF_NOTE[document.name] ?? textAt(document, 'InvoiceTypeCode'));

const operationType = (customizationId: string, typeCode: string): string =>
  typeCode.startsWith('0') ? apiOperationType(customizationId, typeCode === '02') : customizationId;

const prefixOf = (document: ForeignElement, number: string): string | null => {
  const stated = elementsAt(elementAt(document, 'UBLExtensions'), 'UBLExtension')
    .map((extension) =>
      textAt(extension, 'ExtensionContent', 'DianExtensions', 'InvoiceControl', 'AuthorizedInvoices', 'Prefix'),
    )
    .find(Boolean);
  return stated ?? (/^[A-Za-z]+/.exec(number)?.[0] || null);
};

/** Of several payment means the first: all have the same form, at once or on credit. */
const paymentMeansOf = (document: ForeignElement): SupplierDocument['payment_means'] => {
  const means = elementAt(document, 'PaymentMeans');
  if (!means) return null;
  const code = textOrNull(means, 'PaymentMeansCode');
  return {
    code: code && apiPaymentMeansCode(code),
    type: textAt(means, 'ID'),
    due_date: textOrNull(means, 'PaymentDueDate') ?? textOrNull(document, 'DueDate'),
  };
};

const totalsOf = (document: ForeignElement): ReceivedTotals => {
  const totals = elementAt(document, 'LegalMonetaryTotal') ?? elementAt(document, 'RequestedMonetaryTotal');
  return {
    line_extension_amount: amountAt(totals, 'LineExtensionAmount'),
    tax_exclusive_amount: amountAt(totals, 'TaxExclusiveAmount'),
    tax_inclusive_amount: amountAt(totals, 'TaxInclusiveAmount'),
    allowance_total: amountAt(totals, 'AllowanceTotalAmount'),
    charge_total: amountAt(totals, 'ChargeTotalAmount'),
    prepaid_amount: amountAt(totals, 'PrepaidAmount'),
    payable_amount: amountAt(totals, 'PayableAmount'),
    rounding_amount: amountAt(totals, 'PayableRoundingAmount'),
    taxes: elementsAt(document, 'TaxTotal').map((total) => ({
      code: apiTaxCode(textAt(total, 'TaxSubtotal', 'TaxCategory', 'TaxScheme', 'ID')),
      base: amount(sumOf(elementsAt(total, 'TaxSubtotal').map((subtotal) => amountAt(subtotal, 'TaxableAmount')))),
      value: amountAt(total, 'TaxAmount'),
    })),
  };
};

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, each) => sum.plus(decimal(each)), decimal('0'));
