/** Work that takes longer in one go is felt by other requests. */
const SLICE_MS = 10;

/** When the work of this turn of the event loop began; null before its first `othersTurn`. */
let began: number | null = null;
let isEndAwaited = false;
const waiting: (() => void)[] = [];

/**
 * Stands between the steps of work that may take long: ends this turn of the event loop as soon as all its work together
 * has taken some milliseconds; the work goes on in a later turn. What takes less time goes on at once.
 */
export const othersTurn = (): Promise<void> | undefined => {
  const now = performance.now();
  began ??= now;
  if (!isEndAwaited) setImmediate(endTurn);
  isEndAwaited = true;
  return now - began < SLICE_MS ? undefined : new Promise((resolve) => void waiting.push(resolve));
};

/** Does a step of work that runs beside other work, after `othersTurn`. */
export const inItsTurn = async <T>(step: () => T): Promise<Awaited<T>> => {
  // Without an await where none is needed: all that begin together would go on before the first of them has done its step.
  const others = othersTurn();
  if (others) await others;
  return await step();
};

/** Does work that is divided into steps, each in its turn. */
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

/** Of all that waits, one goes on in a turn: as many at once would hold the loop as long as before. */
const goOn = (): void => {
  began = performance.now();
  waiting.shift()?.();
};
