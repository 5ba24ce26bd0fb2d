import { MULTIPLIED_TAXES, RATES, SUMMED_TAXES, TAXES, UNITS, WITHHOLDINGS } from '../code-list/code-lists.js';
import { type Big, decimal, hundredthOf, isAbout, sum } from '../document/amounts.js';
import type { SalesDocument, TaxSubtotal, TaxTotal } from '../document/document.js';
import { attributeOf, find, type XmlElement } from '../xml/xml.js';
import type { Readings } from './readings.js';
import { type Grade, notify, reject, type Rule } from './rule.js';

// FAS: taxes of the header. FAT: its withholdings. FAX: taxes of a line. FAY: its withholdings.

/** Tax whose PerUnitAmount is for 100 units of BaseUnitMeasure: IBUA, pesos per 100 ml. */
const PER_HUNDRED = '34';
/** Taxes whose amount is given: neither a rate nor an amount per unit. */
const GIVEN = new Set(['21', 'ZZ']);

const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

const amountByRate = (subtotal: TaxSubtotal): Big | null => {
  const { code, percent, taxableText, taxable, baseUnitMeasure, perUnitAmount } = subtotal;
  if (percent !== '') return taxableText === '' ? null : hundredthOf(taxable.times(decimal(percent)));
  if (baseUnitMeasure === '' || perUnitAmount === '') return null;
  const product = decimal(baseUnitMeasure).times(decimal(perUnitAmount));
  return code === PER_HUNDRED ? hundredthOf(product) : product;
};

/** Whether the amounts of that tax are judged: by the schematron only those of the taxes that it lists. */
const isComputed = (code: string, listed: ReadonlySet<string>, { fas07 }: Readings): boolean =>
  fas07 === 'all_taxes' || listed.has(code);

const isByRate = (subtotal: TaxSubtotal, readings: Readings): boolean => {
  const expected = isComputed(subtotal.code, MULTIPLIED_TAXES, readings) ? amountByRate(subtotal) : null;
  return expected === null || isAbout(subtotal.amount, expected, readings.tolerance);
};

const sumsUp = ({ code, amount, subtotals }: TaxTotal, readings: Readings): boolean =>
  !isComputed(code, SUMMED_TAXES, readings) ||
  (subtotals.length === 1 && subtotals[0] !== undefined
    ? isAbout(amount, subtotals[0].amount, readings.tolerance)
    : isAbout(amount, sum(subtotals.map((subtotal) => subtotal.amount)), readings.tolerance));

/** Whether a nominal tariff is one in all units, or one in each, is not known: `fas04`. */
const hasOneSubtotalPerRate = ({ subtotals }: TaxTotal, { fas04 }: Readings): boolean =>
  subtotals.length < 2 ||
  isDistinct(
    subtotals.map(({ code, percent, perUnitAmount, unit }) =>
      percent === ''
        ? `${code} ${perUnitAmount} por ${fas04 === 'per_unit' ? unit : 'unidad'}`
        : `${code} ${decimal(percent).toString()}`,
    ),
  );

/** A tax by unit has both; a tax by rate has none of them. */
const isUnitWhole = ({ code, percent, baseUnitMeasure, perUnitAmount }: TaxSubtotal): boolean =>
  percent === '' && !GIVEN.has(code)
    ? baseUnitMeasure !== '' && perUnitAmount !== ''
    : (baseUnitMeasure === '') === (perUnitAmount === '');

const isNamed = ({ code, name }: TaxSubtotal): boolean => {
  const names = TAXES.get(code);
  return names === undefined || names === null || names.some((known) => known.toLowerCase() === name.toLowerCase());
};

const isOfTable = ({ code, percent }: TaxSubtotal): boolean =>
  percent === '' || (RATES.get(code)?.has(percent) ?? true);

type Groups = (document: SalesDocument) => readonly TaxTotal[];
const headerTaxes: Groups = ({ taxTotals }) => taxTotals;
const headerWithholdings: Groups = ({ withholdings }) => withholdings;

const everyTotal =
  (groups: Groups, holds: (total: TaxTotal, readings: Readings) => boolean): Rule['holds'] =>
  (document, { readings }) =>
    groups(document).every((total) => holds(total, readings));

const everySubtotal = (groups: Groups, holds: (subtotal: TaxSubtotal, readings: Readings) => boolean) =>
  everyTotal(groups, ({ subtotals }, readings) => subtotals.every((subtotal) => holds(subtotal, readings)));

