import { currentWork, isDocumentId, traceIdOf } from '@rubrica/eventing/tracing';
import { requestContext } from './request-context.js';

/**
 * Returns the fields that each log line gets: `request_id`, `trace_id` and `document_id`, or those of them that
 * are known. While a batch of several documents is being handled, a log line can name one of these documents in
 * its `document_id`. If it does, the line gets the fields of that document.
 */
export const lineContext = (line: object): object => {
  const request = requestContext.getStore();
  if (request) return contextOf(request.requestId, request.documentId, request.span?.traceparent);
  const { document_id: id } = line as { readonly document_id?: unknown };
  const cause = currentWork()?.causeOf(typeof id === 'string' ? id : undefined);
  if (!cause) return {};
  const { correlationId, key, traceparent } = cause;
  return contextOf(correlationId, isDocumentId(key) ? key : undefined, traceparent);
};

const contextOf = (requestId: string, documentId: string | undefined, traceparent: string | undefined): object => ({
  request_id: requestId,
  ...(documentId && { document_id: documentId }),
  ...(traceparent && { trace_id: traceIdOf(traceparent) }),
});

/**
 * Returns the id of the HTTP request that has caused the current work. Returns undefined if there is no such request,
 * or if there are several.
 */
export const currentRequestId = (): string | undefined => {
  const request = requestContext.getStore();
  if (request) return request.requestId;
  const began = currentWork()?.causeOf()?.correlationId;
  return began?.startsWith('req_') ? began : undefined;
};
