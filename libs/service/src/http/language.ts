import type { Words } from '@rubrica/fiscal';

/** A language of the texts in answers of the API: `en` or `es`. */
export type Language = keyof Words;

const DEFAULT: Language = 'en';
const LANGUAGES: readonly Language[] = ['en', 'es'];

/** Matches one part of an Accept-Language header: a language range and its weight (RFC 9110, 12.5.4). */
const PART = /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/** Number of characters of an Accept-Language header that are read. The rest is ignored. */
const LONGEST = 1_000;

/**
 * Returns the language, `en` or `es`, with the greatest weight in an `Accept-Language` header. Returns `fallback` if
 * the header names neither of them. Malformed parts are ignored, so that no header is an error.
 */
export const languageOf = (header: string | undefined, fallback: Language = DEFAULT): Language => {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').slice(0, LONGEST).split(',')) {
    const [, range = '', weight = '1'] = PART.exec(part.trim()) ?? [];
    const primary = range.toLowerCase().split('-')[0] ?? '';
    // A header can name a language several times: `es-CO;q=0.9, es;q=0.8`. Its greatest weight counts.
    if (primary !== '') weights.set(primary, Math.max(weights.get(primary) ?? 0, Number(weight)));
  }
  const weightOf = (language: Language): number => weights.get(language) ?? weights.get('*') ?? 0;
  const named = [...weights.keys()].filter((name): name is Language => (LANGUAGES as readonly string[]).includes(name));
  const wanted = [...named, fallback, ...LANGUAGES].filter((language) => weightOf(language) > 0);
  const [first = fallback] = wanted;
  return wanted.reduce((best, language) => (weightOf(language) > weightOf(best) ? language : best), first);
};

/** Returns the HTTP headers of an answer whose texts are in this language. */
export const languageHeaders = (language: Language): Readonly<Record<string, string>> => ({
  'content-language': language,
  vary: 'Accept-Language',
});
