import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanAttributes, SpanOptions } from '../trace/span.js';
import type { Cause } from './cause.js';

/**
 * What is being worked on now: the messages or timers of a call, or a request. Transactions take their causes from it, log
 * lines their ids, and spans their parent.
 */
export class Work {
  private batch: Span | undefined;

  constructor(
    /** By key. */
    readonly causes: ReadonlyMap<string, Cause>,
    /** Recorded steps, by the same keys. */
    readonly spans: ReadonlyMap<string, Span> = new Map(),
    private readonly batchName?: string,
  ) {}

  /** Of several calls that are done as one; traces show `batchName`. */
  static of(works: readonly Work[], batchName?: string): Work {
    const [first] = works;
    if (first && works.every((work) => work === first)) return first;
    return new Work(
      new Map(works.flatMap(({ causes }) => [...causes])),
      new Map(works.flatMap(({ spans }) => [...spans])),
      batchName,
    );
  }

  /** Of an id, or of the only one that is worked on. */
  causeOf(id?: string): (Cause & { readonly key: string }) | undefined {
    const key = id ?? (this.causes.size === 1 ? this.causes.keys().next().value : undefined);
    const cause = key === undefined ? undefined : this.causes.get(key);
    return key !== undefined && cause ? { ...cause, key } : undefined;
  }

  /**
   * Begins a span below the one that is recorded. Where several are, it stands in a trace of its own, linked with each of
   * them in both directions; that trace is begun with its first span.
   */
  child(name: string, options: SpanOptions): Span | undefined {
    const steps = [...this.spans.values()];
    const [first] = steps;
    if (!first || steps.length === 1) return first?.child(name, options);
    this.batch ??= batchOf(first, steps, this.batchName);
    return this.batch.child(name, options);
  }

  /** Tells more of the step of an id, or of the only step. */
  describe(attributes: SpanAttributes, id?: string): void {
    const span =
      id === undefined && this.spans.size === 1 ? this.spans.values().next().value : this.spans.get(id ?? '');
    span?.set(attributes);
  }

  /** Ends what `child` has begun. */
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

/** What is being worked on now; undefined where it is nothing of a document's. */
export const currentWork = (): Work | undefined => storage.getStore();

/** Calls `run` as a part of this work; `undefined` leaves what was being worked on. */
export const within = <T>(work: Work | undefined, run: () => T): T => storage.run(work, run);

/** Records a call to the outside as a span below the current work's, where that is recorded; `run` can tell more of it. */
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
