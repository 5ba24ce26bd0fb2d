import {
  type Message,
  type PublicEvent,
  RECEIVED_DOCUMENT,
  type ReceivedStatus,
  TOLD_STATUSES,
  type ToldStatus,
} from '@rubrica/contracts';
import { offsetTime } from '@rubrica/service';
import { eventIdOf } from './public-event.js';

/** Types of the facts about documents of suppliers. */
export const RECEIVED_FACTS = [
  'co.rubrica.received-document.received.v1',
  'co.rubrica.received-document.judged.v1',
] as const;
export type ReceivedFact = Extract<Message, { readonly type: (typeof RECEIVED_FACTS)[number] }>;

export const isReceivedFact = (fact: Message): fact is ReceivedFact =>
  (RECEIVED_FACTS as readonly string[]).includes(fact.type);

const statusOf = (fact: ReceivedFact): ReceivedStatus =>
  fact.type === 'co.rubrica.received-document.judged.v1' ? fact.data.status : 'received';

const isTold = (status: ReceivedStatus): status is ToldStatus => (TOLD_STATUSES as readonly string[]).includes(status);

/** Makes the public event of a fact, from the fact alone; null for a status that no event tells. */
export const receivedEvent = (fact: ReceivedFact): PublicEvent | null => {
  const status = statusOf(fact);
  if (!isTold(status)) return null;
  const { received_document_id: id, environment, cufe, number } = fact.data;
  return {
    id: eventIdOf(fact),
    object: 'event',
    type: `${RECEIVED_DOCUMENT}.${status}`,
    created: offsetTime(fact.time),
    livemode: environment !== 'test',
    account: fact.tenantid,
    data: {
      object: { id, object: RECEIVED_DOCUMENT, status, environment, cufe, number, external_id: null, pdf_url: null },
    },
  };
};

/** Event that was told of the same document before: that of its receipt, which is the first of its stream. */
export const earlierEvents = ({ source, id, aggregateversion }: ReceivedFact): string[] =>
  aggregateversion === 1 ? [] : [eventIdOf({ source, id: id.replace(/@.*$/, '@1') })];
