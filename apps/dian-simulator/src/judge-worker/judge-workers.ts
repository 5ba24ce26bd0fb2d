import { Worker } from 'node:worker_threads';
import type { Verdict } from '../authority/application-response.js';
import type { EventList } from '../authority/event-list.js';
import type { Issuers } from '../issuer/issuer.js';
import {
  type Examined,
  type ExaminedEvent,
  type JudgeWorkerData,
  judgeWorkerOf,
  type Submission,
  type Task,
} from './judge-worker.js';

export interface JudgeWorkers {
  examine(submission: Submission, issuers: Issuers): Promise<Examined>;
  examineEvent(submission: Submission, issuers: Issuers): Promise<ExaminedEvent>;
  answer(verdict: Verdict): Promise<string>;
  listEvents(list: EventList): Promise<string>;
  stop(): Promise<void>;
}

/** Message to a thread: tasks that are done one after the other. */
export interface TaskSet {
  readonly tasks: readonly Task[];
  /** Null when the thread has them already. */
  readonly issuers: Issuers | null;
}

type Value = Examined | ExaminedEvent | string;

/** Outcomes of a set, in the order of its tasks. */
export type TaskOutcome = { readonly value: Value } | { readonly error: unknown };

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
    // A copy, as it comes from a thread: parts of the text would keep the whole document in memory.
    examine: async (submission, issuers) => Promise.resolve(structuredClone(judgeWorker.examine(submission, issuers))),
    examineEvent: async (submission, issuers) =>
      Promise.resolve(structuredClone(judgeWorker.examineEvent(submission, issuers))),
    answer: async (verdict) => Promise.resolve(judgeWorker.answer(verdict)),
    listEvents: async (list) => Promise.resolve(judgeWorker.listEvents(list)),
    stop: () => Promise.resolve(),
  };
};

interface WaitingTask {
  readonly task: Task;
  /** As they were when the task was given. */
  readonly issuers: Issuers | null;
  readonly outcome: PromiseWithResolvers<Value>;
}

/** Smaller sets are divided evenly among the threads. */
const LARGEST_SET = 16;

/**
 * Gives a task to a thread that has nothing to do. While all are busy, tasks wait; a thread that is done takes its share
 * of them, so that under load one message carries several. A thread starts with its first task, and again after it has
 * died.
 */
class Pool implements JudgeWorkers {
  private readonly threads: (Thread | null)[];
  private waiting: WaitingTask[] = [];

  constructor(
    private readonly workerData: JudgeWorkerData,
    size: number,
    private readonly execArgv: readonly string[] | undefined,
  ) {
    this.threads = Array.from({ length: size }, () => null);
  }

  examine(submission: Submission, issuers: Issuers): Promise<Examined> {
    return this.run({ type: 'examine', submission }, issuers) as Promise<Examined>;
  }

  examineEvent(submission: Submission, issuers: Issuers): Promise<ExaminedEvent> {
    return this.run({ type: 'examine_event', submission }, issuers) as Promise<ExaminedEvent>;
  }

  answer(verdict: Verdict): Promise<string> {
    return this.run({ type: 'answer', verdict }, null) as Promise<string>;
  }

  listEvents(list: EventList): Promise<string> {
    return this.run({ type: 'list_events', list }, null) as Promise<string>;
  }

  async stop(): Promise<void> {
    for (const { outcome } of this.waiting.splice(0)) outcome.reject(new Error(ENDED));
    await Promise.all(this.threads.filter((thread) => thread !== null).map((thread) => thread.stop()));
  }

  private run(task: Task, issuers: Issuers | null): Promise<unknown> {
    const outcome = Promise.withResolvers<Value>();
    this.waiting.push({ task, issuers, outcome });
    this.distribute();
    return outcome.promise;
  }

  private distribute(): void {
    while (this.waiting.length > 0) {
      const thread = this.idleThread();
      if (thread === undefined) return;
      const share = Math.min(Math.ceil(this.waiting.length / this.threads.length), LARGEST_SET);
      thread.give(this.waiting.splice(0, share));
    }
  }

  private idleThread(): Thread | undefined {
    const place = this.threads.findIndex((thread) => thread === null || thread.isGone || thread.isIdle);
    if (place < 0) return undefined;
    const thread = this.threads[place];
    if (thread && !thread.isGone) return thread;
    return (this.threads[place] = new Thread(this.workerData, this.execArgv, () => this.distribute()));
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

/** By which tools of the system tell these threads from others. */
const THREAD_NAME = 'judge';

/** Enough for a set of documents; by default a thread takes twice as much in the end, and works no faster. */
const YOUNG_GENERATION_MB = 24;

const ENDED = 'a thread that judges documents has ended';

class Thread {
  isGone = false;
  private readonly worker: Worker;
  private given: readonly WaitingTask[] = [];
  private knownIssuers: Issuers | null = null;

  constructor(
    workerData: JudgeWorkerData,
    execArgv: readonly string[] | undefined,
    private readonly onIdle: () => void,
  ) {
    this.worker = new Worker(PROGRAM, {
      name: THREAD_NAME,
      workerData,
      execArgv: [...(execArgv ?? imports())],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    this.worker.on('message', (outcomes: readonly TaskOutcome[]) => this.take(outcomes));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error(ENDED)));
  }

  get isIdle(): boolean {
    return this.given.length === 0;
  }

  give(tasks: readonly WaitingTask[]): void {
    this.given = tasks;
    const issuers = tasks.findLast((task) => task.issuers !== null)?.issuers ?? this.knownIssuers;
    const changedIssuers = issuers === this.knownIssuers ? null : issuers;
    this.knownIssuers = issuers;
    const set: TaskSet = { tasks: tasks.map(({ task }) => task), issuers: changedIssuers };
    this.worker.postMessage(set);
  }

  async stop(): Promise<void> {
    this.end(new Error(ENDED));
    await this.worker.terminate();
  }

  private take(outcomes: readonly TaskOutcome[]): void {
    const { given } = this;
    this.given = [];
    this.onIdle();
    for (const [index, { outcome }] of given.entries()) {
      const found = outcomes[index];
      if (found !== undefined && 'value' in found) outcome.resolve(found.value);
      else outcome.reject(found?.error);
    }
  }

  private end(error: unknown): void {
    this.isGone = true;
    for (const { outcome } of this.given) outcome.reject(error);
    this.given = [];
    this.onIdle();
  }
}
