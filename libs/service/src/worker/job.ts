import { extname } from 'node:path';

/** Work that depends only on its task, so that any thread can do it; tasks and results are plain data and bytes (ADR 0087). */
export interface Job<Task, Result> {
  /** URL of the module that exports `run` under its own name. Each thread imports it, so it should load little. */
  readonly module: string;
  /** The thread awaits a returned promise. */
  readonly run: (task: Task) => Result;
  /** Approximate number of bytes that the work reads. */
  readonly bytesOf: (task: Task) => number;
}

/**
 * Returns the URL of a module by its path from another one. `path` has no suffix, because compiled modules have
 * another.
 */
export const moduleUrl = (from: string, path: string): string => new URL(path + extname(from), from).href;

/** Data that a thread is started with. */
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
   * Serialized by `v8.serialize`. The thread unpacks a task just before its turn, so that little of a set survives a
   * garbage collection.
   */
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** Results of a thread, in the order of the tasks. */
export interface SetOutcome {
  readonly id: number;
  readonly outcomes: readonly TaskOutcome[];
}

export type TaskOutcome = { readonly value: unknown } | { readonly error: ThrownError };

/** Fields of one of our errors. Messages between threads would lose its name and code. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
}
