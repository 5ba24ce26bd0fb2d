import { Worker } from 'node:worker_threads';
import type { Verdict } from '../authority/application-response.js';
import type { Issuers } from '../issuer/issuer.js';
import {
  judgeWorkerOf,
  type Examined,
  type JudgeWorkerData,
  type Submission,
  type Task,
  type WrittenAnswer,
} from './judge-worker.js';

export interface JudgeWorkers {
  examine(submission: Submission, issuers: Issuers): Promise<Examined>;
  answer(verdict: Verdict): Promise<WrittenAnswer>;
  stop(): Promise<void>;
}

/** Message to a thread. */
export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
  /** Null when the thread has them already. */
  readonly issuers: Issuers | null;
}

export interface TaskOutcome {
  readonly id: number;
  readonly outcome: { readonly value: Examined | WrittenAnswer } | { readonly error: unknown };
}

export interface WorkerOptions {
  /** Number of threads; with 0 the caller's own thread does the work. */
  readonly threads: number;
  /** Node's options for the threads; by default this process's `--import` options. */
  readonly execArgv?: readonly string[];
}

export const judgeWorkersOf = (workerData: JudgeWorkerData, { threads, execArgv }: WorkerOptions): JudgeWorkers =>
  threads === 0 ? inThisThread(workerData) : new Pool(workerData, threads, execArgv);

const inThisThread = (workerData: JudgeWorkerData): JudgeWorkers => {
  const judgeWorker = judgeWorkerOf(workerData);
  return {
    examine: async (submission, issuers) => Promise.resolve(judgeWorker.examine(submission, issuers)),
    answer: async (verdict) => Promise.resolve(judgeWorker.answer(verdict)),
    stop: () => Promise.resolve(),
  };
};

/**
 * Gives each task to the thread with the fewest tasks. A thread starts with its first task, and again after it has
 * died.
 */
class Pool implements JudgeWorkers {
  private readonly threads: (Thread | null)[];

  constructor(
    private readonly workerData: JudgeWorkerData,
    size: number,
    private readonly execArgv: readonly string[] | undefined,
  ) {
    this.threads = Array.from({ length: size }, () => null);
  }

  examine(submission: Submission, issuers: Issuers): Promise<Examined> {
    return this.leastLoaded().run({ type: 'examine', submission }, issuers) as Promise<Examined>;
  }

  answer(verdict: Verdict): Promise<WrittenAnswer> {
    return this.leastLoaded().run({ type: 'answer', verdict }, null) as Promise<WrittenAnswer>;
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.filter((thread) => thread !== null).map((thread) => thread.stop()));
  }

  private leastLoaded(): Thread {
    const loads = this.threads.map((thread) => (thread === null || thread.isGone ? 0 : thread.load));
    const place = loads.indexOf(Math.min(...loads));
    const thread = this.threads[place];
    if (thread && !thread.isGone) return thread;
    return (this.threads[place] = new Thread(this.workerData, this.execArgv));
  }
}

/**
 * The `--import` options of this process. Its other options are not for threads: `--eval` would run that program there.
 */
const imports = (): string[] =>
  process.execArgv.flatMap((option, index, all) => {
    if (option.startsWith('--import=')) return [option];
    return option === '--import' ? [option, all[index + 1] ?? ''] : [];
  });

/** Lies beside this file, as TypeScript or compiled, as this file is. */
const PROGRAM = new URL(import.meta.url.replace(/judge-workers(?=\.\w+$)/, 'judge.worker'));

const ENDED = 'a thread that judges documents has ended';

class Thread {
  isGone = false;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private issuersSent: Issuers | null = null;
  private lastId = 0;

  constructor(workerData: JudgeWorkerData, execArgv: readonly string[] | undefined) {
    this.worker = new Worker(PROGRAM, { workerData, execArgv: [...(execArgv ?? imports())] });
    this.worker.on('message', ({ id, outcome }: TaskOutcome) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if ('value' in outcome) waiting?.resolve(outcome.value);
      else waiting?.reject(outcome.error);
    });
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error(ENDED)));
  }

  get load(): number {
    return this.waiting.size;
  }

  run(task: Task, issuers: Issuers | null): Promise<unknown> {
    const changedIssuers = issuers === this.issuersSent ? null : issuers;
    if (changedIssuers !== null) this.issuersSent = changedIssuers;
    const id = (this.lastId += 1);
    const waiting = Promise.withResolvers<unknown>();
    this.waiting.set(id, waiting);
    this.worker.postMessage({ id, task, issuers: changedIssuers } satisfies TaskMessage);
    return waiting.promise;
  }

  async stop(): Promise<void> {
    this.end(new Error(ENDED));
    await this.worker.terminate();
  }

  private end(error: unknown): void {
    this.isGone = true;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
