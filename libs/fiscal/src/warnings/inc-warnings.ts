import { realTaxOf } from '../catalogs/api-codes.js';
import { namedTaxes, taxesAtRate } from '../catalogs/tax-names.js';
import { usualRates } from '../catalogs/taxes.js';
import type { TaxDraft } from '../request/draft.js';
import { listedRate } from '../rules/line-tax.js';
import type { Fault } from '../values/fault.js';
import { plain } from '../values/money.js';
import { unusual } from './unusual.js';

const INC = '04';

/** FAX14: DIAN accepts any rate of INC, and remarks on those that its list lacks. */
export const incWarnings = ({ code, rate = '' }: TaxDraft, at: string): Fault[] => {
  const percent = plain(rate);
  const rates = usualRates.get(INC) ?? [];
  if (realTaxOf(code)?.code !== INC || rate === '' || rates.includes(percent)) return [];
  const others = namedTaxes(taxesAtRate(percent));
  const isOfOther = others.en !== '';
  return [
    unusual(
      `${at}/rate`,
      {
        en: `${percent} is not among the rates of INC: ${rates.join(', ')}.`,
        es: `${percent} no está entre las tarifas del INC: ${rates.join(', ')}.`,
      },
      {
        en: isOfOther
          ? `It is a rate of ${others.en}: if the sale bears that tax, correct the code.`
          : 'Correct the rate, unless the law sets it for this sale.',
        es: isOfOther
          ? `Es una tarifa de ${others.es}: si la venta causa ese tributo, corrija el código.`
          : 'Corrija la tarifa, salvo que la ley la fije para esta venta.',
      },
      listedRate.id,
    ),
  ];
};
