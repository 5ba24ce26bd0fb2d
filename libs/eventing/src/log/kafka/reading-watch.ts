import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 10_000;
/**
 * Time in milliseconds after which a consumer counts as stalled: it has unread records and makes no progress, or no
 * broker answers it.
 */
const STALLED_MS = 30_000;
/**
 * Number of times that a stalled consumer is replaced by a new one. If this does not help either, the process counts as
 * broken.
 */
const STALLS = 3;

/** Interval of the checks, and time after which a consumer counts as stalled. Tests use shorter times. */
export interface WatchTimes {
  readonly everyMs: number;
  readonly stalledMs: number;
}

/** A Kafka consumer that `ReadingWatch` checks. */
export interface Watched {
  /** Returns true while a batch is being handled or a new consumer starts. No records are expected then. */
  isBusy(): boolean;
  /**
   * Returns the position of the next record for each partition. Rejects while no broker answers. In that time no
   * consumer could read either.
   */
  ends(): Promise<readonly number[]>;
  isBehind(ends: readonly number[]): boolean;
  /** Called if no records, or no answers, came for `ms` milliseconds. The consumer is then replaced by a new one. */
  stalled(silence: { readonly ms: number; readonly isBehind: boolean }): void;
  /** Called if several new consumers have read nothing either. */
  hopeless(): void;
}

/**
 * Checks regularly that a Kafka consumer gets records if there are unread ones. Kafka clients have stopped reading in
 * processes that looked healthy.
 */
export class ReadingWatch {
  private aliveAt = performance.now();
  private progressAt = performance.now();
  private stalls = 0;

  constructor(
    private readonly watched: Watched,
    private readonly closed: AbortSignal,
    private readonly times: WatchTimes = { everyMs: EVERY_MS, stalledMs: STALLED_MS },
  ) {}

  /** Must be called when a broker has answered. */
  alive(): void {
    this.aliveAt = performance.now();
  }

  /** Must be called when reading begins at some position. This does not count as progress. */
  begun(): void {
    this.progressAt = performance.now();
  }

  /** Must be called when a batch of records was handled. */
  progressed(): void {
    this.progressAt = performance.now();
    this.stalls = 0;
  }

  /**
   * Checks the consumer at each interval. Resolves when the signal `closed` aborts, or when the consumer counts as
   * broken.
   */
  async run(): Promise<void> {
    const { watched, closed } = this;
    for (;;) {
      await sleep(this.times.everyMs, undefined, { signal: closed }).catch(() => undefined);
      if (closed.aborted) return;
      const ends = await watched.ends().catch(() => undefined);
      if (!ends || watched.isBusy()) continue;
      const isBehind = watched.isBehind(ends);
      const now = performance.now();
      if (!isBehind) this.progressAt = now;
      const ms = Math.round(now - Math.min(this.progressAt, this.aliveAt));
      if (ms < this.times.stalledMs) continue;
      this.stalls += 1;
      if (this.stalls > STALLS) return watched.hopeless();
      watched.stalled({ ms, isBehind });
    }
  }
}
