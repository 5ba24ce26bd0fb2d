import { listReceivedDocuments, type ReceivedDocument, type ReceivedStatus } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Choice, Field } from '../../design/field.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { OUTCOMES, RECEIVED_STATES } from '../../document-event/standing.js';
import { day, dayOf, money } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import styles from './received-documents.module.css';
import { type ReceivedFilter, isNarrowed, questionOf } from './filter.js';
import { Upload } from './upload.js';
import { WORDS } from './words.js';

const POLL_MS = 10_000;
const route = getRouteApi('/$tenant/$mode/received');

/** Invoices and notes of suppliers, newest first, each with its verdict and its deadline. */
export const ReceivedDocuments = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const [isUploading, setUploading] = useState(false);
  const list = useQuery({
    queryKey: [...scope, 'listReceivedDocuments', filter],
    queryFn: ({ signal }) => listReceivedDocuments({ client, query: questionOf(filter), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: filter.after === undefined ? POLL_MS : false,
  });
  return (
    <Page
      title={words.title}
      actions={
        <Button
          kind="primary"
          reason={reasonOf('receiveDocument')}
          onClick={() => {
            setUploading(true);
          }}
        >
          {words.upload}
        </Button>
      }
    >
      {isUploading ? (
        <Upload
          onEnd={() => {
            setUploading(false);
          }}
        />
      ) : null}
      <Filters filter={filter} />
      <Listing
        list={list}
        after={filter.after}
        empty={
          isNarrowed(filter) ? (
            <Message title={words.noMatch}>
              <Button onClick={() => void navigate({ search: {} })}>{words.clear}</Button>
            </Message>
          ) : (
            <Message title={words.none}>
              <p>{words.noneDetail}</p>
            </Message>
          )
        }
      >
        {(documents) => <ReceivedTable documents={documents} />}
      </Listing>
    </Page>
  );
};

const ReceivedTable = ({ documents }: { readonly documents: readonly ReceivedDocument[] }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { tenant, mode } = useCompany();
  return (
    <Table
      caption={words.title}
      rows={documents}
      keyOf={({ id }) => id}
      columns={[
        {
          name: words.document,
          cell: ({ id, cufe, document }) => (
            <Link to="/$tenant/$mode/received/$id" params={{ tenant, mode, id }}>
              {document?.number ?? `${cufe.slice(0, 12)}…`}
            </Link>
          ),
        },
        {
          name: words.supplier,
          cell: ({ document }) =>
            document === null ? (
              '—'
            ) : (
              <>
                {document.supplier.legal_name}
                <div className={styles.quiet}>{document.supplier.identification.number}</div>
              </>
            ),
        },
        {
          name: words.verdict,
          cell: ({ status }) => (
            <Badge tone={RECEIVED_STATES[status].tone}>{RECEIVED_STATES[status].name[language]}</Badge>
          ),
        },
        {
          name: words.events,
          cell: ({ events }) =>
            events === null ? (
              '—'
            ) : (
              <>
                {OUTCOMES[events.outcome].name[language]}
                {events.deadline === null ? null : (
                  <div className={styles.quiet}>
                    {words.until} {dayOf(events.deadline, language)}
                  </div>
                )}
              </>
            ),
        },
        {
          name: words.total,
          isNumber: true,
          cell: ({ document }) =>
            document === null ? '—' : money(document.totals.payable_amount, document.currency, language),
        },
        { name: words.received, cell: ({ created_at }) => day(created_at, language) },
      ]}
    />
  );
};

const Filters = ({ filter }: { readonly filter: ReceivedFilter }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const navigate = route.useNavigate();
  const [number, setNumber] = useState(filter.number ?? '');
  const [supplier, setSupplier] = useState(filter.supplier ?? '');
  const narrow = (part: ReceivedFilter): void => {
    void navigate({ search: (before) => ({ ...before, after: undefined, ...part }), replace: true });
  };
  const textOf = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
  return (
    <search>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          narrow({ number: textOf(number), supplier: textOf(supplier) });
        }}
      >
        <Choice<ReceivedStatus>
          label={words.verdict}
          value={filter.status ?? ''}
          onChange={(value) => {
            narrow({ status: value === '' ? undefined : value });
          }}
          choices={[
            { value: '', name: words.all },
            ...(Object.keys(RECEIVED_STATES) as ReceivedStatus[]).map((status) => ({
              value: status,
              name: RECEIVED_STATES[status].name[language],
            })),
          ]}
        />
        <Choice
          label={words.deadline}
          value={filter.due ?? ''}
          onChange={(value) => {
            narrow({ due: value === '' ? undefined : value });
          }}
          choices={[
            { value: '', name: words.all },
            { value: '0', name: words.dueToday },
            { value: '3', name: words.dueSoon },
          ]}
        />
        <Field label={words.supplierNit} value={supplier} onChange={setSupplier} type="search" />
        <Field label={words.number} value={number} onChange={setNumber} type="search" />
        <Button type="submit">{words.find}</Button>
      </form>
    </search>
  );
};
