import { getReadiness, listCounters, listDocuments } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { Failure, Message } from '../../design/message.js';
import { Page, Section, Skeleton } from '../../design/page.js';
import { DocumentTable } from '../../document/document-table.js';
import { NewDocuments } from '../../document/new-documents.js';
import { count } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { FailingWebhooks } from './failing-webhooks.js';
import { dayAgo, figuresOf } from './figures.js';
import styles from './home.module.css';
import { Steps } from './steps.js';

const WORDS: Words<{
  readonly title: string;
  readonly attention: string;
  readonly nothing: string;
  readonly today: string;
  readonly month: string;
  readonly accepted: string;
  readonly underWay: string;
  readonly toMend: string;
  readonly last: string;
}> = {
  es: {
    title: 'Inicio',
    attention: 'Necesita atención',
    nothing: 'Nada por ahora: no hay documentos rechazados, fallidos ni a la espera de una decisión.',
    today: 'Hoy',
    month: 'Últimos 30 días',
    accepted: 'Aceptados por la DIAN',
    underWay: 'En curso',
    toMend: 'Por corregir',
    last: 'Últimos documentos',
  },
  en: {
    title: 'Home',
    attention: 'Needs attention',
    nothing: 'Nothing now: no document is rejected, failed or waiting for a decision.',
    today: 'Today',
    month: 'Last 30 days',
    accepted: 'Accepted by DIAN',
    underWay: 'Under way',
    toMend: 'To be mended',
    last: 'Last documents',
  },
};

const COUNTERS_MS = 60_000;
const LIST_MS = 10_000;

/** What needs attention comes first, then the first steps as long as one is open, then figures and the last documents. */
export const Home = () => {
  const words = useWords(WORDS);
  return (
    <Page title={words.title} actions={<NewDocuments />}>
      <Attention />
      <FirstSteps />
      <Numbers />
      <LastDocuments />
    </Page>
  );
};

const Attention = () => {
  const words = useWords(WORDS);
  const { client, scope, may } = useCompany();
  const list = useQuery({
    queryKey: [...scope, 'listDocuments', 'attention'],
    refetchInterval: LIST_MS,
    queryFn: async ({ signal }) => {
      const ask = async (status: string, limit: number) =>
        (await listDocuments({ client, query: { status, limit }, signal })).data;
      const [toMend, underWay] = await Promise.all([
        ask('rejected_by_dian,failed', 5),
        ask('queued,signed,submitted', 50),
      ]);
      return [...underWay.filter(({ waiting }) => waiting !== null), ...toMend];
    },
  });
  if (list.isPending) return null;
  if (list.isError) return <Failure error={list.error} onAgain={() => void list.refetch()} />;
  return (
    <Section title={words.attention}>
      {list.data.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <DocumentTable documents={list.data} caption={words.attention} />
      )}
      {may('getWebhookEndpointHealth') ? <FailingWebhooks /> : null}
    </Section>
  );
};

const FirstSteps = () => {
  const { client, scope } = useCompany();
  const readiness = useQuery({
    queryKey: [...scope, 'getReadiness'],
    queryFn: async ({ signal }) => getReadiness({ client, signal }),
  });
  if (!readiness.data?.steps.some(({ state }) => state !== 'done')) return null;
  return <Steps steps={readiness.data.steps} />;
};

const Numbers = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const [month, today] = [dayAgo(29, Date.now()), dayAgo(0, Date.now())];
  const counters = useQuery({
    queryKey: [...scope, 'listCounters', month],
    refetchInterval: COUNTERS_MS,
    queryFn: async ({ signal }) => (await listCounters({ client, query: { from: month, to: today }, signal })).data,
  });
  if (!counters.data) return null;
  return (
    <>
      {(
        [
          [words.today, today],
          [words.month, month],
        ] as const
      ).map(([title, since]) => (
        <Section key={title} title={title}>
          <FigureList {...figuresOf(counters.data, since)} />
        </Section>
      ))}
    </>
  );
};

const FigureList = (figures: ReturnType<typeof figuresOf>) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  return (
    <dl className={styles.figures}>
      {(['accepted', 'underWay', 'toMend'] as const).map((name) => (
        <div key={name} className={styles.figure}>
          <dt>{words[name]}</dt>
          <dd>{count(figures[name], language)}</dd>
        </div>
      ))}
    </dl>
  );
};

const LastDocuments = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const list = useQuery({
    queryKey: [...scope, 'listDocuments', 'last'],
    refetchInterval: LIST_MS,
    queryFn: async ({ signal }) => (await listDocuments({ client, query: { limit: 10 }, signal })).data,
  });
  if (list.isPending) return <Skeleton />;
  if (list.isError) return <Failure error={list.error} onAgain={() => void list.refetch()} />;
  if (list.data.length === 0) return <NoDocuments />;
  return (
    <Section title={words.last}>
      <DocumentTable documents={list.data} caption={words.last} />
    </Section>
  );
};

const NONE: Words<{ readonly title: string; readonly detail: string }> = {
  es: {
    title: 'Todavía no hay documentos',
    detail: 'El primero aparece aquí en cuanto se emite. La guía de la API muestra cómo: /docs/guides',
  },
  en: {
    title: 'There are no documents yet',
    detail: 'The first one appears here as soon as it is issued. The guide of the API shows how: /docs/guides',
  },
};

const NoDocuments = () => {
  const words = useWords(NONE);
  return (
    <Message title={words.title}>
      <p>{words.detail}</p>
    </Message>
  );
};