/** One group per tax: in the header, or on each line. */
const isOneEach = (totals: readonly TaxTotal[]): boolean =>
  totals.length < 2 || isDistinct(totals.map(({ code }) => code));

const lineTaxes: Groups = ({ lineTaxTotals }) => lineTaxTotals;
const lineWithholdings: Groups = ({ lineWithholdings: groups }) => groups;

/** What the rows of sums and products have in common, for one of the four places. */
const sumRules = (
  letters: 'FAS' | 'FAT' | 'FAX' | 'FAY',
  groups: Groups,
  { where, what, grade, source }: { where: string; what: string; grade: Grade; source: string },
): Rule[] => [
  reject({
    ...{ id: `${letters}02`, grade, source, switchable: 'fas07', where: `${where}/cbc:TaxAmount` },
    condition: 'is the sum of its TaxSubtotal/TaxAmount (of 01–07, 21–24)',
    message: `El valor de ${what} no es la suma de sus tarifas.`,
    holds: everyTotal(groups, sumsUp),
  }),
  reject({
    ...{ id: `${letters}04`, grade, source, switchable: 'fas04', where: `${where}/cac:TaxSubtotal` },
    condition: 'is there once for each rate; two units of one nominal tariff: met by nobody',
    message: `Hay más de un TaxSubtotal de una misma tarifa en ${what}.`,
    severityBy: ({ fas04 }) => (fas04 === 'off' ? null : 'rejection'),
    holds: everyTotal(groups, hasOneSubtotalPerRate),
  }),
  (letters === 'FAY' ? notify : reject)({
    ...{ id: `${letters}07`, grade, source, switchable: 'fas07', where: `${where}/cac:TaxSubtotal/cbc:TaxAmount` },
    condition: 'is TaxableAmount × Percent / 100 (of 01–07), or BaseUnitMeasure × PerUnitAmount (22; IBUA: / 100)',
    message: `El valor de ${what} no es su base por su tarifa.`,
    holds: everySubtotal(groups, isByRate),
  }),
];

const currencyIs = (element: XmlElement, name: 'cbc:TaxAmount' | 'cbc:TaxableAmount', currency: string): boolean => {
  const amount = find(element, name);
  return amount === undefined || attributeOf(amount, 'currencyID') === currency;
};

const HEADER = '/*/cac:TaxTotal';

const isOnLines = (subtotal: TaxSubtotal, onLines: readonly TaxTotal[]): boolean =>
  onLines.some(({ subtotals }) =>
    subtotals.some(
      ({ code, percent, name }) => code === subtotal.code && percent === subtotal.percent && name === subtotal.name,
    ),
  );

/** The rates of IVA and INC are compared as texts: 19.00, never 19 or 19.000. */
const RATE_TEXT = /^\d+\.\d\d$/;

const headerIsOfLines: Rule['holds'] = (document) => {
  const onLines = document.lineTaxTotals;
  return (
    isOneEach(document.taxTotals) &&
    document.taxTotals.every(({ code, subtotals }) =>
      code === '01' || code === '04'
        ? subtotals.every((subtotal) => RATE_TEXT.test(subtotal.percent) && isOnLines(subtotal, onLines))
        : onLines.some((total) => total.code === code),
    )
  );
};

