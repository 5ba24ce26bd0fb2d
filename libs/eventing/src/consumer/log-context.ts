import { BaseRpcContext } from '@nestjs/microservices';
import type { Tx } from '../transaction/tx.js';

/**
 * Context of a batch for Nest's guards, interceptors and filters: `host.switchToRpc().getContext<LogContext>()`.
 * `getData()` returns the batch itself, a `readonly Message[]`.
 */
export class LogContext extends BaseRpcContext<[tx: Tx, reader: string]> {
  /** Error of the batch, set before a filter handles it. */
  failure: { readonly error: unknown } | undefined;

  /**
   * Transaction of the batch. Writes through it are committed together with the writes of the method, or not at all.
   */
  get tx(): Tx {
    return this.args[0];
  }

  /** Name of the reader, `group/topic`. */
  get reader(): string {
    return this.args[1];
  }
}
