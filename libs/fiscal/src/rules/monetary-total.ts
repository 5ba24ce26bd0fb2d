import { allowanceAgrees, payableAmount } from '../document/allowance.js';
import type { AllowanceCharge, FiscalDocument } from '../document/fiscal-document.js';
import { TOLERANCE } from '../document/tolerance.js';
import { amount, type Decimal, decimal, total } from '../values/money.js';
import type { Words } from '../values/words.js';
import { type DianRule, type ComposedCheck, type Objection, rule, unless, written } from './rule.js';

export const sumOf = (items: readonly { readonly amount: string }[]): Decimal =>
  total(items.map((item) => item.amount));

/** Objects to a total that is not exactly the sum of the document's own amounts. */
export const same = (given: string, right: Decimal, what: Words, pointer?: string): readonly Objection[] =>
  unless(
    decimal(given).eq(right),
    () => ({ en: `${what.en} is ${amount(right)}, not ${given}.`, es: `${what.es} da ${amount(right)}, no ${given}.` }),
    pointer,
  );

export const rated = (items: readonly AllowanceCharge[], at: string): readonly Objection[] =>
  items.flatMap(({ rate, base, amount: given }, index) =>
    unless(
      allowanceAgrees(decimal(given), decimal(base), rate),
      () => ({
        en: `${rate} % of ${base} is not ${given} (tolerance ${TOLERANCE}).`,
        es: `El ${rate} % de ${base} no es ${given} (tolerancia ${TOLERANCE}).`,
      }),
      `${at}/${String(index)}/amount`,
    ),
  );

/** The fix of a wrong sum: the service computes the sums, so only its operator can act. */
export const ourSum = {
  fix: ['Informe al operador del servicio: él hace las sumas.', 'Tell the operator of the service: it adds up.'],
} as const;

/** The amounts of a request have no sign; a total is negative where discounts exceed it. */
const totalsNotNegative: ComposedCheck = ({ totals }) =>
  Object.values(totals)
    .filter((value) => value.startsWith('-'))
    .map((value): Objection => ({ detail: { en: `${value} is negative.`, es: `${value} es negativo.` } }));

export const noNegative: DianRule = rule(
  'VLR01',
  {
    pointer: '#/lines',
    checks: ['Ningún valor ni porcentaje es negativo.', 'No amount and no percentage is negative.'],
    cause: [
      'Un valor es menor que cero, como cuando los descuentos superan el total.',
      'A value is less than zero, as when discounts exceed the total.',
    ],
    fix: [
      'Revise los descuentos con lo acordado; para devolver dinero emita una nota crédito.',
      'Compare the discounts with what was agreed; to give money back issue a credit note.',
    ],
  },
  totalsNotNegative,
);

/** Sum of the bases in the first tax of each line, which is IVA where the line has it. */
const firstBases = (lines: FiscalDocument['lines']): Decimal =>
  total(lines.flatMap(({ taxTotals: [first] }) => (first?.subtotals ?? []).map((subtotal) => subtotal.taxableAmount)));

export const taxableTotal: DianRule = rule(
  'FAU04',
  {
    pointer: '#/lines',
    checks: [
      'TaxExclusiveAmount es la suma de las bases del primer tributo de cada línea; las exentas cuentan, las excluidas no.',
      'TaxExclusiveAmount is the sum of the bases of the first tax of each line; exempt lines count, excluded ones do not.',
    ],
    cause: ['La suma de las bases gravables no coincide.', 'The sum of the taxable bases does not agree.'],
    ...ourSum,
  },
  ({ lines, totals }) =>
    same(totals.taxExclusiveAmount, firstBases(lines), { en: 'The sum of the bases', es: 'La suma de las bases' }),
);

