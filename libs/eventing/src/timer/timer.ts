import 'reflect-metadata';
import type { Cause } from '../event/cause.js';

export interface TimerRequest {
  readonly kind: string;
  /** Thing that the timer is about. Kind and key identify the timer. */
  readonly key: string;
  /** ISO time by the service's `Clock`. By default the time of the transaction, so that it is due at once. */
  readonly due?: string;
  readonly payload?: object;
  /**
   * Tenant or receiver of the timer. Groups with due timers take turns, and no group may have all slots, so that none
   * waits for the backlog or the calls of another. `owner/group` names an owner of several groups, which share one
   * limit of slots.
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
  /** Number of failed runs (the method threw) since it was scheduled. */
  readonly attempt: number;
  /** '' without a group. */
  readonly group: string;
  /** Cause of the transaction that scheduled it. */
  readonly cause: Cause;
  /** Id of the claim. `complete` fails under another claim. */
  readonly claim: string;
  /** True if the earlier owner ended or was frozen during the call, so that nobody knows how far it came. */
  readonly isTakenOver: boolean;
  /** Number of a timer that began with its commit, among the timers of its row, from 1; undefined when it was claimed. */
  readonly member?: number | undefined;
  /** Object that the scheduling transaction handed over; undefined when the timer was claimed. */
  readonly handover?: Handover | undefined;
}

/** Moves the timers of one kind and group that are due exactly at `from` to another due time (ISO). */
export interface TimerMove {
  readonly kind: string;
  readonly group: string;
  readonly from: string;
  readonly to: string;
}

/** Timers of one kind and group whose keys begin with a prefix (`inv_`). */
export interface TimerQuery {
  readonly kind: string;
  readonly group: string;
  /** '' for every key. */
  readonly keyPrefix: string;
}

/** Wait before a failed timer runs again. It doubles with each failure, and varies by a tenth at random. */
export interface RetryPolicy {
  readonly firstMs: number;
  readonly longestMs: number;
}

export interface TimerOptions {
  readonly kind: string;
  /** Most timers per call; 1 by default. */
  readonly batch?: number;
  /**
   * Most concurrent calls in this process; 1 by default. A function is called at each claim; with 0 timers stay due.
   */
  readonly concurrency?: number | (() => number);
  /** Share of all slots (`batch` times `concurrency`) that one group alone may hold; 8/9 by default. */
  readonly groupShare?: number;
  /** Share of all slots that the groups of one owner may hold together; 8/9 by default. */
  readonly ownerShare?: number;
  /** Waits after failures. */
  readonly retry: RetryPolicy;
  /**
   * Whether runs continue the trace of the scheduling transaction. False for timers about many documents, whose trace
   * would never end. True by default.
   */
  readonly isTraced?: boolean;
  /**
   * Time after which another owner takes over from a dead process; 5,000 by default. The lease is renewed while the
   * method runs.
   */
  readonly leaseMs?: number;
}

/**
 * Marks a provider's method that runs when a timer is due. The method makes its external calls first, then commits a
 * transaction that ends with `tx.complete(...timers)`. It runs at least once per timer. If it throws, or does not
 * complete a timer, that timer runs again with `attempt` + 1 after the wait of `retry`. Options that depend on settings
 * are made from the provider.
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

/**
 * The call took longer than its lease, and another owner has the timer. The transaction of this call writes nothing.
 */
export class LeaseLost extends Error {
  constructor(timers: readonly { readonly kind: string; readonly key: string }[]) {
    super(`another owner has ${timers.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`);
    this.name = 'LeaseLost';
  }
}
