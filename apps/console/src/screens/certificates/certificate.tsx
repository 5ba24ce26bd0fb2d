import {
  type Certificate,
  type CertificateUse,
  getCertificate,
  getTenant,
  listCertificateUseDays,
  listCertificateUses,
  revokeCertificate,
} from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Copied } from '../../design/copied.js';
import { Confirm } from '../../design/dialog.js';
import { FactList } from '../../design/fact-list.js';
import { Listing } from '../../design/listing.js';
import { Failure, Message } from '../../design/message.js';
import { Actions, Page, Section, Skeleton } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { count, day, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { commonName } from './distinguished-name.js';
import { CertificateBadge, LastDay } from './status.js';

const WORDS: Words<{
  readonly title: string;
  readonly state: string;
  readonly subject: string;
  readonly issuer: string;
  readonly from: string;
  readonly to: string;
  readonly fingerprint: string;
  readonly id: string;
  readonly revoke: string;
  readonly revokeDetail: string;
  readonly revoked: string;
  readonly nit: string;
  readonly perDay: string;
  readonly day: string;
  readonly uses: string;
  readonly signed: string;
  readonly none: string;
  readonly document: string;
  readonly purpose: string;
  readonly purposes: Readonly<Record<CertificateUse['purpose'], string>>;
  readonly hash: string;
  readonly at: string;
}> = {
  es: {
    title: 'Certificado',
    state: 'Estado',
    subject: 'Titular',
    issuer: 'Emitido por',
    from: 'Válido desde',
    to: 'Vence',
    fingerprint: 'Huella SHA-256',
    id: 'Identificador',
    revoke: 'Revocar',
    revokeDetail:
      'Desde ahora no firma nada: lo que está por firmar espera otro certificado. No se puede deshacer. Revóquelo también ante la entidad que lo emitió.',
    revoked: 'Ya no firma',
    nit: 'Para confirmar se escribe el NIT de la empresa.',
    perDay: 'Firmas por día',
    day: 'Día',
    uses: 'Firmas',
    signed: 'Lo que firmó',
    none: 'Todavía no ha firmado nada',
    document: 'Documento',
    purpose: 'Para qué',
    purposes: { document: 'El documento', transport: 'El mensaje a la DIAN', mail: 'Un correo' },
    hash: 'SHA-256 de lo firmado',
    at: 'Cuándo',
  },
  en: {
    title: 'Certificate',
    state: 'State',
    subject: 'Holder',
    issuer: 'Issued by',
    from: 'Valid from',
    to: 'Ends',
    fingerprint: 'SHA-256 fingerprint',
    id: 'Id',
    revoke: 'Revoke',
    revokeDetail:
      'From now on it signs nothing: what is about to be signed waits for another certificate. There is no way back. Revoke it at the authority that issued it too.',
    revoked: 'It does not sign any more',
    nit: 'To confirm, the NIT of the company is typed.',
    perDay: 'Signatures by day',
    day: 'Day',
    uses: 'Signatures',
    signed: 'What it signed',
    none: 'It has signed nothing yet',
    document: 'Document',
    purpose: 'What for',
    purposes: { document: 'The document', transport: 'The message to DIAN', mail: 'A mail' },
    hash: 'SHA-256 of what was signed',
    at: 'When',
  },
};

const PER_PAGE = 25;
const DAYS_SHOWN = 10;
const route = getRouteApi('/$tenant/$mode/certificates/$certificate');

/** One certificate: whose it is, how long it is valid, and each of its signatures. */
export const OneCertificate = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { certificate: id } = route.useParams();
  const certificate = useQuery({
    queryKey: [...scope, 'getCertificate', id],
    queryFn: ({ signal }) => getCertificate({ client, path: { id }, signal }),
  });
  if (certificate.isPending) return <Skeleton />;
  if (certificate.isError) {
    return (
      <Page title={words.title}>
        <Failure error={certificate.error} onAgain={() => void certificate.refetch()} />
      </Page>
    );
  }
  return (
    <Page title={commonName(certificate.data.subject)}>
      <CertificateFacts certificate={certificate.data} />
      <Revocation certificate={certificate.data} />
      <Days id={id} />
      <Uses id={id} />
    </Page>
  );
};

