import type { MessageEnvelope } from '@rubrica/contracts';
import type { Traceparent } from '../trace/traceparent.js';

/** Cause of an event, message or timer; stored with each of them. */
export interface Cause {
  /** Id of the request (`req_…`) at the beginning of the chain. */
  readonly correlationId: string;
  /** Id of the message or request that was the direct cause. */
  readonly causationId: string;
  /** Recorded span of the direct cause. Messages and timers continue its trace. */
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

/** Returns the cause of an event, message or timer about the aggregate or document with this id. */
export type CauseFor = (id: string) => Cause;

export const UNKNOWN_CAUSE: Cause = { correlationId: 'unknown', causationId: 'unknown' };

/**
 * Returns the cause of an id. For an unknown id it returns the last cause; if there are several causes, it leaves out
 * the trace of the last one, because the trace may belong to another document.
 */
export const causeIn = (causes: ReadonlyMap<string, Cause>): CauseFor => {
  let other: Cause | undefined;
  return (id) => causes.get(id) ?? (other ??= causeOfOthers(causes));
};

const causeOfOthers = (causes: ReadonlyMap<string, Cause>): Cause => {
  const last = [...causes.values()].at(-1) ?? UNKNOWN_CAUSE;
  return causes.size === 1 ? last : { ...last, traceparent: undefined };
};
