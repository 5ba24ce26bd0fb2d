import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 10_000;
/** Behind the log for so long, and nothing comes; or no sign of life at all. */
const STALLED_MS = 30_000;
/** New consumers in a row that bring nothing although there is something: this process is sick. */
const STALLS = 3;

/** Shorter in tests. */
export interface WatchTimes {
  readonly everyMs: number;
  readonly stalledMs: number;
}

/** A reader that may fall silent without a word. */
export interface Watched {
  /** A batch is being handled, or a new consumer is on its way: silence means nothing. */
  isBusy(): boolean;
  /** The log's ends; rejects while no broker answers, when nobody could read. */
  ends(): Promise<readonly number[]>;
  isBehind(ends: readonly number[]): boolean;
  /** Silent for so long: begin anew. */
  stalled(silence: { readonly ms: number; readonly isBehind: boolean }): void;
  /** It began anew several times, and brought nothing. */
  hopeless(): void;
}

/** Sees that reading goes on: clients were seen to fall silent, in processes that looked healthy. */
export class ReadingWatch {
  private aliveAt = performance.now();
  private progressAt = performance.now();
  private stalls = 0;

  constructor(
    private readonly watched: Watched,
    private readonly closed: AbortSignal,
    private readonly times: WatchTimes = { everyMs: EVERY_MS, stalledMs: STALLED_MS },
  ) {}

  /** A broker has answered. */
  alive(): void {
    this.aliveAt = performance.now();
  }

  /** Reading begins somewhere, which is not progress yet. */
  begun(): void {
    this.progressAt = performance.now();
  }

  /** A batch was taken. */
  progressed(): void {
    this.progressAt = performance.now();
    this.stalls = 0;
  }

  /** Until `closed`. */
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
