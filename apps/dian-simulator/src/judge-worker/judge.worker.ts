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

parentPort?.on('message', ({ tasks, issuers: changedIssuers }: TaskSet) => {
  issuers = changedIssuers ?? issuers;
  parentPort?.postMessage(tasks.map(outcomeOf));
});
