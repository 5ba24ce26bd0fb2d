import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanAttributes, SpanOptions } from '../trace/span.js';
import type { Cause } from './cause.js';

/**
 * The current work: the messages or timers of a call, or a request. It gives transactions their causes, log lines their
 * ids, and spans their parent.
 */
export class Work {
  private batch: Span | undefined;

  constructor(
    /** Causes by key. */
    readonly causes: ReadonlyMap<string, Cause>,
    /** Recorded spans by key; the keys are those of `causes`. */
    readonly spans: ReadonlyMap<string, Span> = new Map(),
    private readonly batchName?: string,
  ) {}

  /** Combines the work of several calls that share a transaction. `batchName` appears in traces. */
  static of(works: readonly Work[], batchName?: string): Work {
    const [first] = works;
    if (first && works.every((work) => work === first)) return first;
    return new Work(
      new Map(works.flatMap(({ causes }) => [...causes])),
      new Map(works.flatMap(({ spans }) => [...spans])),
      batchName,
    );
  }

  /** Returns the cause of an id. Without an id, returns the only cause if there is exactly one. */
  causeOf(id?: string): (Cause & { readonly key: string }) | undefined {
    const key = id ?? (this.causes.size === 1 ? this.causes.keys().next().value : undefined);
    const cause = key === undefined ? undefined : this.causes.get(key);
    return key !== undefined && cause ? { ...cause, key } : undefined;
  }

  /**
   * Begins a span below the recorded one. If several spans are recorded, the new span begins a trace of its own, which
   * is linked with each of them in both directions. This trace is created with its first span.
   */
  child(name: string, options: SpanOptions): Span | undefined {
    const steps = [...this.spans.values()];
    const [first] = steps;
    if (!first || steps.length === 1) return first?.child(name, options);
    this.batch ??= batchOf(first, steps, this.batchName);
    return this.batch.child(name, options);
  }

  /** Adds attributes to the span of an id. Without an id, adds them to the only span. */
  describe(attributes: SpanAttributes, id?: string): void {
    const span =
      id === undefined && this.spans.size === 1 ? this.spans.values().next().value : this.spans.get(id ?? '');
    span?.set(attributes);
  }

  /** Ends the trace that `child` began for several spans. */
  end(): void {
    this.batch?.end();
  }
}

const batchOf = (first: Span, steps: readonly Span[], name: string | undefined): Span => {
  const batch = first.apart('batch', {
    kind: 'internal',
    attributes: { 'rubrica.batch.name': name, 'rubrica.batch.steps': steps.length },
    links: steps.map(({ traceparent }) => traceparent),
  });
  for (const step of steps) step.link(batch.traceparent);
  return batch;
};

const storage = new AsyncLocalStorage<Work | undefined>();

/** Returns the current work; undefined if there is none. */
export const currentWork = (): Work | undefined => storage.getStore();

/** Calls `run` as part of this work. With `undefined`, `run` belongs to no work. */
export const within = <T>(work: Work | undefined, run: () => T): T => storage.run(work, run);

/**
 * Calls `run` and records it as a span below the span of the current work, if that one is recorded. `run` can add
 * attributes.
 */
export const inSpan = async <T>(
  name: string,
  options: SpanOptions,
  run: (span: Span | undefined) => Promise<T>,
): Promise<T> => {
  const span = currentWork()?.child(name, options);
  if (!span) return run(undefined);
  try {
    const result = await run(span);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
};
