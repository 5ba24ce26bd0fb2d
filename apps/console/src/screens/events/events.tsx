import { type Event, type EventType, listEvents } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from '../../design/button.js';
import { Choice } from '../../design/field.js';
import { SearchField } from '../../design/search-field.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { ALL_EVENT_TYPES, nameOfType } from '../../webhook/event-types.js';
import styles from './events.module.css';
import type { EventFilter } from './filter.js';

const WORDS: Words<{
  readonly title: string;
  readonly type: string;
  readonly all: string;
  readonly document: string;
  readonly documentHint: string;
  readonly event: string;
  readonly number: string;
  readonly made: string;
  readonly unnumbered: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly noMatch: string;
  readonly clear: string;
}> = {
  es: {
    title: 'Eventos',
    type: 'Tipo',
    all: 'Todos',
    document: 'Identificador del documento',
    documentHint: 'Como inv_…',
    event: 'Evento',
    number: 'Documento',
    made: 'Ocurrió',
    unnumbered: 'Sin número',
    none: 'Todavía no hay eventos',
    noneDetail: 'Cada cambio de un documento que sus programas deben saber aparece aquí, y va a sus webhooks.',
    noMatch: 'Ningún evento cumple el filtro',
    clear: 'Quitar el filtro',
  },
  en: {
    title: 'Events',
    type: 'Type',
    all: 'All',
    document: 'Id of the document',
    documentHint: 'Such as inv_…',
    event: 'Event',
    number: 'Document',
    made: 'Happened',
    unnumbered: 'No number',
    none: 'There are no events yet',
    noneDetail: 'Each change of a document that your programs should know appears here, and goes to your webhooks.',
    noMatch: 'No event matches the filter',
    clear: 'Clear the filter',
  },
};

const PER_PAGE = 25;
const POLL_MS = 10_000;
const route = getRouteApi('/$tenant/$mode/events');

/** All public events of a company, newest first, kept for 90 days. */
export const Events = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { type, document, after } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({
    queryKey: [...scope, 'listEvents', type, document, after],
    queryFn: ({ signal }) =>
      listEvents({ client, query: { limit: PER_PAGE, starting_after: after, type, document_id: document }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: after === undefined ? POLL_MS : false,
  });
  return (
    <Page title={words.title}>
      <Filters />
      <Listing
        list={list}
        after={after}
        empty={
          type === undefined && document === undefined ? (
            <Message title={words.none}>
              <p>{words.noneDetail}</p>
            </Message>
          ) : (
            <Message title={words.noMatch}>
              <Button onClick={() => void navigate({ search: {} })}>{words.clear}</Button>
            </Message>
          )
        }
      >
        {(rows) => <EventTable rows={rows} />}
      </Listing>
    </Page>
  );
};

const Filters = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { type, document } = route.useSearch();
  const navigate = route.useNavigate();
  const narrow = (part: EventFilter): void => {
    void navigate({ search: (before) => ({ ...before, after: undefined, ...part }), replace: true });
  };
  return (
    <search className={styles.filters}>
      <Choice<EventType>
        label={words.type}
        value={type ?? ''}
        onChange={(value) => {
          narrow({ type: value === '' ? undefined : value });
        }}
        choices={[
          { value: '', name: words.all },
          ...ALL_EVENT_TYPES.map((value) => ({ value, name: nameOfType(value, language) })),
        ]}
      />
      <SearchField
        label={words.document}
        hint={words.documentHint}
        value={document ?? ''}
        onSettled={(text) => {
          narrow({ document: text === '' ? undefined : text });
        }}
      />
    </search>
  );
};

const EventTable = ({ rows }: { readonly rows: readonly Event[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: words.event,
          cell: ({ id, type }) => (
            <>
              <Link to="/$tenant/$mode/events/$event" params={{ tenant, mode, event: id }}>
                {nameOfType(type, language)}
              </Link>
              <div className="quiet">
                <code>{type}</code>
              </div>
            </>
          ),
        },
        { name: words.number, cell: ({ data }) => data.object.number ?? words.unnumbered },
        { name: words.made, cell: ({ created }) => <time dateTime={created}>{moment(created, language)}</time> },
      ]}
    />
  );
};
