import type { Cause } from '@rubrica/eventing';
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '../value/ids.js';

/** Context of the request that runs now; every log line of the request has its id. */
export interface RequestContext {
  /** `req_…`: sent to the tenant in `Svc-Request-Id`, and correlation id of every fact that the request causes. */
  readonly requestId: string;
}

/** Returns a new id, for a request that no other request caused. */
export const newRequestId = (): string => newId('req');

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Returns the cause of the facts that this request writes; undefined outside a request. */
export const requestCause = (): Cause | undefined => {
  const context = requestContext.getStore();
  return context ? { correlationId: context.requestId, causationId: context.requestId } : undefined;
};
