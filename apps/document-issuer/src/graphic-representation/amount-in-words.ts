import { ownValue } from '@rubrica/fiscal';

const ONES = [
  '',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
] as const;
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'] as const;
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
] as const;

/** Names of the millions, billions (10^12) and trillions (10^18): one, many. */
const SCALES = [
  ['', ''],
  ['millón', 'millones'],
  ['billón', 'billones'],
  ['trillón', 'trillones'],
] as const;

/** Below 1,000. */
const hundreds = (value: number): string => {
  if (value === 100) return 'cien';
  const rest = value % 100;
  const ten = TENS[Math.floor(rest / 10)] ?? '';
  const one = ONES[rest < 30 ? rest : rest % 10] ?? '';
  const tens = rest < 30 ? one : one === '' ? ten : `${ten} y ${one}`;
  return [HUNDREDS[Math.floor(value / 100)] ?? '', tens].filter(Boolean).join(' ');
};

/** 'uno' before a noun, and all that ends in it: un, veintiún, treinta y un. */
const beforeNoun = (words: string): string => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

/** Below 1,000,000. */
const thousands = (value: number): string => {
  const thousand = Math.floor(value / 1000);
  const many = thousand === 0 ? '' : thousand === 1 ? 'mil' : `${beforeNoun(hundreds(thousand))} mil`;
  return [many, hundreds(value % 1000)].filter(Boolean).join(' ');
};

/** Spanish cardinal of a whole number in digits, up to 24 of them. */
export const cardinal = (digits: string): string => {
  const padded = digits.padStart(24, '0');
  const words = SCALES.map(([one, many], scale) => {
    const value = Number(padded.slice(18 - scale * 6, 24 - scale * 6));
    if (value === 0) return '';
    if (scale === 0) return thousands(value);
    return value === 1 ? `un ${one}` : `${beforeNoun(thousands(value))} ${many}`;
  });
  return words.reverse().filter(Boolean).join(' ') || 'cero';
};

/** One, many. */
const CURRENCIES: Readonly<Record<string, readonly [string, string]>> = {
  COP: ['peso colombiano', 'pesos colombianos'],
  USD: ['dólar estadounidense', 'dólares estadounidenses'],
  EUR: ['euro', 'euros'],
};

/** '1000000.50' in COP: 'Un millón de pesos colombianos con 50/100'. */
export const amountInWords = (amount: string, currency: string): string => {
  const [whole = '0', cents = '00'] = amount.split('.');
  const number = cardinal(whole);
  const [one, many] = ownValue(CURRENCIES, currency) ?? [currency, currency];
  const noun = number === 'uno' ? one : many;
  const of = /(ón|ones)$/.test(number) ? 'de ' : '';
  const words = `${beforeNoun(number)} ${of}${noun} con ${cents.padEnd(2, '0').slice(0, 2)}/100`;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
