import { type Cause, causeOf, UNKNOWN_CAUSE } from '../event/cause.js';
import type { PositionedRecord } from '../log/log.js';
import { isUnavailable } from '../postgres/database-errors.js';
import type { DueTimer } from '../timer/timer.js';
import type { Span } from '../trace/span.js';
import type { Database } from '../transaction/database.js';
import type { Tx } from '../transaction/tx.js';
import { readRecord } from './inbox.js';
import type { MessageConsumer } from './message-consumer.js';
import { findParked, listParked, type ParkedMessage, type ParkedQuery } from './parked-message.view.js';
import { headOf, type ParkedKey, retryOf, textOf, unblock } from './parking.js';

export interface RedriveRequest {
  /** Of a parked message. */
  readonly id: string;
  readonly actor: string;
  readonly reason: string;
}

/** Messages that could not be handled, and those that wait behind them. */
export class ParkedMessages {
  private readonly consumers = new Map<string, MessageConsumer>();

  constructor(private readonly database: Database) {}

  list(query: ParkedQuery): Promise<readonly ParkedMessage[]> {
    return listParked(this.database, query);
  }

  find(id: string): Promise<ParkedMessage | undefined> {
    return findParked(this.database, id);
  }

  /**
   * Tries the message's key at once: all its parked messages and dead letters, in order, and what waits behind them
   * goes on. Who asked and why is kept. Returns how many messages that are; 0: there is no such message any more.
   */
  redrive({ id, actor, reason }: RedriveRequest): Promise<number> {
    return this.database.transaction(async (tx) => {
      const [parked] = await tx.query<ParkedKey>('select consumer, key from parked where id = $1', [id]);
      if (!parked) return 0;
      const { consumer, key } = parked;
      await tx.query(
        `insert into blocked_keys (consumer, key, since) values ($1, $2, $3)
         on conflict (consumer, key) do update set since = blocked_keys.since`,
        [consumer, key, tx.at],
      );
      const waiting = await tx.query('update parked set dead = false where consumer = $1 and key = $2 returning 1', [
        consumer,
        key,
      ]);
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
    const tried: { head?: PositionedRecord; cause: Cause; span?: Span } = { cause: UNKNOWN_CAUSE };
    try {
      const goesOn = await this.database.transaction(
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
            if (consumer.isListenedTo(head)) {
              await consumer.tell([message], tx, ({ work, spans: [span] }) => {
                tried.cause = work.causeOf() ?? tried.cause;
                if (span) tried.span = span;
              });
            }
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
      tried.span?.end();
      return goesOn;
    } catch (error) {
      tried.span?.end(error);
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