const CertificateFacts = ({ certificate }: { readonly certificate: Certificate }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { id, subject, issuer, valid_from, fingerprint } = certificate;
  return (
    <FactList
      facts={[
        [words.state, <CertificateBadge key="state" certificate={certificate} />],
        [words.subject, subject],
        [words.issuer, issuer],
        [words.from, day(`${valid_from}T12:00:00-05:00`, language)],
        [words.to, <LastDay key="to" certificate={certificate} />],
        [words.fingerprint, <Copied key="fingerprint" text={fingerprint} name={words.fingerprint} />],
        [words.id, <Copied key="id" text={id} name={words.id} />],
      ]}
    />
  );
};

const Revocation = ({ certificate: { id, status, subject } }: { readonly certificate: Certificate }) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const [isAsked, setAsked] = useState(false);
  const tenant = useQuery({
    queryKey: [...scope, 'getTenant'],
    queryFn: ({ signal }) => getTenant({ client, signal }),
  });
  const close = (): void => {
    setAsked(false);
  };
  const order = useAct(() => revokeCertificate({ client, path: { id } }), close);
  return (
    <>
      <Actions>
        <Button
          kind="danger"
          reason={reasonOf('revokeCertificate', status === 'revoked' ? words.revoked : null)}
          isBusy={tenant.isPending}
          onClick={() => {
            setAsked(true);
          }}
        >
          {words.revoke}
        </Button>
      </Actions>
      {isAsked && tenant.data ? (
        <Confirm title={words.revoke} act={words.revoke} typed={tenant.data.nit} order={order} onClose={close}>
          <p>{subject}</p>
          <p>{words.revokeDetail}</p>
          <p className="quiet">{words.nit}</p>
        </Confirm>
      ) : null}
    </>
  );
};

const Days = ({ id }: { readonly id: string }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope } = useCompany();
  const days = useQuery({
    queryKey: [...scope, 'listCertificateUseDays', id],
    queryFn: async ({ signal }) => (await listCertificateUseDays({ client, path: { id }, signal })).data,
  });
  const shown = [...(days.data ?? [])].toSorted((one, other) => other.day.localeCompare(one.day)).slice(0, DAYS_SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section title={words.perDay}>
      <Table
        caption={words.perDay}
        rows={shown}
        keyOf={(row) => row.day}
        columns={[
          { name: words.day, cell: (row) => day(`${row.day}T12:00:00-05:00`, language) },
          { name: words.uses, isNumber: true, cell: ({ uses }) => count(uses, language) },
        ]}
      />
    </Section>
  );
};

const Uses = ({ id }: { readonly id: string }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope } = useCompany();
  const { after } = route.useSearch();
  const list = useQuery({
    queryKey: [...scope, 'listCertificateUses', id, after],
    queryFn: ({ signal }) =>
      listCertificateUses({ client, path: { id }, query: { limit: PER_PAGE, starting_after: after }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={words.signed}>
      <Listing list={list} after={after} empty={<Message title={words.none} />}>
        {(rows) => (
          <Table<CertificateUse>
            caption={words.signed}
            rows={rows}
            keyOf={(use) => use.id}
            columns={[
              { name: words.document, cell: ({ document_id }) => <code>{document_id}</code> },
              { name: words.purpose, cell: ({ purpose }) => words.purposes[purpose] },
              {
                name: words.hash,
                cell: ({ signed_info_hash }) => <code title={signed_info_hash}>{signed_info_hash.slice(0, 16)}…</code>,
              },
              { name: words.at, cell: ({ at }) => moment(at, language) },
            ]}
          />
        )}
      </Listing>
    </Section>
  );
};
