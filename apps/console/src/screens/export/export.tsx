import { createExport, downloadExport, type Export, listExports } from '@rubrica/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Badge, type Tone } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Download } from '../../design/download.js';
import { Listing } from '../../design/listing.js';
import { Failure, Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { count, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly title: string;
  readonly about: string;
  readonly order: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly ordered: string;
  readonly state: string;
  readonly documents: string;
  readonly files: string;
  readonly download: string;
  readonly notReady: string;
}> = {
  es: {
    title: 'Exportación completa',
    about:
      'Un zip con todo lo que la empresa tiene en este modo: documentos con XML y PDF, clientes, ajustes e historial. Sirve para llevarse los datos o guardarlos.',
    order: 'Pedir una exportación',
    none: 'No hay exportaciones',
    noneDetail: 'Pida la primera; se prepara en segundo plano y se descarga desde aquí.',
    ordered: 'Pedida',
    state: 'Estado',
    documents: 'Documentos',
    files: 'Archivos',
    download: 'Descargar',
    notReady: 'No está disponible',
  },
  en: {
    title: 'Whole export',
    about:
      'A zip with all that the company has in this mode: documents with XML and PDF, customers, settings and history. To take the data along, or to keep them.',
    order: 'Order an export',
    none: 'There are no exports',
    noneDetail: 'Order the first one; it is prepared in the background and downloaded from here.',
    ordered: 'Ordered',
    state: 'State',
    documents: 'Documents',
    files: 'Files',
    download: 'Download',
    notReady: 'It is not available',
  },
};

const STATES: Readonly<Record<Export['status'], { readonly tone: Tone; readonly name: Words<string> }>> = {
  under_way: { tone: 'way', name: { es: 'En preparación', en: 'Under way' } },
  ready: { tone: 'good', name: { es: 'Lista', en: 'Ready' } },
  expired: { tone: 'watch', name: { es: 'Vencida', en: 'Expired' } },
};

const POLL_MS = 2_000;
const route = getRouteApi('/$tenant/$mode/export');

/** Exports of all that the company has. */
export const WholeExport = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const { after } = route.useSearch();
  const questions = useQueryClient();
  const key = [...scope, 'listExports', after];
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      listExports({ client, query: after === undefined ? {} : { starting_after: after }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'under_way') === true ? POLL_MS : false,
  });
  const order = useMutation({
    mutationFn: () => createExport({ client, body: {} }),
    onSuccess: () => questions.invalidateQueries({ queryKey: [...scope, 'listExports'] }),
  });
  return (
    <Page
      title={words.title}
      actions={
        <Button
          kind="primary"
          reason={reasonOf('createExport')}
          isBusy={order.isPending}
          onClick={() => {
            order.mutate();
          }}
        >
          {words.order}
        </Button>
      }
    >
      <p>{words.about}</p>
      {order.isError ? <Failure error={order.error} /> : null}
      <Listing
        list={list}
        after={after}
        empty={
          <Message title={words.none}>
            <p>{words.noneDetail}</p>
          </Message>
        }
      >
        {(exports) => <ExportTable exports={exports} />}
      </Listing>
    </Page>
  );
};

const ExportTable = ({ exports }: { readonly exports: readonly Export[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  return (
    <Table
      caption={words.title}
      rows={exports}
      keyOf={({ id }) => id}
      columns={[
        { name: words.ordered, cell: ({ created_at }) => moment(created_at, language) },
        {
          name: words.state,
          cell: ({ status }) => <Badge tone={STATES[status].tone}>{STATES[status].name[language]}</Badge>,
        },
        { name: words.documents, isNumber: true, cell: ({ documents }) => count(documents, language) },
        { name: words.files, isNumber: true, cell: ({ files }) => count(files, language) },
        {
          name: words.download,
          cell: ({ id, status }) => (
            <Download
              name={`${id}.zip`}
              reason={status !== 'ready' ? words.notReady : reasonOf('downloadExport')}
              read={() => downloadExport({ client, path: { id }, parseAs: 'blob' })}
            >
              {words.download}
            </Download>
          ),
        },
      ]}
    />
  );
};
