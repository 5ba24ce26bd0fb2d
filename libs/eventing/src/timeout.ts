import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `work` has succeeded or failed, but not longer than `timeoutMs`. */
export const settledWithin = async (timeoutMs: number, work: Promise<unknown>): Promise<void> => {
  await withTimeout(timeoutMs, work).catch(() => undefined);
};

/**
 * Returns the result of `work`. Throws if it takes longer than `timeoutMs`; the work is not stopped, and its result is
 * ignored.
 */
export const withTimeout = async <T>(timeoutMs: number, work: Promise<T>): Promise<T> => {
  const over = new AbortController();
  const late = async (): Promise<never> => {
    await sleep(timeoutMs, undefined, { signal: over.signal, ref: false });
    throw new Error(`no answer within ${timeoutMs} ms`);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    over.abort();
  }
};
