import { BatchDelay } from '../batch/batch-delay.js';
import type { EventingLogger } from '../eventing-logger.js';
import { faultPoint } from '../fault-point.js';
import { BATCH_BYTES, type Log } from '../log/log.js';
import type { PartitionLease, PartitionLeases } from '../postgres/partition-leases.js';
import type { Sql } from '../postgres/sql.js';
import { runStep } from '../running-steps.js';
import { Signal } from '../signal.js';
import { clearOutbox, noteCursors, type OutboxRow, type Passed, readOutbox } from './outbox.js';
import { type Sending, sendingOf } from './sending.js';

const WORK = 'relay';
const BATCH = 1_000;
const CLEAR_EVERY_MS = 5_000;
/**
 * Largest number of sent messages that are removed from the outbox at once. There are more than this number only
 * after a backlog; the next run removes the others.
 */
const CLEAR_AT_MOST = 100_000;
/**
 * Times to wait, in milliseconds, while there is nothing to send. The relay polls for commits of other processes; its
 * own process wakes it by a signal.
 */
const FIRST_WAIT_MS = 2;
const LONGEST_WAIT_MS = 250;
const ALONE_WAIT_MS = 60_000;
/**
 * Time in milliseconds between two polls of a process that is alone, in two cases: sent messages must still be removed
 * from the outbox, or messages of a commit with an unknown result may still appear there.
 */
const BUSY_ALONE_WAIT_MS = 5_000;
/** Time in milliseconds before the next attempt after a failure. */
const RETRY_MS = 500;

/** Tells which messages a commit has written to the outbox. */
export interface CommittedMessages {
  /** Partitions of the outbox that have new messages. */
  readonly parts: readonly number[];
}

/** The part of a service's database that `Relay` uses. */
export interface RelayDatabase {
  readonly sql: Sql;
  /** Registers a function that is called after each committed transaction of this process. */
  onCommit(listener: (committed: CommittedMessages) => void): void;
  /**
   * Registers a function that is called when a connection broke during a commit, so that nobody knows whether the
   * transaction was committed.
   */
  onDoubt(listener: () => void): void;
}

/**
 * Sends the messages of the outbox to the log. Only one process sends the messages of a partition, in order. A message
 * is sent again if the log did not acknowledge it, or if the process died before it stored its position. So the log
 * contains each message at least once, and the first copies are in order.
 */
export class Relay {
  private readonly signal = new Signal();
  private readonly delay = new BatchDelay();
  private readonly dirty = new Set<number>();
  /** Position of the last message that was sent, by partition: only positions that the database does not have yet. */
  private passed: readonly PartitionLease[] = [];
  private step: Promise<number> = Promise.resolve(0);
  private running: Promise<void> | undefined;
  private closing = false;
  private clearedAt = performance.now();
  /** Position up to which this process has removed sent messages from the outbox, by partition. */
  private readonly clearedTo = new Map<number, string>();
  private isUncleared = false;
  /** True while messages of a commit with an unknown result may still appear in the outbox. */
  private isInDoubt = false;

  constructor(
    private readonly database: RelayDatabase,
    private readonly leases: PartitionLeases,
    private readonly log: Log,
    private readonly logger: EventingLogger,
    private readonly sending: Sending = sendingOf(undefined, ''),
  ) {}

  start(): void {
    this.database.onCommit(({ parts }) => {
      if (parts.length === 0) return;
      for (const part of parts) this.dirty.add(part);
      this.signal.notify();
    });
    this.database.onDoubt(() => {
      this.isInDoubt = true;
      this.pollSoon();
    });
    this.leases.join(WORK, {
      taken: () => this.pollSoon(),
      joined: () => this.pollSoon(),
      giveUp: async () => {
        await this.step.catch(() => undefined);
        await this.note();
      },
    });
    this.running = this.run();
  }

  /** True if, at the last renewal of its lease, this process was the only living one of its service. */
  get isAlone(): boolean {
    return this.leases.alone(WORK);
  }

