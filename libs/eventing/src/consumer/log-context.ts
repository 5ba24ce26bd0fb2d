import { BaseRpcContext } from '@nestjs/microservices';
import type { Tx } from '../transaction/tx.js';

/**
 * What Nest's guards, interceptors and filters get beside the batch: `host.switchToRpc().getContext<LogContext>()`. The
 * batch itself, `readonly Message[]`, is `getData()`.
 */
export class LogContext extends BaseRpcContext<[tx: Tx, reader: string]> {
  /** What broke off the batch, before a filter has seen it. */
  failure: { readonly error: unknown } | undefined;

  /** The batch's transaction: what is written through it is kept together with the batch's effect, or not at all. */
  get tx(): Tx {
    return this.args[0];
  }

  /** `group/topic`. */
  get reader(): string {
    return this.args[1];
  }
}