const HEADER_TAX_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAS01a', grade: 'Q', source: 'VX p.428', where: HEADER },
    condition: 'is there for every tax that a line has',
    message: 'Hay un tributo en las líneas que no tiene un grupo TaxTotal en el documento.',
    holds: (document) => {
      const codes = new Set(document.taxTotals.map(({ code }) => code));
      return document.lines.every(({ taxTotals }) => taxTotals.every(({ code }) => codes.has(code)));
    },
  }),
  reject({
    ...{ id: 'FAS01b', grade: 'L', source: 'VX l.21971, prod 2026-08-17; LEX, FEL hab; SIM; ODOO', where: HEADER },
    condition:
      'is there once for each tax, for taxes of lines only; a rate of IVA or INC has the Percent text (19.00), ID and ' +
      'Name that it has on a line',
    message:
      'Tributo IVA (01), INC (04) informado no coincide, revisar Porcentaje, Nombre y ID; o existe mas de un grupo con ' +
      'informacion de totales para un mismo tributo.',
    holds: headerIsOfLines,
  }),
  ...sumRules('FAS', headerTaxes, {
    ...{ where: HEADER, what: 'un tributo', grade: 'Q', source: 'VX p.77–79, 428–430; SCH' },
  }),
  reject({
    ...{ id: 'FAS03', grade: 'S', source: 'SCH', where: `${HEADER}/cbc:TaxAmount/@currencyID` },
    condition: 'is the document’s currency',
    message: 'La divisa del valor de un tributo no es la del documento.',
    holds: ({ taxTotals, currency }) =>
      taxTotals.every(({ element }) => currencyIs(element, 'cbc:TaxAmount', currency)),
  }),
  reject({
    ...{ id: 'FAS06', grade: 'S', source: 'SCH', where: `${HEADER}/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID` },
    condition: 'is the document’s currency',
    message: 'La divisa de la base de un tributo no es la del documento.',
    holds: ({ taxTotals, currency }) =>
      taxTotals.every(({ subtotals }) =>
        subtotals.every(({ element }) => currencyIs(element, 'cbc:TaxableAmount', currency)),
      ),
  }),
  reject({
    ...{ id: 'FAS08', grade: 'S', source: 'SCH', where: `${HEADER}/cac:TaxSubtotal/cbc:TaxAmount/@currencyID` },
    condition: 'is the document’s currency',
    message: 'La divisa del valor de una tarifa no es la del documento.',
    holds: ({ taxTotals, currency }) =>
      taxTotals.every(({ subtotals }) =>
        subtotals.every(({ element }) => currencyIs(element, 'cbc:TaxAmount', currency)),
      ),
  }),
  reject({
    ...{ id: 'FAS05', grade: '1', source: 'annex', where: `${HEADER}/cac:TaxSubtotal/cbc:TaxableAmount` },
    condition: 'is informed, except for taxes by unit',
    message: 'Falta la base gravable de un tributo.',
    holds: everySubtotal(headerTaxes, ({ percent, taxableText }) => percent === '' || taxableText !== ''),
  }),
  reject({
    ...{ id: 'FAS09', grade: '2', source: 'SCH, FISC', where: `${HEADER}/cac:TaxSubtotal/cbc:BaseUnitMeasure` },
    condition: 'is informed with PerUnitAmount, for taxes by unit',
    message: 'Un tributo por unidad ha de informar BaseUnitMeasure y PerUnitAmount.',
    holds: everySubtotal(headerTaxes, isUnitWhole),
  }),
  reject({
    ...{
      id: 'FAS10',
      grade: '2',
      source: 'SCH, FISC',
      where: `${HEADER}/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode`,
    },
    condition: 'is in the list of units',
    message: 'La unidad de un tributo no existe en la lista de unidades.',
    holds: everySubtotal(headerTaxes, ({ baseUnitMeasure, unit }) => baseUnitMeasure === '' || UNITS.has(unit)),
  }),
  notify({
    ...{ id: 'FAS14', grade: '1', source: 'annex', where: `${HEADER}/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent` },
    condition: 'has 0 to 3 decimals',
    message: 'La tarifa de un tributo tiene más de 3 decimales.',
    holds: everySubtotal(headerTaxes, ({ percent }) => !/\.\d{4}/.test(percent)),
  }),
  reject({
    ...{ id: 'FAS16', grade: 'S', source: 'SCH', where: `${HEADER}//cac:TaxScheme/cbc:ID` },
    condition: 'is in the table of taxes',
    message: 'El identificador del tributo no está en la lista.',
    holds: everySubtotal(headerTaxes, ({ code }) => TAXES.has(code)),
  }),
  notify({
    ...{ id: 'FAS17', grade: '1', source: 'annex; SCH has none', where: `${HEADER}//cac:TaxScheme/cbc:Name` },
    ...{ condition: 'is the name of the ID', switchable: 'fas17' },
    message: 'El nombre del tributo no es el de su identificador.',
    severityBy: ({ fas17 }) => (fas17 === 'off' ? null : fas17),
    holds: everySubtotal(headerTaxes, isNamed),
  }),
  reject({
    ...{ id: 'FAT01', grade: 'Q', source: 'VX p.80', where: '/*/cac:WithholdingTaxTotal' },
    condition: 'is there once for each of 05, 06, 07',
    message: 'Hay más de un grupo de retenciones de un mismo tributo, o no es de retención.',
    holds: ({ withholdings }) => isOneEach(withholdings) && withholdings.every(({ code }) => WITHHOLDINGS.has(code)),
  }),
  ...sumRules('FAT', headerWithholdings, {
    ...{ where: '/*/cac:WithholdingTaxTotal', what: 'una retención', grade: 'Q', source: 'VX p.81–83' },
  }),
];

