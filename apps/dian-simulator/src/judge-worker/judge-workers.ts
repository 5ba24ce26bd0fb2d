import { Worker } from 'node:worker_threads';
import type { Verdict } from '../authority/application-response.js';
import type { Issuers } from '../issuer/issuer.js';
import { clerkOf, type Examined, type Office, type Submission, type Task, type WrittenAnswer } from './judge-worker.js';

export interface Clerks {
  examine(submission: Submission, issuers: Issuers): Promise<Examined>;
  answer(verdict: Verdict): Promise<WrittenAnswer>;
  stop(): Promise<void>;
}

/** To a thread; `news`: the issuers, when they are others than those it was told last. */
export interface Order {
  readonly id: number;
  readonly task: Task;
  readonly news: Issuers | null;
}

export interface Report {
  readonly id: number;
  readonly outcome: { readonly value: Examined | WrittenAnswer } | { readonly error: unknown };
}

export interface Staffing {
  /** 0: the caller's own thread does the work. */
  readonly threads: number;
  /** Node's options for the threads; default: what this process was told to import first. */
  readonly execArgv?: readonly string[];
}

export const clerksOf = (office: Office, { threads, execArgv }: Staffing): Clerks =>
  threads === 0 ? atTheDesk(office) : new Pool(office, threads, execArgv);

const atTheDesk = (office: Office): Clerks => {
  const clerk = clerkOf(office);
  return {
    examine: async (submission, issuers) => Promise.resolve(clerk.examine(submission, issuers)),
    answer: async (verdict) => Promise.resolve(clerk.answer(verdict)),
    stop: () => Promise.resolve(),
  };
};

/** Threads, each with as much to do as the others. They start with the first task, and anew when one has died. */
class Pool implements Clerks {
  private readonly threads: (Thread | null)[];

  constructor(
    private readonly office: Office,
    size: number,
    private readonly execArgv: readonly string[] | undefined,
  ) {
    this.threads = Array.from({ length: size }, () => null);
  }

  examine(submission: Submission, issuers: Issuers): Promise<Examined> {
    return this.idlest().do({ type: 'examine', submission }, issuers) as Promise<Examined>;
  }

  answer(verdict: Verdict): Promise<WrittenAnswer> {
    return this.idlest().do({ type: 'answer', verdict }, null) as Promise<WrittenAnswer>;
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.filter((thread) => thread !== null).map((thread) => thread.stop()));
  }

  private idlest(): Thread {
    const loads = this.threads.map((thread) => (thread === null || thread.isGone ? 0 : thread.load));
    const place = loads.indexOf(Math.min(...loads));
    const thread = this.threads[place];
    if (thread && !thread.isGone) return thread;
    return (this.threads[place] = new Thread(this.office, this.execArgv));
  }
}

/** Not all that the process was started with is for a thread: a program given by `--eval` is not. */
const imports = (): string[] =>
  process.execArgv.flatMap((option, index, all) => {
    if (option.startsWith('--import=')) return [option];
    return option === '--import' ? [option, all[index + 1] ?? ''] : [];
  });

/** Beside this file, and compiled or not as this file is. */
const PROGRAM = new URL(import.meta.url.replace(/judge-workers(?=\.\w+$)/, 'judge.worker'));

const ENDED = 'a thread that judges documents has ended';

class Thread {
  isGone = false;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private told: Issuers | null = null;
  private orders = 0;

  constructor(office: Office, execArgv: readonly string[] | undefined) {
    this.worker = new Worker(PROGRAM, { workerData: office, execArgv: [...(execArgv ?? imports())] });
    this.worker.on('message', ({ id, outcome }: Report) => {
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

  do(task: Task, issuers: Issuers | null): Promise<unknown> {
    const news = issuers === this.told ? null : issuers;
    if (news !== null) this.told = news;
    const id = (this.orders += 1);
    const waiting = Promise.withResolvers<unknown>();
    this.waiting.set(id, waiting);
    this.worker.postMessage({ id, task, news } satisfies Order);
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
