import { ID_PREFIX } from '@rubrica/contracts';
import { BatchDelay } from '../../batch/batch-delay.js';
import type { Clock } from '../../clock.js';
import { aboutAttributes, type Step, type TracedItems, stepsOf } from '../../event/steps.js';
import { within } from '../../event/work.js';
import type { EventingLogger } from '../../eventing-logger.js';
import type { Sql } from '../../postgres/sql.js';
import { runStep } from '../../running-steps.js';
import { Signal } from '../../signal.js';
import type { Tracer } from '../../trace/span.js';
import { GROUP_SHARE, HeldSlots } from '../slots.js';
import type { DueTimer, RetryPolicy, TimerOptions } from '../timer.js';
import { type FailedTimer, renewTimers } from '../timer-store.js';
import { type Reservation, Reservations, type ReservedRunner } from '../with-commit/reservations.js';
import { release } from '../with-commit/shared-row.js';
import { type Claimed, TimerTurns } from './timer-turns.js';

export type TimersHandler = (timers: readonly DueTimer[]) => Promise<void>;

/** Timers that a committed transaction has scheduled or completed. */
export interface CommittedTimers {
  /** Kinds of the timers that this transaction scheduled and that a runner has to claim from the database. */
  readonly kinds: ReadonlySet<string>;
  readonly completed: readonly DueTimer[];
}

/** The part of a service's database that a runner uses. */
export interface TimerDatabase {
  readonly sql: Sql;
  /** Calls the listener after each commit of this process. */
  onCommit(listener: (committed: CommittedTimers) => void): void;
  /**
   * Sets the function that reserves slots in the runner of this kind. A transaction calls it, so that timers which it
   * schedules can start right after its commit. A slot is the right to run one timer.
   */
  beginTimers(kind: string, reserve: () => Reservation | undefined): void;
}

/**
 * Time in milliseconds after which the runner reads `concurrency` again, if it was 0 or all allowed calls were running.
 */
const ASK_AGAIN_MS = 1_000;
/**
 * Longest time, in milliseconds, between two claims of one runner. It can be long, because `TimerWatch` polls for
 * timers that other processes have scheduled.
 */
const LONGEST_WAIT_MS = 3_600_000;
/** Time in milliseconds before the runner tries again to claim due timers, if another transaction holds their locks. */
const BUSY_WAIT_MS = 5;
const CLAIM_AT_MOST = 500;
/**
 * Time in milliseconds before the runner claims again, if all due timers belong to tenants or receivers that have
 * already reached their limit of running timers.
 */
const SHARED_OUT_WAIT_MS = 100;

