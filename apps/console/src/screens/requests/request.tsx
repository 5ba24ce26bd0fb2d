import { getRequest } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Copied } from '../../design/copied.js';
import { FactList } from '../../design/fact-list.js';
import { Failure } from '../../design/message.js';
import { Page, Section, Skeleton } from '../../design/page.js';
import { lengthOfTime, moment } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import styles from './requests.module.css';
import { WORDS } from './words.js';

const route = getRouteApi('/$tenant/$mode/requests/$id');

/** One request with its answer, as the log keeps both. */
export const OneRequest = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { id } = route.useParams();
  const { client, scope } = useCompany();
  const request = useQuery({
    queryKey: [...scope, 'getRequest', id],
    queryFn: ({ signal }) => getRequest({ client, path: { id }, signal }),
  });
  if (request.isPending) return <Skeleton />;
  if (request.isError) {
    return (
      <Page title={words.request}>
        <Failure error={request.error} onAgain={() => void request.refetch()} />
      </Page>
    );
  }
  const { method, path, status, code, duration_ms, key_id, object_id, version, created_at } = request.data;
  return (
    <Page title={`${method} ${path}`}>
      <FactList
        facts={[
          [words.request, <Copied text={id} name={words.request} />],
          [words.answer, [status, code].filter(Boolean).join(' ')],
          [words.took, lengthOfTime(duration_ms, language)],
          [words.at, moment(created_at, language)],
          [words.by, key_id ?? words.person],
          [words.object, object_id],
          [words.version, version],
        ]}
      />
      <Body title={words.sent} text={request.data.request_body} />
      <Body title={words.answered} text={request.data.answer_body} />
    </Page>
  );
};

const Body = ({ title, text }: { readonly title: string; readonly text: string | null }) => {
  const words = useWords(WORDS);
  return (
    <Section title={title}>
      {text === null ? (
        <p>{words.nothing}</p>
      ) : (
        <pre className={styles.body} tabIndex={0} aria-label={title}>
          {readable(text)}
        </pre>
      )}
    </Section>
  );
};

/** JSON that was cut after 4 KiB is shown as it is. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
