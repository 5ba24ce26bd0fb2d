import { apiTaxCode } from '@rubrica/fiscal';
import { elementAt, elementsAt, textAt } from '@rubrica/ubl';
import type { ForeignElement } from '@rubrica/xml';
import { amountAt, decimalOrNull, textOrNull } from './received-values.js';
import type { ReceivedAllowance, ReceivedLine, ReceivedTax } from './supplier-document.js';

/** Reads the subtotals of TaxTotal or WithholdingTaxTotal, one entry per rate. */
export const taxesAt = (element: ForeignElement, name: 'TaxTotal' | 'WithholdingTaxTotal'): ReceivedTax[] =>
  elementsAt(element, name).flatMap((total) =>
    elementsAt(total, 'TaxSubtotal').map((subtotal) => ({
      code: apiTaxCode(textAt(subtotal, 'TaxCategory', 'TaxScheme', 'ID')),
      rate: decimalOrNull(subtotal, 'TaxCategory', 'Percent') ?? decimalOrNull(subtotal, 'Percent'),
      base: decimalOrNull(subtotal, 'TaxableAmount'),
      value: amountAt(subtotal, 'TaxAmount'),
      per_unit_amount: decimalOrNull(subtotal, 'PerUnitAmount'),
      base_quantity: decimalOrNull(subtotal, 'BaseUnitMeasure'),
      unit_code: elementAt(subtotal, 'BaseUnitMeasure')?.attribute('unitCode') || null,
    })),
  );

/** Reads the discounts and charges of a document or a line. */
export const allowancesAt = (element: ForeignElement): Pick<ReceivedLine, 'allowances' | 'charges'> => {
  const all = elementsAt(element, 'AllowanceCharge');
  const isCharge = (one: ForeignElement) => textAt(one, 'ChargeIndicator') === 'true';
  return {
    allowances: all.filter((one) => !isCharge(one)).map(allowanceOf),
    charges: all.filter(isCharge).map(allowanceOf),
  };
};

const allowanceOf = (item: ForeignElement): ReceivedAllowance => ({
  reason_code: textOrNull(item, 'AllowanceChargeReasonCode'),
  reason: textOrNull(item, 'AllowanceChargeReason'),
  rate: decimalOrNull(item, 'MultiplierFactorNumeric'),
  base: decimalOrNull(item, 'BaseAmount'),
  amount: amountAt(item, 'Amount'),
});

const LINES = ['InvoiceLine', 'CreditNoteLine', 'DebitNoteLine'];
const QUANTITIES = ['InvoicedQuantity', 'CreditedQuantity', 'DebitedQuantity'];

export const readLines = (document: ForeignElement): ReceivedLine[] =>
  LINES.flatMap((name) => elementsAt(document, name)).map(readLine);

const readLine = (line: ForeignElement): ReceivedLine => {
  const item = elementAt(line, 'Item');
  const quantity = QUANTITIES.map((name) => elementAt(line, name)).find(Boolean);
  const code = elementAt(item, 'StandardItemIdentification', 'ID');
  const reference = elementAt(line, 'PricingReference', 'AlternativeConditionPrice');
  return {
    description: textAt(item, 'Description'),
    quantity: decimalOrNull(quantity),
    unit_code: quantity?.attribute('unitCode') || null,
    unit_price: decimalOrNull(line, 'Price', 'PriceAmount'),
    line_extension_amount: amountAt(line, 'LineExtensionAmount'),
    taxes: taxesAt(line, 'TaxTotal'),
    ...allowancesAt(line),
    withholdings: taxesAt(line, 'WithholdingTaxTotal'),
    product_code: code ? { standard: code.attribute('schemeID') || null, value: code.text().trim() } : null,
    brand: textOrNull(item, 'BrandName'),
    model: textOrNull(item, 'ModelName'),
    note: textOrNull(line, 'Note'),
    reference_price: reference
      ? { amount: amountAt(reference, 'PriceAmount'), type: textOrNull(reference, 'PriceTypeCode') }
      : null,
  };
};
