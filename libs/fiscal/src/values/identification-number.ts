/** An identification number as somebody typed it, or as a spreadsheet or another system wrote it. */
export interface TypedNumber {
  /** The digits, with zeros that fill them up; '' where they cannot be told. */
  readonly digits: string;
  /** The single digit behind a hyphen, as a NIT is written on paper. */
  readonly checkDigit?: string;
  /** What a spreadsheet made of the number: 9.00108281E8, 900108281.0. */
  readonly remains?: 'exponent' | 'decimals';
}

const UNKNOWN: TypedNumber = { digits: '' };

/** Names that people write before a number. */
const NAME = /^(?:nit|n\.i\.t|c\.?c|c\.?e|t\.?i|c[eé]dula|no|n[°º]|#)\.?\s*[:.#-]*\s*(?=\d)/i;

/** One spelling of hyphens, digits and blanks, without invisible characters. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'+/, '')
    .replace(NAME, '')
    .replace(/(?<=\d)o|o(?=\d)/gi, '0')
    .replace(/(?<=\d)[il]|[il](?=\d)/gi, '1');

/** Digits alone, or in groups of three as thousands are. */
const digitsOf = (text: string): string =>
  /^\d+$|^\d{1,3}(?:[ .,'´’-]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : '';

const EXPONENT = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const DECIMALS = /^(\d{4,}|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,]0+$/;
const WITH_DIGIT = /^(.*\d)(?: ?[-/_] ?(?:dv\.?:? ?)?| ?dv\.?:? ?| |[.,])(\d)$/i;

/** Reads a number that has digits alone, whatever stands between and around them. */
export const typedNumber = (text: string): TypedNumber => {
  const read = plain(text);
  const [, first = '', fraction = '', power = ''] = EXPONENT.exec(read) ?? [];
  // With fewer decimals than the exponent, digits at the end are lost, or zeros: nobody can tell.
  if (first !== '') return { digits: fraction.length === Number(power) ? first + fraction : '', remains: 'exponent' };
  const [, whole] = DECIMALS.exec(read) ?? [];
  if (whole !== undefined) return { digits: whole.replace(/\D/g, ''), remains: 'decimals' };
  const digits = digitsOf(read);
  if (digits !== '') return { digits };
  const [, body = '', checkDigit = ''] = WITH_DIGIT.exec(read) ?? [];
  const number = digitsOf(body);
  return number === '' ? UNKNOWN : { digits: number, checkDigit };
};

/** Without the zeros that fill a number up on its left. */
export const withoutFilling = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Letters and digits as they were meant: without blanks and invisible characters, hyphens as ASCII has them. */
export const typedText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\s]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** Returns a number to search for, as customers have it: however it is typed, the digits of a NIT or a cédula. */
export const numberAsked = (text: string): string => {
  const { digits } = typedNumber(text);
  return digits === '' ? typedText(text) : withoutFilling(digits);
};
