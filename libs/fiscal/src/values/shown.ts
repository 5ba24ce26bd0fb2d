import type { Words } from './words.js';

type Language = keyof Words;

const LOCALES = { es: 'es-CO', en: 'en-US' } as const;

/** Each format is made at its first use: they cost milliseconds, and most processes show nothing to people. */
const formats = <Format>(make: (locale: string) => Format): ((language: Language) => Format) => {
  const made: Partial<Record<Language, Format>> = {};
  return (language) => (made[language] ??= make(LOCALES[language]));
};

const amounts = formats(
  (locale) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }),
);
const days = formats((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** An amount as people read it: '262500.00' in COP is '$ 262.500,00'. Exact, as the text is not read as a number. */
export const shownMoney = (amount: string, currency: string, language: Language): string => {
  const text = amounts(language).format(amount as `${number}`);
  return currency === 'COP' && language === 'es' ? `$ ${text}` : `${currency} ${text}`;
};

/** A day, or that of an instant with Colombia's offset, as people read it. */
export const shownDay = (instant: string, language: Language): string =>
  days(language).format(new Date(instant.slice(0, 10)));
