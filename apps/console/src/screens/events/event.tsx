import { type Delivery, type Event, getEvent, listDeliveries, redeliverEvent } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from '../../design/button.js';
import { Code, Copied } from '../../design/copied.js';
import { FactList } from '../../design/fact-list.js';
import { Listing } from '../../design/listing.js';
import { Failure, Message } from '../../design/message.js';
import { Actions, Page, Section, Skeleton } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { ALL_KINDS, KINDS } from '../../document/kinds.js';
import { count, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { DeliveryBadge } from '../../webhook/badges.js';
import { nameOfType } from '../../webhook/event-types.js';
import { useEndpoints } from '../../webhook/health.js';

const WORDS: Words<{
  readonly title: string;
  readonly document: string;
  readonly made: string;
  readonly type: string;
  readonly id: string;
  readonly again: string;
  readonly begun: string;
  readonly deliveries: string;
  readonly none: string;
  readonly receiver: string;
  readonly deleted: string;
  readonly state: string;
  readonly attempts: string;
  readonly answer: string;
  readonly json: string;
}> = {
  es: {
    title: 'Evento',
    document: 'Documento',
    made: 'Ocurrió',
    type: 'Tipo',
    id: 'Identificador',
    again: 'Enviar otra vez',
    begun: 'Se envía otra vez. Webhooks:',
    deliveries: 'Entregas',
    none: 'No se envió a ningún webhook: ninguno recibía este tipo.',
    receiver: 'Receptor',
    deleted: 'Webhook eliminado',
    state: 'Estado',
    attempts: 'Intentos',
    answer: 'Última respuesta',
    json: 'Lo que reciben sus webhooks',
  },
  en: {
    title: 'Event',
    document: 'Document',
    made: 'Happened',
    type: 'Type',
    id: 'Id',
    again: 'Send it again',
    begun: 'It is sent again. Webhooks:',
    deliveries: 'Deliveries',
    none: 'It was sent to no webhook: none got this type.',
    receiver: 'Receiver',
    deleted: 'Deleted webhook',
    state: 'State',
    attempts: 'Attempts',
    answer: 'Latest answer',
    json: 'What your webhooks get',
  },
};

const POLL_MS = 5_000;
const MOST = 50;
const route = getRouteApi('/$tenant/$mode/events/$event');

/** One public event: what it says, and where it went. */
export const OneEvent = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const { event: id } = route.useParams();
  const event = useQuery({
    queryKey: [...scope, 'getEvent', id],
    queryFn: ({ signal }) => getEvent({ client, path: { id }, signal }),
  });
  const order = useAct(() => redeliverEvent({ client, path: { id } }));
  if (event.isPending) return <Skeleton />;
  if (event.isError) {
    return (
      <Page title={words.title}>
        <Failure error={event.error} onAgain={() => void event.refetch()} />
      </Page>
    );
  }
  const { data } = event;
  const begun = order.data?.data.length;
  return (
    <Page title={nameOfType(data.type, language)}>
      <EventFacts event={data} />
      <Actions>
        <Button
          kind="primary"
          reason={reasonOf('redeliverEvent')}
          isBusy={order.isPending}
          onClick={() => {
            order.mutate(undefined);
          }}
        >
          {words.again}
        </Button>
      </Actions>
      {order.isError ? <Failure error={order.error} /> : null}
      <p role="status">{begun === undefined ? '' : `${words.begun} ${count(begun, language)}`}</p>
      <Section title={words.deliveries}>
        <DeliveriesOf eventId={id} />
      </Section>
      <Section title={words.json}>
        <Code text={JSON.stringify(data, null, 2)} name="JSON" />
      </Section>
    </Page>
  );
};

const EventFacts = ({ event: { id, type, created, data } }: { readonly event: Event }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  const { object, id: about, number } = data.object;
  const kind = ALL_KINDS.find((name) => name === object);
  return (
    <FactList
      facts={[
        [
          words.document,
          kind && about !== null ? (
            <Link to="/$tenant/$mode/documents/$kind/$id" params={{ tenant, mode, kind: KINDS[kind].path, id: about }}>
              {KINDS[kind].name[language]} {number}
            </Link>
          ) : (
            (number ?? about)
          ),
        ],
        [words.made, moment(created, language)],
        [words.type, <code key="type">{type}</code>],
        [words.id, <Copied key="id" text={id} name={words.id} />],
      ]}
    />
  );
};

const DeliveriesOf = ({ eventId }: { readonly eventId: string }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope, tenant, mode } = useCompany();
  const endpoints = useEndpoints();
  const urls = new Map(endpoints.data?.data.map(({ id, endpoint }) => [id, endpoint.url]));
  const list = useQuery({
    queryKey: [...scope, 'listDeliveries', 'event', eventId],
    queryFn: ({ signal }) => listDeliveries({ client, query: { event_id: eventId, limit: MOST }, signal }),
    refetchInterval: POLL_MS,
  });
  return (
    <Listing list={list} empty={<Message title={words.none} />}>
      {(rows) => (
        <Table<Delivery>
          caption={words.deliveries}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              name: words.receiver,
              cell: ({ id, webhook_endpoint_id: endpoint }) => {
                const url = urls.get(endpoint);
                return url === undefined ? (
                  words.deleted
                ) : (
                  <Link
                    to="/$tenant/$mode/webhooks/$endpoint"
                    params={{ tenant, mode, endpoint }}
                    search={{ delivery: id }}
                  >
                    {url}
                  </Link>
                );
              },
            },
            { name: words.state, cell: (delivery) => <DeliveryBadge delivery={delivery} /> },
            { name: words.attempts, isNumber: true, cell: ({ attempts }) => count(attempts.length, language) },
            { name: words.answer, isNumber: true, cell: ({ attempts }) => attempts.at(-1)?.status ?? '–' },
            {
              name: words.made,
              cell: ({ created_at }) => <time dateTime={created_at}>{moment(created_at, language)}</time>,
            },
          ]}
        />
      )}
    </Listing>
  );
};
