import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import {
  type Job,
  moduleUrl,
  type SentTask,
  type SetOutcome,
  type TaskOutcome,
  type TaskSet,
  type ThreadData,
  type ThrownError,
} from './job.js';

export interface WorkerPoolOptions {
  /** Number of worker threads. With 0, the calling thread does all tasks. */
  readonly threads: number;
  /** Whether worker threads tune their priority and memory (see `ProcessTuning`). True by default. */
  readonly isTuned?: boolean;
  /** Node options of the worker threads. By default, these are the `--import` options of this process. */
  readonly execArgv?: readonly string[];
}

interface WaitingTask {
  readonly job: Job<unknown, unknown>;
  readonly task: unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Largest number of task sets that one worker thread has at a time. While the first set runs, the second one waits in
 * the thread, so that the thread need not wait for a busy main thread.
 */
const SETS_PER_THREAD = 2;
/**
 * Largest number of tasks in a set that is sent to a worker thread, about 20 ms of work. A larger set would delay other
 * requests.
 */
const MOST_IN_SET = 16;
/**
 * Size of a task in bytes. A larger task goes to a worker thread even if it is alone, because it would block other
 * requests in the main thread.
 */
const LARGE_BYTES = 64 * 1024;

/**
 * Does tasks in worker threads if there are several tasks. A single small task is done in the calling thread,
 * because it would cost more to send it than to do it. Tasks that arrive at the same time, or while all threads
 * are busy, are sent in sets. A thread is started when it gets its first set. A thread that has died is started
 * again: the tasks that were in it fail, but no other tasks fail.
 */
export class WorkerPool {
  private readonly threads: (Thread | null)[];
  private readonly waiting: WaitingTask[] = [];

  constructor(private readonly options: WorkerPoolOptions) {
    this.threads = Array.from({ length: options.threads }, () => null);
  }

  async run<Task, Result>(job: Job<Task, Result>, task: Task): Promise<Result> {
    if (this.threads.length === 0) return job.run(task);
    return new Promise((resolve, reject) => {
      // Tasks that arrive in this turn of the event loop are in the same set.
      if (this.waiting.length === 0) setImmediate(() => this.dispatch());
      this.waiting.push({ job, task, resolve, reject } as unknown as WaitingTask);
    });
  }

  /** Ends the worker threads. Unfinished tasks fail. */
  async stop(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new Error(ENDED));
    await Promise.all(this.threads.flatMap((thread) => (thread ? [thread.stop()] : [])));
  }

  private dispatch(): void {
    if (this.isOneSmallTaskAlone()) return this.waiting.splice(0).forEach(doHere);
    const places = this.threads.flatMap((thread, place) => (loadOf(thread) < SETS_PER_THREAD ? [place] : []));
    places.sort((one, other) => loadOf(this.threads[one]) - loadOf(this.threads[other]));
    places.forEach((place, index) => {
      const share = Math.ceil(this.waiting.length / (places.length - index));
      const set = this.waiting.splice(0, Math.min(share, MOST_IN_SET, smallOnes(this.waiting)));
      if (set.length > 0) this.threadAt(place).take(set);
    });
  }

  private isOneSmallTaskAlone(): boolean {
    const [first] = this.waiting;
    if (!first || this.waiting.length > 1 || !this.threads.every(isIdle)) return false;
    return first.job.bytesOf(first.task) <= LARGE_BYTES;
  }

  private threadAt(place: number): Thread {
    const thread = this.threads[place];
    if (thread && !thread.hasEnded) return thread;
    return (this.threads[place] = new Thread(this.options, () => this.dispatch()));
  }
}

/**
 * Returns the largest number of tasks, counted from the beginning of the list, whose total size is at most
 * `LARGE_BYTES`. Returns at least 1.
 */
const smallOnes = (tasks: readonly WaitingTask[]): number => {
  let bytes = 0;
  const end = tasks.findIndex(({ job, task }, index) => (bytes += job.bytesOf(task)) > LARGE_BYTES && index > 0);
  return end === -1 ? tasks.length : end;
};

const loadOf = (thread: Thread | null | undefined): number => thread?.load ?? 0;
const isIdle = (thread: Thread | null): boolean => loadOf(thread) === 0;

const doHere = ({ job, task, resolve, reject }: WaitingTask): void => {
  try {
    resolve(job.run(task));
  } catch (error) {
    reject(error);
  }
};

/**
 * Returns the `--import` options of this process for its worker threads. Threads must not get other options, such as
 * `--eval`.
 */
const imports = (): string[] =>
  process.execArgv.flatMap((option, index, all) => {
    if (option.startsWith('--import=')) return [option];
    return option === '--import' ? [option, all[index + 1] ?? ''] : [];
  });

const PROGRAM = new URL(moduleUrl(import.meta.url, './thread.worker'));

/**
 * Memory limits of a worker thread in MB, far above the need of a set of tasks. A thread that reaches a limit ends, but
 * the process continues.
 */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

class Thread {
  hasEnded = false;
  private readonly worker: Worker;
  private readonly sets = new Map<number, readonly WaitingTask[]>();
  private lastId = 0;

  constructor(
    { execArgv = imports(), isTuned = true }: WorkerPoolOptions,
    private readonly onFree: () => void,
  ) {
    const workerData: ThreadData = { isTuned };
    this.worker = new Worker(PROGRAM, { execArgv: [...execArgv], workerData, resourceLimits: LIMITS });
    this.worker.on('message', (outcome: SetOutcome) => this.settle(outcome));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error(ENDED)));
  }

  get load(): number {
    return this.sets.size;
  }

  take(tasks: readonly WaitingTask[]): void {
    const sendable: WaitingTask[] = [];
    const sent: SentTask[] = [];
    for (const task of tasks) {
      try {
        sent.push(packed(task));
        sendable.push(task);
      } catch (error) {
        task.reject(error);
      }
    }
    if (sent.length === 0) return;
    const id = (this.lastId += 1);
    this.sets.set(id, sendable);
    this.worker.ref();
    this.worker.postMessage(
      { id, tasks: sent } satisfies TaskSet,
      sent.map(({ packed: { buffer } }) => buffer),
    );
  }

  async stop(): Promise<void> {
    this.end(new Error(ENDED));
    await this.worker.terminate();
  }

  private settle({ id, outcomes }: SetOutcome): void {
    const tasks = this.sets.get(id) ?? [];
    this.sets.delete(id);
    // While the thread is idle, it does not keep the process alive.
    if (this.sets.size === 0) this.worker.unref();
    tasks.forEach((task, index) => settleTask(task, outcomes[index] ?? { error: new Error(ENDED) }));
    this.onFree();
  }

  private end(error: unknown): void {
    this.hasEnded = true;
    const lost = [...this.sets.values()].flat();
    this.sets.clear();
    for (const { reject } of lost) reject(error);
    if (lost.length > 0) this.onFree();
  }
}

const packed = ({ job: { module, run }, task }: WaitingTask): SentTask => ({
  module,
  name: run.name,
  packed: serialize(task),
});

const ENDED = 'the thread of this task has ended';

const settleTask = ({ resolve, reject }: WaitingTask, outcome: TaskOutcome): void => {
  if ('value' in outcome) resolve(outcome.value);
  else reject(errorOf(outcome.error));
};

const errorOf = ({ message, ...rest }: ThrownError): Error => Object.assign(new Error(message), rest);
