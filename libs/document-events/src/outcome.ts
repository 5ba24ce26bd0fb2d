import type { EventCode } from './event-type.js';
import type { RegisteredEvent } from './order.js';

export type EventsOutcome = 'open' | 'accepted' | 'claimed' | 'tacitly_accepted';

const OUTCOMES: Readonly<Partial<Record<EventCode, EventsOutcome>>> = {
  '031': 'claimed',
  '033': 'accepted',
  '034': 'tacitly_accepted',
};

/** What became of an invoice by its registered events. The three outcomes exclude each other (`excludes` of their types). */
export const eventsOutcome = (registered: readonly Pick<RegisteredEvent, 'code'>[]): EventsOutcome =>
  registered.map(({ code }) => OUTCOMES[code]).find((outcome) => outcome !== undefined) ?? 'open';
