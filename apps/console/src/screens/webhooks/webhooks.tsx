import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../design/button.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { count, lengthOfTime, share } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { HealthBadge } from '../../webhook/badges.js';
import { type EndpointWithHealth, useEndpoints } from '../../webhook/health.js';

const WORDS: Words<{
  readonly title: string;
  readonly add: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly receiver: string;
  readonly state: string;
  readonly rate: string;
  readonly time: string;
  readonly events: string;
  readonly noAttempts: string;
}> = {
  es: {
    title: 'Webhooks',
    add: 'Agregar webhook',
    none: 'Todavía no hay webhooks',
    noneDetail:
      'Un webhook avisa a su servidor lo que pasa con cada documento, firmado. Indique la dirección de su receptor y los eventos que quiere.',
    receiver: 'Receptor',
    state: 'Estado',
    rate: 'Éxito en 24 h',
    time: 'Respuesta (p95)',
    events: 'Eventos',
    noAttempts: 'Sin intentos',
  },
  en: {
    title: 'Webhooks',
    add: 'Add a webhook',
    none: 'There are no webhooks yet',
    noneDetail:
      'A webhook tells your server what becomes of each document, signed. Name the address of your receiver and the events that you want.',
    receiver: 'Receiver',
    state: 'State',
    rate: 'Success in 24 h',
    time: 'Answer (p95)',
    events: 'Events',
    noAttempts: 'No attempts',
  },
};

/** The receivers of a company, with the health of each. */
export const Webhooks = () => {
  const words = useWords(WORDS);
  const { tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const endpoints = useEndpoints();
  const add = (
    <ButtonLink
      kind="primary"
      to="/$tenant/$mode/webhooks/new"
      params={{ tenant, mode }}
      reason={reasonOf('createWebhookEndpoint')}
    >
      {words.add}
    </ButtonLink>
  );
  return (
    <Page title={words.title} actions={endpoints.data?.data.length === 0 ? null : add}>
      <Listing
        list={endpoints}
        empty={
          <Message title={words.none}>
            <p>{words.noneDetail}</p>
            {add}
          </Message>
        }
      >
        {(rows) => <EndpointTable rows={rows} />}
      </Listing>
    </Page>
  );
};

const EndpointTable = ({ rows }: { readonly rows: readonly EndpointWithHealth[] }) => {
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
          name: words.receiver,
          cell: ({ endpoint: { id, url, description } }) => (
            <>
              <Link to="/$tenant/$mode/webhooks/$endpoint" params={{ tenant, mode, endpoint: id }}>
                {url}
              </Link>
              {description === '' ? null : <div className="quiet">{description}</div>}
            </>
          ),
        },
        { name: words.state, cell: ({ health }) => (health ? <HealthBadge state={health.state} /> : null) },
        {
          name: words.rate,
          isNumber: true,
          cell: ({ health }) => {
            if (!health) return null;
            return health.success_rate === null ? words.noAttempts : share(health.success_rate, language);
          },
        },
        {
          name: words.time,
          isNumber: true,
          cell: ({ health }) => (health?.p95_ms ? lengthOfTime(health.p95_ms, language) : '–'),
        },
        {
          name: words.events,
          isNumber: true,
          cell: ({ endpoint }) => count(endpoint.subscribed_events.length, language),
        },
      ]}
    />
  );
};
