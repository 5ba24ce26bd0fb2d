import { setTimeout as sleep } from 'node:timers/promises';

const SHORTEST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;

/** Until the next look: a tenth of the time that was waited. Each look costs the processor whose work is waited for. */
export const pause = (waitedSince: number): Promise<void> =>
  sleep(Math.min(Math.max((performance.now() - waitedSince) / 10, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS));

/** Asks until the answer is the expected one; fails with the last answer when it never is. */
export const until = async <T>(
  ask: () => T | Promise<T>,
  met: (answer: T) => boolean,
  timeoutMs = 180_000,
): Promise<T> => {
  const begin = performance.now();
  for (;;) {
    const answer = await ask();
    if (met(answer)) return answer;
    if (performance.now() - begin > timeoutMs)
      throw new Error(`waited ${timeoutMs} ms in vain; now: ${JSON.stringify(answer)}`);
    await pause(begin);
  }
};
