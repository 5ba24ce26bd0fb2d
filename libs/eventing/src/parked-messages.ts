import type { Topic } from '@rubrica/contracts';

export interface ParkedMessage {
  readonly group: string;
  readonly topic: Topic;
  readonly part: number;
  readonly pos: number;
  readonly key: string;
  readonly messageId: string;
  readonly type: string;
  readonly tenantId: string;
  readonly error: string;
  readonly attempts: number;
  /** Refused by its schema: not tried again by itself, and nothing waits behind it. */
  readonly dead: boolean;
  readonly parkedAt: string;
}

/** Messages that could not be handled, and those that wait behind them. */
export class ParkedMessages {
  async list(_filter?: { readonly group?: string; readonly key?: string }): Promise<readonly ParkedMessage[]> {
    throw new Error('not built yet');
  }

  /** Tries a key's parked messages and dead letters now, in order; who asked and why is kept. Returns how many. */
  async redrive(_wanted: { readonly group: string; readonly key: string; readonly actor: string; readonly reason: string }): Promise<number> {
    throw new Error('not built yet');
  }
}
