import type { FiscalDocument, TaxTotal } from '../document/fiscal-document.js';
import { type Check, type DianRule, type Objection, rule, unless, written } from './rule.js';
import { ourSum } from './sums.js';
import {
  groupOnce,
  groupSum,
  rateForm,
  rateListed,
  subtotalOnce,
  subtotalValue,
  type TaxCheck,
  taxListed,
  taxTexts,
  unitListed,
} from './tax-checks.js';

const ofHeader =
  (check: TaxCheck): Check =>
  ({ taxTotals }) =>
    check(taxTotals);

const ofLines =
  (check: TaxCheck): Check =>
  ({ lines }) =>
    lines.flatMap(({ taxTotals }, index) => check(taxTotals, `#/lines/${String(index)}/taxes`));

const withheld =
  (...checks: readonly TaxCheck[]): Check =>
  ({ withholdings }) =>
    checks.flatMap((check) => check(withholdings));

/** Each tax on the lines has its group in the header. */
const groupOfEach: Check = ({ lines, taxTotals }) => {
  const inHeader = new Set(taxTotals.map(({ code }) => code));
  const missing = new Set(lines.flatMap((line) => line.taxTotals).filter(({ code }) => !inHeader.has(code)));
  return [...missing].flatMap(({ name }) =>
    unless(false, () => ({
      en: `The header has no group of ${name}.`,
      es: `El encabezado no tiene grupo de ${name}.`,
    })),
  );
};

/** Rates of IVA and INC stand in the header exactly as on a line: 19.00 is not 19.000. */
const sameRates = (code: string): boolean => code === '01' || code === '04';

const ratesOf = ({ code, name, subtotals }: TaxTotal): string[] =>
  subtotals.map((subtotal) => `${code} ${name} ${sameRates(code) && subtotal.kind === 'percent' ? subtotal.rate : ''}`);

const supported = ({ lines, taxTotals }: FiscalDocument): readonly Objection[] => {
  const onLines = new Set(lines.flatMap((line) => line.taxTotals.flatMap(ratesOf)));
  return taxTotals.flatMap((tax) =>
    ratesOf(tax).flatMap((rate) =>
      unless(onLines.has(rate), () => ({
        en: `No line has the tax ${rate.trim()}.`,
        es: `Ninguna línea tiene el tributo ${rate.trim()}.`,
      })),
    ),
  );
};

const OF_DOCUMENT = '.=/*/cbc:DocumentCurrencyCode';

/** Rules on the taxes of the document. */
const headerTaxRules: readonly DianRule[] = [
  rule(
    'FAS01a',
    {
      pointer: '#/lines',
      checks: [
        'Cada tributo de las líneas tiene su grupo en el encabezado.',
        'Each tax on the lines has its group in the header.',
      ],
      cause: ['Falta el total de un tributo.', 'The total of a tax is missing.'],
      ...ourSum,
    },
    groupOfEach,
  ),
  rule(
    'FAS01b',
    {
      pointer: '#/lines',
      checks: [
        'Un solo grupo por tributo; cada tarifa de IVA o INC está en alguna línea con el mismo texto, código y nombre.',
        'One group for each tax; each rate of IVA or INC stands on a line with the same text, code and name.',
      ],
      cause: [
        'Un tributo está dos veces, o con una tarifa que ninguna línea tiene (19.000 no es 19.00).',
        'A tax stands twice, or with a rate that no line has (19.000 is not 19.00).',
      ],
      ...ourSum,
    },
    (document) => [...groupOnce(document.taxTotals), ...supported(document)],
  ),
  rule(
    'FAS02',
    {
      pointer: '#/lines',
      checks: ['El valor del tributo es la suma de sus tarifas.', 'The amount of a tax is the sum of its rates.'],
      cause: [
        'El total de un tributo no es la suma de sus subtotales.',
        'The total of a tax is not the sum of its subtotals.',
      ],
      ...ourSum,
    },
    ofHeader(groupSum),
  ),
  written(
    'FAS03 FAS06 FAS08',
    ['Los tributos están en la moneda del documento.', 'Taxes are in the currency of the document.'],
    '//cac:TaxTotal//@currencyID',
    OF_DOCUMENT,
    '#/currency',
  ),
  rule(
    'FAS04',
    {
      pointer: '#/lines',
      checks: ['Un subtotal por tarifa.', 'One subtotal for each rate.'],
      cause: ['Una tarifa aparece dos veces.', 'A rate stands twice.'],
      ...ourSum,
    },
    ofHeader(subtotalOnce),
  ),
  written(
    'FAS05',
    ['Un tributo por tarifa lleva su base.', 'A tax by rate has its base.'],
    '//cac:TaxSubtotal[cac:TaxCategory/cbc:Percent]',
    'count(cbc:TaxableAmount)=1',
    '#/lines',
  ),
  rule(
    'FAS07',
    {
      pointer: '#/lines',
      checks: ['Tributo = base × tarifa, con tolerancia de 2,00.', 'Tax = base × rate, with a tolerance of 2.00.'],
      cause: [
        'Los redondeos de las líneas suman más que la tolerancia, o una tarifa está mal.',
        'The roundings of the lines add up to more than the tolerance, or a rate is wrong.',
      ],
      fix: [
        'Revise la tarifa y la base de cada línea; si están bien, envíe menos líneas en un documento.',
        'Check rate and base of each line; where they are right, send fewer lines in one document.',
      ],
    },
    ofHeader(subtotalValue),
  ),
  written(
    'FAS09 FAS11 FAS12 FAX09',
    [
      'Un tributo por unidad lleva cantidad, unidad, valor por unidad y moneda.',
      'A tax by unit has quantity, unit, amount for a unit and currency.',
    ],
    '//cac:TaxSubtotal[cbc:PerUnitAmount or cbc:BaseUnitMeasure]',
    'cbc:BaseUnitMeasure/@unitCode and cbc:PerUnitAmount/@currencyID=/*/cbc:DocumentCurrencyCode',
    '#/lines',
  ),
  rule(
    'FAS10',
    {
      pointer: '#/lines',
      checks: ['La unidad de un tributo por unidad está en la lista.', 'The unit of a tax by unit is in the list.'],
      ...taxTexts.unit,
    },
    ofHeader(unitListed),
  ),
  rule(
    'FAS14',
    {
      pointer: '#/lines',
      checks: ['Una tarifa tiene a lo sumo tres decimales.', 'A rate has at most three decimals.'],
      ...taxTexts.rateForm,
    },
    ofHeader(rateForm),
  ),
  rule(
    'FAS16 FAS17',
    {
      pointer: '#/lines',
      checks: ['Código y nombre del tributo son de la tabla.', 'Code and name of the tax are of the table.'],
      ...taxTexts.listed,
    },
    ofHeader(taxListed),
  ),
];

