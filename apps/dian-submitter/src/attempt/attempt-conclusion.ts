import type { ConcludeAttempt } from '../submission/submission.decide.js';
import type { KnownSubmission } from '../submission/submission.js';

/** Settings of the waits after unsuccessful attempts. */
export interface RetryWaits {
  readonly retryFirstMs: number;
  readonly retryLongestMs: number;
  readonly trialEveryMs: number;
}

/**
 * Returns the command that concludes an attempt. Waits of a document issued in contingency are `trialEveryMs` at most,
 * as its attempts show that the outage is over.
 */
export const conclusionOf = (
  concluded: Pick<ConcludeAttempt, 'at' | 'attempt' | 'outcome' | 'durationMs'>,
  { in_contingency }: KnownSubmission,
  { retryFirstMs: firstMs, retryLongestMs, trialEveryMs }: RetryWaits,
): ConcludeAttempt => {
  const longestMs = in_contingency ? Math.min(trialEveryMs, retryLongestMs) : retryLongestMs;
  return { type: 'ConcludeAttempt', ...concluded, waits: { firstMs, longestMs }, jitter: 0.9 + Math.random() * 0.2 };
};
