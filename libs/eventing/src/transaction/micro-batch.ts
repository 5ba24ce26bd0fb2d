import { currentWork, Work, within } from '../event/work.js';
import { Pace, waitingRequests } from '../pace/pace.js';

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly work: Work | undefined;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that gathers its calls into batches: a call while nothing runs is worked at once, calls that come
 * during a batch form the next one, so that under load one transaction serves many. A batch has at most `most` calls
 * and begins at the pace of the process. `work` returns an output per input, in their order. If it fails for several,
 * each is worked by itself, so that one does not fail the others. What their callers are working on is worked on together.
 */
export const microBatch = <Input, Output>(
  work: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  most: number,
  pace = new Pace('calls'),
): ((input: Input) => Promise<Output>) => {
  const queue: Waiting<Input, Output>[] = [];
  let isBusy = false;

  const doGroup = async (group: readonly Waiting<Input, Output>[]): Promise<void> => {
    try {
      const outputs = await withWorkOf(group, () => work(group.map(({ input }) => input)));
      group.forEach(({ resolve }, i) => resolve(outputs[i] as Output));
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await doGroup([one]);
    }
  };

  const run = async (): Promise<void> => {
    isBusy = true;
    while (queue.length > 0) {
      await pace.turn(() => queue.length >= most);
      await doGroup(queue.splice(0, most));
    }
    isBusy = false;
  };

  return (input) =>
    new Promise((resolve, reject) => {
      queue.push({ input, work: currentWork(), resolve, reject });
      if (!isBusy) void run();
    });
};

/** Not in the work of the call that came first, in which the queue is run. */
const withWorkOf = async <T>(
  group: readonly { readonly work: Work | undefined }[],
  run: () => Promise<T>,
): Promise<T> => {
  const works = group.flatMap(({ work }) => work ?? []);
  if (works.length === 0) return within(undefined, run);
  const together = Work.of(works);
  try {
    return await within(together, run);
  } finally {
    if (!works.includes(together)) together.end();
  }
};

/** `microBatch` for work that goes behind all other of its process: while that is busy, one batch of `most` a second. */
export const lastBatch = <Input, Output>(
  work: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  most: number,
): ((input: Input) => Promise<Output>) => microBatch(work, most, new Pace('last'));

/** `microBatch` for requests that somebody waits for: while one of them does, background stages rest longer. */
export const requestBatch = <Input, Output>(
  work: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  most: number,
): ((input: Input) => Promise<Output>) => {
  const batched = microBatch(work, most, new Pace('requests'));
  return async (input) => {
    waitingRequests.count += 1;
    try {
      return await batched(input);
    } finally {
      waitingRequests.count -= 1;
    }
  };
};
