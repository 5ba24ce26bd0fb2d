import type { Client } from './api/client/index.js';
import { type ClientOptions, clientOf, ofKey } from './rubrica.js';

export * from './operator-api/sdk.gen.js';
export type * from './operator-api/types.gen.js';

export interface OperatorOptions extends ClientOptions {
  /** The operator's own token. It is a secret: keep it on your machine. */
  readonly token: string;
  /** Where the operators' port is, for example `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
}

/** What every operation of operators takes as `client`. */
export type Operator = Client;

/**
 * Makes a client of the operators' API, as `createRubrica` makes one of the tenants':
 * `await listTenants({ client: operator })` answers the list, and throws a `Problem` or a `ConnectionError`.
 */
export const createOperator = ({ token, baseUrl, ...options }: OperatorOptions): Operator =>
  clientOf(ofKey({ apiKey: token, baseUrl }), options);
