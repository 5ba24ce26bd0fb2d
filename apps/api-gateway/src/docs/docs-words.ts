import type { ApiVersion } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';

/** What the frame of the pages says. */
export interface DocsWords {
  readonly reference: string;
  readonly guides: string;
  readonly errors: string;
  readonly document: string;
  /** Name of the other language, in that language. */
  readonly other: string;
  readonly search: string;
  readonly skip: string;
  readonly noResults: (query: string) => string;
  readonly results: (query: string, count: number) => string;
  readonly whatToSearch: string;
}

export const WORDS: Readonly<Record<Language, DocsWords>> = {
  en: {
    reference: 'Reference',
    guides: 'Guides',
    errors: 'Errors',
    document: 'OpenAPI',
    other: 'Español',
    search: 'Search',
    skip: 'To the text',
    noResults: (query) => `Nothing has “${query}”. Try fewer words.`,
    results: (query, count) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
    whatToSearch: 'Write a word, a code of an error, a path or a field.',
  },
  es: {
    reference: 'Referencia',
    guides: 'Guías',
    errors: 'Errores',
    document: 'OpenAPI',
    other: 'English',
    search: 'Buscar',
    skip: 'Ir al texto',
    noResults: (query) => `No se encontró «${query}». Intente con menos palabras.`,
    results: (query, count) => `${count} ${count === 1 ? 'resultado' : 'resultados'} para «${query}»`,
    whatToSearch: 'Escriba una palabra, el código de un error, una ruta o un campo.',
  },
};

/** Where the pages of a language are. */
export const PATHS = {
  reference: (language: Language): string => `/docs/${language}`,
  guides: (language: Language): string => `/docs/guides/${language}`,
  guide: (language: Language, name: string): string => `/docs/guides/${language}/${name}`,
  errors: (language: Language): string => `/docs/errors/${language}`,
  error: (language: Language, code: string): string => `/docs/errors/${language}/${code}`,
  search: (language: Language): string => `/docs/search/${language}`,
  document: (language: Language): string => (language === 'es' ? '/openapi.es.json' : '/openapi.json'),
  documentOf: (language: Language, version: ApiVersion): string =>
    `/openapi/${version}${language === 'es' ? '.es' : ''}.json`,
} as const;

export const otherThan = (language: Language): Language => (language === 'en' ? 'es' : 'en');
