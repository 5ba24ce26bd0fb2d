import type { SentEvent } from '../call/delivery-request.js';
import type { Circuit } from '../endpoint/circuit.js';

/** Everything that an attempt needs, as it was read before it. */
export interface DueDelivery extends SentEvent {
  readonly tenant_id: string;
  readonly created_at: Date;
  /** Deliveries of earlier events of the document to this endpoint, whose first attempts go before the one of this. */
  readonly follows: readonly string[];
  /** Whether this is a first attempt, and one of those has made none yet. */
  readonly is_behind: boolean;
  /** Null when it was deleted. */
  readonly endpoint: DueEndpoint | null;
}

export interface DueEndpoint {
  readonly url: string;
  readonly is_active: boolean;
  readonly sealed_secret: string;
  /** The secret before, while it signs as well; null when there is none. */
  readonly previous: { readonly sealed_secret: string; readonly until: Date } | null;
  readonly circuit: Circuit;
}

/** Payload of the timer of an attempt. */
export interface AttemptPayload {
  /** Trials of the endpoint that had failed when the wait for the next one began; absent when it waits for none. */
  readonly failedTrials?: number;
}

/** Returns the sealed secrets that sign at this time, the present one first. */
export const sealedSecrets = ({ sealed_secret, previous }: DueEndpoint, at: Date): readonly string[] =>
  previous !== null && previous.until > at ? [sealed_secret, previous.sealed_secret] : [sealed_secret];
