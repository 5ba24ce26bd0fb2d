import type { Tax } from '../../catalogs/taxes.js';
import { usualRates } from '../../catalogs/taxes.js';
import { type Fault, fault } from '../../values/fault.js';
import { type Decimal, decimal, plain } from '../../values/money.js';

const MOST_DECIMALS = 3;
const HUNDRED = decimal('100');

/**
 * FAS14, FAX14: a rate is a percentage of at most three decimals; that of IVA and of INC is in DIAN's list. A fraction
 * (0.19) is told its percentage.
 */
export const rateFaults = (tax: Tax, given: string, at: string): Fault[] => {
  const rate = plain(given);
  const rates = usualRates.get(tax.code);
  if (rates?.includes(rate)) return [];
  if (rates === undefined && decimals(rate) <= MOST_DECIMALS && decimal(rate).lte(HUNDRED)) return [];
  const meant = rates === undefined ? undefined : nearest(rates, decimal(rate));
  return [
    fault(
      at,
      'unknown_rate',
      {
        en: `${given} is not a rate of ${tax.name}: it is a percentage${rates ? `, one of ${rates.join(', ')}` : ', at most 100, with at most three decimals'}.`,
        es: `${given} no es una tarifa de ${tax.name}: es un porcentaje${rates ? `, uno de ${rates.join(', ')}` : ', a lo sumo 100, con a lo sumo tres decimales'}.`,
      },
      {
        fix:
          meant === undefined
            ? {
                en: 'Write the percentage, "0.966" for 9.66 per thousand.',
                es: 'Escriba el porcentaje, "0.966" para 9,66 por mil.',
              }
            : { en: `Did you mean "${meant}"?`, es: `¿Quiso decir "${meant}"?` },
        rule: rates === undefined ? 'FAS14' : tax.kind === 'withholding' ? 'FAY10' : 'FAX14',
      },
    ),
  ];
};

const decimals = (rate: string): number => rate.length - rate.indexOf('.') - 1;

/** Returns the rate that is the fraction's percentage, else the one with the smallest difference. */
const nearest = (rates: readonly string[], given: Decimal): string | undefined =>
  rates.find((rate) => given.gt('0') && decimal(rate).eq(given.times(HUNDRED))) ??
  rates.toSorted((a, b) => decimal(a).minus(given).abs().cmp(decimal(b).minus(given).abs()))[0];
