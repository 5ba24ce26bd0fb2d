import type { AllowanceCharge } from '@rubrica/fiscal';
import { type Attributes, each, none, type Xml } from '@rubrica/xml';
import { cac, cbc } from '../vocabulary/vocabulary.js';

/** Writes the allowances, then the charges, with one sequence of numbers for both. */
export const allowanceCharges = (
  {
    allowances,
    charges,
  }: { readonly allowances: readonly AllowanceCharge[]; readonly charges: readonly AllowanceCharge[] },
  money: Attributes,
): Xml =>
  allowances.length + charges.length === 0
    ? none
    : each([...allowances, ...charges], (item, index) =>
        cac.AllowanceCharge(
          cbc.ID(String(index + 1)),
          cbc.ChargeIndicator(index < allowances.length ? 'false' : 'true'),
          cbc.AllowanceChargeReasonCode(item.reasonCode),
          cbc.AllowanceChargeReason(item.reason),
          cbc.MultiplierFactorNumeric(item.rate),
          cbc.Amount(item.amount, money),
          cbc.BaseAmount(item.base, money),
        ),
      );
