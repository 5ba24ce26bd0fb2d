import { extname } from 'node:path';

/** Work that depends on its task alone, so that any thread can do it. Tasks and results are plain data and bytes (ADR 0087). */
export interface Job<Task, Result> {
  /** URL of the module that exports `run` under its own name. Each thread imports it, so it should load little. */
  readonly module: string;
  /** A result that is promised is waited for in the thread. */
  readonly run: (task: Task) => Result;
  /** About as many as are read. */
  readonly bytesOf: (task: Task) => number;
}

/** Returns the URL of a module by its path from another; `path` has no suffix, because the compiled ones have another. */
export const moduleUrl = (from: string, path: string): string => new URL(path + extname(from), from).href;

/** What a thread is sent: several tasks at once. */
export interface TaskSet {
  readonly id: number;
  readonly tasks: readonly SentTask[];
}

export interface SentTask {
  readonly module: string;
  readonly name: string;
  /** By `v8.serialize`: a thread unpacks a task when its turn comes, so that little of a set outlives a collection. */
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** What a thread sends back, in the order of the tasks. */
export interface SetOutcome {
  readonly id: number;
  readonly outcomes: readonly TaskOutcome[];
}

export type TaskOutcome = { readonly value: unknown } | { readonly error: ThrownError };

/** Messages between threads keep of an error of ours neither name nor code. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
}
