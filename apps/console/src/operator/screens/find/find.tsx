import { type FoundObject, searchEverything } from '@rubrica/client/operator';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Failure, Message } from '../../../design/message.js';
import { Page, Skeleton } from '../../../design/page.js';
import { SearchField } from '../../../design/search-field.js';
import { Table } from '../../../design/table.js';
import { useLanguage, useWords } from '../../../language/language.js';
import { useOperator } from '../../session/session.js';
import { Command } from '../../shell/command.js';
import { quoted } from '../../shell/quoted.js';
import { DocumentState, kindName } from './document-words.js';
import { MATCHED, TYPE, WORDS } from './words.js';

const route = getRouteApi('/installation/find');
/** The API takes no shorter text. */
const SHORTEST = 3;

/** Finds anything of any tenant by what is exactly its own. */
export const Find = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useOperator();
  const navigate = useNavigate();
  const { q = '' } = route.useSearch();
  const isAsked = q.length >= SHORTEST;
  // Each search is recorded: it is not repeated by itself.
  const found = useQuery({
    queryKey: [language, 'searchEverything', q],
    queryFn: ({ signal }) => searchEverything({ client, query: { q }, signal }),
    enabled: isAsked,
    staleTime: Infinity,
  });
  return (
    <Page title={words.title}>
      <SearchField
        label={words.what}
        hint={words.hint}
        value={q}
        onSettled={(text) => {
          void navigate({ to: '/find', search: text === '' ? {} : { q: text }, replace: true });
        }}
      />
      {!isAsked ? (
        <Message title={words.first}>
          <p>{words.firstDetail}</p>
        </Message>
      ) : found.isError ? (
        <Failure error={found.error} onAgain={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton />
      ) : (
        <Hits hits={found.data.data} />
      )}
      {isAsked ? <Command text={`looks search --q ${quoted(q)}`} /> : null}
    </Page>
  );
};

const Hits = ({ hits }: { readonly hits: readonly FoundObject[] }) => {
  const words = useWords(WORDS);
  const types = useWords(TYPE);
  const matched = useWords(MATCHED);
  const { language } = useLanguage();
  if (hits.length === 0)
    return (
      <Message tone="watch" title={words.none}>
        <p>{words.noneDetail}</p>
      </Message>
    );
  return (
    <Table
      caption={words.hits}
      rows={hits}
      keyOf={({ type, id }) => `${type} ${id}`}
      columns={[
        { name: words.hit, cell: (hit) => <Name hit={hit} /> },
        {
          name: words.type,
          cell: ({ type, kind }) => (kind === null ? types[type] : `${types[type]} · ${kindName(kind, language)}`),
        },
        { name: words.tenant, cell: ({ tenant_id: tenant }) => tenant ?? '–' },
        {
          name: words.state,
          cell: ({ type, status }) => (type === 'document' ? <DocumentState status={status} /> : (status ?? '–')),
        },
        { name: words.matched, cell: (hit) => matched[hit.matched] },
      ]}
    />
  );
};

const Name = ({ hit: { type, id, number } }: { readonly hit: FoundObject }) =>
  type === 'document' ? (
    <Link to="/documents/$id" params={{ id }}>
      {number ?? id}
    </Link>
  ) : (
    <code>{id}</code>
  );
