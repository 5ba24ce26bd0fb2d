/**
 * Returns the result of `work`. If the signal aborts before `work` has ended, throws the reason of the signal. `work`
 * itself is not stopped.
 */
export const beforeAbort = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};
