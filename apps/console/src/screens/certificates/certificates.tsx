import { type Certificate, listCertificates } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { commonName } from './distinguished-name.js';
import { CertificateBadge, LastDay } from './status.js';
import { Upload } from './upload.js';

const WORDS: Words<{
  readonly title: string;
  readonly add: string;
  readonly holder: string;
  readonly issuer: string;
  readonly state: string;
  readonly ends: string;
  readonly none: string;
  readonly noneDetail: string;
}> = {
  es: {
    title: 'Certificados',
    add: 'Cargar certificado',
    holder: 'Titular',
    issuer: 'Emitido por',
    state: 'Estado',
    ends: 'Vence',
    none: 'Todavía no hay certificado',
    noneDetail:
      'Sin él no se firma ningún documento. Una entidad autorizada por el ONAC le entrega un archivo .p12 con su contraseña: cárguelo aquí.',
  },
  en: {
    title: 'Certificates',
    add: 'Upload a certificate',
    holder: 'Holder',
    issuer: 'Issued by',
    state: 'State',
    ends: 'Ends',
    none: 'There is no certificate yet',
    noneDetail:
      'Without it no document is signed. An authority that ONAC accredits gives you a .p12 file with its password: upload it here.',
  },
};

const PER_PAGE = 25;
const route = getRouteApi('/$tenant/$mode/certificates');

/** The certificates that sign the company's documents. */
export const Certificates = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const { after } = route.useSearch();
  const [isOpen, setOpen] = useState(false);
  const list = useQuery({
    queryKey: [...scope, 'listCertificates', after],
    queryFn: ({ signal }) => listCertificates({ client, query: { limit: PER_PAGE, starting_after: after }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={words.title}
      actions={
        <Button
          kind="primary"
          reason={reasonOf('createCertificate')}
          onClick={() => {
            setOpen(true);
          }}
        >
          {words.add}
        </Button>
      }
    >
      <Listing
        list={list}
        after={after}
        empty={
          <Message title={words.none}>
            <p>{words.noneDetail}</p>
          </Message>
        }
      >
        {(rows) => <CertificateTable rows={rows} />}
      </Listing>
      {isOpen ? (
        <Upload
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </Page>
  );
};

const CertificateTable = ({ rows }: { readonly rows: readonly Certificate[] }) => {
  const words = useWords(WORDS);
  const { tenant, mode } = useCompany();
  return (
    <Table<Certificate>
      caption={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: words.holder,
          cell: ({ id, subject }) => (
            <Link
              to="/$tenant/$mode/certificates/$certificate"
              params={{ tenant, mode, certificate: id }}
              title={subject}
            >
              {commonName(subject)}
            </Link>
          ),
        },
        { name: words.issuer, cell: ({ issuer }) => <span title={issuer}>{commonName(issuer)}</span> },
        { name: words.state, cell: (certificate) => <CertificateBadge certificate={certificate} /> },
        { name: words.ends, cell: (certificate) => <LastDay certificate={certificate} /> },
      ]}
    />
  );
};
