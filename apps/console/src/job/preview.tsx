import type { DocumentStatus, JobPreview } from '@rubrica/client';
import { Badge } from '../design/badge.js';
import { Message } from '../design/message.js';
import { Table } from '../design/table.js';
import { STATES } from '../document/states.js';
import { count } from '../language/format.js';
import { useLanguage, useWords, type Words } from '../language/language.js';

const WORDS: Words<{
  readonly first: string;
  readonly nothing: string;
  readonly rows: (number: string) => string;
  readonly row: string;
  readonly state: string;
  readonly outcome: string;
  readonly right: string;
  readonly unnumbered: string;
  readonly notFailed: string;
}> = {
  es: {
    first: 'Primeras filas',
    nothing: 'Ninguna fila cumple el filtro',
    rows: (number) => `Filas: ${number}`,
    row: 'Fila',
    state: 'Estado',
    outcome: 'Qué pasaría',
    right: 'Se hace',
    unnumbered: 'Sin número',
    notFailed: 'Solo se reintenta un documento fallido.',
  },
  en: {
    first: 'First rows',
    nothing: 'No row has these filters',
    rows: (number) => `Rows: ${number}`,
    row: 'Row',
    state: 'State',
    outcome: 'What would happen',
    right: 'It is done',
    unnumbered: 'No number yet',
    notFailed: 'Only a document that has failed is tried again.',
  },
};

/** What a dry run tells: how many rows there are, and what would become of the first ones. */
export const Preview = ({ preview: { count: rows, sample } }: { readonly preview: JobPreview }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  if (rows === 0) return <Message title={words.nothing} />;
  const hasStates = sample.some(({ status }) => status !== null);
  return (
    <>
      <p>
        <strong>{words.rows(count(rows, language))}</strong>
      </p>
      <Table
        caption={words.first}
        rows={sample.map((row, nth) => ({ ...row, nth }))}
        keyOf={({ nth }) => String(nth)}
        columns={[
          {
            name: words.row,
            cell: ({ nth, ...row }) => row.row ?? row.number ?? idOf(row) ?? `${words.unnumbered} (${nth + 1})`,
          },
          ...(hasStates
            ? [
                {
                  name: words.state,
                  cell: ({ status }: { readonly status: string | null }) => stateName(status, language),
                },
              ]
            : []),
          {
            name: words.outcome,
            cell: ({ code, detail }) =>
              code === null ? (
                <Badge tone="good">{words.right}</Badge>
              ) : (
                <>
                  <Badge tone="bad">{code}</Badge> {detail ?? (code === 'not_retryable' ? words.notFailed : null)}
                </>
              ),
          },
        ]}
      />
    </>
  );
};

/** Name of the state of a document; that of a delivery is shown as the API has it. */
const stateName = (status: string | null, language: 'es' | 'en'): string =>
  status !== null && Object.hasOwn(STATES, status) ? STATES[status as DocumentStatus].name[language] : (status ?? '—');

/** Id of a delivery, which has no number. */
const idOf = (row: object): string | undefined => ('id' in row && typeof row.id === 'string' ? row.id : undefined);
