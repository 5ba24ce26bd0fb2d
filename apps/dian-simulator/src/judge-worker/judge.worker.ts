import { parentPort, workerData } from 'node:worker_threads';
import type { Issuers } from '../issuer/issuer.js';
import { judgeWorkerOf, type JudgeWorkerData, outcomeOf, type Task } from './judge-worker.js';
import type { TaskOutcome, TaskSet } from './judge-workers.js';

const judgeWorker = judgeWorkerOf(workerData as JudgeWorkerData);
let issuers: Issuers = new Map();

const attempt = (task: Task): TaskOutcome => {
  try {
    return { value: outcomeOf(judgeWorker, task, issuers) };
  } catch (error) {
    return { error };
  }
};

parentPort?.on('message', ({ tasks, issuers: changedIssuers }: TaskSet) => {
  issuers = changedIssuers ?? issuers;
  parentPort?.postMessage(tasks.map(attempt));
});
