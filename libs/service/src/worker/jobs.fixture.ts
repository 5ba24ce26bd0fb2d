import { getPriority } from 'node:os';
import { isMainThread, threadId } from 'node:worker_threads';

/** Which thread did it; 0 is the main one. */
export const double = (number: number): { readonly doubled: number; readonly by: number } => ({
  doubled: number * 2,
  by: threadId,
});

export const doubleLater = (number: number): Promise<ReturnType<typeof double>> => Promise.resolve(double(number));

/** On Linux that of the thread that runs this, elsewhere that of the process. */
export const priority = (): number => getPriority();

/** Size of the pieces that small Buffers are cut from in the thread that runs this. */
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

/** Takes more memory than a thread has. */
export const hoard = (length: number): number => {
  const kept: number[][] = [];
  while (kept.length < length) kept.push(new Array<number>(100_000).fill(kept.length + 0.5));
  return kept.length;
};
