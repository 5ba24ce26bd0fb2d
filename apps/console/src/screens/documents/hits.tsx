import { search as searchFor } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Failure, Message } from '../../design/message.js';
import { Section, Skeleton } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { DocumentTable } from '../../document/document-table.js';
import { useWords } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import styles from './documents.module.css';
import { WORDS } from './words.js';

/** What a text finds: documents, and customers and suppliers with the way to their documents. */
export const Hits = ({ q }: { readonly q: string }) => {
  const words = useWords(WORDS);
  const { client, scope, tenant, mode } = useCompany();
  const hits = useQuery({
    queryKey: [...scope, 'search', q],
    queryFn: ({ signal }) => searchFor({ client, query: { q }, signal }),
    placeholderData: keepPreviousData,
  });
  if (hits.isPending) return <Skeleton />;
  if (hits.isError) return <Failure error={hits.error} onAgain={() => void hits.refetch()} />;
  const documents = hits.data.data.flatMap(({ document }) => document ?? []);
  const parties = hits.data.data.flatMap(({ counterparty }) => counterparty ?? []);
  if (documents.length === 0 && parties.length === 0) return <Message title={words.noHit} />;
  return (
    <>
      {documents.length === 0 ? null : (
        <Section title={words.hits}>
          <DocumentTable documents={documents} caption={words.hits} />
        </Section>
      )}
      {parties.length === 0 ? null : (
        <Section title={words.parties}>
          <Table
            caption={words.parties}
            rows={parties}
            keyOf={({ id }) => id}
            columns={[
              {
                name: words.customer,
                cell: ({ name, identification_number: number, object }) => (
                  <>
                    {name}
                    <div className={styles.quiet}>
                      {object === 'customer' ? words.customer : words.supplier} {number}
                    </div>
                  </>
                ),
              },
              {
                name: words.title,
                cell: ({ id, object }) => (
                  <Link
                    to="/$tenant/$mode/documents"
                    params={{ tenant, mode }}
                    search={object === 'customer' ? { customer_id: id } : { supplier_id: id }}
                  >
                    {words.onlyTheirs}
                  </Link>
                ),
              },
            ]}
          />
        </Section>
      )}
    </>
  );
};
