import type { EventType } from '@rubrica/client';
import { ALL_EVENT_TYPES } from '../../webhook/event-types.js';

/** Which events are shown. It stands in the address. */
export interface EventFilter {
  readonly type?: EventType | undefined;
  readonly document?: string | undefined;
  /** Id of the last event of the page before. */
  readonly after?: string | undefined;
}

const id = (given: unknown): string | undefined => (typeof given === 'string' && given !== '' ? given : undefined);

/** Reads the query of an address; what is unknown there is left out. */
export const readEventFilter = (query: Readonly<Record<string, unknown>>): EventFilter => ({
  type: ALL_EVENT_TYPES.find((type) => type === query['type']),
  document: id(query['document']),
  after: id(query['after']),
});
