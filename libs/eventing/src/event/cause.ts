import type { MessageEnvelope } from '@rubrica/contracts';
import type { Traceparent } from '../trace/traceparent.js';

/** Why something was written: every event, message and timer carries it. */
export interface Cause {
  /** The request (`req_…`) that began it all. */
  readonly correlationId: string;
  /** Id of the message or request that led here directly. */
  readonly causationId: string;
  /** The span that led here, where one was recorded: messages and timers continue its trace. */
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

/** The cause of what is done to the thing of that id. */
export type CauseFor = (id: string) => Cause;

export const UNKNOWN_CAUSE: Cause = { correlationId: 'unknown', causationId: 'unknown' };

/**
 * That of the id; of an id that is none of these, the last one's. Then the trace is left out where there are several: it
 * would be that of some other document.
 */
export const causeIn = (causes: ReadonlyMap<string, Cause>): CauseFor => {
  let other: Cause | undefined;
  return (id) => causes.get(id) ?? (other ??= causeOfOthers(causes));
};

const causeOfOthers = (causes: ReadonlyMap<string, Cause>): Cause => {
  const last = [...causes.values()].at(-1) ?? UNKNOWN_CAUSE;
  return causes.size === 1 ? last : { ...last, traceparent: undefined };
};
