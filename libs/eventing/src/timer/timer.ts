import 'reflect-metadata';
import type { Cause } from '../event/cause.js';

export interface TimerRequest {
  readonly kind: string;
  /** What it is about; with `kind` it names the timer. */
  readonly key: string;
  /** ISO instant by the clock port; the transaction's instant by default, that is at once. */
  readonly due?: string;
  readonly payload?: object;
  /**
   * Whose timer it is (a tenant, a receiver). Groups with due timers take turns, and no group may have all slots, so that
   * nobody waits for the backlog or the calls of another one. `owner/group` names an owner of several groups, whose share
   * of the slots holds for all of them together.
   */
  readonly group?: string;
  readonly cause?: Cause;
  /**
   * Lets a timer that is due now begin in this process right after the commit, if it has a free slot. Its method gets this
   * object itself; it is not stored, so that the timer has none after a failure or in another process.
   *
   * For a key that has no timer yet. While such a timer runs, `newestTimer`, `nextDue` and `cancel` do not find it, and a
   * timer that is scheduled with the same key is another one.
   */
  readonly handover?: object;
}

export interface DueTimer<Payload extends object = object, Handover extends object = object> {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly due: string;
  readonly payload: Payload;
  /** How often it has failed (thrown) since it was scheduled. */
  readonly attempt: number;
  /** '': nobody's. */
  readonly group: string;
  /** Of the transaction that scheduled it. */
  readonly cause: Cause;
  /** Names the claim: `complete` is refused to another one. */
  readonly claim: string;
  /** Its owner before ended, or stood still for too long, without a word: nobody knows how far its call came. */
  readonly isTakenOver: boolean;
  /** Number of a timer that began with its commit, among the timers of its row, from 1; undefined when it was claimed. */
  readonly member?: number | undefined;
  /** What the transaction that scheduled it handed over; undefined when it was claimed. */
  readonly handover?: Handover | undefined;
}

/** Names the timers of one kind and group that are due exactly at `from`, and when they are due instead (ISO). */
export interface TimerMove {
  readonly kind: string;
  readonly group: string;
  readonly from: string;
  readonly to: string;
}

/** Names the timers of one kind and group whose keys begin with a prefix (`inv_`). */
export interface TimerQuery {
  readonly kind: string;
  readonly group: string;
  /** '' for every key. */
  readonly keyPrefix: string;
}

/** The wait doubles with each failure, and is a tenth longer or shorter by chance. */
export interface RetryPolicy {
  readonly firstMs: number;
  readonly longestMs: number;
}

export interface TimerOptions {
  readonly kind: string;
  /** Timers per call at most; 1 by default. */
  readonly batch?: number;
  /** Calls at once in this process; 1 by default. A function is asked whenever timers are claimed; with 0 they stay due. */
  readonly concurrency?: number | (() => number);
  /** Share of all slots (`batch` times `concurrency`) that one group alone may hold; 8/9 by default. */
  readonly groupShare?: number;
  /** Share of all slots that the groups of one owner may hold together; 8/9 by default. */
  readonly ownerShare?: number;
  /** When a timer that has failed comes again; after 1 s, 2 s, 4 s … 60 s by default. */
  readonly retry?: RetryPolicy;
  /**
   * False for what belongs to no one document (a check of many): its timers name no span, or a trace would go on as long as
   * they do. True by default.
   */
  readonly isTraced?: boolean;
  /** After a crash another owner takes over within this time; 5,000 by default. Renewed while the method runs. */
  readonly leaseMs?: number;
}

/**
 * Marks a provider's method that works when a timer is due: input and output first, then a transaction that ends with
 * `tx.complete(...timers)`. It runs at least once per timer. If it throws, or returns without having completed
 * a timer, that timer comes again with `attempt` + 1, as `retry` says. Options that depend on settings are
 * made from the provider.
 */
export const OnTimer =
  <Provider extends object>(options: TimerOptions | ((provider: Provider) => TimerOptions)) =>
  <Method extends (timers: readonly DueTimer<never, never>[]) => Promise<void>>(
    target: Provider,
    name: string | symbol,
    _descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    Reflect.defineMetadata(TIMER_METADATA, options, target, name);
  };

export const TIMER_METADATA = 'rubrica:on-timer';

/** The work took longer than its lease lasted, and another owner has the timer. What this one did is not recorded. */
export class LeaseLost extends Error {
  constructor(timers: readonly { readonly kind: string; readonly key: string }[]) {
    super(`another owner has ${timers.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`);
    this.name = 'LeaseLost';
  }
}
