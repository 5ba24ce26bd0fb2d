import type { Aggregate, DomainEvent } from '../event/aggregate.js';
import type { Change } from '../transaction/tx.js';

/**
 * Event in the stream of an awaited document. It says that another document, `document_id`, now waits for the
 * document of this stream. The event may be the first one of the stream.
 */
export interface DocumentWaits {
  readonly type: 'DocumentWaits';
  readonly data: { readonly document_id: string };
}

/**
 * Command to an awaited document. It says that another document, `documentId`, now waits for the awaited document.
 */
export interface AddWaiting {
  readonly type: 'AddWaiting';
  readonly documentId: string;
}

/** Part of the state of a document for which other documents can wait. */
export interface Awaitable {
  /** Ids of the documents that wait or have waited for this one. */
  readonly awaitedBy: readonly string[];
}

/** Aggregate of documents for which other documents can wait. */
export type AwaitableAggregate<State extends Awaitable, Command, Event extends DomainEvent> = Aggregate<
  State,
  Command | AddWaiting,
  Event | DocumentWaits
>;

/**
 * For each reason to wait for another document, a function that takes the state of that document and returns whether
 * the wait goes on.
 */
export type WaitConditions<Reason extends string, State> = Readonly<Record<Reason, (awaited: State) => boolean>>;

/**
 * Returns the reasons to wait whose condition held before this change of the awaited document and no longer holds after
 * it.
 */
export const endedBy = <Reason extends string, State>(
  conditions: WaitConditions<Reason, State>,
  { before, after }: Change<State>,
): readonly Reason[] =>
  (Object.keys(conditions) as Reason[]).filter((reason) => conditions[reason](before) && !conditions[reason](after));

/**
 * Returns a copy of an aggregate that also has the command `AddWaiting` and the event `DocumentWaits`. Other
 * documents can then wait for documents of this aggregate. The `evolve` of the aggregate must keep `awaitedBy` in the
 * states that it returns. `DocumentWaits` is not published as a message.
 */
export const awaitable = <State extends Awaitable, Command extends object, Event extends DomainEvent>({
  decide,
  evolve,
  messages,
  ...aggregate
}: Aggregate<State, Command, Event>): AwaitableAggregate<State, Command, Event> => ({
  ...aggregate,
  decide: (command, state) =>
    isAddWaiting(command)
      ? [{ type: 'DocumentWaits', data: { document_id: command.documentId } }]
      : decide(command, state),
  evolve: (state, event) =>
    isDocumentWaits(event)
      ? { ...state, awaitedBy: [...new Set([...state.awaitedBy, event.data.document_id])] }
      : evolve(state, event),
  messages: (event, state, context) => (isDocumentWaits(event) ? [] : (messages?.(event, state, context) ?? [])),
});

const isAddWaiting = <Command extends object>(command: Command | AddWaiting): command is AddWaiting =>
  'type' in command && command.type === 'AddWaiting';

const isDocumentWaits = <Event extends DomainEvent>(event: Event | DocumentWaits): event is DocumentWaits =>
  event.type === 'DocumentWaits';
