import { type Big, decimal, isAbout, sum } from '../document/amounts.js';
import type { AllowanceCharge, SalesDocument } from '../document/document.js';
import { children, textAt } from '../xml/xml.js';
import { type Knowledge, reject, type Rule, type RuleFacts } from './rule.js';

// FAU: the totals. A missing group reads as zeros: a debit note with LegalMonetaryTotal breaks DAD06, DAU02, 04 and 06.

type TotalName = `cbc:${string}Amount`;

const total = ({ totals }: SalesDocument, name: TotalName): Big => decimal(textAt(totals, name));

export const discountsOf = (items: readonly AllowanceCharge[]): Big =>
  sum(items.filter(({ isCharge }) => !isCharge).map(({ amount }) => amount));
export const chargesOf = (items: readonly AllowanceCharge[]): Big =>
  sum(items.filter(({ isCharge }) => isCharge).map(({ amount }) => amount));

/** The base of a line counts once: that of its first TaxTotal. An excluded line has none. */
const firstBases = ({ lines }: SalesDocument): Big =>
  sum(lines.flatMap(({ taxTotals: [first] }) => first?.subtotals.map(({ taxable }) => taxable) ?? []));

const payable = (document: SalesDocument): Big =>
  total(document, 'cbc:TaxInclusiveAmount')
    .minus(total(document, 'cbc:AllowanceTotalAmount'))
    .plus(total(document, 'cbc:ChargeTotalAmount'));

const payableHolds = (document: SalesDocument, { readings: { prepaid, tolerance } }: Knowledge): boolean => {
  const stated = total(document, 'cbc:PayableAmount');
  const whole = payable(document);
  const rest = whole.minus(total(document, 'cbc:PrepaidAmount'));
  return (
    (prepaid !== 'subtracted' && isAbout(stated, whole, tolerance)) ||
    (prepaid !== 'not_subtracted' && isAbout(stated, rest, tolerance))
  );
};

const totalRule = (
  { name, ...row }: Omit<RuleFacts, 'severity' | 'where'> & { name: TotalName; message: string },
  expected: (document: SalesDocument) => Big,
): Rule =>
  reject({
    ...row,
    switchable: 'tolerance',
    where: `/*/cac:LegalMonetaryTotal/${name} (debit note: cac:RequestedMonetaryTotal)`,
    holds: (document, { readings: { tolerance } }) => isAbout(total(document, name), expected(document), tolerance),
  });

export const TOTAL_RULES: readonly Rule[] = [
  totalRule(
    {
      ...{ id: 'FAU02', name: 'cbc:LineExtensionAmount', grade: 'Q', source: 'VX l.22411' },
      condition: 'is the sum of the lines’ LineExtensionAmount',
      message: 'Valor Bruto antes de tributos no es la suma de los valores de las líneas.',
    },
    ({ lines }) => sum(lines.map(({ amount }) => amount)),
  ),
  totalRule(
    {
      ...{ id: 'FAU04', name: 'cbc:TaxExclusiveAmount', grade: 'L' },
      source: 'VX l.22432, prod 2026-08-17; LEX 2026-09; COF; FEL',
      condition: 'is the sum of TaxableAmount of each line’s first TaxTotal',
      message: 'Base Imponible es distinto a la suma de los valores de las bases imponibles de todas las líneas.',
    },
    firstBases,
  ),
  totalRule(
    {
      ...{ id: 'FAU06', name: 'cbc:TaxInclusiveAmount', grade: 'Q', source: 'VX l.22475, l.13015' },
      condition: 'is LineExtensionAmount + the header’s TaxTotal/TaxAmount',
      message: 'Valor Bruto más tributos no es la suma de Valor Bruto y tributos.',
    },
    (document) => total(document, 'cbc:LineExtensionAmount').plus(sum(document.taxTotals.map(({ amount }) => amount))),
  ),
  totalRule(
    {
      ...{ id: 'FAU08', name: 'cbc:AllowanceTotalAmount', grade: 'Q', source: 'VX l.22514' },
      condition: 'is the sum of the header’s discounts',
      message: 'Total de descuentos no es la suma de los descuentos del documento.',
    },
    ({ allowanceCharges }) => discountsOf(allowanceCharges),
  ),
  totalRule(
    {
      ...{ id: 'FAU10', name: 'cbc:ChargeTotalAmount', grade: 'Q', source: 'VX' },
      condition: 'is the sum of the header’s charges',
      message: 'Total de cargos no es la suma de los cargos del documento.',
    },
    ({ allowanceCharges }) => chargesOf(allowanceCharges),
  ),
  totalRule(
    {
      ...{ id: 'FAU12', name: 'cbc:PrepaidAmount', grade: 'Q', source: 'VX' },
      condition: 'is the sum of PrepaidPayment/PaidAmount',
      message: 'Total de anticipos no es la suma de los anticipos.',
    },
    ({ root }) =>
      sum(children(root, 'cac:PrepaidPayment').map((payment) => decimal(textAt(payment, 'cbc:PaidAmount')))),
  ),
  reject({
    ...{ id: 'FAU14', grade: 'Q', source: 'VX l.22621, l.8869; ODOO, SIM, FISC', switchable: 'prepaid' },
    where: '/*/cac:LegalMonetaryTotal/cbc:PayableAmount (debit note: cac:RequestedMonetaryTotal)',
    condition: 'is TaxInclusiveAmount − AllowanceTotalAmount + ChargeTotalAmount; PrepaidAmount is not subtracted',
    message: 'Valor a Pagar no es el Valor Bruto más tributos, menos los descuentos, más los cargos.',
    holds: payableHolds,
  }),
];
