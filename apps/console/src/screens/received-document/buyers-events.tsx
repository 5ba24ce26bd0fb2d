import {
  type InvoiceEventsStanding,
  issueReceivedDocumentEvents,
  listReceivedDocumentEvents,
  type ReceivedDocument,
} from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { Actions, Section } from '../../design/page.js';
import { EventTable } from '../../document-event/event-table.js';
import {
  areUnderWay,
  type BuyersEvent,
  DEADLINES,
  EVENTS,
  nextEvents,
  OUTCOMES,
} from '../../document-event/standing.js';
import { dayOf } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { EventOrder, type Order } from './event-order.js';
import { WORDS } from './words.js';

const POLL_MS = 3_000;

/** Where the invoice stands between both companies, and the next events that the buyer may send. */
export const BuyersEvents = ({ received }: { readonly received: ReceivedDocument }) => {
  const words = useWords(WORDS);
  return (
    <Section title={words.events}>
      {received.events === null ? <p>{words.noEvents}</p> : <Standing id={received.id} standing={received.events} />}
    </Section>
  );
};

const Standing = ({ id, standing }: { readonly id: string; readonly standing: InvoiceEventsStanding }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const [asked, setAsked] = useState<BuyersEvent | null>(null);
  const issued = useQuery({
    queryKey: [...scope, 'listReceivedDocumentEvents', id],
    queryFn: ({ signal }) => listReceivedDocumentEvents({ client, path: { id }, signal }),
    // The outcome may be known before the list shows the event that led to it.
    refetchInterval: ({ state: { data } }) =>
      standing.outcome === 'open' || areUnderWay(data?.data ?? []) ? POLL_MS : false,
  });
  const order = useAct(
    (body: Order) => issueReceivedDocumentEvents({ client, path: { id }, body }),
    () => {
      setAsked(null);
    },
  );
  const own = issued.data?.data ?? [];
  return (
    <>
      <p>
        <Badge tone={OUTCOMES[standing.outcome].tone}>{OUTCOMES[standing.outcome].name[language]}</Badge>{' '}
        {standing.deadline === null || standing.deadline_for === null
          ? null
          : `${DEADLINES[standing.deadline_for][language]} ${dayOf(standing.deadline, language)}`}
      </p>
      <Actions>
        {nextEvents(standing, own).map((event) => (
          <Button
            key={event}
            kind={event === 'claim' ? 'danger' : 'primary'}
            reason={reasonOf('issueReceivedDocumentEvents')}
            onClick={() => {
              order.reset();
              setAsked(event);
            }}
          >
            {event === 'claim' ? words.claim : `${words.send} ${EVENTS[event][language].toLowerCase()}`}
          </Button>
        ))}
      </Actions>
      <p role="status">{areUnderWay(own) ? words.underWay : ''}</p>
      {asked === null ? null : (
        <EventOrder
          event={asked}
          error={order.error}
          isBusy={order.isPending}
          onSend={(body) => {
            order.mutate(body);
          }}
          onLeave={() => {
            setAsked(null);
          }}
        />
      )}
      {issued.isError ? <Failure error={issued.error} onAgain={() => void issued.refetch()} /> : null}
      {own.length === 0 ? null : <EventTable caption={words.issuedByUs} events={own} />}
    </>
  );
};
