import { realTaxOf, withoutPrefix } from '../../catalogs/api-codes.js';
import type { Tax } from '../../catalogs/taxes.js';
import { computedTax, pieceOr, type TaxBasis, taxAgrees, unitsEach } from '../../document/rules/tax.js';
import { isRounding } from '../../document/rules/tolerance.js';
import { type Decimal, decimal, plain, ZERO } from '../../values/money.js';
import type { LineDraft, TaxDraft } from '../draft.js';

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
