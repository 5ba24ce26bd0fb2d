import type { Cause } from '@rubrica/eventing';
import { isDocumentId, type Span, type SpanAttributes } from '@rubrica/eventing/tracing';
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '../value/ids.js';

/** Context of the request that runs now; every log line of the request has its ids. */
export interface RequestContext {
  /** `req_…`: sent to the tenant in `Svc-Request-Id`, and correlation id of every fact that the request causes. */
  readonly requestId: string;
  /** The document that it is about, as soon as that is known. */
  documentId?: string | undefined;
  /** Undefined where no trace is recorded. */
  readonly span?: Span | undefined;
}

/** Returns a new id, for a request that no other request caused. */
export const newRequestId = (): string => newId('req');

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Returns the cause of the facts that this request writes; undefined outside a request. */
export const requestCause = (): Cause | undefined => {
  const context = requestContext.getStore();
  if (!context) return undefined;
  const { requestId, span } = context;
  return { correlationId: requestId, causationId: requestId, traceparent: span?.traceparent };
};

/** Tells log and trace which document the request that runs now is about. */
export const noteDocument = (documentId: string): void => {
  const context = requestContext.getStore();
  if (!context || !isDocumentId(documentId)) return;
  context.documentId = documentId;
  context.span?.set({ 'rubrica.document.id': documentId });
};

/** Tells the trace more of the request that runs now. */
export const describeRequest = (attributes: SpanAttributes): void => requestContext.getStore()?.span?.set(attributes);
