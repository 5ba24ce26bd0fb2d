import { inItsTurn, othersTurn } from '@rubrica/service';

/**
 * Works on each document by itself and returns the results. One that fails is reported and left out; it comes again with
 * its timer.
 */
export const eachAlone = async <T extends { readonly timer: { readonly key: string } }, R>(
  due: readonly T[],
  work: (one: T, index: number) => Promise<R>,
  report: (error: unknown, documentId: string | undefined) => void,
): Promise<Awaited<R>[]> =>
  (await Promise.allSettled(due.map((one, index) => inItsTurn(() => work(one, index))))).flatMap((result, index) => {
    if (result.status === 'fulfilled') return [result.value];
    report(result.reason, due[index]?.timer.key);
    return [];
  });

/** The same for work that takes the processor alone: one after the other, with turns for others between them. */
export const eachInSlices = async <T extends { readonly timer: { readonly key: string } }, R>(
  due: readonly T[],
  work: (one: T, index: number) => R,
  report: (error: unknown, documentId: string | undefined) => void,
): Promise<Awaited<R>[]> => {
  const done: Awaited<R>[] = [];
  for (const [index, one] of due.entries()) {
    await othersTurn();
    try {
      done.push(await work(one, index));
    } catch (error) {
      report(error, one.timer.key);
    }
  }
  return done;
};
