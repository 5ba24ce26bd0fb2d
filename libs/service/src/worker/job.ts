import { extname } from 'node:path';

/**
 * Kind of work that worker threads can do, because its result depends only on the task. Tasks and results are plain
 * data and bytes. See ADR 0087.
 */
export interface Job<Task, Result> {
  /**
   * URL of the module that exports the function `run` under its own name. Each worker thread imports this module, so
   * the module should import little itself.
   */
  readonly module: string;
  /** Does one task and returns the result. If this is a promise, the thread awaits it. */
  readonly run: (task: Task) => Result;
  /** Returns the approximate size of a task in bytes. A large task goes to a worker thread even if it is alone. */
  readonly bytesOf: (task: Task) => number;
}

/**
 * Returns the URL of a module. `path` is relative to the module `from` and has no suffix. The suffix of `from` is
 * added, because it differs between sources and compiled modules.
 */
export const moduleUrl = (from: string, path: string): string => new URL(path + extname(from), from).href;

/** Data that a worker thread gets when it starts. */
export interface ThreadData {
  readonly isTuned: boolean;
}

/** Several tasks that are sent to a worker thread in one message. */
export interface TaskSet {
  readonly id: number;
  readonly tasks: readonly SentTask[];
}

export interface SentTask {
  readonly module: string;
  readonly name: string;
  /**
   * The task, serialized by `v8.serialize`. The thread deserializes each task just before it runs that task, so that
   * few objects are alive during a garbage collection.
   */
  readonly packed: Uint8Array<ArrayBuffer>;
}

/**
 * Results of the tasks that a worker thread got in one message, in the order of the tasks. `id`: id of that `TaskSet`.
 */
export interface SetOutcome {
  readonly id: number;
  readonly outcomes: readonly TaskOutcome[];
}

export type TaskOutcome = { readonly value: unknown } | { readonly error: ThrownError };

/**
 * Fields of an error that a task has thrown in a worker thread. They are sent in place of the error, which would lose
 * its name and code between threads.
 */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
}