const LINE = '//cac:*Line/cac:TaxTotal';
const LINE_WITHHOLDING = '//cac:*Line/cac:WithholdingTaxTotal';

const LINE_TAX_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAX01', grade: 'Q', source: 'VX p.94–95, 448', where: LINE },
    condition: 'is there once for each tax of the line',
    message: 'Hay más de un TaxTotal de un mismo tributo en una línea.',
    holds: ({ lines }) => lines.every(({ taxTotals }) => isOneEach(taxTotals)),
  }),
  ...sumRules('FAX', lineTaxes, {
    ...{ where: LINE, what: 'un tributo de una línea', grade: 'Q', source: 'VX p.95–96, 449' },
  }),
  reject({
    ...{ id: 'FAX09', grade: 'Q', source: 'VX', where: `${LINE}/cac:TaxSubtotal/cbc:BaseUnitMeasure` },
    condition: 'is informed with PerUnitAmount, for taxes by unit',
    message: 'Un tributo por unidad de una línea ha de informar BaseUnitMeasure y PerUnitAmount.',
    holds: everySubtotal(lineTaxes, isUnitWhole),
  }),
  reject({
    ...{ id: 'FAX10', grade: 'I', source: 'as FAS10', where: `${LINE}/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode` },
    condition: 'is in the list of units',
    message: 'La unidad de un tributo de una línea no existe en la lista de unidades.',
    holds: everySubtotal(lineTaxes, ({ baseUnitMeasure, unit }) => baseUnitMeasure === '' || UNITS.has(unit)),
  }),
  notify({
    ...{ id: 'FAX14', grade: 'L', source: 'LEX hab 2026-09-10: INC 19 % accepted with it; SCH: FAY10, R' },
    where: `${LINE}/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent`,
    condition: 'is a text of the table of rates: IVA 0.00, 5.00, 16.00, 19.00; INC 2.00, 4.00, 8.00, 16.00',
    message: 'La tarifa del tributo de una línea no está en la lista.',
    holds: everySubtotal(lineTaxes, isOfTable),
  }),
  reject({
    ...{ id: 'FAX16', grade: 'S', source: 'SCH (as FAS16)', where: `${LINE}//cac:TaxScheme/cbc:ID` },
    condition: 'is in the table of taxes',
    message: 'El identificador del tributo de una línea no está en la lista.',
    holds: everySubtotal(lineTaxes, ({ code }) => TAXES.has(code)),
  }),
  notify({
    ...{ id: 'FAX17', grade: '1', source: 'annex; SCH has none', where: `${LINE}//cac:TaxScheme/cbc:Name` },
    ...{ condition: 'is the name of the ID', switchable: 'fas17' },
    message: 'El nombre del tributo de una línea no es el de su identificador.',
    severityBy: ({ fas17 }) => (fas17 === 'off' ? null : fas17),
    holds: everySubtotal(lineTaxes, isNamed),
  }),
  reject({
    ...{ id: 'FAY01', grade: 'S', source: 'SCH', where: LINE_WITHHOLDING },
    condition: 'is there once for each of 05, 06, 07 of the line',
    message: 'Hay más de un grupo de retenciones de un mismo tributo en una línea, o no es de retención.',
    holds: ({ lines }) =>
      lines.every(
        ({ withholdings }) => isOneEach(withholdings) && withholdings.every(({ code }) => WITHHOLDINGS.has(code)),
      ),
  }),
  ...sumRules('FAY', lineWithholdings, {
    ...{ where: LINE_WITHHOLDING, what: 'una retención de una línea', grade: 'S', source: 'SCH' },
  }),
  notify({
    ...{ id: 'FAY10', grade: 'S', source: 'SCH (R); as FAX14 live' },
    where: '//cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent',
    condition: 'is a text of the table of rates: ReteIVA 15.00, 100.00; ReteRenta 0.10 to 20.00, 14 historic ones',
    message: 'La tarifa de una retención no está en la lista.',
    holds: everySubtotal(({ withholdings, lineWithholdings: ofLines }) => [...withholdings, ...ofLines], isOfTable),
  }),
];

export const TAX_RULES: readonly Rule[] = [...HEADER_TAX_RULES, ...LINE_TAX_RULES];
