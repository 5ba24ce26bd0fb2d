import { apiTaxCode } from '../../catalogs/api-codes.js';
import { namedTaxes, taxesAtRate } from '../../catalogs/tax-names.js';
import { type Tax, usualRates } from '../../catalogs/taxes.js';
import { type Fault, fault } from '../../values/fault.js';
import { decimal, plain } from '../../values/money.js';
import { propose } from '../../values/proposal.js';
import type { Words } from '../../values/words.js';

const MOST_DECIMALS = 3;
const HUNDRED = decimal('100');
/** DIAN only remarks on a rate of INC that its list lacks: `rate-warnings` tells it. */
const INC = '04';

/**
 * FAS14, FAX14: a rate is a percentage of at most three decimals; that of IVA is in DIAN's list. A fraction (0.19) is
 * told its percentage, a rate that another tax has is told that tax.
 */
export const rateFaults = (tax: Tax, given: string, at: string): Fault[] => {
  const rate = plain(given);
  const rates = usualRates.get(tax.code);
  if (rates?.includes(rate)) return [];
  const isPercentage = decimals(rate) <= MOST_DECIMALS && decimal(rate).lte(HUNDRED);
  const percentage = percentageOf(rates ?? [], rate);
  if (isPercentage && (rates === undefined || (tax.code === INC && percentage === undefined))) return [];
  return [
    fault(
      at,
      'unknown_rate',
      {
        en: `${given} is not a rate of ${tax.name}: it is a percentage${rates ? `, one of ${rates.join(', ')}` : ', at most 100, with at most three decimals'}.`,
        es: `${given} no es una tarifa de ${tax.name}: es un porcentaje${rates ? `, uno de ${rates.join(', ')}` : ', a lo sumo 100, con a lo sumo tres decimales'}.`,
      },
      {
        fix: percentage === undefined ? otherRate(tax, rates, rate) : propose('fraction_of_rate', percentage),
        rule: rates === undefined ? 'FAS14' : tax.kind === 'withholding' ? 'FAY10' : 'FAX14',
      },
    ),
  ];
};

const decimals = (rate: string): number => rate.length - rate.indexOf('.') - 1;

/** Returns the rate that is written as a fraction: 19.00 for 0.19. */
const percentageOf = (rates: readonly string[], given: string): string | undefined =>
  decimal(given).gt('0') ? rates.find((rate) => decimal(rate).eq(decimal(given).times(HUNDRED))) : undefined;

const otherRate = (tax: Tax, rates: readonly string[] | undefined, rate: string): Words => {
  if (rates === undefined)
    return {
      en: 'A rate is a percentage: 9.66 per thousand is 0.966.',
      es: 'Una tarifa es un porcentaje: 9,66 por mil es 0.966.',
    };
  const others = tax.kind === 'withholding' ? [] : taxesAtRate(rate).filter((code) => code !== tax.code);
  const own = {
    en: `${apiTaxCode(tax.code)} (${tax.name}) has ${rates.join(', ')}.`,
    es: `${apiTaxCode(tax.code)} (${tax.name}) tiene ${rates.join(', ')}.`,
  };
  if (others.length === 0) return own;
  const named = namedTaxes(others);
  return {
    en: `${rate} is a rate of ${named.en}: if the sale bears that tax, correct the code. ${own.en}`,
    es: `${rate} es una tarifa de ${named.es}: si la venta causa ese tributo, corrija el código. ${own.es}`,
  };
};
