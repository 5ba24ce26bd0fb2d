import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the end of `work`, good or bad, but no longer than this. */
export const within = async (timeoutMs: number, work: Promise<unknown>): Promise<void> => {
  await inTime(timeoutMs, work).catch(() => undefined);
};

/** What comes of `work`, or an error if nothing does in time; then it goes on, and nobody hears of it. */
export const inTime = async <T>(timeoutMs: number, work: Promise<T>): Promise<T> => {
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
