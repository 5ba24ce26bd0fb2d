import type { Fact } from '@rubrica/contracts';

/**
 * An event: a fact that only its own service sees, stored in the stream of one aggregate. `data` is JSON with names in
 * snake_case and amounts as decimal strings.
 */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * An aggregate: a thing, for example one document, whose state decides what a command does. Its functions are pure:
 * they read no clock, no random numbers and no database; such values are part of the command. They may run several
 * times for one command, because a transaction runs again after a conflict.
 */
export interface Aggregate<State, Command, Event extends DomainEvent> {
  /**
   * Name of the aggregate. The id of each stream begins with it (`name-id`), so it must not change once a stream is
   * stored.
   */
  readonly name: string;
  readonly initialState: State;
  /**
   * Returns the new events that follow from the command; none if it changes nothing. Throws `Refusal` if the state does
   * not allow the command.
   */
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
  /** Returns the messages to publish with an event; by default none. `state` is the state after the event. */
  readonly messages?: (event: Event, state: State, context: MessageContext) => readonly Fact[];
  /**
   * Functions that convert stored events of old types, by the old type; each returns the event in the next version. If
   * the data of an event change their form, the event gets a new type (`NumberTaken`, then `NumberTaken.2`), and the
   * old type is added here. Stored events never change (docs/adr/0025).
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

/** An event as it was stored, perhaps in an old version. */
export interface StoredEvent {
  readonly type: string;
  readonly data: unknown;
}

/**
 * The part of an aggregate that is needed to publish the messages of its stored events again. `evolve` and `messages`
 * are methods and not fields, so that aggregates with any types are assignable.
 */
export interface Publisher {
  readonly name: string;
  readonly initialState: unknown;
  readonly olderEvents?: OlderEvents;
  evolve(state: unknown, event: DomainEvent): unknown;
  messages?(event: DomainEvent, state: unknown, context: MessageContext): readonly Fact[];
}

export const streamOf = (aggregate: { readonly name: string }, id: string): string => `${aggregate.name}-${id}`;

/** Returns the id of the first message that is published with an event, given the event's version in its stream. */
export const messageIdOf = (aggregate: { readonly name: string }, id: string, version: number): string =>
  `${streamOf(aggregate, id)}@${version}`;

/** Returns the event in the newest version of its type. `older` has a function for each old type. */
export const currentEvent = (stored: StoredEvent, older: OlderEvents = {}): StoredEvent => {
  const step = Object.hasOwn(older, stored.type) ? older[stored.type] : undefined;
  return step ? currentEvent(step(stored.data as never), older) : stored;
};
