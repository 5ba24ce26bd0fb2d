import type { Language } from '@rubrica/service';
import { PATHS } from './docs-words.js';
import { sectionsOf } from './markdown.js';
import type { SearchEntry } from './search-index.js';

/** What the search reads of an OpenAPI document. */
export interface SearchedDocument {
  readonly tags: readonly { readonly name: string; readonly 'x-displayName'?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, SearchedOperation>>>>;
}

interface SearchedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name?: string }[];
}

/** Each section of a guide, under the name of the guide. */
export const guideEntries = (language: Language, name: string, source: string): SearchEntry[] =>
  sectionsOf(source).map(({ titles, anchor, text }) => ({
    kind: 'guide',
    path: `${PATHS.guide(language, name)}${anchor === '' ? '' : `#${anchor}`}`,
    titles,
    text,
  }));

/** The page of a code. */
export const errorEntry = (language: Language, code: string, source: string): SearchEntry => ({
  kind: 'error',
  path: PATHS.error(language, code),
  titles: [code],
  text: sectionsOf(source)
    .map(({ text }) => text)
    .join(' '),
});

/** Each operation, at the place where the reference shows it. */
export const operationEntries = (language: Language, { tags, paths }: SearchedDocument): SearchEntry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): SearchEntry => {
      const [tag = ''] = operation.tags;
      const shown = tags.find(({ name }) => name === tag)?.['x-displayName'] ?? tag;
      return {
        kind: 'operation',
        path: `${PATHS.reference(language)}#${referenceAnchor(tag, method, path)}`,
        titles: [shown, operation.summary],
        text: `${method.toUpperCase()} ${path} ${(operation.description ?? '').replaceAll('`', '')} ${operation.operationId}`,
      };
    }),
  );

/** Id that Scalar gives to an operation in its page. */
const referenceAnchor = (tag: string, method: string, path: string): string =>
  `tag/${tag.toLowerCase().replaceAll(' ', '-')}/${method.toUpperCase()}${path}`;
