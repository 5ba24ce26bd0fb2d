import { IDENTIFICATION_NUMBER, propose, type Words } from '@rubrica/fiscal';
import { type DecimalForm, meantDecimal } from './meant-decimal.js';
import { meantDay, meantMoment, meantTimeOfDay } from './meant-time.js';
import { spreadsheetRemains } from './spreadsheet-remains.js';

/**
 * Matches the schema patterns for one, four or five digits. A value that has such a pattern is not secret, so an
 * answer may repeat it.
 */
const PUBLIC = /^\^\[0-9\](\{[45]\})?\$/;
/** Schema pattern of a document number with its prefix, as printed on paper. */
const NUMBER = '^[0-9A-Z]{1,20}$';
/** Largest number of characters of a text that is examined. Every number or date is shorter. */
const LONGEST = 60;

/** Matches whitespace of any kind, and invisible characters. */
const INVISIBLE = /[\s\u00AD\u200B-\u200F\u2060\uFEFF]+/g;

/**
 * Returns a hint for the caller about a text that its schema pattern refuses. If the text can mean only one value, the
 * hint proposes this value in the form of the pattern: the same number, day, time or characters. Otherwise the hint
 * explains why it can mean several values or none. Returns undefined if there is no hint. `at`: JSON pointer of the
 * text.
 */
export const meantText = (pattern: string | undefined, given: unknown, at: string): Words | undefined => {
  if (pattern === undefined || (typeof given !== 'number' && typeof given !== 'string')) return undefined;
  const text = String(given).normalize('NFKC').replace(INVISIBLE, ' ').trim();
  if (text.length > LONGEST) return undefined;
  const decimals = decimalForm(pattern);
  const isDay = pattern.startsWith('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
  const isMoment = pattern.startsWith('^[0-9]{4}-[0-9]{2}-[0-9]{2}T');
  const isTime = pattern.startsWith('^([01][0-9]|2[0-3]):');
  const isPublic = pattern === NUMBER || pattern === IDENTIFICATION_NUMBER || PUBLIC.test(pattern);
  if (decimals === undefined && !isDay && !isMoment && !isTime && !isPublic) return undefined;
  const remains = spreadsheetRemains(text);
  if (remains !== undefined) return remains;
  if (decimals !== undefined) return meantDecimal(typeof given === 'number' ? given : text, decimals, at);
  if (isDay) return meantDay(text);
  if (isMoment) return meantMoment(text);
  if (isTime) return meantTimeOfDay(text);
  if (typeof given === 'number' && !Number.isSafeInteger(given)) return undefined;
  const bare = pattern === NUMBER ? text.toUpperCase().replace(/[ .-]/g, '') : text.replace(/ /g, '');
  return new RegExp(pattern).test(bare) ? propose('same_characters', bare) : undefined;
};

/**
 * Returns the number of decimals that a schema pattern for decimal numbers allows. Returns undefined for any other
 * pattern.
 */
const decimalForm = (pattern: string): DecimalForm | undefined => {
  const [, least, most] = /^\^\((?:0\||100\\).*\\\.\[0-9\]\{(\d)(?:,(\d))?\}\)?\$$/.exec(pattern) ?? [];
  return least === undefined
    ? undefined
    : { least: Number(least), most: Number(most ?? least), accepts: (text) => new RegExp(pattern).test(text) };
};
