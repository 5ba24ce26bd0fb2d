import type { AllowanceCharge } from '@rubrica/fiscal';
import { type Attributes, each, none, type Xml } from '@rubrica/xml';
import { cac, cbc } from '../vocabulary/vocabulary.js';

/** Allowances, then charges, numbered through. */
export const allowanceCharges = (
  of: { readonly allowances: readonly AllowanceCharge[]; readonly charges: readonly AllowanceCharge[] },
  money: Attributes,
): Xml =>
  of.allowances.length + of.charges.length === 0
    ? none
    : each([...of.allowances, ...of.charges], (item, index) =>
        cac.AllowanceCharge(
          cbc.ID(String(index + 1)),
          cbc.ChargeIndicator(index < of.allowances.length ? 'false' : 'true'),
          cbc.AllowanceChargeReasonCode(item.reasonCode),
          cbc.AllowanceChargeReason(item.reason),
          cbc.MultiplierFactorNumeric(item.rate),
          cbc.Amount(item.amount, money),
          cbc.BaseAmount(item.base, money),
        ),
      );
