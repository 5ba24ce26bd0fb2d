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
  /** Id of a parked message, which is a message that is stored for a later attempt. */
  readonly id: string;
  readonly actor: string;
  readonly reason: string;
}

/**
 * The messages of a service that are stored for a later attempt: messages whose handler failed, later messages of the
 * same keys, and dead letters (messages that their schema refuses).
 */
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
   * Commands that all stored messages with the same key as message `id`, including dead letters, are handled
   * immediately and in their order. Stores the actor and the reason. Returns the number of these messages; 0 if
   * message `id` is no longer stored.
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

  /** Adds a consumer, so that its failed messages can be tried again. Only for code of this lib. */
  register(consumer: MessageConsumer): void {
    this.consumers.set(consumer.name, consumer);
  }

  /**
   * Handles the messages of one key that are stored for a later attempt. Handles them one by one, each in its own
   * transaction, until one fails or none is left. Called by the timer of the key.
   */
  async retry(timer: DueTimer): Promise<void> {
    const parkedKey = timer.payload as ParkedKey;
    const consumer = this.consumers.get(parkedKey.consumer);
    if (!consumer) throw new Error(`no consumer is named ${parkedKey.consumer}; its parked messages cannot be retried`);
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
            if (consumer.isHandled(head)) {
              await consumer.callMethod([message], tx, ({ work, spans: [span] }) => {
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
