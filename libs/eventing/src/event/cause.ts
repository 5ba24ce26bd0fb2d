import type { MessageEnvelope } from '@rubrica/contracts';
import type { Traceparent } from '../trace/traceparent.js';

/** Cause of an event, message or timer; stored with each of them. */
export interface Cause {
  /** Id of the request (`req_…`) at the beginning of the chain. */
  readonly correlationId: string;
  /** Id of the message or request that led here directly. */
  readonly causationId: string;
  /** Span that led here, if it was recorded. Messages and timers continue its trace. */
  readonly traceparent?: Traceparent | undefined;
}

export const causeOf = (message: MessageEnvelope): Cause => ({
  correlationId: message.correlationid,
  causationId: message.id,
  traceparent: message.traceparent,
});

/** A cause as columns of a table. */
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

/** Returns the cause of work on the thing with this id. */
export type CauseFor = (id: string) => Cause;

export const UNKNOWN_CAUSE: Cause = { correlationId: 'unknown', causationId: 'unknown' };

/**
 * Returns the cause of the id. If the id is unknown, returns the last cause, without its trace when there are several,
 * because that trace may be another document's.
 */
export const causeIn = (causes: ReadonlyMap<string, Cause>): CauseFor => {
  let other: Cause | undefined;
  return (id) => causes.get(id) ?? (other ??= causeOfOthers(causes));
};

const causeOfOthers = (causes: ReadonlyMap<string, Cause>): Cause => {
  const last = [...causes.values()].at(-1) ?? UNKNOWN_CAUSE;
  return causes.size === 1 ? last : { ...last, traceparent: undefined };
};
