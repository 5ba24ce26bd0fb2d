import type { Client } from './api/client/index.js';
import { type ClientOptions, clientOf, ofKey, ofSession } from './rubrica.js';

export * from './operator-api/sdk.gen.js';
export type * from './operator-api/types.gen.js';

/** A program with the token of an operator. */
export interface OperatorTokenOptions {
  /** The operator's own token. It is a secret: keep it on your machine. */
  readonly token: string;
  /** Where the operators' port is, for example `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
}

/** A web page of the operators' own origin, in which an operator is logged in: the browser sends the cookie of the session. */
export interface OperatorSessionOptions {
  readonly session: true;
  /** Default: the origin of the page. */
  readonly baseUrl?: string;
}

export type OperatorOptions = ClientOptions & (OperatorTokenOptions | OperatorSessionOptions);

/** What every operation of operators takes as `client`. */
export type Operator = Client;

/**
 * Makes a client of the operators' API, as `createRubrica` makes one of the tenants':
 * `await listTenants({ client: operator })` answers the list, and throws a `Problem` or a `ConnectionError`.
 */
export const createOperator = (options: OperatorOptions): Operator =>
  clientOf(
    'session' in options ? ofSession(options) : ofKey({ apiKey: options.token, baseUrl: options.baseUrl }),
    options,
  );
