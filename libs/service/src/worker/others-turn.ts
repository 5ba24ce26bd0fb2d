/** Longest time of work without a pause that other requests do not notice. */
const SLICE_MS = 10;

/** Time at which work began in this turn of the event loop; null before the first `othersTurn`. */
let began: number | null = null;
let isEndAwaited = false;
const waiting: (() => void)[] = [];

/**
 * Called between two steps of long work. When the work in this turn of the event loop has taken some milliseconds,
 * returns a promise that resolves in a later turn. Before that it returns undefined, and the work continues at once.
 */
export const othersTurn = (): Promise<void> | undefined => {
  const now = performance.now();
  began ??= now;
  if (!isEndAwaited) setImmediate(endTurn);
  isEndAwaited = true;
  return now - began < SLICE_MS ? undefined : new Promise((resolve) => void waiting.push(resolve));
};

/** Calls `othersTurn`, and then does a step of work. */
export const inItsTurn = async <T>(step: () => T): Promise<Awaited<T>> => {
  // It awaits only if it must. Otherwise all callers would continue before the first of them has done its step.
  const others = othersTurn();
  if (others) await others;
  return await step();
};

/** Does the steps of a generator. Calls `othersTurn` between them. */
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

/** Lets only one waiting caller continue per turn. Several would block the event loop as long as before. */
const goOn = (): void => {
  began = performance.now();
  waiting.shift()?.();
};