/** Rules on the taxes of each line. */
const lineTaxRules: readonly DianRule[] = [
  rule(
    'FAX01',
    {
      pointer: '#/lines',
      checks: [
        'Un solo grupo por tributo en la línea; ninguno si el bien está excluido.',
        'One group for each tax on a line; none if the good is excluded.',
      ],
      ...taxTexts.once,
    },
    ofLines(groupOnce),
  ),
  rule(
    'FAX02',
    {
      pointer: '#/lines',
      checks: ['El tributo de la línea es la suma de sus tarifas.', 'The tax of a line is the sum of its rates.'],
      cause: ['El total del tributo de la línea no es su suma.', 'The total of the line’s tax is not its sum.'],
      ...ourSum,
    },
    ofLines(groupSum),
  ),
  rule(
    'FAX04',
    {
      pointer: '#/lines',
      checks: ['Un subtotal por tarifa en la línea.', 'One subtotal for each rate on a line.'],
      cause: ['Una tarifa aparece dos veces en la línea.', 'A rate stands twice on the line.'],
      ...ourSum,
    },
    ofLines(subtotalOnce),
  ),
  rule(
    'FAX07',
    {
      pointer: '#/lines',
      checks: [
        'Tributo de la línea = base × tarifa, con tolerancia de 2,00.',
        'Tax of a line = base × rate, with a tolerance of 2.00.',
      ],
      ...taxTexts.value,
    },
    ofLines(subtotalValue),
  ),
  rule(
    'FAX10',
    {
      pointer: '#/lines',
      checks: ['La unidad de un tributo por unidad está en la lista.', 'The unit of a tax by unit is in the list.'],
      ...taxTexts.unit,
    },
    ofLines(unitListed),
  ),
  rule(
    'FAX14',
    {
      pointer: '#/lines',
      checks: ['La tarifa de IVA o de INC está en la lista.', 'The rate of IVA or INC is in the list.'],
      ...taxTexts.rateListed,
    },
    ofLines(rateListed),
  ),
  rule(
    'FAX16 FAX17',
    {
      pointer: '#/lines',
      checks: ['Código y nombre del tributo son de la tabla.', 'Code and name of the tax are of the table.'],
      ...taxTexts.listed,
    },
    ofLines(taxListed),
  ),
];

const WITHHOLDINGS = '#/withholdings';

/** Rules on withholdings, which are in no total of the document. */
const withholdingRules: readonly DianRule[] = [
  rule(
    'FAT01 FAT04',
    {
      pointer: WITHHOLDINGS,
      checks: [
        'Un grupo por retención (05, 06, 07) y un subtotal por tarifa.',
        'One group for each withholding (05, 06, 07) and one subtotal for each rate.',
      ],
      ...taxTexts.once,
    },
    withheld(groupOnce, subtotalOnce),
  ),
  rule(
    'FAT02',
    {
      pointer: WITHHOLDINGS,
      checks: ['La retención es la suma de sus tarifas.', 'A withholding is the sum of its rates.'],
      cause: ['El total de la retención no es su suma.', 'The total of the withholding is not its sum.'],
      ...ourSum,
    },
    withheld(groupSum),
  ),
  rule(
    'FAT07',
    {
      pointer: WITHHOLDINGS,
      checks: ['Retención = base × tarifa.', 'Withholding = base × rate.'],
      ...taxTexts.value,
    },
    withheld(subtotalValue),
  ),
  rule(
    'FAY10',
    {
      pointer: WITHHOLDINGS,
      checks: ['La retención de IVA es del 15 % o del 100 %.', 'The withholding of IVA is 15 % or 100 %.'],
      ...taxTexts.rateListed,
    },
    withheld(rateListed),
  ),
  written(
    'FAY01..FAY09',
    [
      'Una retención lleva valor, base, tarifa, código y nombre, en la moneda del documento.',
      'A withholding has amount, base, rate, code and name, in the currency of the document.',
    ],
    '//cac:WithholdingTaxTotal',
    'cbc:TaxAmount/@currencyID=/*/cbc:DocumentCurrencyCode and not(cac:TaxSubtotal[not(cbc:TaxableAmount and cbc:TaxAmount and cac:TaxCategory/cbc:Percent and cac:TaxCategory/cac:TaxScheme[cbc:ID and cbc:Name])])',
    WITHHOLDINGS,
  ),
];

/** Rules on taxes and withholdings. */
export const taxTotalRules: readonly DianRule[] = [...headerTaxRules, ...lineTaxRules, ...withholdingRules];
