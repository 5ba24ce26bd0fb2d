import { parentPort, workerData } from 'node:worker_threads';
import type { Issuers } from '../issuer/issuer.js';
import { judgeWorkerOf, type JudgeWorkerData } from './judge-worker.js';
import type { TaskMessage, TaskOutcome } from './judge-workers.js';

const judgeWorker = judgeWorkerOf(workerData as JudgeWorkerData);
let issuers: Issuers = new Map();

const outcomeOf = ({ task, issuers: changedIssuers }: TaskMessage): TaskOutcome['outcome'] => {
  try {
    issuers = changedIssuers ?? issuers;
    const value =
      task.type === 'examine' ? judgeWorker.examine(task.submission, issuers) : judgeWorker.answer(task.verdict);
    return { value };
  } catch (error) {
    return { error };
  }
};

parentPort?.on('message', (message: TaskMessage) =>
  parentPort?.postMessage({ id: message.id, outcome: outcomeOf(message) } satisfies TaskOutcome),
);