/** Runs the timers of one kind. */
export class TimerRunner implements ReservedRunner {
  private readonly kind: string;
  private readonly batch: number;
  private readonly concurrency: () => number;
  readonly groupShare: number;
  readonly ownerShare: number;
  readonly leaseMs: number;
  private readonly retry: RetryPolicy;
  private readonly isTraced: boolean;
  private readonly turns: TimerTurns;
  private readonly signal = new Signal();
  private readonly delay = new BatchDelay();
  private readonly calls = new Set<Promise<void>>();
  /**
   * Claimed timers that are not completed yet. The key of the map is made of the claim, the timer's id, and its
   * position in a row that several timers share.
   */
  private readonly open = new Map<string, OpenTimer>();
  readonly held = new HeldSlots();
  private readonly reservations = new Reservations(this);
  private lastWorkedAt = performance.now();
  /**
   * True if this process has reached its limit of running timers, so that due timers are possibly waiting. The end of
   * a call then starts the next claim.
   */
  private lacksSlots = false;
  private running: Promise<void> | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    options: TimerOptions,
    private readonly handler: TimersHandler,
    private readonly database: TimerDatabase,
    private readonly clock: Clock,
    private readonly logger: EventingLogger,
    private readonly tracer?: Tracer | undefined,
  ) {
    this.kind = options.kind;
    this.batch = options.batch ?? 1;
    const { concurrency = 1 } = options;
    this.concurrency = typeof concurrency === 'function' ? concurrency : () => concurrency;
    this.groupShare = options.groupShare ?? GROUP_SHARE;
    this.ownerShare = options.ownerShare ?? GROUP_SHARE;
    this.leaseMs = options.leaseMs ?? 5_000;
    this.retry = options.retry;
    this.isTraced = options.isTraced ?? true;
    this.turns = new TimerTurns(database.sql);
  }

  start(): void {
    this.database.onCommit(({ kinds, completed }) => {
      for (const timer of completed) this.open.delete(nameOf(timer));
      if (kinds.has(this.kind)) this.signal.notify();
    });
    this.database.beginTimers(this.kind, () => (this.closing ? undefined : this.reservations.begin()));
    this.running = this.run();
  }

  /** Time when this runner last claimed timers, tried to, or ran one, by `performance.now()`. */
  get workedAt(): number {
    return this.calls.size > 0 ? performance.now() : this.lastWorkedAt;
  }

  /** Makes the runner claim due timers at once, without waiting for its next claim. */
  notify(): void {
    this.signal.notify();
  }

  /** Stops claiming timers. Resolves when all running calls of the handler have ended. */
  async stop(): Promise<void> {
    this.closing = true;
    this.signal.notify();
    await this.running;
    await this.reservations.ended();
    await Promise.all(this.calls);
    clearInterval(this.heartbeat);
  }

  private async run(): Promise<void> {
    while (!this.closing) {
      let waitMs = ASK_AGAIN_MS;
      try {
        await this.delay.next();
        const free = this.freeSlots();
        this.lacksSlots = free <= 0;
        if (free > 0) {
          const { waitsFor, nextDue } = await runStep(`timers ${this.kind}`, () => this.claim(free));
          if (waitsFor === 'nothing') continue;
          this.lacksSlots = waitsFor === 'slots';
          waitMs = waitsFor === 'slots' ? SHARED_OUT_WAIT_MS : this.untilDue(nextDue);
        }
      } catch (error) {
        this.lastWorkedAt = performance.now();
        this.logger.warn({ err: error, kind: this.kind }, 'timers could not be claimed');
      }
      await this.signal.wait(waitMs);
    }
  }

  private async claim(free: number): Promise<Claimed> {
    const { kind, leaseMs } = this;
    const limit = Math.min(free, CLAIM_AT_MOST);
    const slots = { free, held: this.held.byName, groupShare: this.groupShare, ownerShare: this.ownerShare };
    const claimed = await this.turns.claim({ kind, now: this.clock.now(), leaseMs, limit }, slots);
    this.begin(claimed.timers);
    return claimed;
  }

  begin(timers: readonly DueTimer[]): void {
    const heldSince = performance.now();
    for (const timer of timers) this.open.set(nameOf(timer), { ...timer, heldSince });
    if (timers.length > 0) this.heartbeat ??= setInterval(() => void this.renew(), this.leaseMs / 3);
    for (let i = 0; i < timers.length; i += this.batch) {
      const some = timers.slice(i, i + this.batch);
      this.held.add(some, 1);
      const call = this.call(some).finally(() => {
        this.calls.delete(call);
        this.lastWorkedAt = performance.now();
        this.held.add(some, -1);
        if (this.lacksSlots || this.closing) this.signal.notify();
      });
      this.calls.add(call);
    }
  }

  /** Returns how many more timers may start now in this process. */
  freeSlots(): number {
    return (this.concurrency() - this.calls.size) * this.batch - this.reservations.count;
  }

  private untilDue(due: Date | undefined): number {
    const untilDueMs = due === undefined ? LONGEST_WAIT_MS : due.getTime() - this.clock.now().getTime();
    return Math.max(BUSY_WAIT_MS, Math.min(untilDueMs, LONGEST_WAIT_MS));
  }

  /**
   * Calls the handler with these timers. Never rejects: if the handler fails, its timers are released to run again
   * later.
   */
  private async call(timers: readonly DueTimer[]): Promise<void> {
    const { things, work, spans } = this.steps(timers);
    let failure: unknown;
    await within(work, async () => {
      try {
        await this.handler(things);
        if (this.stillOpen(timers).length === 0) return;
        this.logger.warn(
          { kind: this.kind, keys: timers.map(({ key }) => key) },
          'the method ended without completing its timers',
        );
      } catch (error) {
        failure = error;
        this.logger.error(
          { err: error, kind: this.kind, keys: timers.map(({ key }) => key) },
          'a timer failed and is tried again',
        );
      }
      await this.release(this.stillOpen(timers));
    });
    work.end();
    for (const span of spans) span.end(failure);
  }

  private steps(timers: readonly DueTimer[]): TracedItems<DueTimer> {
    const own = this.isTraced ? timers : timers.map(withoutTrace);
    return stepsOf(this.tracer, own, {
      keyOf: ({ key }) => key,
      causeOf: ({ cause }) => cause,
      continued: (timer, { traceparent }) => ({ ...timer, cause: { ...timer.cause, traceparent } }),
      stepOf,
    });
  }

  private async release(timers: readonly DueTimer[]): Promise<void> {
    const now = this.clock.now().getTime();
    const failed = timers.map((timer): FailedTimer => ({
      timer,
      dueAgain: new Date(now + waitMs(this.retry, timer.attempt)),
    }));
    try {
      if (failed.length > 0) await release(this.database.sql, failed);
    } catch (error) {
      this.logger.warn({ err: error, kind: this.kind }, 'failed timers come again when their lease has run out');
    }
    for (const timer of timers) this.open.delete(nameOf(timer));
    this.signal.notify(); // a released timer may be due before all others
  }

  private async renew(): Promise<void> {
    if (this.open.size === 0) {
      clearInterval(this.heartbeat);
      this.heartbeat = undefined;
      return;
    }
    const now = performance.now();
    const open = [...this.open.values()].filter(({ heldSince }) => now - heldSince >= this.leaseMs / 4);
    // Several timers can share one row of the table, and so one lease. It is renewed once.
    const held = [...new Map(open.map((timer) => [timer.id, timer])).values()];
    if (held.length === 0) return;
    try {
      const renewed = await renewTimers(this.database.sql, held, this.leaseMs);
      const lost = Math.min(held.length - renewed, this.stillOpen(open).length);
      if (lost > 0) this.logger.warn({ kind: this.kind, lost }, 'others have taken timers over');
    } catch (error) {
      this.logger.warn({ err: error, kind: this.kind }, 'leases of timers could not be renewed');
    }
  }

  private stillOpen(timers: readonly DueTimer[]): DueTimer[] {
    return timers.filter((timer) => this.open.has(nameOf(timer)));
  }
}

interface OpenTimer extends DueTimer {
  /** Time when this process claimed the timer, by `performance.now()`. */
  readonly heldSince: number;
}

const withoutTrace = (timer: DueTimer): DueTimer => ({
  ...timer,
  cause: { ...timer.cause, traceparent: undefined },
});

const stepOf = ({ kind, key, attempt, group }: DueTimer): Step => ({
  name: `timer ${kind}`,
  kind: 'internal',
  attributes: {
    'rubrica.timer.kind': kind,
    'rubrica.timer.key': key,
    'rubrica.timer.attempt': attempt,
    ...aboutAttributes(key, group.startsWith(`${ID_PREFIX.tenant}_`) ? group : undefined),
  },
});

const nameOf = ({ claim, id, member = 0 }: Pick<DueTimer, 'claim' | 'id' | 'member'>): string =>
  `${claim} ${id} ${member}`;

const waitMs = ({ firstMs, longestMs }: RetryPolicy, attempt: number): number =>
  Math.min(firstMs * 2 ** Math.min(attempt, 30), longestMs) * (0.9 + Math.random() * 0.2);
