import { realTaxOf, taxOf, withoutPrefix } from '../catalogs/api-codes.js';
import { OTHER_LEVY, type Tax } from '../catalogs/taxes.js';
import { computedTax, pieceOr, taxAgrees, type TaxBasis, unitsEach } from '../document/tax.js';
import { isRounding, TOLERANCE } from '../document/tolerance.js';
import type { LineDraft, TaxDraft } from '../request/draft.js';
import { type Fault, fault } from '../values/fault.js';
import { amount, type Decimal, decimal, plain, ZERO } from '../values/money.js';
import { ourSum, same, sumOf } from './monetary-total.js';
import {
  type DianRule,
  type ComposedCheck,
  type DraftRule,
  draftRule,
  IN_REQUEST,
  rule,
  unless,
  written,
} from './rule.js';
import { taxTexts } from './tax-texts.js';

/** Each tax on the lines has its group in the header. */
const groupOfEach: ComposedCheck = ({ lines, taxTotals }) => {
  const inHeader = new Set(taxTotals.map(({ code }) => code));
  const missing = new Set(lines.flatMap((line) => line.taxTotals).filter(({ code }) => !inHeader.has(code)));
  return [...missing].flatMap(({ name }) =>
    unless(false, () => ({
      en: `The header has no group of ${name}.`,
      es: `El encabezado no tiene grupo de ${name}.`,
    })),
  );
};

/** A group has one name, so that dian:ZZ is one levy in a document. */
export const oneLevy: DraftRule = draftRule(
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
  {
    reads: ['lines'],
    check: ({ lines }) => {
      let first: string | undefined;
      return lines.flatMap(({ taxes = [] }, line) =>
        taxes.flatMap(({ code, name = '' }, index): Fault[] => {
          const known = taxOf(code);
          if (known === undefined || known === 'none' || known.code !== OTHER_LEVY) return [];
          first ??= name;
          return first === name ? [] : [secondLevy(`#/lines/${line}/taxes/${index}/name`, first, name)];
        }),
      );
    },
  },
);

const secondLevy = (at: string, first: string, name: string): Fault =>
  fault(
    at,
    'conflicting_fields',
    {
      en: `The document has the levy "${first}" as dian:ZZ already, and "${name}" here: DIAN takes one group of ZZ.`,
      es: `El documento ya tiene el tributo «${first}» como dian:ZZ, y aquí «${name}»: la DIAN admite un solo grupo de ZZ.`,
    },
    {
      fix: {
        en: 'Write the same name on each line, or issue another invoice for the other levy.',
        es: 'Escriba el mismo nombre en cada línea, o expida otra factura para el otro tributo.',
      },
      rule: oneLevy.id,
    },
  );

/**
 * A group has one unit. Units that count pieces are one; the same tariff of a gallon and of a litre cannot be told
 * apart.
 */
export const nominalUnits: DraftRule = draftRule(
  'FAS04',
  {
    pointer: '#/lines',
    checks: ['Un subtotal por tarifa.', 'One subtotal for each rate.'],
    cause: ['Una tarifa aparece dos veces.', 'A rate stands twice.'],
    ...ourSum,
  },
  {
    reads: ['lines'],
    check: ({ lines }) => {
      const units = new Map<string, string>();
      return lines.flatMap(({ taxes = [] }, line) =>
        taxes.flatMap(({ code, per_unit_amount: each, unit_code: given }, index): Fault[] => {
          const tax = realTaxOf(code);
          if (tax?.kind !== 'nominal' || each === undefined || given === undefined) return [];
          const unit = pieceOr(withoutPrefix(given));
          const tariff = `${tax.code} ${plain(each)}`;
          const first = units.get(tariff) ?? unit;
          units.set(tariff, first);
          return first === unit
            ? []
            : [secondUnit(`#/lines/${line}/taxes/${index}/unit_code`, tax.name, each, [first, unit])];
        }),
      );
    },
  },
);

