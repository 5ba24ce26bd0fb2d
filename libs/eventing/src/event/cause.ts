import type { MessageEnvelope } from '@rubrica/contracts';
import type { Traceparent } from '../trace/traceparent.js';

/** What led to an event, message or timer. It is stored with each of them. */
export interface Cause {
  /** Id of the request (`req_…`) at the beginning of the chain. */
  readonly correlationId: string;
  /** Id of the message or request that was the direct cause. */
  readonly causationId: string;
  /** Trace span of the direct cause, if it was recorded. New messages and timers belong to the same trace. */
  readonly traceparent?: Traceparent | undefined;
}

export const causeOf = (message: MessageEnvelope): Cause => ({
  correlationId: message.correlationid,
  causationId: message.id,
  traceparent: message.traceparent,
});

/** A cause in the columns of a table row. */
export interface CauseColumns {
  readonly correlation_id: string;
  readonly causation_id: string;
  readonly traceparent: string | null;
}

export const causeOfRow = ({ correlation_id, causation_id, traceparent }: CauseColumns): Cause => ({
  correlationId: correlation_id,
  causationId: causation_id,
  traceparent: traceparent ?? undefined,
});

/**
 * Function that returns the cause to store with an event, message or timer. `id` is the id of its aggregate or
 * document.
 */
export type CauseFor = (id: string) => Cause;

export const UNKNOWN_CAUSE: Cause = { correlationId: 'unknown', causationId: 'unknown' };

/**
 * Returns a function that finds the cause of an id. An id without a cause gets the last cause of the map. If the map
 * has several causes, this last one is given without its trace, which may belong to another document.
 */
export const causeIn = (causes: ReadonlyMap<string, Cause>): CauseFor => {
  let other: Cause | undefined;
  return (id) => causes.get(id) ?? (other ??= causeOfOthers(causes));
};

const causeOfOthers = (causes: ReadonlyMap<string, Cause>): Cause => {
  const last = [...causes.values()].at(-1) ?? UNKNOWN_CAUSE;
  return causes.size === 1 ? last : { ...last, traceparent: undefined };
};
