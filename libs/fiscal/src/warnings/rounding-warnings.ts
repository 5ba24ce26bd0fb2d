import { taxOf } from '../catalogs/api-codes.js';
import { grossAmount, isQuantity, lineAmount } from '../document/line.js';
import { computedTax, type TaxBasis, unitsEach } from '../document/tax.js';
import { agrees } from '../document/tolerance.js';
import type { LineDraft, TaxDraft } from '../request/draft.js';
import type { DocumentDraft } from '../request/note-draft.js';
import { taxValue } from '../rules/line-tax.js';
import { lineAmount as lineAmountRule } from '../rules/line.js';
import { driftingGroups, type TaxGroup, taxTotalsAgree } from '../rules/tax-total.js';
import type { Fault } from '../values/fault.js';
import { amount, type Decimal, decimal } from '../values/money.js';
import { propose } from '../values/proposal.js';
import type { Words } from '../values/words.js';
import { unusual } from './unusual.js';

/** Rounding alone makes no more than this. */
const CENT = '0.01';

/**
 * Amounts that are not what they are computed from to the cent, within the tolerance of the annex (FAV06, FAX07), and
 * roundings of many lines that add up to more than it (FAS07).
 */
export const roundingWarnings = ({ lines }: DocumentDraft): Fault[] => [
  ...driftingGroups(lines).map(drift),
  ...lines.flatMap((line, index) => [
    ...ofLine(line, `#/lines/${index}/line_extension_amount`),
    ...(line.taxes ?? []).flatMap((tax, number) => ofTax(tax, `#/lines/${index}/taxes/${number}/value`)),
  ]),
];

const drift = ({ tax: { name }, tariff, basis, value }: TaxGroup): Fault => {
  const right = amount(computedTax(basis));
  return unusual(
    '#/lines',
    {
      en: `${name} (${tariff}) of the lines adds up to ${amount(value)}; the document has ${right}, as DIAN computes it from the sum of the bases.`,
      es: `${name} (${tariff}) de las líneas suma ${amount(value)}; el documento lleva ${right}, como la DIAN lo calcula de la suma de las bases.`,
    },
    {
      en: 'Charge the total of the document; to have the sum of the lines, send fewer lines in one document.',
      es: 'Cobre el total del documento; para tener la suma de las líneas, envíe menos líneas en un documento.',
    },
    taxTotalsAgree.id,
  );
};

const ofLine = (line: LineDraft, at: string): Fault[] => {
  const { quantity, unit_price: unitPrice, line_extension_amount: given, allowances = [], charges = [] } = line;
  if (!isQuantity(quantity) || grossAmount({ quantity, unitPrice }).eq('0')) return [];
  const isBase = line.taxes?.some(({ base }) => base === given) ?? false;
  const computed = lineAmount({ quantity, unitPrice, allowances, charges });
  return difference(at, given, computed, lineAmountRule.id, isBase ? AND_AS_BASE : NOTHING_MORE);
};

const ofTax = (tax: TaxDraft, at: string): Fault[] => {
  const basis = basisOf(tax);
  return basis === undefined ? [] : difference(at, tax.value, computedTax(basis), taxValue.id);
};

const basisOf = ({ code, rate, base, per_unit_amount: each, base_quantity: count }: TaxDraft): TaxBasis | undefined => {
  const known = taxOf(code);
  if (known === undefined || known === 'none') return undefined;
  if (rate !== undefined && base !== undefined) return { base: decimal(base), rate };
  if (each === undefined || count === undefined) return undefined;
  return { perUnitAmount: decimal(each), baseQuantity: decimal(count), each: unitsEach(known.code) };
};

const NOTHING_MORE: Words = { en: '', es: '' };

const AND_AS_BASE: Words = {
  en: ' here and as the base of its taxes',
  es: ' aquí y como base de sus impuestos',
};

const difference = (at: string, given: string, computed: Decimal, rule: string, where = NOTHING_MORE): Fault[] => {
  const right = amount(computed);
  if (decimal(given).minus(right).abs().lte(CENT) || !agrees(decimal(given), computed)) return [];
  return [
    unusual(
      at,
      {
        en: `It comes to ${right}, and ${given} is written: DIAN tolerates up to 2.00.`,
        es: `Da ${right} y está escrito ${given}: la DIAN tolera hasta 2.00.`,
      },
      propose('product', right, {
        rest: {
          en: `${where.en}, unless the amount is rounded on purpose`,
          es: `${where.es}, salvo que el valor se redondee a propósito`,
        },
      }),
      rule,
    ),
  ];
};
