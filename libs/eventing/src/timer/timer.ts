import 'reflect-metadata';
import type { Cause } from '../event/cause.js';

export interface TimerRequest {
  readonly kind: string;
  /**
   * Identifies the timer among the timers of its kind; usually the id of a document. A kind has at most one timer per
   * key.
   */
  readonly key: string;
  /** Time at which the timer runs, ISO 8601. By default the time of the transaction, so the timer runs at once. */
  readonly due?: string;
  readonly payload?: object;
  /**
   * Tenant or receiver that the timer works for. Groups with due timers take turns, and none of them may use the whole
   * capacity for running timers, so that none has to wait for the long queue of another one. If the name has the form
   * `owner/group`, a further limit applies to all groups of this owner together.
   */
  readonly group?: string;
  readonly cause?: Cause;
  /**
   * In-memory object that is passed directly to the handler of the timer. A timer that has a handover and is due at
   * once starts in this process right after the commit, if fewer timers run than allowed. The object is not stored:
   * it is missing when the timer runs again after a failure or in another process.
   *
   * A handover is allowed only if no timer with this key exists. While a timer with a handover runs, `newestTimer`,
   * `nextDue` and `cancel` do not find it, and scheduling its key creates a second timer.
   */
  readonly handover?: object;
}

export interface DueTimer<Payload extends object = object, Handover extends object = object> {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly due: string;
  readonly payload: Payload;
  /** Number of times that the handler has failed since the timer was scheduled; 0 in the first call. */
  readonly attempt: number;
  /** Tenant or receiver that the timer works for, as given when it was scheduled; '' if none was given. */
  readonly group: string;
  /** Request, message and trace span that led to the scheduling of this timer. */
  readonly cause: Cause;
  /**
   * Id of the claim with which this process took the timer. `complete` fails if another process has claimed the timer
   * since.
   */
  readonly claim: string;
  /**
   * True if an earlier call for this timer lost its lease, because its process died or stood still. That call may have
   * had effects or not.
   */
  readonly isTakenOver: boolean;
  /**
   * Position of the timer in a database row that several timers share, from 1. Undefined for a timer with a row of its
   * own.
   */
  readonly member?: number | undefined;
  /**
   * In-memory object that the transaction which scheduled the timer passes directly to its handler. Undefined if a
   * runner claimed the timer from the database instead.
   */
  readonly handover?: Handover | undefined;
}

/**
 * Order to change a due time: all timers of this kind and group that are due exactly at `from` become due at `to`. Both
 * are ISO 8601 times.
 */
export interface TimerMove {
  readonly kind: string;
  readonly group: string;
  readonly from: string;
  readonly to: string;
}

/** Selects the timers of one kind and group whose keys begin with a prefix, for example `inv_`. */
export interface TimerQuery {
  readonly kind: string;
  readonly group: string;
  /** Beginning of the keys; '' selects all keys. */
  readonly keyPrefix: string;
}

/** A timer without a group that schedules itself again whenever it runs. */
export interface RepeatingTimer {
  readonly kind: string;
  readonly key: string;
  /** Time until it runs for the first time. */
  readonly firstMs: number;
}

/**
 * Waiting time before a failed timer runs again, in milliseconds. It is `firstMs` after the first failure and doubles
 * after each further one, up to `longestMs`. A random factor from 0.9 to 1.1 varies it.
 */
export interface RetryPolicy {
  readonly firstMs: number;
  readonly longestMs: number;
}

export interface TimerOptions {
  readonly kind: string;
  /** Largest number of timers that one call of the handler gets; 1 by default. */
  readonly batch?: number;
  /**
   * Largest number of calls of the handler that run at the same time in this process; 1 by default. If it is a
   * function, the runner calls it before each claim; while it returns 0, no timers run.
   */
  readonly concurrency?: number | (() => number);
  /**
   * Largest part of all slots, from 0 to 1, that one timer group may use while no other group has timers; 8/9 by
   * default. The number of slots is `batch` × `concurrency`: the timers that can run at the same time in this process.
   * A group is a tenant or receiver.
   */
  readonly groupShare?: number;
  /**
   * Largest part of all slots, from 0 to 1, that the timer groups of one owner may use together; 8/9 by default. The
   * number of slots is `batch` × `concurrency`. A group has an owner if its name has the form `owner/group`.
   */
  readonly ownerShare?: number;
  /** Waiting times before a failed timer runs again. */
  readonly retry: RetryPolicy;
  /**
   * If true, a run of the timer belongs to the trace of the transaction that scheduled it; true by default. Choose
   * false for a timer about many documents, because its trace would never end.
   */
  readonly isTraced?: boolean;
  /**
   * Time in milliseconds for which a process reserves a timer that it runs; 5,000 by default. The process renews this
   * lease while the handler runs. If the process dies, another one takes over the timer when the lease ends.
   */
  readonly leaseMs?: number;
}

/**
 * Marks a method of a Nest provider as the handler of a kind of timers. It is called at least once for each due timer.
 * The method first makes its external calls, and then commits a transaction that ends with `tx.complete(...timers)`. If
 * it throws or does not complete a timer, the timer runs again after the waiting time of `retry`. If the options depend
 * on settings, pass a function that gets the provider as its argument and returns the options.
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
 * Thrown when a handler completes a timer too late: its lease has ended, and the timer has been claimed again. The
 * transaction that tried to complete the timer is rolled back.
 */
export class LeaseLost extends Error {
  constructor(timers: readonly { readonly kind: string; readonly key: string }[]) {
    super(`another owner has ${timers.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`);
    this.name = 'LeaseLost';
  }
}
