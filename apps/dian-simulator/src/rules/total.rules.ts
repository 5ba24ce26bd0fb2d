import { attributeOf, children, find, textAt, type XmlElement } from '../xml/xml.js';
import { type Big, decimal, isAbout, sum } from '../document/amounts.js';
import { PRICE_TYPES, PRODUCT_STANDARDS } from '../document/catalogs.js';
import { type DocumentLine, QUANTITY, type SalesDocument, type TaxTotal } from '../document/document.js';
import { notice, rule, type Rule } from './rule.js';

type TotalName = `cbc:${string}`;

const total = ({ totals }: SalesDocument, name: TotalName): Big => decimal(textAt(totals, name));

const lineTaxes = ({ lines }: SalesDocument): TaxTotal[] => lines.flatMap(({ taxTotals }) => taxTotals);

const amountOf = (taxTotals: readonly TaxTotal[], code: string): Big =>
  sum(taxTotals.filter((total) => total.code === code).map(({ amount }) => amount));

const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** XML Schema's booleans. */
const isTrue = (text: string): boolean => text === 'true' || text === '1';

/** Sum of the header's (or a line's) discounts or charges. */
const allowanceCharges = (element: XmlElement, which: 'discounts' | 'charges'): Big =>
  sum(
    children(element, 'cac:AllowanceCharge')
      .filter((item) => isTrue(textAt(item, 'cbc:ChargeIndicator')) === (which === 'charges'))
      .map((item) => decimal(textAt(item, 'cbc:Amount'))),
  );

const sumsUp = ({ amount, subtotals }: TaxTotal): boolean =>
  isAbout(amount, sum(subtotals.map((subtotal) => subtotal.amount)));

const isByRate = ({ subtotals }: TaxTotal): boolean =>
  subtotals.every(
    ({ percent, taxable, amount }) => percent === null || isAbout(amount, taxable.times(percent).div(100)),
  );

const hasOneSubtotalPerRate = ({ subtotals }: TaxTotal): boolean =>
  isDistinct(subtotals.map(({ code, rate }) => `${code} ${rate}`));

/** Σ bases, once for each tax on a line: every TaxableAmount of the lines. */
const taxableAmountHolds = (document: SalesDocument): boolean => {
  const bases = lineTaxes(document).flatMap(({ subtotals }) => subtotals.map(({ taxable }) => taxable));
  return isAbout(total(document, 'cbc:TaxExclusiveAmount'), sum(bases));
};

/** With and without what was prepaid: of the two readings neither is certain. */
const payableAmountHolds = (document: SalesDocument): boolean => {
  const payable = total(document, 'cbc:PayableAmount').minus(total(document, 'cbc:PayableRoundingAmount'));
  const whole = total(document, 'cbc:TaxInclusiveAmount')
    .minus(total(document, 'cbc:AllowanceTotalAmount'))
    .plus(total(document, 'cbc:ChargeTotalAmount'));
  return isAbout(payable, whole) || isAbout(payable, whole.minus(total(document, 'cbc:PrepaidAmount')));
};

const isFree = ({ element }: DocumentLine): boolean => isTrue(textAt(element, 'cbc:FreeOfChargeIndicator'));

const lineAmountHolds = (line: DocumentLine, quantityName: TotalName): boolean => {
  const { element, amount } = line;
  const gross = decimal(textAt(element, quantityName)).times(decimal(textAt(element, 'cac:Price', 'cbc:PriceAmount')));
  const net = gross.minus(allowanceCharges(element, 'discounts')).plus(allowanceCharges(element, 'charges'));
  return isAbout(amount, net) || (isFree(line) && amount.eq(0));
};

const everyLine = (id: string, text: string, holds: (line: DocumentLine, document: SalesDocument) => boolean): Rule =>
  rule(id, text, (document) => document.lines.every((line) => holds(line, document)));

const productCode = ({ element }: DocumentLine): XmlElement | undefined =>
  find(element, 'cac:Item', 'cac:StandardItemIdentification', 'cbc:ID');
const standardOf = (line: DocumentLine): string => attributeOf(productCode(line), 'schemeID') ?? '';

