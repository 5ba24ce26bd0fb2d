import {
  type EventCode,
  type EventContext,
  type EventType,
  type Hindrance,
  hindrance,
  type RegisteredEvent,
} from '@rubrica/document-events';

/** An event that was asked for and is not registered yet. */
export interface PendingEvent {
  readonly id: string;
  readonly code: EventCode;
}

/** An event that may be issued, and the pending one that DIAN must have registered before. */
export interface SequencedEvent {
  readonly type: EventType;
  readonly after: PendingEvent | null;
}

export type Sequence =
  | { readonly events: readonly SequencedEvent[]; readonly hindered: null }
  | { readonly events: null; readonly hindered: { readonly type: EventType; readonly hindrance: Hindrance } };

/**
 * Puts events into a sequence, in the order in which they are asked for. What is pending counts as registered today, as
 * each event waits for those that it needs; so several go with one call. `idOf`: the id that an event of a code has.
 */
export const sequenceOf = (
  types: readonly EventType[],
  context: EventContext,
  pending: readonly PendingEvent[],
  idOf: (code: EventCode) => string,
): Sequence => {
  const { today } = context;
  const coming = new Map(pending.map((event) => [event.code, event]));
  const registered = [...context.registered, ...pending.map(({ code }) => asRegistered(code, today))];
  const events: SequencedEvent[] = [];
  for (const type of types) {
    const isThere = registered.some(({ code }) => code === type.code);
    const hindered = isThere ? null : hindrance(type, { ...context, registered });
    if (hindered) return { events: null, hindered: { type, hindrance: hindered } };
    const after = type.needs.flatMap((code) => coming.get(code) ?? []).at(-1) ?? null;
    events.push({ type, after });
    if (isThere) continue;
    coming.set(type.code, { id: idOf(type.code), code: type.code });
    registered.push(asRegistered(type.code, today));
  }
  return { events, hindered: null };
};

const asRegistered = (code: EventCode, today: string): RegisteredEvent => ({
  code,
  number: null,
  cude: null,
  signedOn: today,
  registeredAt: today,
});
