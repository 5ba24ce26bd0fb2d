import type { TaxSubtotal, TaxTotal } from '@rubrica/fiscal';
import { attributes, type Attributes, type Branch, each, type Xml } from './element.js';
import { cac, cbc } from './vocabulary.js';

type Tax = Pick<TaxTotal, 'code' | 'name'>;

const taxScheme = ({ code, name }: Tax): Xml => cac.TaxScheme(cbc.ID(code), cbc.Name(name));

const taxSubtotal = (subtotal: TaxSubtotal, tax: Tax, money: Attributes): Xml =>
  subtotal.kind === 'percent'
    ? cac.TaxSubtotal(
        cbc.TaxableAmount(subtotal.taxableAmount, money),
        cbc.TaxAmount(subtotal.amount, money),
        cac.TaxCategory(cbc.Percent(subtotal.rate), taxScheme(tax)),
      )
    : // By unit: no base in money and no rate, as in DIAN's own examples.
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
