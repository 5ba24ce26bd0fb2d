import type { ApiVersion } from '@rubrica/kinds';
import type { OperationDescription } from '../operation/operation.js';

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In OpenAPI's form: /v1/invoices/{id}. */
  readonly path: string;
  readonly operation: OperationDescription;
  /** First version of the API that has it. */
  readonly since: ApiVersion;
}
