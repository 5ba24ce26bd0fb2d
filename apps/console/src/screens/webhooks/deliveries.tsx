import { type Delivery, type EventType, listDeliveries, retryDelivery } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.js';
import { Choice } from '../../design/field.js';
import { Listing } from '../../design/listing.js';
import { Failure, Message } from '../../design/message.js';
import { Section } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { count, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { DeliveryBadge } from '../../webhook/badges.js';
import { ALL_EVENT_TYPES, nameOfType } from '../../webhook/event-types.js';
import { ALL_DELIVERY_STATES, DELIVERY, type DeliveryStatus } from '../../webhook/states.js';
import { OneDelivery } from './delivery.js';
import type { DeliveryFilter } from './filter.js';
import styles from './webhooks.module.css';

const WORDS: Words<{
  readonly title: string;
  readonly state: string;
  readonly event: string;
  readonly all: string;
  readonly attempts: string;
  readonly answer: string;
  readonly made: string;
  readonly acts: string;
  readonly retry: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly noMatch: string;
  readonly clear: string;
}> = {
  es: {
    title: 'Entregas',
    state: 'Estado',
    event: 'Evento',
    all: 'Todos',
    attempts: 'Intentos',
    answer: 'Última respuesta',
    made: 'Creada',
    acts: 'Acción',
    retry: 'Reintentar',
    none: 'Todavía no se ha enviado nada',
    noneDetail: 'Envíe una prueba, o espere al primer evento.',
    noMatch: 'Ninguna entrega cumple el filtro',
    clear: 'Quitar el filtro',
  },
  en: {
    title: 'Deliveries',
    state: 'State',
    event: 'Event',
    all: 'All',
    attempts: 'Attempts',
    answer: 'Latest answer',
    made: 'Made',
    acts: 'Act',
    retry: 'Try again',
    none: 'Nothing was sent yet',
    noneDetail: 'Send a test, or wait for the first event.',
    noMatch: 'No delivery matches the filter',
    clear: 'Clear the filter',
  },
};

const PER_PAGE = 25;
const POLL_MS = 5_000;
const route = getRouteApi('/$tenant/$mode/webhooks/$endpoint');

/** What was sent to an endpoint, newest first; one delivery can be open beside the list. Both stand in the address. */
export const Deliveries = ({
  endpointId,
  replay,
}: {
  readonly endpointId: string;
  /** What sends deliveries again. */
  readonly replay: ReactNode;
}) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { delivery, after, status, event_type } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({
    queryKey: [...scope, 'listDeliveries', endpointId, after, status, event_type],
    queryFn: ({ signal }) =>
      listDeliveries({
        client,
        query: { endpoint_id: endpointId, limit: PER_PAGE, starting_after: after, status, event_type },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: after === undefined ? POLL_MS : false,
  });
  const isNarrowed = status !== undefined || event_type !== undefined;
  return (
    <Section title={words.title}>
      {replay}
      <Filters />
      <div className={styles.panes}>
        <div className={styles.list}>
          <Listing
            list={list}
            after={after}
            empty={
              isNarrowed ? (
                <Message title={words.noMatch}>
                  <Button onClick={() => void navigate({ search: {} })}>{words.clear}</Button>
                </Message>
              ) : (
                <Message title={words.none}>
                  <p>{words.noneDetail}</p>
                </Message>
              )
            }
          >
            {(rows) => <DeliveryTable rows={rows} />}
          </Listing>
        </div>
        {delivery === undefined ? null : <OneDelivery id={delivery} key={delivery} />}
      </div>
    </Section>
  );
};

const Filters = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { status, event_type } = route.useSearch();
  const navigate = route.useNavigate();
  const narrow = (part: DeliveryFilter): void => {
    void navigate({ search: (before) => ({ ...before, after: undefined, ...part }), replace: true });
  };
  return (
    <search className={styles.filters}>
      <Choice<DeliveryStatus>
        label={words.state}
        value={status ?? ''}
        onChange={(value) => {
          narrow({ status: value === '' ? undefined : value });
        }}
        choices={[
          { value: '', name: words.all },
          ...ALL_DELIVERY_STATES.map((value) => ({ value, name: DELIVERY[value].name[language] })),
        ]}
      />
      <Choice<EventType>
        label={words.event}
        value={event_type ?? ''}
        onChange={(value) => {
          narrow({ event_type: value === '' ? undefined : value });
        }}
        choices={[
          { value: '', name: words.all },
          ...ALL_EVENT_TYPES.map((value) => ({ value, name: nameOfType(value, language) })),
        ]}
      />
    </search>
  );
};

const DeliveryTable = ({ rows }: { readonly rows: readonly Delivery[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const retry = useAct((id: string) => retryDelivery({ client, path: { id } }));
  return (
    <>
      {retry.isError ? <Failure error={retry.error} /> : null}
      <Table
        caption={words.title}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            name: words.event,
            cell: ({ id, event_type }) => (
              <Link from={route.id} to="." search={(before) => ({ ...before, delivery: id })} resetScroll={false}>
                {nameOfType(event_type, language)}
              </Link>
            ),
          },
          { name: words.state, cell: (delivery) => <DeliveryBadge delivery={delivery} /> },
          { name: words.attempts, isNumber: true, cell: ({ attempts }) => count(attempts.length, language) },
          { name: words.answer, isNumber: true, cell: ({ attempts }) => attempts.at(-1)?.status ?? '–' },
          {
            name: words.made,
            cell: ({ created_at }) => <time dateTime={created_at}>{moment(created_at, language)}</time>,
          },
          {
            name: words.acts,
            cell: ({ id, status, event_type }) =>
              status === 'exhausted' || status === 'cancelled' ? (
                <Button
                  label={`${words.retry} ${nameOfType(event_type, language)}`}
                  reason={reasonOf('retryDelivery')}
                  isBusy={retry.isPending && retry.variables === id}
                  onClick={() => {
                    retry.mutate(id);
                  }}
                >
                  {words.retry}
                </Button>
              ) : null,
          },
        ]}
      />
    </>
  );
};
