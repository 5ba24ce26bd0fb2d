import type { Language } from '@rubrica/service';
import type { OpenApiDocuments } from '../openapi/openapi-documents.js';
import { errorCodes, errorSource, guideNames, guideSource } from './docs-source.disk.js';
import { errorEntry, guideEntries, operationEntries, type SearchedDocument } from './search-entries.js';
import { type SearchEntry, SearchIndex, type SearchResult } from './search-index.js';

/** Finds guides, pages of codes and operations in one language; each index is made at its first use. */
export class DocsSearch {
  private readonly indexes = new Map<Language, Promise<SearchIndex>>();

  constructor(private readonly documents: OpenApiDocuments) {}

  async find(language: Language, query: string, most: number): Promise<SearchResult[]> {
    const index = this.indexes.get(language) ?? this.made(language);
    this.indexes.set(language, index);
    return (await index).find(query, most);
  }

  private async made(language: Language): Promise<SearchIndex> {
    const guides = (await guideNames(language)).map(async (name) =>
      guideEntries(language, name, (await guideSource(language, name)) ?? ''),
    );
    const errors = (await errorCodes(language)).map(async (code): Promise<SearchEntry> =>
      errorEntry(language, code, (await errorSource(language, code)) ?? ''),
    );
    const operations = operationEntries(language, this.documents.ofTenants(language) as SearchedDocument);
    return new SearchIndex([...(await Promise.all(guides)).flat(), ...(await Promise.all(errors)), ...operations]);
  }
}
