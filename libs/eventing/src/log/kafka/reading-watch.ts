import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 10_000;
/** Time after which a reader counts as stalled: it is behind and makes no progress, or no broker answers. */
const STALLED_MS = 30_000;
/** Number of new consumers in a row without progress, after which this process counts as broken. */
const STALLS = 3;

/** Shorter times for tests. */
export interface WatchTimes {
  readonly everyMs: number;
  readonly stalledMs: number;
}

/** A reader that the watch observes. */
export interface Watched {
  /** True while a batch is being handled or a new consumer starts. Silence is normal then. */
  isBusy(): boolean;
  /** Returns the ends of the partitions. Rejects while no broker answers: then no reader could read. */
  ends(): Promise<readonly number[]>;
  isBehind(ends: readonly number[]): boolean;
  /** Reports that nothing came for `ms`. The reader then begins again with a new consumer. */
  stalled(silence: { readonly ms: number; readonly isBehind: boolean }): void;
  /** Reports that several new consumers have read nothing. */
  hopeless(): void;
}

/**
 * Detects a reader that receives nothing although there are records. Kafka clients have done this in processes that
 * looked healthy.
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

  /** Records that a broker has answered. */
  alive(): void {
    this.aliveAt = performance.now();
  }

  /** Records that reading begins at some position. This does not count as progress. */
  begun(): void {
    this.progressAt = performance.now();
  }

  /** Records that a batch was read. */
  progressed(): void {
    this.progressAt = performance.now();
    this.stalls = 0;
  }

  /** Checks the reader until `closed` is aborted. */
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
