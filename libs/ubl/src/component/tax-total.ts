import type { TaxSubtotal, TaxTotal } from '@rubrica/fiscal';
import { type Attributes, attributes, type Branch, constant, each, type Xml } from '@rubrica/xml';
import { cac, cbc } from '../vocabulary/vocabulary.js';

type Tax = Pick<TaxTotal, 'code' | 'name'>;

const taxScheme = ({ code, name }: Tax): Xml => cac.TaxScheme(cbc.ID(code), cbc.Name(name));

const categories = new Map<string, Xml>();
/** Limit of kept categories, because callers can send any number of names and rates. */
const MOST_CATEGORIES = 256;

/** Writes a category once and keeps it, because most lines have the same. */
const taxCategory = (rate: string, tax: Tax): Xml => {
  const key = `${tax.code} ${rate} ${tax.name}`;
  const known = categories.get(key);
  if (known !== undefined) return known;
  const category = constant(cac.TaxCategory(cbc.Percent(rate), taxScheme(tax)));
  if (categories.size < MOST_CATEGORIES) categories.set(key, category);
  return category;
};

const taxSubtotal = (subtotal: TaxSubtotal, tax: Tax, money: Attributes): Xml =>
  subtotal.kind === 'percent'
    ? cac.TaxSubtotal(
        cbc.TaxableAmount(subtotal.taxableAmount, money),
        cbc.TaxAmount(subtotal.amount, money),
        taxCategory(subtotal.rate, tax),
      )
    : // A tax by unit has no base amount and no rate, as in DIAN's examples.
      cac.TaxSubtotal(
        cbc.TaxAmount(subtotal.amount, money),
        cbc.BaseUnitMeasure(subtotal.baseQuantity, attributes({ unitCode: subtotal.unitCode })),
        cbc.PerUnitAmount(subtotal.perUnitAmount, money),
        cac.TaxCategory(taxScheme(tax)),
      );

const groups =
  (group: Branch) =>
  (totals: readonly TaxTotal[], money: Attributes): Xml =>
    each(totals, (total) =>
      group(
        cbc.TaxAmount(total.amount, money),
        each(total.subtotals, (subtotal) => taxSubtotal(subtotal, total, money)),
      ),
    );

export const taxTotals = groups(cac.TaxTotal);
export const withholdingTaxTotals = groups(cac.WithholdingTaxTotal);
