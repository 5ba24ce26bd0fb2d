import { getPriority } from 'node:os';
import { isMainThread, threadId } from 'node:worker_threads';

/** Returns twice the number. `by`: id of the thread that did this; 0 is the main thread. */
export const double = (number: number): { readonly doubled: number; readonly by: number } => ({
  doubled: number * 2,
  by: threadId,
});

export const doubleLater = (number: number): Promise<ReturnType<typeof double>> => Promise.resolve(double(number));

/** Returns the priority of the running thread on Linux, and of the whole process on other systems. */
export const priority = (): number => getPriority();

/** Returns the size in bytes of the memory pieces that small Buffers share in the running thread. */
export const poolBytes = (): number => Buffer.poolSize;

export const filled = ({ length, small }: { readonly length: number; readonly small: boolean }) => ({
  bytes: new Uint8Array(length).fill(7),
  part: Buffer.from(small ? 'ñ' : 'n'),
});

export const fail = (code: string): never => {
  throw Object.assign(new TypeError(`no ${code}`), { code });
};

export const die = (isDeadly: boolean): string => {
  if (isDeadly && !isMainThread) process.exit(1);
  return 'alive';
};

/** Allocates `length` arrays of 100,000 numbers, to use more memory than a worker thread may have. */
export const hoard = (length: number): number => {
  const kept: number[][] = [];
  while (kept.length < length) kept.push(new Array<number>(100_000).fill(kept.length + 0.5));
  return kept.length;
};
