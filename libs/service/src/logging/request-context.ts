import type { Cause } from '@rubrica/eventing';
import { isDocumentId, type Span, type SpanAttributes } from '@rubrica/eventing/tracing';
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '../value/ids.js';

/** Context of the current request. Every log line of the request has its ids. */
export interface RequestContext {
  /**
   * Id of the request, `req_…`. The tenant gets it in `Svc-Request-Id`, and every event that the request causes has it
   * as its correlation id.
   */
  readonly requestId: string;
  /** Document of the request, set when it is known. */
  documentId?: string | undefined;
  /** Span of the request; undefined if no trace is recorded. */
  readonly span?: Span | undefined;
}

/** Returns a new id for a request from outside. */
export const newRequestId = (): string => newId('req');

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Returns the cause of everything that this request writes; undefined outside a request. */
export const requestCause = (): Cause | undefined => {
  const context = requestContext.getStore();
  if (!context) return undefined;
  const { requestId, span } = context;
  return { correlationId: requestId, causationId: requestId, traceparent: span?.traceparent };
};

/** Adds the document to the log lines and the span of the current request. */
export const noteDocument = (documentId: string): void => {
  const context = requestContext.getStore();
  if (!context || !isDocumentId(documentId)) return;
  context.documentId = documentId;
  context.span?.set({ 'rubrica.document.id': documentId });
};

/** Adds attributes to the span of the current request. */
export const describeRequest = (attributes: SpanAttributes): void => requestContext.getStore()?.span?.set(attributes);
