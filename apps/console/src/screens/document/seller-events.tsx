import { getInvoiceEvents, type InvoiceEventsStanding, issueInvoiceEvent, type RegisteredEvent } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { Actions, Section } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { EventTable } from '../../document-event/event-table.js';
import { areUnderWay, DEADLINES, EVENTS, OUTCOMES } from '../../document-event/standing.js';
import { dayOf, today } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly title: string;
  readonly declare: string;
  readonly notYet: string;
  readonly registered: string;
  readonly event: string;
  readonly day: string;
  readonly own: string;
  readonly none: string;
}> = {
  es: {
    title: 'Aceptación de la factura',
    declare: 'Declarar la aceptación tácita',
    notYet: 'Todavía no: el adquirente debe haber recibido el bien o servicio, y pasar tres días hábiles',
    registered: 'Eventos registrados en la DIAN',
    event: 'Evento',
    day: 'Día',
    own: 'Eventos enviados por su empresa',
    none: 'El adquirente todavía no ha enviado ningún evento.',
  },
  en: {
    title: 'Acceptance of the invoice',
    declare: 'Declare tacit acceptance',
    notYet: 'Not yet: the acquirer must have the goods or the service, and three working days must pass',
    registered: 'Events registered at DIAN',
    event: 'Event',
    day: 'Day',
    own: 'Events sent by your company',
    none: 'The acquirer has sent no event yet.',
  },
};

const POLL_MS = 5_000;

/** What the acquirer of an invoice on credit did about it, and the tacit acceptance that the seller may declare. */
export const SellerEvents = ({ id }: { readonly id: string }) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const events = useQuery({
    queryKey: [...scope, 'getInvoiceEvents', id],
    queryFn: ({ signal }) => getInvoiceEvents({ client, path: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.events?.outcome === 'open' || areUnderWay(data?.issued ?? []) ? POLL_MS : false,
  });
  const declaration = useAct(() => issueInvoiceEvent({ client, path: { id }, body: { type: 'tacit_acceptance' } }));
  const standing = events.data?.events ?? null;
  if (events.isError) return <Failure error={events.error} onAgain={() => void events.refetch()} />;
  if (!events.data || standing === null) return null;
  const isDue = standing.deadline_for === 'declare_tacit_acceptance' && (standing.deadline ?? '') <= today();
  const reason = reasonOf('issueInvoiceEvent', isDue ? null : words.notYet);
  const { issued } = events.data;
  return (
    <Section title={words.title}>
      <Standing standing={standing} />
      {standing.registered.length === 0 ? <p>{words.none}</p> : <Registered events={standing.registered} />}
      {issued.length === 0 ? null : <EventTable caption={words.own} events={issued} />}
      {standing.outcome === 'open' ? (
        <Actions>
          <Button
            kind="primary"
            reason={reason}
            isBusy={declaration.isPending}
            onClick={() => {
              declaration.mutate(undefined);
            }}
          >
            {words.declare}
          </Button>
        </Actions>
      ) : null}
      {declaration.isError ? <Failure error={declaration.error} /> : null}
    </Section>
  );
};

const Standing = ({ standing: { outcome, deadline, deadline_for } }: { readonly standing: InvoiceEventsStanding }) => {
  const { language } = useLanguage();
  return (
    <p>
      <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].name[language]}</Badge>{' '}
      {deadline === null || deadline_for === null
        ? null
        : `${DEADLINES[deadline_for][language]} ${dayOf(deadline, language)}`}
    </p>
  );
};

const Registered = ({ events }: { readonly events: readonly RegisteredEvent[] }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  return (
    <Table
      caption={words.registered}
      rows={events}
      keyOf={({ code, cude, issued_on }) => `${code} ${cude ?? issued_on}`}
      columns={[
        { name: words.event, cell: ({ code, type }) => `${code} ${EVENTS[type][language]}` },
        { name: words.day, cell: ({ issued_on }) => dayOf(issued_on, language) },
      ]}
    />
  );
};
