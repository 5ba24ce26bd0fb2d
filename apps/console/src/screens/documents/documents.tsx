import { listDocuments } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.js';
import { Choice, Field } from '../../design/field.js';
import { Failure, Message } from '../../design/message.js';
import { Page, Skeleton } from '../../design/page.js';
import { DocumentTable } from '../../document/document-table.js';
import { ALL_KINDS, KINDS } from '../../document/kinds.js';
import { NewDocuments } from '../../document/new-documents.js';
import { ALL_STATES, STATES } from '../../document/states.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import styles from './documents.module.css';
import { type DocumentFilter, isNarrowed, questionOf } from './filter.js';

const WORDS: Words<{
  readonly title: string;
  readonly kind: string;
  readonly state: string;
  readonly number: string;
  readonly all: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly noMatch: string;
  readonly clear: string;
  readonly newest: string;
  readonly older: string;
  readonly pages: string;
}> = {
  es: {
    title: 'Documentos',
    kind: 'Clase',
    state: 'Estado',
    number: 'Número con prefijo',
    all: 'Todos',
    none: 'Todavía no hay documentos',
    noneDetail: 'Aquí aparecen en cuanto se emite el primero, por la API o desde la consola.',
    noMatch: 'Ningún documento cumple el filtro',
    clear: 'Quitar el filtro',
    newest: 'Más recientes',
    older: 'Anteriores',
    pages: 'Páginas de la lista',
  },
  en: {
    title: 'Documents',
    kind: 'Kind',
    state: 'State',
    number: 'Number with prefix',
    all: 'All',
    none: 'There are no documents yet',
    noneDetail: 'They appear here as soon as the first one is issued, by the API or in the console.',
    noMatch: 'No document matches the filter',
    clear: 'Clear the filter',
    newest: 'Newest',
    older: 'Older',
    pages: 'Pages of the list',
  },
};

const PER_PAGE = 25;
const POLL_MS = 10_000;
/** A filter is asked for when a person has stopped typing for so long. */
const TYPING_MS = 400;
const route = getRouteApi('/$tenant/$mode/documents');

/** All documents of a company, whatever their kind, newest first. The filter and the page stand in the address. */
export const Documents = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const filter = route.useSearch();
  const list = useQuery({
    queryKey: [...scope, 'listDocuments', filter],
    queryFn: ({ signal }) => listDocuments({ client, query: questionOf(filter, PER_PAGE), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: filter.after === undefined ? POLL_MS : false,
  });
  return (
    <Page title={words.title} actions={<NewDocuments />}>
      <Filters filter={filter} />
      {list.isPending ? <Skeleton /> : null}
      {list.isError ? <Failure error={list.error} onAgain={() => void list.refetch()} /> : null}
      {list.data && list.data.data.length > 0 ? (
        <>
          <DocumentTable documents={list.data.data} caption={words.title} />
          <Pages filter={filter} next={list.data.has_more ? list.data.data.at(-1)?.id : undefined} />
        </>
      ) : null}
      {list.data?.data.length === 0 ? <Empty filter={filter} /> : null}
    </Page>
  );
};

const Filters = ({ filter }: { readonly filter: DocumentFilter }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const navigate = route.useNavigate();
  const [number, setNumber] = useState(filter.number ?? '');
  const narrow = (part: DocumentFilter): void => {
    void navigate({ search: (before) => ({ ...before, after: undefined, ...part }), replace: true });
  };
  useEffect(() => {
    const given = number.trim() === '' ? undefined : number.trim();
    if (given === filter.number) return;
    const timer = setTimeout(() => {
      narrow({ number: given });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
    };
  });
  return (
    <search className={styles.filters}>
      <Choice
        label={words.kind}
        value={filter.object ?? ''}
        onChange={(value) => {
          narrow({ object: value === '' ? undefined : value });
        }}
        choices={[
          { value: '', name: words.all },
          ...ALL_KINDS.map((kind) => ({ value: kind, name: KINDS[kind].name[language] })),
        ]}
      />
      <Choice
        label={words.state}
        value={filter.status ?? ''}
        onChange={(value) => {
          narrow({ status: value === '' ? undefined : value });
        }}
        choices={[
          { value: '', name: words.all },
          ...ALL_STATES.map((state) => ({ value: state, name: STATES[state].name[language] })),
        ]}
      />
      <Field label={words.number} value={number} onChange={setNumber} type="search" />
    </search>
  );
};

const Pages = ({ filter, next }: { readonly filter: DocumentFilter; readonly next: string | undefined }) => {
  const words = useWords(WORDS);
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      {filter.after === undefined ? (
        <span />
      ) : (
        <Link from={route.id} to="." search={{ ...filter, after: undefined }}>
          {words.newest}
        </Link>
      )}
      {next === undefined ? null : (
        <Link from={route.id} to="." search={{ ...filter, after: next }}>
          {words.older}
        </Link>
      )}
    </nav>
  );
};

const Empty = ({ filter }: { readonly filter: DocumentFilter }) => {
  const words = useWords(WORDS);
  const navigate = route.useNavigate();
  if (!isNarrowed(filter)) {
    return (
      <Message title={words.none}>
        <p>{words.noneDetail}</p>
      </Message>
    );
  }
  return (
    <Message title={words.noMatch}>
      <Button onClick={() => void navigate({ search: {} })}>{words.clear}</Button>
    </Message>
  );
};
