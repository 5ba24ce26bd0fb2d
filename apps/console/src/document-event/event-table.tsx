import type { InvoiceEvent } from '@rubrica/client';
import { Badge } from '../design/badge.js';
import { Table } from '../design/table.js';
import { moment } from '../language/format.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { CLAIMS, EVENT_STATES, EVENTS } from './standing.js';

const WORDS: Words<{
  readonly event: string;
  readonly state: string;
  readonly number: string;
  readonly asked: string;
  readonly remarks: string;
}> = {
  es: { event: 'Evento', state: 'Estado', number: 'Número', asked: 'Pedido', remarks: 'Observaciones' },
  en: { event: 'Event', state: 'State', number: 'Number', asked: 'Asked for', remarks: 'Remarks' },
};

/** Events that the company issued about an invoice, and what DIAN said about each. */
export const EventTable = ({
  events,
  caption,
}: {
  readonly events: readonly InvoiceEvent[];
  readonly caption: string;
}) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  return (
    <Table
      caption={caption}
      rows={events}
      keyOf={({ id }) => id}
      columns={[
        { name: words.event, cell: ({ code, type }) => `${code} ${EVENTS[type][language]}` },
        {
          name: words.state,
          cell: ({ status }) => <Badge tone={EVENT_STATES[status].tone}>{EVENT_STATES[status].name[language]}</Badge>,
        },
        { name: words.number, cell: ({ number }) => number ?? '—' },
        { name: words.asked, cell: ({ created_at }) => moment(created_at, language) },
        {
          name: words.remarks,
          cell: ({ claim_code, waiting, dian_messages, failure }) => (
            <>
              {claim_code === null ? null : <div>{CLAIMS[claim_code][language]}</div>}
              {waiting === null ? null : <div>{waiting.action}</div>}
              {failure === null ? null : <code>{failure.code}</code>}
              {dian_messages.map(({ rule, detail }) => (
                <div key={rule}>
                  <code>{rule}</code> {detail}
                </div>
              ))}
            </>
          ),
        },
      ]}
    />
  );
};
