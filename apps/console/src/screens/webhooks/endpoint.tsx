import { getWebhookEndpoint, type WebhookEndpoint, type WebhookEndpointHealth } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Copied } from '../../design/copied.js';
import { FactList } from '../../design/fact-list.js';
import { Failure, Message } from '../../design/message.js';
import { Page, Section, Skeleton } from '../../design/page.js';
import { count, lengthOfTime, moment, share } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { HealthBadge } from '../../webhook/badges.js';
import { nameOfType } from '../../webhook/event-types.js';
import { healthQuery } from '../../webhook/health.js';
import { errorOf, HEALTH } from '../../webhook/states.js';
import { EndpointActs } from './endpoint-acts.js';
import { Deliveries } from './deliveries.js';
import { Replay } from './replay.js';
import { VerifyCode } from './verify-code.js';
import styles from './webhooks.module.css';

const WORDS: Words<{
  readonly webhook: string;
  readonly url: string;
  readonly state: string;
  readonly since: string;
  readonly said: string;
  readonly rate: string;
  readonly of: string;
  readonly none: string;
  readonly time: string;
  readonly next: string;
  readonly id: string;
  readonly version: string;
  readonly events: string;
  readonly verify: string;
}> = {
  es: {
    webhook: 'Webhook',
    url: 'Receptor',
    state: 'Estado',
    since: 'desde el',
    said: 'Último intento fallido',
    rate: 'Éxito en 24 horas',
    of: 'intentos',
    none: 'No hubo intentos',
    time: 'Respuesta (p95)',
    next: 'Próximo intento',
    id: 'Identificador',
    version: 'Versión de la API',
    events: 'Eventos que recibe',
    verify: 'Verificar la firma',
  },
  en: {
    webhook: 'Webhook',
    url: 'Receiver',
    state: 'State',
    since: 'since',
    said: 'Latest attempt that failed',
    rate: 'Success in 24 hours',
    of: 'attempts',
    none: 'There were no attempts',
    time: 'Answer (p95)',
    next: 'Next attempt',
    id: 'Id',
    version: 'Version of the API',
    events: 'Events that it gets',
    verify: 'Verify the signature',
  },
};

const route = getRouteApi('/$tenant/$mode/webhooks/$endpoint');

/** One webhook: how it does, what was sent to it, and what can be done. */
export const Endpoint = () => {
  const words = useWords(WORDS);
  const company = useCompany();
  const { client, scope } = company;
  const { endpoint: id } = route.useParams();
  const endpoint = useQuery({
    queryKey: [...scope, 'getWebhookEndpoint', id],
    queryFn: ({ signal }) => getWebhookEndpoint({ client, path: { id }, signal }),
  });
  const health = useQuery(healthQuery(company, id));
  if (endpoint.isPending) return <Skeleton />;
  if (endpoint.isError) {
    return (
      <Page title={words.webhook}>
        <Failure error={endpoint.error} onAgain={() => void endpoint.refetch()} />
      </Page>
    );
  }
  const { data } = endpoint;
  return (
    <Page title={data.description === '' ? words.webhook : data.description}>
      {health.data && HEALTH[health.data.state].tone !== 'good' ? <Repair health={health.data} /> : null}
      <EndpointActs endpoint={data} />
      <EndpointFacts endpoint={data} health={health.data} />
      <Deliveries
        endpointId={id}
        replay={health.data?.state === 'healthy' ? <Replay endpointId={id} since={null} /> : null}
      />
      <Events endpoint={data} />
      <Section title={words.verify}>
        <VerifyCode />
      </Section>
    </Page>
  );
};

/** What is wrong with an endpoint that fails, and the way out. */
const Repair = ({ health }: { readonly health: WebhookEndpointHealth }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { state, failing_since, last_error, switched_off_at } = health;
  const { tone, name, next } = HEALTH[state];
  const since = state === 'inactive' ? null : (failing_since ?? switched_off_at);
  return (
    <Message
      tone={tone}
      title={since === null ? name[language] : `${name[language]} ${words.since} ${moment(since, language)}`}
    >
      {last_error === null ? null : (
        <p>
          {words.said}: {errorOf(last_error.error)[language]}
          {last_error.status === null ? null : ` (${String(last_error.status)})`}, {moment(last_error.at, language)}
        </p>
      )}
      <p>{next[language]}</p>
      <Replay endpointId={health.webhook_endpoint_id} since={since} />
    </Message>
  );
};

const EndpointFacts = ({
  endpoint: { url, id, api_version },
  health,
}: {
  readonly endpoint: WebhookEndpoint;
  readonly health: WebhookEndpointHealth | undefined;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const attempts = health && health.attempts.succeeded + health.attempts.failed;
  return (
    <FactList
      facts={[
        [words.url, <Copied key="url" text={url} name={words.url} />],
        [words.state, health ? <HealthBadge state={health.state} /> : null],
        [
          words.rate,
          health && health.success_rate !== null
            ? `${share(health.success_rate, language)} · ${count(attempts ?? 0, language)} ${words.of}`
            : words.none,
        ],
        [words.time, health?.p95_ms ? lengthOfTime(health.p95_ms, language) : null],
        [words.next, health?.next_attempt_at ? moment(health.next_attempt_at, language) : null],
        [words.id, <Copied key="id" text={id} name={words.id} />],
        [words.version, <code key="version">{api_version}</code>],
      ]}
    />
  );
};

const Events = ({ endpoint: { subscribed_events } }: { readonly endpoint: WebhookEndpoint }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  return (
    <details>
      <summary className={styles.summary}>
        {words.events}: {count(subscribed_events.length, language)}
      </summary>
      <ul className={styles.types}>
        {subscribed_events.map((type) => (
          <li key={type}>
            {nameOfType(type, language)} <code className="quiet">{type}</code>
          </li>
        ))}
      </ul>
    </details>
  );
};
