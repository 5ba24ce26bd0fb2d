import type { MessageEnvelope } from '@rubrica/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Why something was written: every event, message and timer carries it. */
export interface Cause {
  /** The request (`req_…`) that began it all. */
  readonly correlationId: string;
  /** Id of the message or request that led here directly. */
  readonly causationId: string;
}

export const causeOf = (message: MessageEnvelope): Cause => ({
  correlationId: message.correlationid,
  causationId: message.id,
});

/** The cause of what is done to the thing of that id. */
export type CauseFor = (id: string) => Cause;

export const UNKNOWN_CAUSE: Cause = { correlationId: 'unknown', causationId: 'unknown' };

/** That of the last of `causes` whose key is the id, else of the last of all. */
export const causeByKey = (causes: readonly (readonly [key: string, cause: Cause])[]): CauseFor => {
  const byKey = new Map(causes);
  const last = causes.at(-1)?.[1] ?? UNKNOWN_CAUSE;
  return (id) => byKey.get(id) ?? last;
};

/** Of the timers that are being worked on: what their method's transactions fall back to. */
export const ambientCause = new AsyncLocalStorage<CauseFor>();
