import type { Topic } from '@rubrica/contracts';
import { causeOf, UNKNOWN_CAUSE } from './cause.js';
import type { Database } from './database.js';
import { isUnavailable } from './database-errors.js';
import { readRecord } from './inbox.js';
import type { PositionedRecord } from './log.js';
import type { MessageConsumer } from './message-consumer.js';
import { headOf, type ParkedKey, retryOf, textOf, unblock } from './parking.js';
import type { DueTimer } from './timer.js';
import type { Tx } from './tx.js';

export interface ParkedMessage {
  readonly group: string;
  readonly topic: Topic;
  readonly part: number;
  readonly pos: number;
  readonly key: string;
  readonly messageId: string;
  readonly type: string;
  readonly tenantId: string;
  /** Why it could not be handled, without its data; or that it waits behind another of its key. */
  readonly error: string;
  readonly attempts: number;
  /** Refused by its schema: not tried again by itself, and nothing waits behind it. */
  readonly dead: boolean;
  readonly parkedAt: string;
}

export interface RedriveRequest {
  readonly group: string;
  readonly topic: Topic;
  readonly key: string;
  readonly actor: string;
  readonly reason: string;
}

/** Messages that could not be handled, and those that wait behind them. */
export class ParkedMessages {
  private readonly consumers = new Map<string, MessageConsumer>();

  constructor(private readonly database: Database) {}

  /** The oldest first, 1,000 at most. */
  async list(filter: { readonly group?: string; readonly key?: string } = {}): Promise<readonly ParkedMessage[]> {
    interface Row {
      readonly consumer: string;
      readonly part: number;
      readonly pos: string;
      readonly key: string;
      readonly headers: Record<string, string>;
      readonly error: string;
      readonly attempts: number;
      readonly dead: boolean;
      readonly parked_at: Date;
    }
    const rows = await this.database.query<Row>(
      `select consumer, part, pos, key, headers, error, attempts, dead, parked_at from parked
       where ($1::text is null or split_part(consumer, '/', 1) = $1) and ($2::text is null or key = $2)
       order by parked_at, part, pos limit 1000`,
      [filter.group ?? null, filter.key ?? null],
    );
    return rows.map(({ consumer, pos, headers, parked_at, ...row }) => {
      const [group = '', topic] = consumer.split('/');
      return {
        ...row,
        group,
        topic: topic as Topic,
        pos: Number(pos),
        messageId: headers['ce_id'] ?? '',
        type: headers['ce_type'] ?? '',
        tenantId: headers['ce_tenantid'] ?? '',
        parkedAt: parked_at.toISOString(),
      };
    });
  }

  /** Tries a key's parked messages and dead letters at once, in order; who asked and why is kept. Returns how many. */
  redrive({ group, topic, key, actor, reason }: RedriveRequest): Promise<number> {
    const consumer = `${group}/${topic}`;
    return this.database.transaction(async (tx) => {
      await tx.query(
        `insert into blocked_keys (consumer, key, since)
         select $1, $2, $3::timestamptz where exists (select from parked where consumer = $1 and key = $2)
         on conflict (consumer, key) do update set since = blocked_keys.since`,
        [consumer, key, tx.at],
      );
      const waiting = await tx.query('update parked set dead = false where consumer = $1 and key = $2 returning 1', [
        consumer,
        key,
      ]);
      if (waiting.length === 0) return 0;
      await tx.query(
        'insert into redrives (consumer, key, actor, reason, at, messages) values ($1, $2, $3, $4, $5, $6)',
        [consumer, key, actor, reason, tx.at, waiting.length],
      );
      tx.schedule(retryOf({ consumer, key }));
      return waiting.length;
    });
  }

  /** For the rest of eventing: whose messages these are. */
  register(consumer: MessageConsumer): void {
    this.consumers.set(consumer.name, consumer);
  }

  /** The timer's work: the key's messages one by one, each in a transaction of its own, until one fails or none is left. */
  async retry(timer: DueTimer): Promise<void> {
    const parkedKey = timer.payload as ParkedKey;
    const consumer = this.consumers.get(parkedKey.consumer);
    if (!consumer) throw new Error(`nobody listens as ${parkedKey.consumer} any more`);
    while (await this.retryHead(consumer, parkedKey, timer));
  }

  private async retryHead(consumer: MessageConsumer, parkedKey: ParkedKey, timer: DueTimer): Promise<boolean> {
    const tried: { head?: PositionedRecord; cause: typeof UNKNOWN_CAUSE } = { cause: UNKNOWN_CAUSE };
    try {
      return await this.database.transaction(
        async (tx) => {
          const head = (tried.head = await headOf(tx, parkedKey, consumer.topic));
          if (!head) {
            await unblock(tx, parkedKey);
            await tx.complete(timer);
            return false;
          }
          const { message, fault } = readRecord(head);
          if (message) {
            tried.cause = causeOf(message);
            if (consumer.isListenedTo(head)) await consumer.handler([message], tx);
            await remove(tx, consumer, head);
          } else {
            await tx.query('update parked set dead = true, error = $4 where consumer = $1 and part = $2 and pos = $3', [
              consumer.name,
              head.part,
              head.pos,
              textOf(fault),
            ]);
          }
          return true;
        },
        () => tried.cause,
      );
    } catch (error) {
      if (tried.head && !isUnavailable(error)) await this.noteFailure(consumer, tried.head, error);
      throw error;
    }
  }

  private async noteFailure(consumer: MessageConsumer, { part, pos }: PositionedRecord, error: unknown): Promise<void> {
    await this.database.query(
      'update parked set attempts = attempts + 1, error = $4 where consumer = $1 and part = $2 and pos = $3',
      [consumer.name, part, pos, textOf(error)],
    );
  }
}

const remove = (tx: Tx, consumer: MessageConsumer, { part, pos }: PositionedRecord): Promise<object[]> =>
  tx.query('delete from parked where consumer = $1 and part = $2 and pos = $3', [consumer.name, part, pos]);
