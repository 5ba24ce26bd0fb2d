import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the end of `work`, good or bad, but no longer than this. */
export const within = async (timeoutMs: number, work: Promise<unknown>): Promise<void> => {
  const over = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  await Promise.race([work.catch(() => undefined), timeout]);
  over.abort();
};
