import { getReceivedDocument, type ReceivedDocument, type SupplierDocument } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { Copied } from '../../design/copied.js';
import { Download } from '../../design/download.js';
import { FactList } from '../../design/fact-list.js';
import { Failure } from '../../design/message.js';
import { Actions, Page, Section, Skeleton } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { RECEIVED_STATES } from '../../document-event/standing.js';
import { dayOf, moment, money } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { BuyersEvents } from './buyers-events.js';
import { WORDS } from './words.js';

const route = getRouteApi('/$tenant/$mode/received/$id');
/** The verdict and the events of a document come soon after they were asked for. */
const POLL_MS = 3_000;

/** A document of a supplier: what it says, whether it is genuine, and the events by which the company answers it. */
export const OneReceivedDocument = () => {
  const words = useWords(WORDS);
  const { id } = route.useParams();
  const { client, scope } = useCompany();
  const document = useQuery({
    queryKey: [...scope, 'getReceivedDocument', id],
    queryFn: ({ signal }) => getReceivedDocument({ client, path: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'received' || data?.events?.outcome === 'open' ? POLL_MS : false,
  });
  if (document.isPending) return <Skeleton />;
  if (document.isError) {
    return (
      <Page title={words.document}>
        <Failure error={document.error} onAgain={() => void document.refetch()} />
      </Page>
    );
  }
  const { data } = document;
  return (
    <Page title={`${words.document} ${data.document?.number ?? ''}`.trim()}>
      <Facts received={data} />
      {data.reasons.length === 0 ? null : (
        <Section title={words.reasons}>
          <ul>
            {data.reasons.map(({ code, where, detail, fix }) => (
              <li key={`${code} ${where}`}>
                {detail} {fix}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <BuyersEvents received={data} />
      {data.document === null ? null : <Lines document={data.document} />}
      <Files received={data} />
    </Page>
  );
};

const Facts = ({ received: { id, status, cufe, external_id, document } }: { readonly received: ReceivedDocument }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const due = document?.payment_means?.due_date ?? null;
  return (
    <FactList
      facts={[
        [words.verdict, <Badge tone={RECEIVED_STATES[status].tone}>{RECEIVED_STATES[status].name[language]}</Badge>],
        [
          words.supplier,
          document ? `${document.supplier.legal_name} (${document.supplier.identification.number})` : null,
        ],
        [words.total, document ? money(document.totals.payable_amount, document.currency, language) : null],
        [words.issued, document?.issued_at ? moment(document.issued_at, language) : null],
        [words.due, due === null ? null : dayOf(due, language)],
        [words.id, <Copied text={id} name={words.id} />],
        [words.externalId, external_id === null ? null : <Copied text={external_id} name={words.externalId} />],
        ['CUFE', <Copied text={cufe} name="CUFE" />],
      ]}
    />
  );
};

const Lines = ({ document: { lines, currency } }: { readonly document: SupplierDocument }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  return (
    <Section title={words.lines}>
      <Table
        caption={words.lines}
        rows={lines.map((line, index) => ({ ...line, nth: String(index + 1) }))}
        keyOf={({ nth }) => nth}
        columns={[
          { name: words.description, cell: ({ description }) => description },
          { name: words.quantity, isNumber: true, cell: ({ quantity }) => quantity ?? '—' },
          {
            name: words.price,
            isNumber: true,
            cell: ({ unit_price }) => (unit_price === null ? '—' : money(unit_price, currency, language)),
          },
          {
            name: words.amount,
            isNumber: true,
            cell: ({ line_extension_amount }) => money(line_extension_amount, currency, language),
          },
        ]}
      />
    </Section>
  );
};

const Files = ({ received: { id, has_pdf, document } }: { readonly received: ReceivedDocument }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const name = document?.number ?? id;
  const read = (file: 'xml' | 'pdf') => () =>
    client.get({
      url: `/v1/received-documents/${encodeURIComponent(id)}/${file}`,
      parseAs: 'blob',
      responseStyle: 'data',
      throwOnError: true,
    });
  return (
    <Section title={words.files}>
      <Actions>
        <Download name={`${name}.xml`} read={read('xml')}>
          XML
        </Download>
        <Download name={`${name}.pdf`} reason={has_pdf ? null : words.noPdf} read={read('pdf')}>
          PDF
        </Download>
      </Actions>
    </Section>
  );
};