const secondUnit = (at: string, name: string, each: string, [first, second]: readonly [string, string]): Fault =>
  fault(
    at,
    'conflicting_fields',
    {
      en: `${name} of ${each} is counted in ${first} on one line and in ${second} on this one: DIAN takes one group for each tariff.`,
      es: `${name} de ${each} se cuenta en ${first} en una línea y en ${second} en esta: la DIAN admite un solo grupo por tarifa.`,
    },
    {
      fix: {
        en: 'Count both in one unit: base_quantity and per_unit_amount are those of that unit.',
        es: 'Cuente ambos en una misma unidad: base_quantity y per_unit_amount son los de esa unidad.',
      },
      rule: nominalUnits.id,
    },
  );

/**
 * Where roundings of many lines add up, the header is computed from the sum of the bases; lines that differ by more than a rounding would leave the document with another total than the
 * caller has.
 */
export const taxTotalsAgree: DraftRule = draftRule(
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
  {
    reads: ['lines'],
    check: ({ lines }) =>
      driftingGroups(lines)
        .filter(({ isRounded }) => !isRounded)
        .map(mismatch),
  },
);

const mismatch = ({ tax: { name }, tariff, basis, value }: TaxGroup): Fault =>
  fault(
    '#/lines',
    'tax_total_mismatch',
    {
      en: `${name} (${tariff}) of all lines is ${amount(computedTax(basis))}, but the lines add up to ${amount(value)} (tolerance ${TOLERANCE}).`,
      es: `${name} (${tariff}) de todas las líneas da ${amount(computedTax(basis))}, pero las líneas suman ${amount(value)} (tolerancia ${TOLERANCE}).`,
    },
    {
      fix: {
        en: 'Round the tax of each line half to even, to two decimals.',
        es: 'Redondee el tributo de cada línea a dos decimales, la mitad al par.',
      },
      rule: taxTotalsAgree.id,
    },
  );

export const baseOfRate: DianRule = written(
  'FAS05',
  ['Un tributo por tarifa lleva su base.', 'A tax by rate has its base.'],
  '//cac:TaxSubtotal[cac:TaxCategory/cbc:Percent]',
  'count(cbc:TaxableAmount)=1',
  '#/lines',
);

export const partsByUnit: DianRule = written(
  'FAS09 FAS11 FAS12 FAX09',
  [
    'Un tributo por unidad lleva cantidad, unidad, valor por unidad y moneda.',
    'A tax by unit has quantity, unit, amount for a unit and currency.',
  ],
  '//cac:TaxSubtotal[cbc:PerUnitAmount or cbc:BaseUnitMeasure]',
  'cbc:BaseUnitMeasure/@unitCode and cbc:PerUnitAmount/@currencyID=/*/cbc:DocumentCurrencyCode',
  '#/lines',
);

export const taxUnit: DianRule = rule(
  'FAS10',
  {
    pointer: '#/lines',
    checks: ['La unidad de un tributo por unidad está en la lista.', 'The unit of a tax by unit is in the list.'],
    ...taxTexts.unit,
  },
  IN_REQUEST,
);

export const rateForm: DianRule = rule(
  'FAS14',
  {
    pointer: '#/lines',
    checks: ['Una tarifa tiene a lo sumo tres decimales.', 'A rate has at most three decimals.'],
    ...taxTexts.rateForm,
  },
  IN_REQUEST,
);

export const taxOfTable: DianRule = rule(
  'FAS16 FAS17',
  {
    pointer: '#/lines',
    checks: ['Código y nombre del tributo son de la tabla.', 'Code and name of the tax are of the table.'],
    ...taxTexts.listed,
  },
  IN_REQUEST,
);

const OF_DOCUMENT = '.=/*/cbc:DocumentCurrencyCode';

