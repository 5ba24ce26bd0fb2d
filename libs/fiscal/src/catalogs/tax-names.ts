import { bareText } from '../values/plain-text.js';
import { propose } from '../values/proposal.js';
import { sentences, type Words } from '../values/words.js';
import { apiTaxCode } from './api-codes.js';
import { taxes, usualRates } from './taxes.js';
import { ownValue } from '../values/own-value.js';

/** A rate as two decimals: `8` is `8.00`. */
const rateText = (percent: string): string => Number(percent).toFixed(2);

/** The taxes of a line that have a rate, by DIAN's code. */
export const taxesAtRate = (rate: string): readonly string[] =>
  [...usualRates]
    .filter(([code, rates]) => taxes.get(code)?.kind === 'percent' && rates.includes(rate))
    .map(([code]) => code);

const nameOf = (code: string): string => `${apiTaxCode(code)} (${taxes.get(code)?.name ?? ''})`;

/** `01 (IVA) or 04 (INC)`. */
export const namedTaxes = (codes: readonly string[]): Words => ({
  en: codes.map(nameOf).join(' or '),
  es: codes.map(nameOf).join(' o '),
});

const WITHHELD: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['05', /^(rete|retencion)(de|del)?iva$/],
  ['06', /^(rete|retencion)(de|la|en|la|a|titulo)*(fuente|renta)$|^rtefte$|^rfte$/],
  ['07', /^(rete|retencion)(de|del)?ica$/],
];

const UNTAXED: Readonly<Record<string, Words>> = {
  exento: {
    en: 'An exempt good has IVA at 0 %: code 01 with rate 0.00 and value 0.00.',
    es: 'Un bien exento tiene IVA del 0 %: código 01 con rate 0.00 y value 0.00.',
  },
  excluido: {
    en: 'An excluded good has no tax: leave taxes of the line out.',
    es: 'Un bien excluido no tiene tributos: omita taxes en la línea.',
  },
};
const OTHER_UNTAXED: Readonly<Record<string, string>> = {
  exenta: 'exento',
  exempt: 'exento',
  excluida: 'excluido',
  excluded: 'excluido',
  nogravado: 'excluido',
  singravar: 'excluido',
  siniva: 'excluido',
};

/** What a text in place of the code of a tax is, where it is a rate, a withholding, or no tax at all. */
export const taxAdvice = (given: string): Words | undefined => {
  const bare = bareText(given);
  const withheld = WITHHELD.find(([, pattern]) => pattern.test(bare))?.[0];
  if (withheld !== undefined) return inWithholdings(withheld);
  if (bare === 'za' || bare === 'zy') return OF_PARTIES;
  const named = /^\s*(iva|inc)\s*(?:del?\s*)?(\d{1,2})\s*%?\s*$/i.exec(given);
  if (named !== null) {
    const code = named[1]?.toLowerCase() === 'iva' ? '01' : '04';
    return usualRates.get(code)?.includes(rateText(named[2] ?? ''))
      ? propose('name_of_one_code', code, {
          name: { en: code === '01' ? 'IVA' : 'INC', es: code === '01' ? 'IVA' : 'INC' },
        })
      : undefined;
  }
  return ownValue(UNTAXED, bare) ?? ownValue(UNTAXED, ownValue(OTHER_UNTAXED, bare) ?? '') ?? rateInPlaceOfCode(given);
};

const inWithholdings = (code: string): Words => ({
  en: `The buyer withholds it: it stands in withholdings, with code ${nameOf(code)}.`,
  es: `La retiene el adquirente: va en withholdings, con código ${nameOf(code)}.`,
});

const OF_PARTIES: Words = {
  en: 'It says what a party answers for; a line has its taxes one by one, 01 (IVA) or 04 (INC).',
  es: 'Dice de qué responde una parte; una línea tiene sus tributos uno por uno, 01 (IVA) o 04 (INC).',
};

const rateInPlaceOfCode = (given: string): Words | undefined => {
  const [, percent] = /^\s*(\d{1,2})(?:[.,]0{1,2})?\s*%?\s*$/.exec(given) ?? [];
  if (percent === undefined) return undefined;
  const owners = taxesAtRate(rateText(percent));
  const own = taxes.get(percent.padStart(2, '0'))?.code;
  if (own !== undefined && owners.length === 0 && taxes.get(own)?.kind === 'withholding') return inWithholdings(own);
  if (owners.length === 0 || (own !== undefined && owners.join() === own)) return undefined;
  const ofRate = namedTaxes(owners);
  return sentences([
    {
      en: `${rateText(percent)} is a rate of ${ofRate.en}: then that is the code, and the rate stands in rate.`,
      es: `${rateText(percent)} es una tarifa de ${ofRate.es}: si es así, ese es el código y la tarifa va en rate.`,
    },
    ...(own === undefined ? [] : [codeWithZero(own)]),
  ]);
};

const codeWithZero = (code: string): Words => ({
  en: `As a code with its zero it is ${nameOf(code)}.`,
  es: `Como código, con su cero, es ${nameOf(code)}.`,
});
