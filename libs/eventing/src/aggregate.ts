import type { Fact } from '@rubrica/contracts';

/** A fact of one stream, private to its service. `data` is JSON: snake_case, money as decimal strings. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * A thing that decides. Its functions are pure: no input or output, no clock, no chance; what they need of these comes
 * in with the command. They may run several times for one command, as a transaction that lost a race runs again.
 */
export interface Aggregate<State, Command, Event extends DomainEvent> {
  /** Begins the id of each of its streams: `${name}-${id}`. Never changes once a stream is stored. */
  readonly name: string;
  readonly initialState: State;
  /** The new events, none if the command changes nothing. Throws `Refusal` when the state forbids it. */
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
  /** Which facts leave the service with an event; `state` is the state after it. None by default. */
  readonly messages?: (event: Event, state: State, context: MessageContext) => readonly Fact[];
  /** Turns an event as some version stored it into today's form. */
  readonly upcast?: (stored: StoredEvent) => Event;
}

export interface MessageContext {
  /** The aggregate's id, without its name in front. */
  readonly id: string;
  /** Instant of the transaction, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
}

export interface StoredEvent {
  readonly type: string;
  readonly data: unknown;
}

export const streamOf = (aggregate: { readonly name: string }, id: string): string => `${aggregate.name}-${id}`;
