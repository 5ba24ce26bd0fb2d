import type { Language } from './language.js';

/** Fiscal time is Colombia's, wherever the reader is. */
const ZONE = 'America/Bogota';
/** Colombia has one offset all year. */
const COLOMBIA_MS = -5 * 3_600_000;
/** `es` and `es-419` group digits in other ways, in which an amount can be read a thousand times too large. */
const LOCALE: Readonly<Record<Language, string>> = { es: 'es-CO', en: 'en-US' };

/** Writes a decimal of the API with its currency. It stays a text: as a number it would lose digits. */
export const money = (amount: string, currency: string, language: Language): string => {
  const decimals = Math.min(6, amount.split('.')[1]?.length ?? 0);
  const format = new Intl.NumberFormat(LOCALE[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(amount as Intl.StringNumericLiteral);
};

export const count = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language]).format(value);

/** Writes a part of a whole, such as `97.5 %`. */
export const share = (part: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: 1 }).format(part);

/** Writes a day, such as `2 ene 2026`. */
export const day = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE })
    .format(new Date(time))
    .replaceAll(' de ', ' ');

/** Writes a day that has no time, such as a deadline of the API (`2026-01-02`). */
export const dayOf = (date: string, language: Language): string => day(`${date}T12:00:00-05:00`, language);

/** The day in Colombia, as the API writes days. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date());

/** Writes a day and a time, such as `2 ene 2026, 10:42`. */
export const moment = (time: string, language: Language): string => {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE } as const;
  return `${day(time, language)}, ${new Intl.DateTimeFormat(LOCALE[language], clock).format(new Date(time))}`;
};

/** Writes a time to the second, for steps that follow each other quickly. */
export const second = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: ZONE,
  }).format(new Date(time));

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Writes a length of time in its largest unit, such as `3 min`; times below a second as milliseconds. */
export const lengthOfTime = (ms: number, language: Language): string => {
  const [unit, size] = UNITS.find(([, least]) => ms >= least) ?? (['millisecond', 1] as const);
  const format = new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(Math.max(0, ms) / size));
};

/** Minutes that a field of a date with a time takes, such as `2026-01-02T10:42`, in Colombia. */
export const clockTime = (time: string): string => new Date(Date.parse(time) + COLOMBIA_MS).toISOString().slice(0, 16);

/** The time that somebody in Colombia has put into such a field. */
export const ofClockTime = (clock: string): string => `${clock}:00-05:00`;

/** The last second of a day in Colombia, such as that of `2026-01-02`. */
export const endOfDay = (date: string): string => `${date}T23:59:59-05:00`;

const DAY_MS = 86_400_000;

/** Whole days until the end of a day in Colombia; negative when it is over. */
export const daysUntil = (date: string, nowMs: number): number =>
  Math.floor((Date.parse(endOfDay(date)) - nowMs) / DAY_MS);
