/**
 * Time after which a step counts as stuck. No step should take so long, because every wait in a step has a timeout or
 * ends with its connection.
 */
const STUCK_MS = 300_000;

interface Step {
  readonly name: string;
  readonly begunAt: number;
}

/** Steps that are running in this process. */
const running = new Set<Step>();

/**
 * Runs one step of background work, such as a batch of a reader or of the relay, a renewal of leases, or a claim of
 * timers. A step is one attempt: during an outage it fails, and the next attempt is a new step.
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

/** Returns the names of the steps that have run for 5 minutes. They block their work in this process. */
export const stuckSteps = (afterMs = STUCK_MS): readonly string[] => {
  const now = performance.now();
  return [...running].filter(({ begunAt }) => now - begunAt >= afterMs).map(({ name }) => name);
};
