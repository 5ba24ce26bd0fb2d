import { listDocuments } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { SearchField } from '../../design/search-field.js';
import { DocumentTable } from '../../document/document-table.js';
import { NewDocuments } from '../../document/new-documents.js';
import { useWords } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import styles from './documents.module.css';
import { type DocumentSearch, isNarrowed, questionOf, textOf } from './filter.js';
import { Filters } from './filters.js';
import { Hits } from './hits.js';
import { SelectionBar, type Ticked } from './selection.js';
import { Views } from './views.js';
import { WORDS } from './words.js';

const PER_PAGE = 25;
const POLL_MS = 10_000;
/** A shorter text finds nothing. */
const LEAST_SEARCH = 2;
const route = getRouteApi('/$tenant/$mode/documents');

/** All documents of a company, whatever their kind, newest first: searched, narrowed, ticked. Filter and page stand in the address. */
export const Documents = () => {
  const words = useWords(WORDS);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isSearching = (search.q ?? '').length >= LEAST_SEARCH;
  return (
    <Page title={words.title} actions={<NewDocuments />}>
      <search className={styles.search}>
        <SearchField
          label={words.search}
          hint={words.searchDetail}
          value={search.q ?? ''}
          onSettled={(q) =>
            void navigate({ search: (before) => ({ ...before, q: q === '' ? undefined : q }), replace: true })
          }
        />
      </search>
      {isSearching ? (
        <Hits q={search.q ?? ''} />
      ) : (
        <>
          <Views search={search} />
          <Filters search={search} />
          {/* A tick belongs to the rows that a person has seen. */}
          <List key={`${textOf(search)} ${search.after ?? ''}`} search={search} />
        </>
      )}
    </Page>
  );
};

const List = ({ search }: { readonly search: DocumentSearch }) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const [ticked, setTicked] = useState<Ticked>(new Set());
  const list = useQuery({
    queryKey: [...scope, 'listDocuments', textOf(search), search.after],
    queryFn: ({ signal }) => listDocuments({ client, query: questionOf(search, PER_PAGE), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: search.after === undefined ? POLL_MS : false,
  });
  const isTicked = (id: string): boolean => ticked === 'all' || ticked.has(id);
  return (
    <Listing
      list={list}
      after={search.after}
      empty={
        isNarrowed(search) ? (
          <Message title={words.noMatch}>
            <p>{words.noMatchDetail}</p>
          </Message>
        ) : (
          <Message title={words.none}>
            <p>{words.noneDetail}</p>
          </Message>
        )
      }
    >
      {(documents) => {
        const ids = documents.map(({ id }) => id);
        return (
          <>
            <SelectionBar
              ids={ids}
              hasMore={list.data?.has_more === true || search.after !== undefined}
              ticked={ticked}
              filter={textOf(search)}
              onTick={setTicked}
            />
            <DocumentTable
              documents={documents}
              caption={words.title}
              selection={{
                isTicked,
                onTick: (id) => {
                  setTicked(new Set(ids.filter((one) => (one === id ? !isTicked(one) : isTicked(one)))));
                },
              }}
            />
          </>
        );
      }}
    </Listing>
  );
};
