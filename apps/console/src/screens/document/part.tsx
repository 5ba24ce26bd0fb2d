import type { Delivery, DianAttempt, DocumentKind, MailingWithAttempts } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Listing } from '../../design/listing.js';
import { type Column, Table } from '../../design/table.js';
import { routesOf } from '../../document/issued-document.js';
import { lengthOfTime, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import styles from './document.module.css';

const WORDS: Words<{
  readonly attempts: string;
  readonly mailings: string;
  readonly deliveries: string;
  readonly none: string;
  readonly attempt: string;
  readonly began: string;
  readonly took: string;
  readonly result: string;
  readonly to: string;
  readonly state: string;
  readonly tries: string;
  readonly diagnosis: string;
  readonly event: string;
  readonly answer: string;
  readonly next: string;
}> = {
  es: {
    attempts: 'Intentos ante la DIAN',
    mailings: 'Correos',
    deliveries: 'Entregas de webhooks',
    none: 'Ninguno hasta ahora.',
    attempt: 'Intento',
    began: 'Inicio',
    took: 'Duración',
    result: 'Resultado',
    to: 'Destinatario',
    state: 'Estado',
    tries: 'Intentos',
    diagnosis: 'Lo que dijo el servidor',
    event: 'Evento',
    answer: 'Última respuesta',
    next: 'Próximo intento',
  },
  en: {
    attempts: 'Attempts at DIAN',
    mailings: 'Mails',
    deliveries: 'Deliveries of webhooks',
    none: 'None so far.',
    attempt: 'Attempt',
    began: 'Begin',
    took: 'Time taken',
    result: 'Result',
    to: 'Recipient',
    state: 'State',
    tries: 'Attempts',
    diagnosis: 'What the server said',
    event: 'Event',
    answer: 'Last answer',
    next: 'Next attempt',
  },
};

/** What happened to a document in detail; each part is read when a person opens it. */
export const Parts = ({ kind, id }: { readonly kind: DocumentKind; readonly id: string }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const time = (text: string | null): string => (text === null ? '—' : moment(text, language));
  return (
    <div>
      <Part<DianAttempt>
        kind={kind}
        id={id}
        part="attempts"
        name={words.attempts}
        columns={[
          { name: words.attempt, cell: ({ attempt, operation }) => `${String(attempt)} ${operation}` },
          { name: words.began, cell: ({ started_at, due_at }) => time(started_at ?? due_at) },
          {
            name: words.took,
            cell: ({ duration_ms }) => (duration_ms === null ? '—' : lengthOfTime(duration_ms, language)),
          },
          { name: words.result, cell: ({ explanation, error }) => explanation ?? error ?? '—' },
        ]}
      />
      <Part<MailingWithAttempts>
        kind={kind}
        id={id}
        part="mailings"
        name={words.mailings}
        columns={[
          { name: words.to, cell: ({ to }) => to },
          { name: words.state, cell: ({ status }) => status },
          { name: words.tries, isNumber: true, cell: ({ attempts }) => String(attempts) },
          { name: words.diagnosis, cell: ({ diagnostic }) => diagnostic ?? '—' },
          { name: words.next, cell: ({ next_attempt_at }) => time(next_attempt_at) },
        ]}
      />
      <Part<Delivery>
        kind={kind}
        id={id}
        part="deliveries"
        name={words.deliveries}
        columns={[
          { name: words.event, cell: ({ event_type }) => <code>{event_type}</code> },
          { name: words.state, cell: ({ status }) => status },
          { name: words.tries, isNumber: true, cell: ({ attempts }) => String(attempts.length) },
          {
            name: words.answer,
            cell: ({ attempts }) => String(attempts.at(-1)?.status ?? attempts.at(-1)?.error ?? '—'),
          },
          { name: words.next, cell: ({ next_attempt_at }) => time(next_attempt_at) },
        ]}
      />
    </div>
  );
};

const Part = <Row extends { readonly id: string }>({
  kind,
  id,
  part,
  name,
  columns,
}: {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly part: 'attempts' | 'mailings' | 'deliveries';
  readonly name: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
}) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const [isOpen, setOpen] = useState(false);
  const list = useQuery({
    queryKey: [...scope, kind, id, part],
    queryFn: ({ signal }) => routesOf(client, kind, id).part<Row>(part, signal),
    enabled: isOpen,
  });
  return (
    <Disclosed name={name} onToggle={setOpen}>
      {isOpen ? (
        <Listing list={list} empty={<p>{words.none}</p>}>
          {(rows) => <Table caption={name} rows={rows} keyOf={({ id: row }) => row} columns={columns} />}
        </Listing>
      ) : null}
    </Disclosed>
  );
};

/** Something that is shown when its name is clicked. */
export const Disclosed = ({
  name,
  onToggle,
  children,
}: {
  readonly name: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}) => (
  <details
    className={styles.disclosed}
    onToggle={({ currentTarget }) => {
      onToggle?.(currentTarget.open);
    }}
  >
    <summary>{name}</summary>
    {children}
  </details>
);
