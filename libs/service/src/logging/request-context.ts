import type { Cause } from '@rubrica/eventing';
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '../value/ids.js';

/** What every log line of a request carries. */
export interface RequestContext {
  /** `req_…`: given to the tenant in `Svc-Request-Id`, and the correlation id of all that follows. */
  readonly requestId: string;
}

/** Id for a request that no other request caused. */
export const newRequestId = (): string => newId('req');

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The cause of what this request does; undefined outside a request. */
export const requestCause = (): Cause | undefined => {
  const context = requestContext.getStore();
  return context ? { correlationId: context.requestId, causationId: context.requestId } : undefined;
};
