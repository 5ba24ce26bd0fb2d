/** How a typed amount reads: as a decimal of the API, as one of two, or not at all. */
export type Reading =
  | { readonly decimal: string }
  | { readonly ambiguous: readonly [whole: string, fraction: string] }
  | { readonly wrong: 'not_a_number' | 'too_many_decimals' };

const MOST_DECIMALS = 6;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const NOISE = /[\s\u00a0\u202f$']|COP/g;

const decimalOf = (whole: string, fraction: string): Reading =>
  fraction.length > MOST_DECIMALS
    ? { wrong: 'too_many_decimals' }
    : { decimal: `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.padEnd(2, '0')}` };

const wholeOf = (text: string): string | null =>
  /^\d*$/.test(text) ? text : GROUPED.test(text) ? text.replaceAll(/[.,]/g, '') : null;

/**
 * Reads an amount as Colombia or as the United States write it. One sign before exactly three digits, as in `1.234`, may
 * be either, a thousand times apart, so it is not guessed. `decimalSign` settles it where other amounts have shown the sign.
 */
export const readAmount = (typed: string, decimalSign?: '.' | ','): Reading => {
  const text = typed.replaceAll(NOISE, '');
  if (!/\d/.test(text) || !/^[\d.,]+$/.test(text)) return { wrong: 'not_a_number' };
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return decimalOf(text, '');
  const [head, tail] = [text.slice(0, last), text.slice(last + 1)];
  const sign = text.charAt(last);
  if (!/[.,]/.test(head)) {
    if (!/^[1-9]\d{0,2}$/.test(head) || tail.length !== 3) return decimalOf(head, tail);
    if (decimalSign === undefined) return { ambiguous: [decimalText(head + tail), `${head}.${tail}`] };
    return decimalSign === sign ? decimalOf(head, tail) : decimalOf(head + tail, '');
  }
  const grouping = head.includes(sign);
  const whole = wholeOf(grouping ? text : head);
  const isMixed = /\./.test(head) && /,/.test(head);
  if (whole === null || isMixed) return { wrong: 'not_a_number' };
  return grouping ? decimalOf(whole, '') : decimalOf(whole, tail);
};

const decimalText = (whole: string): string => `${whole}.00`;

/** Tells which sign an amount shows to be the decimal one; undefined when it shows none. */
export const decimalSignOf = (typed: string): '.' | ',' | undefined => {
  const text = typed.replaceAll(NOISE, '');
  const reading = readAmount(text);
  if (!('decimal' in reading)) return undefined;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return undefined;
  const sign = text.charAt(last) as '.' | ',';
  const isGrouping = text.slice(0, last).includes(sign);
  return isGrouping ? (sign === '.' ? ',' : '.') : sign;
};

/** Writes a decimal of the API as a person would type it, so that it reads back as the same. */
export const typedAmount = (decimal: string): string => {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = fraction.replace(/0+$/, '');
  if (digits === '') return whole;
  return `${whole},${digits.length === 3 ? `${digits}0` : digits}`;
};