export const TOTAL_RULES: readonly Rule[] = [
  rule('FAS01a', 'Hay más de un TaxTotal de un mismo tributo.', ({ taxTotals }) =>
    isDistinct(taxTotals.map(({ code }) => code)),
  ),
  rule('FAS01b', 'Un tributo de la cabecera no es la suma del de las líneas.', (document) => {
    const ofLines = lineTaxes(document);
    return document.taxTotals.every(
      ({ code, amount }) => ofLines.some((total) => total.code === code) && isAbout(amount, amountOf(ofLines, code)),
    );
  }),
  rule('FAS02', 'El valor de un tributo no es la suma de sus tarifas.', ({ taxTotals }) => taxTotals.every(sumsUp)),
  rule('FAS04', 'Hay más de un TaxSubtotal de una misma tarifa.', ({ taxTotals }) =>
    taxTotals.every(hasOneSubtotalPerRate),
  ),
  rule('FAS07', 'Un tributo no es su base por su tarifa.', ({ taxTotals }) => taxTotals.every(isByRate)),
  everyLine('FAX01', 'Hay más de un TaxTotal de un mismo tributo en una línea.', ({ taxTotals }) =>
    isDistinct(taxTotals.map(({ code }) => code)),
  ),
  everyLine('FAX02', 'El tributo de una línea no es la suma de sus tarifas.', ({ taxTotals }) =>
    taxTotals.every(sumsUp),
  ),
  everyLine('FAX07', 'El tributo de una línea no es su base por su tarifa.', ({ taxTotals }) =>
    taxTotals.every(isByRate),
  ),

  rule('FAU02', 'LineExtensionAmount no es la suma de las líneas.', (document) =>
    isAbout(total(document, 'cbc:LineExtensionAmount'), sum(document.lines.map(({ amount }) => amount))),
  ),
  rule('FAU04', 'TaxExclusiveAmount no es la suma de las bases gravables.', taxableAmountHolds),
  rule('FAU06', 'TaxInclusiveAmount no es el valor bruto más los tributos.', (document) => {
    const taxes = sum(document.taxTotals.map(({ amount }) => amount));
    return isAbout(total(document, 'cbc:TaxInclusiveAmount'), total(document, 'cbc:LineExtensionAmount').plus(taxes));
  }),
  rule('FAU08', 'AllowanceTotalAmount no es la suma de los descuentos.', (document) =>
    isAbout(total(document, 'cbc:AllowanceTotalAmount'), allowanceCharges(document.root, 'discounts')),
  ),
  rule('FAU10', 'ChargeTotalAmount no es la suma de los cargos.', (document) =>
    isAbout(total(document, 'cbc:ChargeTotalAmount'), allowanceCharges(document.root, 'charges')),
  ),
  rule('FAU14', 'PayableAmount no corresponde a los totales.', payableAmountHolds),

  rule('FAV01', 'Dos líneas tienen el mismo número.', ({ lines }) =>
    isDistinct(lines.map(({ element }) => textAt(element, 'cbc:ID'))),
  ),
  everyLine(
    'FAV04b',
    'Una línea no dice su cantidad con su unidad, o regala algo sin decir su precio de referencia.',
    (line, { kind }) => {
      const reference = find(line.element, 'cac:PricingReference', 'cac:AlternativeConditionPrice');
      const isPriced = !isFree(line) || PRICE_TYPES.includes(textAt(reference, 'cbc:PriceTypeCode'));
      const quantity = find(line.element, QUANTITY[kind]);
      return textAt(quantity) !== '' && (attributeOf(quantity, 'unitCode') ?? '') !== '' && isPriced;
    },
  ),
  everyLine(
    'FAV05',
    'El valor de una línea no es cantidad por precio, menos descuentos, más cargos.',
    (line, { kind }) => lineAmountHolds(line, QUANTITY[kind]),
  ),
  everyLine('FAZ02', 'El código de un artículo no es de un estándar de la lista.', (line) =>
    PRODUCT_STANDARDS.has(standardOf(line)),
  ),
  notice('FAZ09', 'El código de un artículo no tiene la forma de su estándar.', ({ lines }) =>
    lines.every((line) => PRODUCT_STANDARDS.get(standardOf(line))?.test(textAt(productCode(line))) ?? true),
  ),
];
