import { type Job, listJobs } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { ACTIONS, actionName, isUnderWay, JOB_STATES } from '../../job/job.js';
import { JobDialog } from '../../job/job-dialog.js';
import { Progress } from '../../job/progress.js';
import { count, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly title: string;
  readonly about: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly documents: string;
  readonly job: string;
  readonly state: string;
  readonly progress: string;
  readonly refused: string;
  readonly ordered: string;
}> = {
  es: {
    title: 'Trabajos',
    about: 'Acciones sobre muchos documentos a la vez. Cada uno y su resultado se guardan 7 días después de terminar.',
    none: 'No hay trabajos',
    noneDetail: 'Marque documentos en la lista para reintentarlos, reenviarlos o exportarlos, o importe un archivo.',
    documents: 'Ir a los documentos',
    job: 'Trabajo',
    state: 'Estado',
    progress: 'Avance',
    refused: 'Rechazadas',
    ordered: 'Pedido',
  },
  en: {
    title: 'Jobs',
    about: 'Acts on many documents at once. Each of them and its result are kept for 7 days after its end.',
    none: 'There are no jobs',
    noneDetail: 'Tick documents in the list to retry, send again or export them, or import a file.',
    documents: 'Go to the documents',
    job: 'Job',
    state: 'State',
    progress: 'Progress',
    refused: 'Refused',
    ordered: 'Ordered',
  },
};

const POLL_MS = 2_000;
const PER_PAGE = 25;
const route = getRouteApi('/$tenant/$mode/jobs');

/** Jobs of the company in this mode, newest first. */
export const Jobs = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope, tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const { after } = route.useSearch();
  const [isRedriving, setRedriving] = useState(false);
  const list = useQuery({
    queryKey: [...scope, 'listJobs', after],
    queryFn: ({ signal }) =>
      listJobs({ client, query: { limit: PER_PAGE, ...(after !== undefined && { starting_after: after }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) === true ? POLL_MS : false),
  });
  return (
    <Page
      title={words.title}
      actions={
        <Button
          reason={reasonOf(ACTIONS.redrive.right)}
          onClick={() => {
            setRedriving(true);
          }}
        >
          {ACTIONS.redrive.name[language]}
        </Button>
      }
    >
      <p>{words.about}</p>
      <Listing
        list={list}
        after={after}
        empty={
          <Message title={words.none}>
            <p>{words.noneDetail}</p>
            <Link to="/$tenant/$mode/documents" params={{ tenant, mode }}>
              {words.documents}
            </Link>
          </Message>
        }
      >
        {(jobs) => <JobTable jobs={jobs} />}
      </Listing>
      {isRedriving ? (
        <JobDialog
          action="redrive"
          filter="status=failed"
          onClose={() => {
            setRedriving(false);
          }}
        />
      ) : null}
    </Page>
  );
};

const JobTable = ({ jobs }: { readonly jobs: readonly Job[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  return (
    <Table
      caption={words.title}
      rows={jobs}
      keyOf={({ id }) => id}
      columns={[
        {
          name: words.job,
          cell: ({ id, action }) => (
            <Link to="/$tenant/$mode/jobs/$id" params={{ tenant, mode, id }}>
              {actionName(action)[language]}
            </Link>
          ),
        },
        {
          name: words.state,
          cell: ({ status }) => <Badge tone={JOB_STATES[status].tone}>{JOB_STATES[status].name[language]}</Badge>,
        },
        { name: words.progress, cell: (job) => <Progress job={job} /> },
        { name: words.refused, isNumber: true, cell: ({ failed }) => count(failed, language) },
        { name: words.ordered, cell: ({ created_at }) => moment(created_at, language) },
      ]}
    />
  );
};
