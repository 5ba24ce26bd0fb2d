/** Far longer than any step should take, because every wait in a step has a timeout or ends with its connection. */
const STUCK_MS = 300_000;

interface Step {
  readonly name: string;
  readonly begunAt: number;
}

/** Running steps of the whole process. */
const running = new Set<Step>();

/**
 * Runs one step of background work: a batch of a reader or of the relay, a renewal of leases, a claim of timers. A step
 * is a single try. During an outage it fails, and the next try is a new step.
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

/** Names of the steps that have run for 5 minutes without an end. They block their work in this process. */
export const stuckSteps = (afterMs = STUCK_MS): readonly string[] => {
  const now = performance.now();
  return [...running].filter(({ begunAt }) => now - begunAt >= afterMs).map(({ name }) => name);
};
