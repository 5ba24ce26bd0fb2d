import type { MessageEnvelope } from '@rubrica/contracts';

/** Why something was written: every event and message carries it. */
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
