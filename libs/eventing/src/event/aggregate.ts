import type { Fact } from '@rubrica/contracts';

/** A fact of one stream, private to its service. `data` is JSON in snake_case, with amounts as decimal strings. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * An aggregate. Its functions are pure: they use no input or output, no clock and no randomness; such values are part
 * of the command. They may run several times for one command, because a transaction runs again after a conflict.
 */
export interface Aggregate<State, Command, Event extends DomainEvent> {
  /** First part of the id of each stream, `${name}-${id}`. It must not change once a stream is stored. */
  readonly name: string;
  readonly initialState: State;
  /**
   * Returns the new events; none if the command changes nothing. Throws `Refusal` if the state does not allow the
   * command.
   */
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
  /** Messages that are published with an event; none by default. `state` is the state after the event. */
  readonly messages?: (event: Event, state: State, context: MessageContext) => readonly Fact[];
  /**
   * Old event types that are no longer written. Each has a function that converts an event to the next version. When
   * the data of an event change their form, the event gets a new type (`NumberTaken`, then `NumberTaken.2`), and the
   * old type is added here. Conversions are chained. Stored events never change, and a sample of each version is kept
   * (docs/adr/0025).
   */
  readonly olderEvents?: OlderEvents;
}

export type OlderEvents = Readonly<Record<string, (data: never) => StoredEvent>>;

export interface MessageContext {
  /** Id of the aggregate, without the aggregate's name. */
  readonly id: string;
  /** Time of the transaction, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
}

/** An event as it is stored. */
export interface StoredEvent {
  readonly type: string;
  readonly data: unknown;
}

/**
 * The part of an aggregate that is needed to publish its messages again. These are methods and not fields, so that
 * aggregates of all types are assignable.
 */
export interface Publisher {
  readonly name: string;
  readonly initialState: unknown;
  readonly olderEvents?: OlderEvents;
  evolve(state: unknown, event: DomainEvent): unknown;
  messages?(event: DomainEvent, state: unknown, context: MessageContext): readonly Fact[];
}

export const streamOf = (aggregate: { readonly name: string }, id: string): string => `${aggregate.name}-${id}`;

/** Returns the id of the message that is published with the event of this version, if there is one. */
export const messageIdOf = (aggregate: { readonly name: string }, id: string, version: number): string =>
  `${streamOf(aggregate, id)}@${version}`;

/** Converts a stored event to the current version of its type. */
export const currentEvent = (stored: StoredEvent, older: OlderEvents = {}): StoredEvent => {
  const step = Object.hasOwn(older, stored.type) ? older[stored.type] : undefined;
  return step ? currentEvent(step(stored.data as never), older) : stored;
};
