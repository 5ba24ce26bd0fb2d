import { DOCUMENT_ID_PREFIXES, type Message } from '@rubrica/contracts';
import type { Span, SpanAttributes, SpanOptions, Tracer } from '../trace/span.js';
import { type Cause, causeOf } from './cause.js';
import { Work } from './work.js';

/**
 * Messages or timers that are handled in one call of the handler. Each of them has its own trace span. Events,
 * messages and timers that are written while an item is handled use the span of this item as their parent.
 */
export interface TracedItems<T> {
  readonly things: readonly T[];
  readonly work: Work;
  /** Trace spans of all items whose trace is recorded. Several items may have the same key. */
  readonly spans: readonly Span[];
}

export interface Step {
  readonly name: string;
  readonly kind: SpanOptions['kind'];
  readonly attributes: SpanAttributes;
}

/** Begins a trace span for each message whose trace is recorded. Returns the messages with these spans. */
export const messageSteps = (
  tracer: Tracer | undefined,
  messages: readonly Message[],
  stepOf: (message: Message) => Step,
): TracedItems<Message> =>
  stepsOf(tracer, messages, {
    keyOf: ({ key }) => key,
    causeOf,
    continued: (message, { traceparent }) => ({ ...message, traceparent }),
    stepOf,
  });

interface Traced<T> {
  readonly keyOf: (thing: T) => string;
  readonly causeOf: (thing: T) => Cause;
  /** Returns a copy of the message or timer. This span is the cause of the copy. */
  readonly continued: (thing: T, span: Span) => T;
  readonly stepOf: (thing: T) => Step;
}

export const stepsOf = <T>(
  tracer: Tracer | undefined,
  things: readonly T[],
  { keyOf, causeOf: causeFor, continued, stepOf }: Traced<T>,
): TracedItems<T> => {
  const spans: Span[] = [];
  const byKey = new Map<string, Span>();
  const traced = !tracer
    ? things
    : things.map((thing) => {
        const { traceparent } = causeFor(thing);
        if (!traceparent) return thing;
        const { name, ...options } = stepOf(thing);
        const span = tracer.continue(traceparent, name, options);
        spans.push(span);
        byKey.set(keyOf(thing), span);
        return continued(thing, span);
      });
  const causes = new Map(traced.map((thing) => [keyOf(thing), causeFor(thing)]));
  return { things: traced, work: new Work(causes, byKey), spans };
};

const DOCUMENT_ID = new RegExp(`^(${DOCUMENT_ID_PREFIXES.join('|')})_`);

/** Returns whether the key of a message or timer is the id of a document. */
export const isDocumentId = (key: unknown): key is string => typeof key === 'string' && DOCUMENT_ID.test(key);

/** Returns span attributes with the tenant's id and, if the key is a document id, with that id. */
export const aboutAttributes = (key: string, tenantId: string | undefined): SpanAttributes => ({
  'rubrica.document.id': isDocumentId(key) ? key : undefined,
  'rubrica.tenant.id': tenantId,
});
