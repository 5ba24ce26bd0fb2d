/** Longest time in ms for which work may block the event loop. Other requests do not notice so short a time. */
const SLICE_MS = 10;

/** Time at which work began in this turn of the event loop; null if no work has begun in it. */
let began: number | null = null;
let isEndAwaited = false;
const waiting: (() => void)[] = [];

/**
 * Must be called between two steps of long work, and awaited. If work has blocked this turn of the event loop for
 * 10 ms, returns a promise that resolves in a later turn, so that other requests get a turn. If work has blocked
 * this turn for less than 10 ms, returns undefined, and the work continues at once.
 */
export const othersTurn = (): Promise<void> | undefined => {
  const now = performance.now();
  began ??= now;
  if (!isEndAwaited) setImmediate(endTurn);
  isEndAwaited = true;
  return now - began < SLICE_MS ? undefined : new Promise((resolve) => void waiting.push(resolve));
};

/**
 * Does a step of work and returns its result. Before that, lets other requests have a turn if work has blocked the
 * event loop for 10 ms.
 */
export const inItsTurn = async <T>(step: () => T): Promise<Awaited<T>> => {
  // Awaits only if there is a promise. An `await` without a promise would let all other waiting callers continue
  // before the first caller has done its step.
  const others = othersTurn();
  if (others) await others;
  return await step();
};

/**
 * Runs a generator to its end and returns its result. Between its steps, lets other requests have a turn if work has
 * blocked the event loop for 10 ms.
 */
export const inSlices = async <T>(steps: Generator<void, T>): Promise<T> => {
  for (;;) {
    const others = othersTurn();
    if (others) await others;
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

const endTurn = (): void => {
  began = null;
  isEndAwaited = waiting.length > 0;
  if (!isEndAwaited) return;
  setImmediate(goOn);
  setImmediate(endTurn);
};

/**
 * Lets only one of the waiting callers continue in each turn of the event loop. If several continued in one turn, they
 * would block the event loop for too long again.
 */
const goOn = (): void => {
  began = performance.now();
  waiting.shift()?.();
};
