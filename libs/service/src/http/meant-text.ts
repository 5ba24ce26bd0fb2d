/** Patterns of decimals, days, times, and public numbers. What others refuse may be a secret, and is never repeated. */
const PUBLIC = /^\^(\(0\||\(100\\|\[0-9\]\{4\}-|\[0-9\]\{5\}\$|\[0-9\]\$|\[0-9A-Za-z\]\[)/;
/** A number with its prefix, as it stands on paper. */
const NUMBER = '^[0-9A-Z]{1,20}$';
/** No number or date is longer. */
const LONGEST = 60;

/** Returns what was probably meant by a value that a pattern refuses: the same digits as the pattern wants them. */
export const meantText = (pattern: string | undefined, given: unknown): string | undefined => {
  if (pattern === undefined || (pattern !== NUMBER && !PUBLIC.test(pattern))) return undefined;
  if (typeof given !== 'number' && typeof given !== 'string') return undefined;
  const text = String(given).trim();
  if (text.length > LONGEST) return undefined;
  const form = new RegExp(pattern);
  if (pattern === NUMBER) return [text.toUpperCase().replace(/[\s.-]/g, '')].find((one) => form.test(one));
  return [text.replace(/\s/g, ''), ...decimals(text), ...times(text), ...days(text)].find((one) => form.test(one));
};

/** A number without sign, currency and separators of thousands; none if its one separator could be of thousands. */
const decimals = (text: string): string[] => {
  const bare = text.replace(/^\D+|\D+$/g, '').replace(/\s/g, '');
  if (/^\d+(\.\d+)?[eE]\+?\d{1,2}$/.test(bare)) return [Number(bare).toFixed(2)];
  if (!/^[\d.,]+$/.test(bare)) return [];
  const groups = bare.split(/[.,]/);
  const separators = new Set(bare.replace(/\d/g, ''));
  // Several of one kind are of thousands: 1.500.000.
  const fraction = groups.length > 1 && (groups.length === 2 || separators.size === 2) ? (groups.pop() ?? '') : '';
  if (groups.length === 1 && fraction.length === 3) return [];
  return groups.slice(1).every((group) => group.length === 3) ? [written(groups.join(''), fraction)] : [];
};

const written = (whole: string, fraction: string): string =>
  `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;

/** A day, written as in Colombia (31/12/2026), without hyphens, or with an hour. */
const days = (text: string): string[] => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return [
    text.replace(/^(\d{4})[/.]?(\d{2})[/.]?(\d{2})$/, '$1-$2-$3'),
    text.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1'),
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  ];
};

const COLOMBIA_MS = -5 * 3_600_000;

/** A time with Colombia's offset: the same moment if it has another one. */
const times = (text: string): string[] => {
  const time = text.replace(' ', 'T');
  if (/T\d{2}:\d{2}:\d{2}(\.\d{1,3})?$/.test(time)) return [`${time}-05:00`];
  const moment = /T.*(Z|[+-]\d{2}:\d{2})$/.test(time) ? Date.parse(time) : NaN;
  return Number.isNaN(moment) ? [] : [`${new Date(moment + COLOMBIA_MS).toISOString().slice(0, 19)}-05:00`];
};
