import { currentWork, isDocumentId, traceIdOf } from '@rubrica/eventing/tracing';
import { requestContext } from './request-context.js';

/**
 * Returns fields about the current work for a log line: request, trace and document, as far as they are known. In a
 * batch of several documents, these fields are those of the document that the line names.
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

/** Returns the id of the request that began the current work; undefined if there is none, or if there are several. */
export const currentRequestId = (): string | undefined => {
  const request = requestContext.getStore();
  if (request) return request.requestId;
  const began = currentWork()?.causeOf()?.correlationId;
  return began?.startsWith('req_') ? began : undefined;
};
