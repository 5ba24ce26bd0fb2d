import { retryAfterS } from './problem.js';

export interface RetryOptions {
  /** Repeats after the first attempt; 0: none. */
  readonly maxRetries: number;
  /** Longest wait for one answer. Longer than the longest `Prefer: wait=60`. */
  readonly timeoutMs: number;
  /** A `Retry-After` above this is not waited for: the answer is returned. */
  readonly maxWaitMs: number;
}

export const RETRY_DEFAULTS: RetryOptions = { maxRetries: 3, timeoutMs: 75_000, maxWaitMs: 60_000 };

const FIRST_WAIT_MS = 500;
const GATEWAY_STATUSES = [429, 502, 503, 504];

/**
 * Returns a fetch that repeats a request after a network error, a timeout, 429, 502, 503, 504, and after a 409 that has
 * a `Retry-After` (an earlier attempt still runs, or a file is still being made). A POST gets an `Idempotency-Key`
 * unless it has one; all its attempts bear the same, so that it is carried out once.
 */
export const retrying =
  (send: typeof fetch, { maxRetries, timeoutMs, maxWaitMs }: RetryOptions): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST' && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', crypto.randomUUID());
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptOf(send, request, timeoutMs);
      const waitMs = waitBefore(attempt, outcome);
      if (attempt > maxRetries || waitMs === null || waitMs > maxWaitMs || request.signal.aborted) {
        if (outcome instanceof Response) return outcome;
        throw outcome.error;
      }
      // Frees the connection; nobody waits for it.
      if (outcome instanceof Response) void outcome.body?.cancel().catch(() => undefined);
      await sleep(waitMs, request.signal);
    }
  };

type Outcome = Response | { readonly error: unknown };

const attemptOf = async (send: typeof fetch, request: Request, timeoutMs: number): Promise<Outcome> => {
  try {
    // The original keeps its body for the next attempt.
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    return await send(new Request(request.clone(), { signal }));
  } catch (error) {
    return { error };
  }
};

/** Wait in ms before the next attempt; null when another attempt would not help. */
const waitBefore = (attempt: number, outcome: Outcome): number | null => {
  const backoffMs = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
  if (!(outcome instanceof Response)) return backoffMs;
  const afterS = retryAfterS(outcome.headers);
  const isWorthIt = GATEWAY_STATUSES.includes(outcome.status) || (outcome.status === 409 && afterS !== null);
  if (!isWorthIt) return null;
  return afterS === null ? backoffMs : Math.max(afterS * 1000, backoffMs / 10);
};

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
