import { TimeSlice } from '@rubrica/service';

/**
 * Works on each document by itself and returns the results. One that fails is reported and left out; it comes again with
 * its timer.
 */
export const eachAlone = async <T extends { readonly timer: { readonly key: string } }, R>(
  due: readonly T[],
  work: (one: T, index: number) => Promise<R>,
  report: (error: unknown, documentId: string | undefined) => void,
): Promise<R[]> =>
  (await Promise.allSettled(due.map(work))).flatMap((result, index) => {
    if (result.status === 'fulfilled') return [result.value];
    report(result.reason, due[index]?.timer.key);
    return [];
  });

/** The same for work that takes the processor alone: one after the other, with turns for others between them. */
export const eachInSlices = async <T extends { readonly timer: { readonly key: string } }, R>(
  due: readonly T[],
  work: (one: T, index: number) => R,
  report: (error: unknown, documentId: string | undefined) => void,
): Promise<R[]> => {
  const slice = new TimeSlice();
  const done: R[] = [];
  for (const [index, one] of due.entries()) {
    try {
      done.push(work(one, index));
    } catch (error) {
      report(error, one.timer.key);
    }
    await slice.pause();
  }
  return done;
};
