import { listRequests, type LoggedRequestSummary } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Badge, type Tone } from '../../design/badge.js';
import { Choice } from '../../design/field.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { lengthOfTime, moment } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import styles from './requests.module.css';
import { WORDS } from './words.js';

const PER_PAGE = 25;
const route = getRouteApi('/$tenant/$mode/requests');

/** What was asked of the API for this company, newest first. */
export const Requests = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { after, status } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({
    queryKey: [...scope, 'listRequests', after, status],
    queryFn: ({ signal }) =>
      listRequests({
        client,
        query: {
          limit: PER_PAGE,
          ...(status === undefined ? {} : { status }),
          ...(after === undefined ? {} : { starting_after: after }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={words.title}>
      <p>{words.explained}</p>
      <search className={styles.filters}>
        <Choice
          label={words.which}
          value={status ?? ''}
          onChange={(value) => void navigate({ search: value === '' ? {} : { status: value } })}
          choices={[
            { value: '', name: words.all },
            { value: '4xx', name: words.refused },
            { value: '5xx', name: words.failed },
          ]}
        />
      </search>
      <Listing
        list={list}
        after={after}
        empty={
          <Message title={status === undefined ? words.none : words.noMatch}>
            {status === undefined ? <p>{words.noneDetail}</p> : null}
          </Message>
        }
      >
        {(requests) => <RequestTable requests={requests} />}
      </Listing>
    </Page>
  );
};

const toneOf = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'watch' : 'bad');

const RequestTable = ({ requests }: { readonly requests: readonly LoggedRequestSummary[] }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { tenant, mode } = useCompany();
  return (
    <Table
      caption={words.title}
      rows={requests}
      keyOf={({ id }) => id}
      columns={[
        {
          name: words.request,
          cell: ({ id, method, path }) => (
            <Link to="/$tenant/$mode/requests/$id" params={{ tenant, mode, id }}>
              {method} {path}
            </Link>
          ),
        },
        {
          name: words.answer,
          cell: ({ status, code }) => <Badge tone={toneOf(status)}>{[status, code].filter(Boolean).join(' ')}</Badge>,
        },
        { name: words.took, isNumber: true, cell: ({ duration_ms }) => lengthOfTime(duration_ms, language) },
        { name: words.by, cell: ({ key_id }) => (key_id === null ? words.person : <code>{key_id}</code>) },
        { name: words.at, cell: ({ created_at }) => moment(created_at, language) },
      ]}
    />
  );
};
