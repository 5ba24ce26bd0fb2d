import { propose, type Words } from '@rubrica/fiscal';

/**
 * Form of a decimal field: its least and its largest number of decimals, and a function that returns whether a text is
 * valid for the field.
 */
export interface DecimalForm {
  readonly least: number;
  readonly most: number;
  readonly accepts: (text: string) => boolean;
}

/** A number that the text of the caller may mean. */
interface Reading {
  /** The digits before the decimal point, without leading zeros. */
  readonly whole: string;
  /** The digits after the decimal point, without trailing zeros. */
  readonly decimals: string;
}

/** JavaScript keeps every JSON number exactly if it has at most this number of digits. */
const SURE_DIGITS = 15;

/**
 * Returns a hint for the caller about a number in a wrong form. If the separators in the number can be read in
 * only one way, the hint proposes the number in the right form. Otherwise the hint lists the possible numbers. If
 * the text has a sign, a currency or a unit, the hint names the field in which the caller must express it. Returns
 * undefined if there is no hint. The proposed number never differs in size or sign from the number that was sent.
 */
export const meantDecimal = (given: string | number, form: DecimalForm, at: string): Words | undefined => {
  const text = String(given).replace(/[−–—]/g, '-');
  const field = at.slice(at.lastIndexOf('/') + 1);
  const negative = /^-(.*)$|^\((.*)\)$|^(.*)-$/.exec(text.replace(/[ $]/g, ''));
  if (negative !== null) return withSign(negative.slice(1).find((part) => part !== undefined) ?? '', form, at);
  const bare = text
    .replace(/^\+/, '')
    .replace(/^\$ ?| ?\$$/g, '')
    .trim();
  const isPercentage = field === 'rate' || field === 'participation_percent';
  const digits = isPercentage ? bare.replace(/ ?%$/, '') : bare;
  if (/[\p{L}%$€£]/u.test(digits)) return withWords(digits, field);
  const readings = typeof given === 'number' ? ofJsonNumber(digits) : readingsOf(digits);
  const [reading, other] = readings;
  if (reading === undefined) return undefined;
  if (other !== undefined) return ambiguous(readings);
  if (reading.decimals.length > form.most)
    return {
      en: `It has ${reading.decimals.length} decimals, and ${form.most} are taken at most: round it, and what is computed from it.`,
      es: `Tiene ${reading.decimals.length} decimales, y se aceptan ${form.most} como máximo: redondéelo, junto con lo que se calcula de él.`,
    };
  const written = `${reading.whole}.${reading.decimals.padEnd(form.least, '0')}`;
  return form.accepts(written) ? propose('same_amount', written) : undefined;
};

