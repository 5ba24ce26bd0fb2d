import { Type } from '@sinclair/typebox';

/** Longest wait that `Prefer: wait` gets. */
const LONGEST_WAIT_S = 60;

export const waitHeader = {
  Prefer: Type.String({
    description: `\`wait=10\`: wait up to that many seconds (${LONGEST_WAIT_S} at most) for the outcome`,
  }),
};

/** Returns the milliseconds that `Prefer: wait=n` asks for (RFC 7240), 0 without one. */
export const preferredWaitMs = (prefer: string | undefined): number => {
  const seconds = Number(/(?:^|[\s,;])wait=(\d{1,4})/.exec(prefer ?? '')?.[1] ?? 0);
  return Math.min(seconds, LONGEST_WAIT_S) * 1000;
};
