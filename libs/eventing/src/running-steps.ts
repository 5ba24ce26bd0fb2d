/** Far longer than any step takes: what it waits for has a timeout, or ends with its connection. */
const STUCK_MS = 300_000;

interface Step {
  readonly name: string;
  readonly begunAt: number;
}

/** Of the whole process. */
const running = new Set<Step>();

/**
 * Runs one step of what goes on beside the requests: a batch of a reader, of the relay, a beat of the leases, a claim of
 * timers. A step is a single try, so that an outage makes it fail, and the next try is another step.
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

/** Names of the steps that have neither succeeded nor failed for 5 minutes: only another process goes on with their work. */
export const stuckSteps = (afterMs = STUCK_MS): readonly string[] => {
  const now = performance.now();
  return [...running].filter(({ begunAt }) => now - begunAt >= afterMs).map(({ name }) => name);
};