  /** Stops the relay. Before that, sends all committed messages, if the log accepts them. */
  async stop(): Promise<void> {
    this.closing = true;
    this.signal.notify();
    await this.running;
    await this.leases.leave(WORK);
  }

  private async run(): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    for (;;) {
      try {
        this.step = runStep(WORK, () => this.send());
        if ((await this.step) > 0) {
          waitMs = FIRST_WAIT_MS;
          await this.clear();
          continue;
        }
        if (this.closing) return;
        await this.clear();
        await this.signal.wait(this.isAlone ? this.aloneMs : waitMs);
      } catch (error) {
        this.logger.warn({ err: error }, 'the outbox could not be sent; it is tried again');
        if (this.closing) return;
        waitMs = LONGEST_WAIT_MS;
        this.suspectAll();
        await this.signal.wait(RETRY_MS);
      }
      if (this.dirty.size === 0) {
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
        this.isInDoubt = false;
        this.suspectAll();
      }
    }
  }

  /** Sends one batch of messages and returns their number. */
  private async send(): Promise<number> {
    if (this.dirty.size > 0) await this.delay.next();
    const held = this.leases.held(WORK);
    const leases = [...this.dirty].flatMap((part) => held.get(part) ?? []);
    this.dirty.clear();
    if (leases.length === 0) {
      await this.note();
      return 0;
    }
    const share = Math.ceil(BATCH / leases.length);
    const { passed } = this;
    const query = { leases, share, bytes: BATCH_BYTES };
    const { rows, isCut, noted } = await readOutbox(this.database.sql, this.allOf(passed), query);
    this.areNoted(passed, noted);
    if (rows.length === 0) return 0;
    await this.sending(rows, (records) => this.log.append(records));
    faultPoint('after-publish-before-cursor');
    this.passed = cursorsAfter(rows, leases);
    this.leases.advance(WORK, this.passed);
    this.isUncleared = true;
    // Messages that are committed after this read give a signal. Messages that did not fit into the batch give none;
    // their partitions go first in the next batch.
    const counts = countsOf(rows);
    if (isCut) for (const { part } of leases) if (!counts.has(part)) this.dirty.add(part);
    for (const [part, count] of counts) if (isCut || count === share) this.dirty.add(part);
    if (this.dirty.size === 0) await this.note(); // otherwise the next read stores the cursors
    return rows.length;
  }

  private async note(): Promise<void> {
    const { passed } = this;
    if (passed.length > 0) this.areNoted(passed, await noteCursors(this.database.sql, this.allOf(passed)));
  }

  private allOf(cursors: readonly PartitionLease[]): Passed {
    return { owner: this.leases.me, cursors };
  }

  private areNoted(passed: readonly PartitionLease[], noted: readonly number[]): void {
    if (this.passed === passed) this.passed = [];
    this.leases.lost(
      WORK,
      passed.filter(({ part }) => !noted.includes(part)),
    );
  }

  private pollSoon(): void {
    this.suspectAll();
    this.signal.notify();
  }

  private get aloneMs(): number {
    return this.isUncleared || this.isInDoubt ? BUSY_ALONE_WAIT_MS : ALONE_WAIT_MS;
  }

  private suspectAll(): void {
    for (const part of this.leases.held(WORK).keys()) this.dirty.add(part);
  }

  private async clear(): Promise<void> {
    if (!this.isUncleared || performance.now() - this.clearedAt < CLEAR_EVERY_MS) return;
    const which = { work: WORK, owner: this.leases.me, most: CLEAR_AT_MOST };
    const cleared = await runStep(WORK, () => clearOutbox(this.database.sql, which, this.clearedTo));
    this.clearedAt = performance.now();
    this.isUncleared = cleared === CLEAR_AT_MOST;
  }
}

const countsOf = (rows: readonly OutboxRow[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { part } of rows) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
};

const cursorsAfter = (rows: readonly OutboxRow[], leases: readonly PartitionLease[]): PartitionLease[] => {
  const last = new Map(rows.map((row) => [row.part, Number(row.pos)]));
  return leases.flatMap((lease) => {
    const pos = last.get(lease.part);
    return pos === undefined ? [] : { ...lease, pos };
  });
};
