import type { DocumentSummary } from '@rubrica/client';
import { Link } from '@tanstack/react-router';
import { day, money, moment } from '../language/format.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { useCompany } from '../session/company.js';
import styles from './document-table.module.css';
import { KINDS } from './kinds.js';
import { MailBadge, StateBadge } from './state-badge.js';

const WORDS: Words<{
  readonly number: string;
  readonly state: string;
  readonly counterparty: string;
  readonly total: string;
  readonly made: string;
  readonly unnumbered: string;
  readonly finalConsumer: string;
  readonly tick: string;
}> = {
  es: {
    number: 'Documento',
    state: 'Estado',
    counterparty: 'Cliente o proveedor',
    total: 'Total',
    made: 'Creado',
    unnumbered: 'Sin número',
    finalConsumer: 'Consumidor final',
    tick: 'Marcar',
  },
  en: {
    number: 'Document',
    state: 'State',
    counterparty: 'Customer or supplier',
    total: 'Total',
    made: 'Created',
    unnumbered: 'No number yet',
    finalConsumer: 'Final consumer',
    tick: 'Tick',
  },
};

/** Rows that a person may tick. */
interface Selection {
  readonly isTicked: (id: string) => boolean;
  readonly onTick: (id: string) => void;
}

/** Documents of any kind, one in each row; on a phone each row is a card. */
export const DocumentTable = ({
  documents,
  caption,
  selection,
}: {
  readonly documents: readonly DocumentSummary[];
  readonly caption: string;
  readonly selection?: Selection;
}) => {
  const words = useWords(WORDS);
  return (
    <table className={styles.table}>
      <caption className="only-read-aloud">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.counterparty}</th>
          <th scope="col" className={styles.amount}>
            {words.total}
          </th>
          <th scope="col">{words.made}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <Row key={document.id} document={document} selection={selection} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({
  document,
  selection,
}: {
  readonly document: DocumentSummary;
  readonly selection: Selection | undefined;
}) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { tenant, mode } = useCompany();
  const { object, id, number, counterparty, status, waiting, mail_status: mail } = document;
  return (
    <tr>
      <td>
        <div className={styles.name}>
          {selection ? (
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={`${words.tick} ${number ?? words.unnumbered}`}
              checked={selection.isTicked(id)}
              onChange={() => {
                selection.onTick(id);
              }}
            />
          ) : null}
          <Link to="/$tenant/$mode/documents/$kind/$id" params={{ tenant, mode, kind: KINDS[object].path, id }}>
            {number ?? words.unnumbered}
          </Link>
        </div>
        <div className={styles.quiet}>{KINDS[object].name[language]}</div>
      </td>
      <td>
        <StateBadge status={status} waiting={waiting} />{' '}
        {mail === 'bounced' || mail === 'complained' ? <MailBadge state={mail} /> : null}
      </td>
      <td className={styles.wide}>
        {counterparty ? counterparty.name : words.finalConsumer}
        {counterparty ? <div className={styles.quiet}>{counterparty.identification_number}</div> : null}
      </td>
      <td className={styles.amount}>{money(document.total, document.currency, language)}</td>
      <td>
        <time dateTime={document.created_at} title={moment(document.created_at, language)}>
          {day(document.created_at, language)}
        </time>
      </td>
    </tr>
  );
};
