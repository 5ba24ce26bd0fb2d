import type { Clock } from '../clock.js';
import type { MessageConsumer } from '../consumer/message-consumer.js';
import type { Log } from '../log/log.js';
import { UNSENT } from '../relay/outbox.js';
import type { Database } from '../transaction/database.js';

/** Lag, depth of the outbox and late timers of a service at one moment. */
export interface VitalMetricValues {
  /** Facts that are written and not yet on the log. */
  readonly outboxDepth: number;
  readonly consumers: readonly ConsumerMetricValues[];
  /** Due by the clock port and not done, by kind; kinds without any are left out. */
  readonly timers: readonly { readonly kind: string; readonly due: number; readonly lateS: number }[];
}

export interface ConsumerMetricValues {
  /** `group/topic`. */
  readonly name: string;
  /** Messages on the log that have not been handled or parked, of all partitions and all replicas. */
  readonly lag: number;
  readonly parkedKeys: number;
  readonly deadLetters: number;
  /** Partitions that this process holds still, since they go on in a version that it does not know. */
  readonly stoppedPartitions: number;
}

/** Reads the vital metrics from database and log; cheap enough for a call every few seconds. */
export class VitalMetrics {
  private readonly consumers: MessageConsumer[] = [];

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly clock: Clock,
  ) {}

  /** For the rest of eventing. */
  register(consumer: MessageConsumer): void {
    this.consumers.push(consumer);
  }

  async read(): Promise<VitalMetricValues> {
    const [outboxDepth, timers, parked, consumers] = await Promise.all([
      this.outboxDepth(),
      this.timers(),
      this.parked(),
      Promise.all(this.consumers.map(async (consumer) => ({ consumer, lag: await this.lagOf(consumer) }))),
    ]);
    return {
      outboxDepth,
      timers,
      consumers: consumers.map(({ consumer, lag }) => ({
        name: consumer.name,
        lag,
        parkedKeys: parked.get(consumer.name)?.keys ?? 0,
        deadLetters: parked.get(consumer.name)?.dead ?? 0,
        stoppedPartitions: consumer.stopped.size,
      })),
    };
  }

  private async outboxDepth(): Promise<number> {
    const [row] = await this.database.query<{ depth: string }>(`select count(*) as depth from ${UNSENT}`);
    return Number(row?.depth ?? 0);
  }

  private async timers(): Promise<VitalMetricValues['timers']> {
    const now = this.clock.now();
    const rows = await this.database.query<{ kind: string; due: string; first: Date }>(
      'select kind, count(*) as due, min(due) as first from timers where due <= $1 group by kind order by kind',
      [now],
    );
    return rows.map(({ kind, due, first }) => ({
      kind,
      due: Number(due),
      lateS: (now.getTime() - first.getTime()) / 1_000,
    }));
  }

  private async parked(): Promise<ReadonlyMap<string, { readonly keys: number; readonly dead: number }>> {
    const rows = await this.database.query<{ consumer: string; keys: string; dead: string }>(
      `select consumer, count(distinct key) filter (where not dead) as keys, count(*) filter (where dead) as dead
       from parked group by consumer`,
    );
    return new Map(rows.map(({ consumer, keys, dead }) => [consumer, { keys: Number(keys), dead: Number(dead) }]));
  }

  private async lagOf(consumer: MessageConsumer): Promise<number> {
    const ends = await this.log.ends(consumer.topic);
    const positions = await consumer.position.refresh([...ends.keys()]);
    return ends.reduce((lag, end, part) => lag + Math.max(0, end - (positions.get(part) ?? 0)), 0);
  }
}
