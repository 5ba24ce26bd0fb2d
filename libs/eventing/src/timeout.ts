import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `work` has succeeded or failed, at most for this time. */
export const settledWithin = async (timeoutMs: number, work: Promise<unknown>): Promise<void> => {
  await withTimeout(timeoutMs, work).catch(() => undefined);
};

/** Returns the result of `work`, or throws when it takes longer; the work itself is not stopped, and its result is dropped. */
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
