import { discountReasonOf } from '../../catalogs/api-codes.js';
import { discountReasonCodes } from '../../catalogs/code-lists.js';
import type { AllowanceChargeDraft, CommonDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount, type Decimal, decimal, percentOf, total, ZERO } from '../../values/money.js';
import { allowanceAgrees, payableAmount } from '../../document/rules/allowance.js';
import { grossAmount } from '../../document/rules/line.js';
import type { DocumentRule, LineRule } from './rule.js';
import { TOLERANCE } from '../../document/rules/tolerance.js';
import { unknownCode } from './unknown-code.js';

/** Faults of one discount or charge; `usualBase` is used where it names no base. */
const itemFaults = (item: AllowanceChargeDraft, usualBase: Decimal, at: string): Fault[] => {
  const faults: Fault[] = [];
  if (item.reason_code !== undefined && discountReasonOf(item.reason_code) === undefined)
    faults.push(unknownCode(`${at}/reason_code`, item.reason_code, discountReasonCodes));
  if (item.rate !== undefined) {
    const base = item.base === undefined ? usualBase : decimal(item.base);
    if (!allowanceAgrees(decimal(item.amount), base, item.rate)) {
      const computed = percentOf(base, item.rate);
      faults.push(
        fault(
          `${at}/amount`,
          'amount_mismatch',
          {
            en: `${item.rate} % of ${amount(base)} is ${amount(computed)}, not ${item.amount} (tolerance ${TOLERANCE}).`,
            es: `El ${item.rate} % de ${amount(base)} es ${amount(computed)}, no ${item.amount} (tolerancia ${TOLERANCE}).`,
          },
          {
            fix: {
              en: `Write "${amount(computed)}", or leave rate out if the amount was agreed.`,
              es: `Escriba "${amount(computed)}", u omita rate si el valor fue acordado.`,
            },
          },
        ),
      );
    }
  }
  return faults;
};

const listFaults = (items: readonly AllowanceChargeDraft[] | undefined, usualBase: Decimal, at: string): Fault[] =>
  (items ?? []).flatMap((item, index) => itemFaults(item, usualBase, `${at}/${index}`));

export const lineAllowances: LineRule = {
  reads: ['allowances', 'charges', 'quantity', 'unit_price'],
  check: (line, at) => {
    if (line.allowances === undefined && line.charges === undefined) return [];
    const gross = grossAmount({ quantity: line.quantity, unitPrice: line.unit_price });
    return [
      ...listFaults(line.allowances, gross, `${at}/allowances`),
      ...listFaults(line.charges, gross, `${at}/charges`),
    ];
  },
};

const lineSum = (draft: CommonDraft): Decimal => total(draft.lines.map((line) => line.line_extension_amount));

export const documentAllowances: DocumentRule = {
  reads: ['allowances', 'charges', 'lines'],
  check: (draft) => {
    if (draft.allowances === undefined && draft.charges === undefined) return [];
    const base = lineSum(draft);
    return [...listFaults(draft.allowances, base, '#/allowances'), ...listFaults(draft.charges, base, '#/charges')];
  },
};

/** What is to be paid (FAU14). */
export const payableOf = (draft: CommonDraft): Decimal =>
  payableAmount({
    taxInclusive: lineSum(draft).plus(total(draft.lines.flatMap((line) => (line.taxes ?? []).map((tax) => tax.value)))),
    allowances: total((draft.allowances ?? []).map((item) => item.amount)),
    charges: total((draft.charges ?? []).map((item) => item.amount)),
  });

/** VLR01: the payable amount, like every amount of a document, is not negative. */
export const payableNotNegative: DocumentRule = {
  reads: ['allowances', 'charges', 'lines'],
  check: (draft) =>
    draft.allowances !== undefined && payableOf(draft).lt(ZERO)
      ? [
          fault(
            '#/allowances',
            'payable_negative',
            {
              en: 'The discounts are greater than the whole invoice.',
              es: 'Los descuentos superan el total de la factura.',
            },
            {
              fix: {
                en: 'Write discounts of at most the total with taxes and charges.',
                es: 'Escriba descuentos que no superen el total con tributos y cargos.',
              },
              rule: 'VLR01',
            },
          ),
        ]
      : [],
};
