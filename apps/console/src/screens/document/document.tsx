import type { DocumentKind } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Copied } from '../../design/copied.js';
import { FactList } from '../../design/fact-list.js';
import { Failure, Message } from '../../design/message.js';
import { Actions, Page, Section, Skeleton } from '../../design/page.js';
import { type IssuedDocument, routesOf } from '../../document/issued-document.js';
import { kindAt, KINDS } from '../../document/kinds.js';
import { MailBadge, StateBadge } from '../../document/state-badge.js';
import { FINAL, STATES } from '../../document/states.js';
import { moment, money } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { Acts } from './acts.js';
import { DianMessages } from './dian-messages.js';
import { NextDocuments } from './next-documents.js';
import styles from './document.module.css';
import { Parts } from './part.js';
import { Raw } from './raw.js';
import { SellerEvents } from './seller-events.js';
import { Timeline } from './timeline.js';

const WORDS: Words<{
  readonly noKind: string;
  readonly unnumbered: string;
  readonly state: string;
  readonly total: string;
  readonly issued: string;
  readonly id: string;
  readonly externalId: string;
  readonly atDian: string;
  readonly seeAtDian: string;
  readonly files: string;
  readonly noFiles: string;
  readonly zip: string;
  readonly mail: string;
  readonly way: string;
  readonly failed: string;
}> = {
  es: {
    noKind: 'No hay documentos de esa clase',
    unnumbered: 'Sin número todavía',
    state: 'Estado',
    total: 'Total',
    issued: 'Emitida',
    id: 'Identificador',
    externalId: 'Su identificador',
    atDian: 'Respuesta de la DIAN',
    seeAtDian: 'Ver en la página de la DIAN',
    files: 'Archivos',
    noFiles: 'Los archivos aparecen cuando el documento está firmado.',
    zip: 'Paquete (zip)',
    mail: 'Correo',
    way: 'Recorrido',
    failed: 'Falló',
  },
  en: {
    noKind: 'There are no documents of that kind',
    unnumbered: 'No number yet',
    state: 'State',
    total: 'Total',
    issued: 'Issued',
    id: 'Id',
    externalId: 'Your id',
    atDian: "DIAN's answer",
    seeAtDian: "See it on DIAN's page",
    files: 'Files',
    noFiles: 'The files appear when the document is signed.',
    zip: 'Package (zip)',
    mail: 'Mail',
    way: 'The way so far',
    failed: 'It failed',
  },
};

const route = getRouteApi('/$tenant/$mode/documents/$kind/$id');
/** A document that is under way is asked for every two seconds when it is young, and less often later. */
const pollMs = (createdAt: string): number => {
  const ageMs = Date.now() - Date.parse(createdAt);
  return ageMs < 60_000 ? 2_000 : ageMs < 600_000 ? 5_000 : 15_000;
};

export const OneDocument = () => {
  const words = useWords(WORDS);
  const { kind: path, id } = route.useParams();
  const kind = kindAt(path);
  if (!kind) return <Page title={words.noKind}>{null}</Page>;
  return <DocumentOf kind={kind} id={id} key={id} />;
};

const DocumentOf = ({ kind, id }: { readonly kind: DocumentKind; readonly id: string }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const routes = routesOf(client, kind, id);
  const document = useQuery({
    queryKey: [...scope, kind, id],
    queryFn: ({ signal }) => routes.get(signal),
    refetchInterval: ({ state: { data } }) => (data && !FINAL.has(data.status) ? pollMs(data.created_at) : false),
  });
  const name = KINDS[kind].name[language];
  if (document.isPending) return <Skeleton />;
  if (document.isError) {
    return (
      <Page title={name}>
        <Failure error={document.error} onAgain={() => void document.refetch()} />
      </Page>
    );
  }
  const { data } = document;
  return (
    <Page title={`${name} ${data.number ?? words.unnumbered}`} actions={<NextDocuments document={data} />}>
      <Facts document={data} />
      <Acts document={data} />
      {data.failure === null ? null : (
        <Message tone="bad" title={words.failed}>
          <p>{data.failure.detail}</p>
        </Message>
      )}
      {data.dian === null ? null : (
        <Section title={words.atDian}>
          <p>
            <code>{data.dian.status_code}</code> {data.dian.message}
          </p>
          <DianMessages document={data} messages={data.dian.messages} />
        </Section>
      )}
      {KINDS[kind].hasEvents === true && data.status === 'accepted_by_dian' ? <SellerEvents id={id} /> : null}
      <Files document={data} />
      <Way document={data} />
      <div>
        <Parts kind={kind} id={id} />
        <Raw document={data} />
      </div>
    </Page>
  );
};

const Facts = ({ document }: { readonly document: IssuedDocument }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { status, waiting, totals, currency, issued_at, id, cufe, external_id, email } = document;
  return (
    <FactList
      facts={[
        [
          words.state,
          <>
            <StateBadge status={status} waiting={waiting} /> {waiting ? null : STATES[status].next[language]}
          </>,
        ],
        [words.total, money(totals.payable_amount, currency, language)],
        [words.issued, issued_at === null ? null : moment(issued_at, language)],
        [words.id, <Copied text={id} name={words.id} />],
        [words.externalId, external_id === null ? null : <Copied text={external_id} name={words.externalId} />],
        ['CUFE', cufe === null ? null : <Copied text={cufe} name="CUFE" />],
        [
          words.mail,
          email === null ? null : (
            <ul className={styles.recipients}>
              {email.recipients.map(({ address, status: state }) => (
                <li key={address}>
                  {address} <MailBadge state={state} />
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
};

const Files = ({
  document: { pdf_url, xml_url, attached_document_url, qr_url },
}: {
  readonly document: IssuedDocument;
}) => {
  const words = useWords(WORDS);
  const links = [
    ['PDF', pdf_url],
    ['XML', xml_url],
    [words.zip, attached_document_url],
    [words.seeAtDian, qr_url],
  ] as const;
  const there = links.filter(([, url]) => url !== null && /^https?:/.test(url));
  return (
    <Section title={words.files}>
      {there.length === 0 ? (
        <p>{words.noFiles}</p>
      ) : (
        <Actions>
          {there.map(([name, url]) => (
            <a key={name} href={url ?? ''} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </Actions>
      )}
    </Section>
  );
};

const Way = ({ document: { object: kind, id, status, created_at } }: { readonly document: IssuedDocument }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const timeline = useQuery({
    queryKey: [...scope, kind, id, 'timeline', status],
    queryFn: ({ signal }) => routesOf(client, kind, id).timeline(signal),
    // After a document is final its mails and webhooks follow, for a while.
    refetchInterval: FINAL.has(status) && Date.now() - Date.parse(created_at) > 600_000 ? false : pollMs(created_at),
  });
  return (
    <Section title={words.way}>
      {timeline.isPending ? <Skeleton /> : null}
      {timeline.isError ? <Failure error={timeline.error} onAgain={() => void timeline.refetch()} /> : null}
      {timeline.data ? (
        <Timeline entries={timeline.data} next={FINAL.has(status) ? null : STATES[status].next[language]} />
      ) : null}
    </Section>
  );
};
