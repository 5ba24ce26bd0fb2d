import { BaseRpcContext } from '@nestjs/microservices';
import type { Tx } from '../transaction/tx.js';

/**
 * Context of a batch of messages for Nest's guards, interceptors and filters, returned by
 * `host.switchToRpc().getContext<LogContext>()`. `getData()` returns the messages, a `readonly Message[]`.
 */
export class LogContext extends BaseRpcContext<[tx: Tx, reader: string]> {
  /** Error with which the handler failed; undefined if it did not. It is set before Nest's exception filters run. */
  failure: { readonly error: unknown } | undefined;

  /**
   * Transaction in which the batch is handled. Writes through it are committed together with the writes of the handler,
   * or not at all.
   */
  get tx(): Tx {
    return this.args[0];
  }

  /** Name of the consumer, `group/topic`. */
  get reader(): string {
    return this.args[1];
  }
}
