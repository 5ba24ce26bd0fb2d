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

/** Timers that a commit has scheduled or completed. */
export interface CommittedTimers {
  /** Kinds of the scheduled timers that a runner has to claim. */
  readonly kinds: ReadonlySet<string>;
  readonly completed: readonly DueTimer[];
}

/** The part of a service's database that a runner uses. */
export interface TimerDatabase {
  readonly sql: Sql;
  /** Calls the listener after each commit of this process. */
  onCommit(listener: (committed: CommittedTimers) => void): void;
  /**
   * Sets the function from which transactions of this process reserve slots for timers that begin with their commit.
   */
  beginTimers(kind: string, reserve: () => Reservation | undefined): void;
}

/** Wait until a concurrency of 0 is asked for again. */
const ASK_AGAIN_MS = 1_000;
/** Longest wait between two claims. `TimerWatch` finds timers of other processes, with one statement for all kinds. */
const LONGEST_WAIT_MS = 3_600_000;
/** Wait until due timers are claimed again that a running transaction has locked. */
const BUSY_WAIT_MS = 5;
const CLAIM_AT_MOST = 500;
/**
 * Wait after a claim in which the due timers belonged only to groups with no free slots. Such timers hide when others
 * are due.
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
  /** Claimed timers that are not completed, by claim, id and number. */
  private readonly open = new Map<string, OpenTimer>();
  readonly held = new HeldSlots();
  private readonly reservations = new Reservations(this);
  private lastWorkedAt = performance.now();
  /** True if more timers may be due than slots were free. */
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

  /** Time of the last claim, attempt to claim, or call, by `performance.now()`. */
  get workedAt(): number {
    return this.calls.size > 0 ? performance.now() : this.lastWorkedAt;
  }

  /** Claims due timers at once, because the clock was moved. */
  notify(): void {
    this.signal.notify();
  }

  /** Stops claiming. Resolves when the running calls have ended. */
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

  /** Returns how many timers may begin now. */
  freeSlots(): number {
    return (this.concurrency() - this.calls.size) * this.batch - this.reservations.count;
  }

  private untilDue(due: Date | undefined): number {
    const untilDueMs = due === undefined ? LONGEST_WAIT_MS : due.getTime() - this.clock.now().getTime();
    return Math.max(BUSY_WAIT_MS, Math.min(untilDueMs, LONGEST_WAIT_MS));
  }

  /** Calls the method for these timers. Never rejects, because failed timers run again. */
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
    // Timers of one shared row are renewed together.
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
  /** Time of the claim, by `performance.now()`. */
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
