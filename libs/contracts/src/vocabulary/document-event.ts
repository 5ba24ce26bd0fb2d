import type { ApiVersion } from '@rubrica/kinds';

/** Name of an event of an invoice (030 to 034) in public events and resources. It is no kind: it has no lines. */
export const DOCUMENT_EVENT = 'document_event';

/** DIAN's codes of the events, in the order of their numbers. */
export const DOCUMENT_EVENT_CODES = ['030', '031', '032', '033', '034'] as const;
export type DocumentEventCode = (typeof DOCUMENT_EVENT_CODES)[number];

/** Types of events that a buyer issues. */
export const BUYER_EVENT_NAMES = ['receipt', 'claim', 'goods_received', 'accepted'] as const;
export type BuyerEventName = (typeof BUYER_EVENT_NAMES)[number];

/** Types of events in the order of their codes. */
export const DOCUMENT_EVENT_NAMES = [...BUYER_EVENT_NAMES, 'tacit_acceptance'] as const;
export type DocumentEventName = (typeof DOCUMENT_EVENT_NAMES)[number];

/** DIAN's concepts of a claim (031). */
export const CLAIM_CODES = ['01', '02', '03', '04'] as const;
export type ClaimCode = (typeof CLAIM_CODES)[number];

/** States of an event that is issued here. `registered`: DIAN has accepted it. */
export const DOCUMENT_EVENT_STATUSES = ['queued', 'signed', 'registered', 'rejected', 'failed'] as const;
export type DocumentEventStatus = (typeof DOCUMENT_EVENT_STATUSES)[number];

/** What an event may wait for. `event_too_early`: a day on which DIAN takes it. */
export const DOCUMENT_EVENT_WAITS = [
  'earlier_event',
  'certificate_missing',
  'software_missing',
  'dian_unavailable',
  'event_too_early',
] as const;
export type DocumentEventWait = (typeof DOCUMENT_EVENT_WAITS)[number];

/** Where the registered events of an invoice have led to. */
export const EVENTS_OUTCOMES = ['open', 'accepted', 'claimed', 'tacitly_accepted'] as const;
export type EventsOutcome = (typeof EVENTS_OUTCOMES)[number];

/** What a deadline is for: the buyer claims or accepts until then, the seller may declare tacit acceptance from then. */
export const DEADLINE_ACTIONS = ['claim_or_accept', 'declare_tacit_acceptance'] as const;
export type DeadlineAction = (typeof DEADLINE_ACTIONS)[number];

/** First version of the API that has events of invoices. */
export const DOCUMENT_EVENTS_SINCE: ApiVersion = '2026-12-01';

/** What public events tell. */
export const TOLD_OF_EVENTS = ['registered', 'rejected', 'deadline_near'] as const;
export type ToldOfEvent = (typeof TOLD_OF_EVENTS)[number];
export type DocumentEventType = `${typeof DOCUMENT_EVENT}.${ToldOfEvent}`;

export const DOCUMENT_EVENT_TYPES: readonly DocumentEventType[] = TOLD_OF_EVENTS.map(
  (told) => `${DOCUMENT_EVENT}.${told}` as const,
);
