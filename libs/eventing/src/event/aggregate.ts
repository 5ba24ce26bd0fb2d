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
  /**
   * Events that are written no more, by type: what each says in the words of the version after it. An event whose data
   * takes another form gets a new type (`NumberTaken`, then `NumberTaken.2`), and its old one an entry here; several
   * steps follow one another. Stored events never change; a sample of every version is kept (docs/adr/0025).
   */
  readonly olderEvents?: OlderEvents;
}

export type OlderEvents = Readonly<Record<string, (data: never) => StoredEvent>>;

export interface MessageContext {
  /** The aggregate's id, without its name in front. */
  readonly id: string;
  /** Instant of the transaction, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
}

/** As the event store has it. */
export interface StoredEvent {
  readonly type: string;
  readonly data: unknown;
}

/** An aggregate as far as what it has said can be said again. Methods, so that aggregates of all kinds fit. */
export interface Speaker {
  readonly name: string;
  readonly initialState: unknown;
  readonly olderEvents?: OlderEvents;
  evolve(state: unknown, event: DomainEvent): unknown;
  messages?(event: DomainEvent, state: unknown, context: MessageContext): readonly Fact[];
}

export const streamOf = (aggregate: { readonly name: string }, id: string): string => `${aggregate.name}-${id}`;

/** Of the fact that the event at that version says, where it says one. */
export const messageIdOf = (aggregate: { readonly name: string }, id: string, version: number): string =>
  `${streamOf(aggregate, id)}@${version}`;

/** A stored event in the words of today. */
export const currentEvent = (stored: StoredEvent, older: OlderEvents = {}): StoredEvent => {
  const step = Object.hasOwn(older, stored.type) ? older[stored.type] : undefined;
  return step ? currentEvent(step(stored.data as never), older) : stored;
};
