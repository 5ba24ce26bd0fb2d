import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Issuers } from '../issuer/issuer.js';
import { judgeWorkerOf, type JudgeWorkerData, type Task } from './judge-worker.js';
import type { TaskOutcome, TaskSet } from './judge-workers.js';

const judgeWorker = judgeWorkerOf(workerData as JudgeWorkerData);
let issuers: Issuers = new Map();

const outcomeOf = (task: Task): TaskOutcome => {
  try {
    const value =
      task.type === 'examine' ? judgeWorker.examine(task.submission, issuers) : judgeWorker.answer(task.verdict);
    return { value };
  } catch (error) {
    return { error };
  }
};

/** Lets the main thread go first, which may run more than the simulator. On Linux a thread has a priority of its own. */
const goLast = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox allows no change. Nothing relies on a priority.
  }
};

/** A small Buffer keeps the piece of memory that it is cut from, which by default has 64 KiB, until a full garbage collection. */
const POOL_BYTES = 4_096;

goLast();
Buffer.poolSize = POOL_BYTES;

parentPort?.on('message', ({ tasks, issuers: changedIssuers }: TaskSet) => {
  issuers = changedIssuers ?? issuers;
  parentPort?.postMessage(tasks.map(outcomeOf));
});
