import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is the expected one; fails with the last answer when it never is. */
export const until = async <T>(
  ask: () => T | Promise<T>,
  met: (answer: T) => boolean,
  timeoutMs = 180_000,
): Promise<T> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (met(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain; now: ${JSON.stringify(answer)}`);
    await sleep(10);
  }
};
