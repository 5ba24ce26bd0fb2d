import type { Cause } from '@rubrica/eventing';
import { isDocumentId, type Span, type SpanAttributes } from '@rubrica/eventing/tracing';
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '../value/ids.js';

/** Data about the HTTP request that is being handled. Every log line of the request contains its ids. */
export interface RequestContext {
  /**
   * Id of the request, `req_…`. The tenant gets it in the header `Svc-Request-Id`. It is the correlation id of every
   * event that the request causes.
   */
  readonly requestId: string;
  /** Id of the document that the request is about. Undefined until it is known. */
  documentId?: string | undefined;
  /** Tracing span of the request; undefined if no trace is recorded. */
  readonly span?: Span | undefined;
}

/** Returns a new id, `req_…`, for a request from outside. */
export const newRequestId = (): string => newId('req');

export const requestContext = new AsyncLocalStorage<RequestContext>();

/**
 * Returns the cause to store with every event of the current HTTP request: its id and its trace. Returns undefined
 * outside a request.
 */
export const requestCause = (): Cause | undefined => {
  const context = requestContext.getStore();
  if (!context) return undefined;
  const { requestId, span } = context;
  return { correlationId: requestId, causationId: requestId, traceparent: span?.traceparent };
};

/**
 * Adds the id of a document to the log lines and the tracing span of the current request. Does nothing outside a
 * request.
 */
export const noteDocument = (documentId: string): void => {
  const context = requestContext.getStore();
  if (!context || !isDocumentId(documentId)) return;
  context.documentId = documentId;
  context.span?.set({ 'rubrica.document.id': documentId });
};

/** Adds attributes to the tracing span of the current request. Does nothing if there is none. */
export const describeRequest = (attributes: SpanAttributes): void => requestContext.getStore()?.span?.set(attributes);
