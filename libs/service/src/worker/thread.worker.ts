import { deserialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { ProcessTuning } from '../tuning/process-tuning.js';
import type { SentTask, SetOutcome, TaskOutcome, TaskSet, ThreadData, ThrownError } from './job.js';

type Module = Readonly<Record<string, ((task: unknown) => unknown) | undefined>>;

/** Imported modules by URL. They are kept, because a repeated import takes 5 % of the time that a task takes. */
const modules = new Map<string, Promise<Module>>();

const imported = (url: string): Promise<Module> => {
  const module = modules.get(url) ?? (import(url) as Promise<Module>);
  modules.set(url, module);
  return module;
};

const outcomeOf = async ({ module, name, packed }: SentTask): Promise<TaskOutcome> => {
  try {
    const run = (await imported(module))[name];
    if (run === undefined) throw new Error(`${module} exports no ${name}`);
    return { value: await run(deserialize(packed)) };
  } catch (error) {
    return { error: thrown(error) };
  }
};

const thrown = (error: unknown): ThrownError => {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack, code } = error as Error & { readonly code?: unknown };
  return { name, message, stack, ...(typeof code === 'string' ? { code } : {}) };
};

/**
 * Returns the memory buffers of a result that can be moved to the main thread without a copy. A Buffer that uses only a
 * part of its memory buffer is not among them, and is copied.
 */
const movable = (outcome: TaskOutcome): ArrayBuffer[] => {
  const parts = 'value' in outcome && typeof outcome.value === 'object' ? Object.values(outcome.value ?? {}) : [];
  const whole = parts
    .filter((part): part is Uint8Array<ArrayBuffer> => part instanceof Uint8Array)
    .filter(({ byteLength, buffer }) => byteLength === buffer.byteLength)
    .map(({ buffer }) => buffer);
  return [...new Set(whole)];
};

new ProcessTuning((workerData as ThreadData).isTuned).startHelper();

parentPort?.on('message', async ({ id, tasks }: TaskSet) => {
  const outcomes: TaskOutcome[] = [];
  for (const task of tasks) outcomes.push(await outcomeOf(task));
  parentPort?.postMessage({ id, outcomes } satisfies SetOutcome, outcomes.flatMap(movable));
});
