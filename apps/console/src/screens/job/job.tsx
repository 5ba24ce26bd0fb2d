import { cancelJob, getJob, getJobResult, type Job } from '@rubrica/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Copied } from '../../design/copied.js';
import { Download } from '../../design/download.js';
import { FactList } from '../../design/fact-list.js';
import { Failure } from '../../design/message.js';
import { Page, Section, Skeleton } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { ACTIONS, actionName, isUnderWay, type JobAction, JOB_STATES } from '../../job/job.js';
import { Progress } from '../../job/progress.js';
import { refusedIn } from '../../job/result.js';
import { count, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly over: string;
  readonly underWay: string;
  readonly cancel: string;
  readonly result: string;
  readonly state: string;
  readonly succeeded: string;
  readonly exported: string;
  readonly refused: string;
  readonly filter: string;
  readonly all: string;
  readonly orderedBy: string;
  readonly created: string;
  readonly finished: string;
  readonly expires: string;
  readonly id: string;
  readonly refusedRows: string;
  readonly first: (most: number) => string;
  readonly row: string;
  readonly why: string;
  readonly jobs: string;
}> = {
  es: {
    over: 'El trabajo ya terminó',
    underWay: 'El trabajo está en curso',
    cancel: 'Cancelar el trabajo',
    result: 'Descargar el resultado (CSV)',
    state: 'Estado',
    succeeded: 'Hechas',
    exported: 'Exportadas',
    refused: 'Rechazadas',
    filter: 'Filtro',
    all: 'Todo',
    orderedBy: 'Pedido por',
    created: 'Pedido',
    finished: 'Terminado',
    expires: 'Se guarda hasta',
    id: 'Identificador',
    refusedRows: 'Filas rechazadas',
    first: (most) => `Las primeras ${String(most)}; el archivo del resultado las tiene todas.`,
    row: 'Fila',
    why: 'Por qué',
    jobs: 'Todos los trabajos',
  },
  en: {
    over: 'The job is over',
    underWay: 'The job is under way',
    cancel: 'Cancel the job',
    result: 'Download the result (CSV)',
    state: 'State',
    succeeded: 'Done',
    exported: 'Exported',
    refused: 'Refused',
    filter: 'Filter',
    all: 'All',
    orderedBy: 'Ordered by',
    created: 'Ordered',
    finished: 'Finished',
    expires: 'Kept until',
    id: 'Id',
    refusedRows: 'Refused rows',
    first: (most) => `The first ${String(most)}; the file of the result has all of them.`,
    row: 'Row',
    why: 'Why',
    jobs: 'All jobs',
  },
};

const POLL_MS = 1_000;
const MOST_REFUSED = 50;
const route = getRouteApi('/$tenant/$mode/jobs/$id');

/** One job: how far it is, and what became of its rows. */
export const OneJob = () => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { client, scope, tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const { id } = route.useParams();
  const questions = useQueryClient();
  const key = [...scope, 'getJob', id];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getJob({ client, path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
  const cancel = useMutation({
    mutationFn: () => cancelJob({ client, path: { id } }),
    onSuccess: () => questions.invalidateQueries({ queryKey: key }),
  });
  const { data: job } = query;
  if (query.isError) return <Failure error={query.error} onAgain={() => void query.refetch()} />;
  if (!job) return <Skeleton />;
  const right = reasonOf(ACTIONS[job.action as JobAction].right);
  return (
    <Page
      title={actionName(job.action)[language]}
      actions={
        <>
          <Download
            name={`${job.id}.csv`}
            reason={isUnderWay(job) ? words.underWay : null}
            read={() => getJobResult({ client, path: { id }, parseAs: 'blob' })}
          >
            {words.result}
          </Download>
          <Button
            kind="danger"
            reason={job.status === 'running' ? right : words.over}
            isBusy={cancel.isPending}
            onClick={() => {
              cancel.mutate();
            }}
          >
            {words.cancel}
          </Button>
        </>
      }
    >
      <Progress job={job} />
      {cancel.isError ? <Failure error={cancel.error} /> : null}
      <Facts job={job} />
      {isUnderWay(job) || job.failed === 0 ? null : <Refused id={id} />}
      <p>
        <Link to="/$tenant/$mode/jobs" params={{ tenant, mode }}>
          {words.jobs}
        </Link>
      </p>
    </Page>
  );
};

const Facts = ({ job }: { readonly job: Job }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { status, filter, succeeded, failed, action, ordered_by, created_at, finished_at, expires_at, id } = job;
  return (
    <FactList
      facts={[
        [
          words.state,
          <Badge key="state" tone={JOB_STATES[status].tone}>
            {JOB_STATES[status].name[language]}
          </Badge>,
        ],
        [action === 'export' ? words.exported : words.succeeded, count(succeeded, language)],
        [words.refused, action === 'export' ? null : count(failed, language)],
        [words.filter, filter === null ? null : filter === '' ? words.all : <code>{decodeURIComponent(filter)}</code>],
        [words.orderedBy, <code key="by">{ordered_by}</code>],
        [words.created, moment(created_at, language)],
        [words.finished, finished_at === null ? null : moment(finished_at, language)],
        [words.expires, expires_at === null ? null : moment(expires_at, language)],
        [words.id, <Copied key="id" text={id} name={words.id} />],
      ]}
    />
  );
};

const Refused = ({ id }: { readonly id: string }) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const result = useQuery({
    queryKey: [...scope, 'getJobResult', id],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      refusedIn(String(await getJobResult({ client, path: { id }, parseAs: 'text', signal })), MOST_REFUSED),
  });
  return (
    <Section title={words.refusedRows}>
      {result.isPending ? <Skeleton /> : null}
      {result.isError ? <Failure error={result.error} onAgain={() => void result.refetch()} /> : null}
      {result.data ? (
        <>
          {result.data.length < MOST_REFUSED ? null : <p>{words.first(MOST_REFUSED)}</p>}
          <Table
            caption={words.refusedRows}
            rows={result.data}
            keyOf={({ line, id: row }) => `${line} ${row}`}
            columns={[
              { name: words.row, cell: ({ line, number, id: row }) => [line, number, row].find(Boolean) ?? '—' },
              {
                name: words.why,
                cell: ({ code, detail }) => (
                  <>
                    <Badge tone="bad">{code}</Badge> {detail}
                  </>
                ),
              },
            ]}
          />
        </>
      ) : null}
    </Section>
  );
};
