import { agrees, type Decimal, decimal } from '@rubrica/fiscal';
import type { SupplierDocument } from '../supplier-document/supplier-document.js';

/** Tells whether lines, taxes and totals agree, within DIAN's tolerance (annex 1.9 §6.7). */
export const amountsAgree = ({ lines, totals }: SupplierDocument): boolean => {
  const stated = (name: Exclude<keyof typeof totals, 'taxes'>): Decimal => decimal(totals[name]);
  const ofLines = sum(lines.map((line) => line.line_extension_amount));
  const ofTaxes = sum(totals.taxes.map(({ value }) => value));
  const payable = stated('tax_inclusive_amount')
    .minus(stated('allowance_total'))
    .plus(stated('charge_total'))
    .plus(stated('rounding_amount'));
  return (
    agrees(stated('line_extension_amount'), ofLines) &&
    agrees(stated('tax_inclusive_amount'), ofLines.plus(ofTaxes)) &&
    // DIAN's rule FAU14 leaves prepayments out; some suppliers subtract them.
    [payable, payable.minus(stated('prepaid_amount'))].some((amount) => agrees(stated('payable_amount'), amount))
  );
};

const sum = (amounts: readonly string[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(decimal(amount)), decimal('0'));
