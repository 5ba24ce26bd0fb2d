import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanAttributes, SpanOptions } from '../trace/span.js';
import type { Cause } from './cause.js';

/**
 * What the current call works on: some messages, some timers, or a request. Messages and timers become the causes
 * of what a transaction writes. Log lines get the ids of what the call works on. New trace spans get their parents
 * from it.
 */
export class Work {
  private batch: Span | undefined;

  constructor(
    /** Causes by the key of the message or timer, such as a document id. */
    readonly causes: ReadonlyMap<string, Cause>,
    /** Recorded trace spans by the same keys as `causes`. Keys whose trace is not recorded are missing. */
    readonly spans: ReadonlyMap<string, Span> = new Map(),
    private readonly batchName?: string,
  ) {}

  /**
   * Combines the causes and spans of several calls that share a transaction. `batchName` names their batch in traces.
   */
  static of(works: readonly Work[], batchName?: string): Work {
    const [first] = works;
    if (first && works.every((work) => work === first)) return first;
    return new Work(
      new Map(works.flatMap(({ causes }) => [...causes])),
      new Map(works.flatMap(({ spans }) => [...spans])),
      batchName,
    );
  }

  /**
   * Returns the cause that belongs to the key `id`, together with this key. If `id` is left out, returns the only
   * cause; undefined if there are none or several.
   */
  causeOf(id?: string): (Cause & { readonly key: string }) | undefined {
    const key = id ?? (this.causes.size === 1 ? this.causes.keys().next().value : undefined);
    const cause = key === undefined ? undefined : this.causes.get(key);
    return key !== undefined && cause ? { ...cause, key } : undefined;
  }

  /**
   * Begins a trace span as a child of the recorded span. Returns undefined if no span is recorded. If several spans
   * are recorded, the new span belongs to a separate trace, which is linked with each of these spans in both
   * directions.
   */
  child(name: string, options: SpanOptions): Span | undefined {
    const steps = [...this.spans.values()];
    const [first] = steps;
    if (!first || steps.length === 1) return first?.child(name, options);
    this.batch ??= batchOf(first, steps, this.batchName);
    return this.batch.child(name, options);
  }

  /**
   * Adds attributes to the recorded span of the key `id`. If `id` is left out, adds them to the only recorded span,
   * and does nothing if several spans are recorded.
   */
  describe(attributes: SpanAttributes, id?: string): void {
    const span =
      id === undefined && this.spans.size === 1 ? this.spans.values().next().value : this.spans.get(id ?? '');
    span?.set(attributes);
  }

  /** Ends the separate trace that `child` began because this work has several spans. */
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

/** Returns which messages, timers or request the current call handles; undefined if it handles none. */
export const currentWork = (): Work | undefined => storage.getStore();

/** Calls `run` and returns its result. During the call, `currentWork` returns `work`. */
export const within = <T>(work: Work | undefined, run: () => T): T => storage.run(work, run);

/**
 * Calls `run`, records it as a trace span, and returns its result. This span is a child of the span of the
 * message, timer or request that is handled. `run` gets the new span and can add attributes to it. If the parent
 * span is not recorded, `run` gets undefined.
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