/** Rules on the totals of the document. */
export const monetaryTotalRules: readonly DianRule[] = [
  written(
    'FAU01',
    [
      'Los totales están en LegalMonetaryTotal; los de una nota débito, en RequestedMonetaryTotal.',
      'Totals are in LegalMonetaryTotal; those of a debit note, in RequestedMonetaryTotal.',
    ],
    '/*',
    'count(cac:LegalMonetaryTotal)=number(not(self::dn:DebitNote)) and count(cac:RequestedMonetaryTotal)=number(boolean(self::dn:DebitNote))',
  ),
  rule(
    'FAU02',
    {
      pointer: '#/lines',
      checks: ['LineExtensionAmount es la suma de las líneas.', 'LineExtensionAmount is the sum of the lines.'],
      cause: ['El valor bruto no es la suma de las líneas.', 'The gross value is not the sum of the lines.'],
      ...ourSum,
    },
    ({ lines, totals }) =>
      same(totals.lineExtensionAmount, total(lines.map((line) => line.lineExtensionAmount)), {
        en: 'The sum of the lines',
        es: 'La suma de las líneas',
      }),
  ),
  taxableTotal,
  rule(
    'FAU06',
    {
      pointer: '#/lines',
      checks: [
        'TaxInclusiveAmount es el valor bruto más los tributos.',
        'TaxInclusiveAmount is the gross value plus the taxes.',
      ],
      cause: ['El bruto más los tributos no coincide.', 'Gross value plus taxes does not agree.'],
      ...ourSum,
    },
    ({ taxTotals, totals }) =>
      same(totals.taxInclusiveAmount, decimal(totals.lineExtensionAmount).plus(sumOf(taxTotals)), {
        en: 'Lines and taxes',
        es: 'La suma de líneas y tributos',
      }),
  ),
  rule(
    'FAU08',
    {
      pointer: '#/allowances',
      checks: ['El total de descuentos es su suma.', 'The total of the discounts is their sum.'],
      cause: ['La suma de los descuentos no coincide.', 'The sum of the discounts does not agree.'],
      ...ourSum,
    },
    ({ allowances, totals }) =>
      same(totals.allowanceTotal, sumOf(allowances), {
        en: 'The sum of the discounts',
        es: 'La suma de los descuentos',
      }),
  ),
  rule(
    'FAU10',
    {
      pointer: '#/charges',
      checks: ['El total de cargos es su suma.', 'The total of the charges is their sum.'],
      cause: ['La suma de los cargos no coincide.', 'The sum of the charges does not agree.'],
      ...ourSum,
    },
    ({ charges, totals }) =>
      same(totals.chargeTotal, sumOf(charges), { en: 'The sum of the charges', es: 'La suma de los cargos' }),
  ),
  rule(
    'FAU12',
    {
      pointer: '#/prepaid',
      checks: ['El total de anticipos es su suma.', 'The total of the payments received before is their sum.'],
      cause: ['La suma de los anticipos no coincide.', 'The sum of the payments received before does not agree.'],
      ...ourSum,
    },
    ({ prepaid, totals }) =>
      same(totals.prepaidAmount, sumOf(prepaid), {
        en: 'The sum of the payments received before',
        es: 'La suma de los anticipos',
      }),
  ),
  rule(
    'FAU14',
    {
      pointer: '#/lines',
      checks: [
        'Total = bruto + tributos − descuentos + cargos; los anticipos no se restan.',
        'Payable = lines + taxes − discounts + charges; payments received before are not subtracted.',
      ],
      cause: [
        'El valor a pagar no sale de los demás totales.',
        'The amount to pay does not follow from the other totals.',
      ],
      ...ourSum,
    },
    ({ totals }) => {
      const right = payableAmount({
        taxInclusive: decimal(totals.taxInclusiveAmount),
        allowances: decimal(totals.allowanceTotal),
        charges: decimal(totals.chargeTotal),
      });
      return unless(decimal(totals.payableAmount).eq(right), () => ({
        en: `What is to be paid is ${amount(right)}, not ${totals.payableAmount}.`,
        es: `El valor por pagar es ${amount(right)}, no ${totals.payableAmount}.`,
      }));
    },
  ),
];