const THOUSANDS = /^[1-9]\d{0,2}(?:(?:'\d{3})+(?:\.\d{3})*|(?:\.\d{3})+|(?:,\d{3})+|(?: \d{3})+)$/;

/**
 * Returns all numbers that a text of digits and separators may mean. `1.500` may be 1.5 or 1500, but `1.500,00` can
 * only be 1500.
 */
const readingsOf = (text: string): Reading[] => {
  const found = new Map<string, Reading>();
  for (const point of ['', '.', ',']) {
    const parts = point === '' ? [text] : text.split(point);
    if (parts.length > 2 || (point !== '' && parts.length < 2)) continue;
    const [whole = '', decimals = ''] = parts;
    if (!/^\d*$/.test(decimals) || whole + decimals === '') continue;
    const hasThousands = THOUSANDS.test(whole) && !(point !== '' && whole.includes(point));
    if (!/^\d*$/.test(whole) && !hasThousands) continue;
    const reading = {
      whole: whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0',
      decimals: decimals.replace(/0+$/, ''),
    };
    found.set(`${reading.whole}.${reading.decimals}`, reading);
  }
  return [...found.values()];
};

/**
 * Returns a list with the one reading of the text of a JSON number. The list is empty if the text has an exponent, or so
 * many digits that JavaScript may have lost some of them.
 */
const ofJsonNumber = (text: string): Reading[] => {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined || (whole + decimals).length > SURE_DIGITS ? [] : [{ whole, decimals }];
};

const shown = ({ whole, decimals }: Reading): string => (decimals === '' ? whole : `${whole}.${decimals}`);

const ambiguous = (readings: readonly Reading[]): Words => ({
  en: `Its separator can be of decimals or of thousands: ${readings.map(shown).join(' or ')}. Send the one that is meant, with a point before the decimals and no other separator.`,
  es: `Su separador puede ser de decimales o de miles: ${readings.map(shown).join(' o ')}. Envíe el que corresponda, con un punto antes de los decimales y ningún otro separador.`,
});

/**
 * Returns a hint for a caller who sent a number with a minus sign; `digits` is the number without the sign. For `-0`,
 * the hint proposes zero without a sign. For any other number, it names the field of the API for amounts that are
 * subtracted, such as a discount. Returns undefined if `digits` has no digit. `at` is the path of the field.
 */
const withSign = (digits: string, form: DecimalForm, at: string): Words | undefined => {
  if (/^[0.,]*0[0.,]*$/.test(digits)) return propose('same_amount', `0.${'0'.repeat(form.least)}`);
  if (!/\d/.test(digits)) return undefined;
  return PLACES.find(([place]) => place.test(at))?.[1];
};

/**
 * Hints for a negative number. Each hint names the field that takes the amount as a positive number, such as the
 * field for a discount. The hint is chosen by the JSON pointer of the negative number: the first entry that
 * matches is used.
 */
const PLACES: readonly (readonly [RegExp, Words])[] = [
  [
    /\/(rate|participation_percent)$/,
    {
      en: 'A rate has no sign: a discount stands in `allowances`, what the buyer withholds in `withholdings`.',
      es: 'Una tarifa no lleva signo: un descuento va en `allowances`, lo que retiene el adquirente en `withholdings`.',
    },
  ],
  [
    /\/(quantity|base_quantity|value_quantity)$/,
    {
      en: 'A quantity has no sign: what is returned stands in a credit note, which has no signs either.',
      es: 'Una cantidad no lleva signo: lo que se devuelve va en una nota crédito, que tampoco lleva signos.',
    },
  ],
  [
    /\/allowances\//,
    {
      en: 'What stands in `allowances` is subtracted without a sign; what is added stands in `charges`.',
      es: 'Lo que está en `allowances` se resta sin signo; lo que se suma va en `charges`.',
    },
  ],
  [
    /\/charges\//,
    {
      en: 'What stands in `charges` is added; what is subtracted stands in `allowances`, without a sign.',
      es: 'Lo que está en `charges` se suma; lo que se resta va en `allowances`, sin signo.',
    },
  ],
  [
    /./,
    {
      en: 'An amount has no sign: a discount stands in `allowances` of the line or of the document, what is returned in a credit note, which has no signs either.',
      es: 'Un valor no lleva signo: un descuento va en `allowances` de la línea o del documento, y lo que se devuelve en una nota crédito, que tampoco lleva signos.',
    },
  ],
];

/**
 * Returns a hint for the caller about a number with a percent sign, currency or unit. Returns undefined for a text
 * without digits.
 */
const withWords = (text: string, field: string): Words | undefined => {
  if (!/\d/.test(text)) return undefined;
  if (text.includes('%'))
    return {
      en: 'A percentage stands in `rate`; here stands the amount.',
      es: 'Un porcentaje va en `rate`; aquí va el valor.',
    };
  if (field.endsWith('quantity'))
    return {
      en: 'Digits alone stand here; the unit stands in `unit_code`.',
      es: 'Aquí van solo dígitos; la unidad va en `unit_code`.',
    };
  return {
    en: 'Digits alone stand here; the currency stands in `currency`.',
    es: 'Aquí van solo dígitos; la moneda va en `currency`.',
  };
};