/** Rules on the taxes of the document. */
export const taxTotalRules: readonly DianRule[] = [
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
  oneLevy,
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
    ({ taxTotals }) =>
      taxTotals.flatMap(({ name, amount: given, subtotals }) =>
        same(given, sumOf(subtotals), { en: `The sum of ${name}`, es: `La suma de ${name}` }),
      ),
  ),
  written(
    'FAS03 FAS06 FAS08',
    ['Los tributos están en la moneda del documento.', 'Taxes are in the currency of the document.'],
    '//cac:TaxTotal//@currencyID',
    OF_DOCUMENT,
    '#/currency',
  ),
  nominalUnits,
  baseOfRate,
  taxTotalsAgree,
  partsByUnit,
  taxUnit,
  rateForm,
  taxOfTable,
];

/** One tax at one rate, or at one amount by unit, on all lines of a document: a cac:TaxSubtotal of its header. */
export interface TaxGroup {
  readonly tax: Tax;
  /** `19.00 %`, or `70.00 × 94`. */
  readonly tariff: string;
  /** What the whole group is computed from. */
  readonly basis: TaxBasis;
  /** What its lines add up to. */
  readonly value: Decimal;
  /** Whether each line differs from its own basis by no more than a rounding, to the cent or to the peso. */
  readonly isRounded: boolean;
}

interface Item {
  readonly basis: TaxBasis;
  readonly value: Decimal;
}

const itemOf = (tax: Tax, { rate, base, per_unit_amount, base_quantity, value }: TaxDraft): Item | undefined => {
  if (tax.kind !== 'nominal')
    return rate === undefined || base === undefined
      ? undefined
      : { basis: { base: decimal(base), rate: plain(rate) }, value: decimal(value) };
  if (per_unit_amount === undefined || base_quantity === undefined) return undefined;
  const [perUnitAmount, baseQuantity] = [decimal(per_unit_amount), decimal(base_quantity)];
  return { basis: { perUnitAmount, baseQuantity, each: unitsEach(tax.code) }, value: decimal(value) };
};

const tariffOf = ({ rate, per_unit_amount: each, unit_code: unit }: TaxDraft): string =>
  rate === undefined ? `${plain(each ?? '')} × ${pieceOr(withoutPrefix(unit ?? ''))}` : `${plain(rate)} %`;

const isRounded = ({ basis, value }: Item): boolean => isRounding(value, computedTax(basis));

const together = (items: readonly Item[]): TaxBasis | undefined => {
  const [first] = items;
  if (first === undefined) return undefined;
  const sumOf = (part: (basis: TaxBasis) => Decimal): Decimal =>
    items.reduce((sum, { basis }) => sum.plus(part(basis)), ZERO);
  return 'rate' in first.basis
    ? { ...first.basis, base: sumOf((basis) => ('rate' in basis ? basis.base : ZERO)) }
    : { ...first.basis, baseQuantity: sumOf((basis) => ('rate' in basis ? ZERO : basis.baseQuantity)) };
};

/** Returns the groups whose lines agree each with its own basis (FAX07), and not with that of all together (FAS07). */
export const driftingGroups = (lines: readonly LineDraft[]): TaxGroup[] => {
  const groups = new Map<string, { readonly tax: Tax; readonly tariff: string; readonly items: Item[] }>();
  for (const { taxes = [] } of lines)
    for (const draft of taxes) {
      const tax = realTaxOf(draft.code);
      const item = tax && itemOf(tax, draft);
      if (!tax || !item) continue;
      const tariff = tariffOf(draft);
      const key = `${tax.code} ${tariff}`;
      const group = groups.get(key);
      if (group) group.items.push(item);
      else groups.set(key, { tax, tariff, items: [item] });
    }
  return [...groups.values()].flatMap(({ tax, tariff, items }): TaxGroup[] => {
    const basis = together(items);
    const value = items.reduce((sum, item) => sum.plus(item.value), ZERO);
    if (basis === undefined || taxAgrees(value, basis)) return [];
    if (!items.every((item) => taxAgrees(item.value, item.basis))) return [];
    return [{ tax, tariff, basis, value, isRounded: items.every(isRounded) }];
  });
};
