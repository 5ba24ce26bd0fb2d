import { type Static, Type } from '@sinclair/typebox';
import { apiTaxCode } from '../catalogs/api-codes.js';
import { documentReferences } from '../request/document-reference.js';
import { InvoiceDraft } from '../request/draft.js';
import { amount, total } from '../values/money.js';
import type { noteDraft } from '../request/note-draft.js';
import { CustomerInput } from '../request/party.js';
import { amountOf } from '../request/schema.js';
import type { ComputedDraft } from './totals.js';

const nullable = <S extends typeof CustomerInput | ReturnType<typeof Type.String>>(schema: S) =>
  Type.Union([schema, Type.Null()]);

const { operation_type, currency, payment_means, lines, numbering_range_id, notes, order_reference, delivery_terms } =
  InvoiceDraft.properties;
const { allowances, charges, withholdings, prepaid, exchange_rate, simulate, metadata } = InvoiceDraft.properties;
const { payment_alternative_exchange_rate, additional_payment_means, payment_terms, invoice_period, delivery } =
  InvoiceDraft.properties;

/** Schemas of the request's fields that the document resource shows unchanged. */
export const DocumentFields = {
  external_id: nullable(Type.String()),
  customer_id: nullable(Type.String()),
  customer: nullable(CustomerInput),
  operation_type,
  currency,
  payment_means,
  additional_payment_means,
  payment_terms,
  lines,
  numbering_range_id,
  notes,
  order_reference,
  ...documentReferences,
  invoice_period,
  delivery,
  delivery_terms,
  allowances,
  charges,
  withholdings,
  prepaid,
  exchange_rate,
  payment_alternative_exchange_rate,
  simulate,
  metadata,
};

/** `DocumentFields` of notes, with their own fields; their operation type may be left out. */
export const noteFields = ({ properties }: ReturnType<typeof noteDraft>) => {
  const { operation_type: operationType, invoice_id, billing_reference, period, reason_code, reason } = properties;
  return {
    ...DocumentFields,
    operation_type: operationType,
    invoice_id,
    billing_reference,
    period,
    reason_code,
    reason,
  };
};

/** `totals` of the document resource. */
export const DocumentTotals = Type.Object(
  {
    line_extension_amount: amountOf('Sum of the lines, without tax'),
    tax_exclusive_amount: amountOf('Sum of the bases of the taxes, rate 0 included'),
    tax_inclusive_amount: amountOf('Lines and taxes', '119000.00'),
    allowance_total: amountOf('Discounts on the document', '0.00'),
    charge_total: amountOf('Charges on the document', '0.00'),
    prepaid_amount: amountOf('Paid before', '0.00'),
    payable_amount: amountOf('What is to be paid', '119000.00'),
    taxes: Type.Array(
      Type.Object({
        code: Type.String({ description: "The API's code of the tax", examples: ['01'] }),
        base: amountOf('Sum of its bases; 0.00 of a tax by unit'),
        value: amountOf('The tax', '19000.00'),
      }),
      { description: 'One entry per tax' },
    ),
  },
  { title: 'DocumentTotals' },
);
export type DraftTotals = Static<typeof DocumentTotals>;

/** Computed totals in the API's form. */
export const draftTotals = ({ totals, taxTotals }: Pick<ComputedDraft, 'totals' | 'taxTotals'>): DraftTotals => ({
  line_extension_amount: totals.lineExtensionAmount,
  tax_exclusive_amount: totals.taxExclusiveAmount,
  tax_inclusive_amount: totals.taxInclusiveAmount,
  allowance_total: totals.allowanceTotal,
  charge_total: totals.chargeTotal,
  prepaid_amount: totals.prepaidAmount,
  payable_amount: totals.payableAmount,
  taxes: taxTotals.map((tax) => ({
    code: apiTaxCode(tax.code),
    base: amount(total(tax.subtotals.map((subtotal) => subtotal.taxableAmount))),
    value: tax.amount,
  })),
});
