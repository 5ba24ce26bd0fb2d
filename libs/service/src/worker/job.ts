import { extname } from 'node:path';

/**
 * Work whose result depends only on its task, so that any thread can do it. Tasks and results are plain data and bytes
 * (ADR 0087).
 */
export interface Job<Task, Result> {
  /**
   * URL of the module that exports `run` under its own name. Each thread imports this module, so it should load little.
   */
  readonly module: string;
  /** Does a task. If it returns a promise, the thread awaits it. */
  readonly run: (task: Task) => Result;
  /** Returns the approximate number of bytes that the work reads. */
  readonly bytesOf: (task: Task) => number;
}

/**
 * Returns the URL of a module, from its path relative to another module. `path` has no suffix. The suffix of `from` is
 * added, because it differs between sources and compiled modules.
 */
export const moduleUrl = (from: string, path: string): string => new URL(path + extname(from), from).href;

/** Data for a thread at its start. */
export interface ThreadData {
  readonly isTuned: boolean;
}

/** Several tasks that are sent to a thread together. */
export interface TaskSet {
  readonly id: number;
  readonly tasks: readonly SentTask[];
}

export interface SentTask {
  readonly module: string;
  readonly name: string;
  /**
   * Tasks, serialized by `v8.serialize`. The thread unpacks a task just before it runs, so that few objects of a set
   * are still alive during a garbage collection.
   */
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** Results of a thread, in the order of the tasks. */
export interface SetOutcome {
  readonly id: number;
  readonly outcomes: readonly TaskOutcome[];
}

export type TaskOutcome = { readonly value: unknown } | { readonly error: ThrownError };

/** Fields of one of our errors. An error that is sent between threads would lose its name and code. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
}
