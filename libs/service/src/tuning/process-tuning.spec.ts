import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { ProcessTuning } from './process-tuning.js';

const NODES_OWN = 65_536;
const onLinux = process.platform === 'linux' ? it : it.skip;

/** Returns the priorities of all threads of this process except the main thread. */
const helpers = (): number[] =>
  readdirSync('/proc/self/task')
    .map(Number)
    .filter((id) => id !== process.pid)
    .map((id) => getPriority(id));

describe('the tuning of a process', () => {
  let pool: number;
  beforeEach(() => {
    pool = Buffer.poolSize;
    Buffer.poolSize = NODES_OWN;
  });
  afterEach(() => {
    Buffer.poolSize = pool;
  });

  onLinux('leaves threads and Buffers as Node has them while it is off', () => {
    const before = helpers();
    const off = new ProcessTuning(false);
    off.start();
    off.started();
    off.startHelper();
    expect([Buffer.poolSize, helpers()]).toEqual([NODES_OWN, before]);
  });

  onLinux('makes small Buffers share less, and lets the main thread go first', () => {
    const main = getPriority(process.pid);
    const on = new ProcessTuning(true);
    on.start();
    on.started();
    expect(Buffer.poolSize).toBeLessThan(NODES_OWN);
    expect(new Set(helpers())).toEqual(new Set([constants.priority.PRIORITY_LOW]));
    expect(getPriority(process.pid)).toBe(main);
  });
});
