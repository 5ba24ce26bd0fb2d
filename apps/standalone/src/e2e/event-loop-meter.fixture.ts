import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a program by `NODE_OPTIONS=--import`: measures how long its event loop is held at a time. At SIGUSR2 it writes
 * the longest time since the last SIGUSR2, in milliseconds, into the file of `EVENT_LOOP_METER`. What counts is the processor
 * time of the main thread between two turns, so that whatever else the machine does takes nothing away.
 */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const file = process.env['EVENT_LOOP_METER'];
if (isMainThread && file !== undefined) {
  let [heldMs, lastTurn] = [0, threadMs()];
  const turn = (): void => {
    const now = threadMs();
    heldMs = Math.max(heldMs, now - lastTurn);
    lastTurn = now;
  };
  setInterval(turn, 1).unref();
  process.on('SIGUSR2', () => {
    turn();
    writeFileSync(file, heldMs.toFixed(1));
    heldMs = 0;
  });
}
