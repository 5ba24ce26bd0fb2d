import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when `work` has succeeded or failed, but at the latest after `timeoutMs`. Never rejects. */
export const settledWithin = async (timeoutMs: number, work: Promise<unknown>): Promise<void> => {
  await withTimeout(timeoutMs, work).catch(() => undefined);
};

/** Returns the result of `work`. Throws after `timeoutMs`; the work then goes on, but its result is ignored. */
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
