import { parentPort, workerData } from 'node:worker_threads';
import type { Issuers } from '../issuer/issuer.js';
import { clerkOf, type Office } from './judge-worker.js';
import type { Order, Report } from './judge-workers.js';

const clerk = clerkOf(workerData as Office);
let issuers: Issuers = new Map();

const done = ({ task, news }: Order): Report['outcome'] => {
  try {
    issuers = news ?? issuers;
    const value = task.type === 'examine' ? clerk.examine(task.submission, issuers) : clerk.answer(task.verdict);
    return { value };
  } catch (error) {
    return { error };
  }
};

parentPort?.on('message', (order: Order) =>
  parentPort?.postMessage({ id: order.id, outcome: done(order) } satisfies Report),
);
