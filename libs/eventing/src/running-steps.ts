/**
 * Time in milliseconds after which a step of background work counts as stuck. No step should take so long, because
 * every wait in it has a timeout or ends with its connection.
 */
const STUCK_MS = 300_000;

interface Step {
  readonly name: string;
  readonly begunAt: number;
}

/** Steps of background work that are running in this process. */
const running = new Set<Step>();

/**
 * Runs one step of background work and returns its result. A step is one attempt, such as handling a batch, renewing a
 * lease or claiming timers. If it fails, the next attempt is a new step.
 */
export const runStep = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const step = { name, begunAt: performance.now() };
  running.add(step);
  try {
    return await work();
  } finally {
    running.delete(step);
  }
};

/**
 * Returns the names of steps that have been running for `afterMs` or longer; 5 minutes by default. The work of these
 * steps makes no progress in this process.
 */
export const stuckSteps = (afterMs = STUCK_MS): readonly string[] => {
  const now = performance.now();
  return [...running].filter(({ begunAt }) => now - begunAt >= afterMs).map(({ name }) => name);
};
