import 'reflect-metadata';
import type { Cause } from '../event/cause.js';

export interface TimerRequest {
  readonly kind: string;
  /** Key of the timer, usually the id of a document. A kind has at most one timer per key. */
  readonly key: string;
  /** ISO time by the service's `Clock`. By default the time of the transaction: the timer is then due at once. */
  readonly due?: string;
  readonly payload?: object;
  /**
   * Tenant or receiver of the timer. Groups with due timers take turns, and no group may have all slots, so that no
   * group waits for the backlog or the calls of another. In a name such as `owner/group`, the owner has several groups,
   * and a further limit applies to all of them together.
   */
  readonly group?: string;
  readonly cause?: Cause;
  /**
   * Object for the method of the timer. With it, a timer that is due at once begins right after the commit, in this
   * process, if a slot is free. The method gets this same object. The object is not stored, so it is missing when the
   * timer runs again after a failure or in another process.
   *
   * Allowed only for a key without a timer. While the timer runs, `newestTimer`, `nextDue` and `cancel` do not find it,
   * and scheduling its key creates a second timer.
   */
  readonly handover?: object;
}

export interface DueTimer<Payload extends object = object, Handover extends object = object> {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly due: string;
  readonly payload: Payload;
  /** Number of times that the method has failed since the timer was scheduled. */
  readonly attempt: number;
  /** Group of the timer; '' if it has none. */
  readonly group: string;
  /** Cause of the transaction that scheduled the timer. */
  readonly cause: Cause;
  /** Id of the claim. `complete` fails if another claim holds the timer. */
  readonly claim: string;
  /** True if an earlier owner died or was frozen during the call. Nobody knows how far that call came. */
  readonly isTakenOver: boolean;
  /** Number of a timer among the timers of its shared row, from 1. Undefined for a timer with a row of its own. */
  readonly member?: number | undefined;
  /** Object that the scheduling transaction has handed over; undefined if the timer was claimed. */
  readonly handover?: Handover | undefined;
}

/** Moves all timers of a kind and group that are due exactly at `from` to another due time (ISO). */
export interface TimerMove {
  readonly kind: string;
  readonly group: string;
  readonly from: string;
  readonly to: string;
}

/** Selects the timers of a kind and group whose keys begin with a prefix (`inv_`). */
export interface TimerQuery {
  readonly kind: string;
  readonly group: string;
  /** Beginning of the keys; '' selects all keys. */
  readonly keyPrefix: string;
}

/** Wait before a failed timer runs again. It doubles after each failure, and varies at random by a tenth. */
export interface RetryPolicy {
  readonly firstMs: number;
  readonly longestMs: number;
}

export interface TimerOptions {
  readonly kind: string;
  /** Largest number of timers in one call; 1 by default. */
  readonly batch?: number;
  /**
   * Largest number of concurrent calls in this process; 1 by default. A function is called before each claim; while it
   * returns 0, no timers run.
   */
  readonly concurrency?: number | (() => number);
  /**
   * Share of all slots (`batch` × `concurrency`) that one group may hold if no other group has timers; 8/9 by default.
   */
  readonly groupShare?: number;
  /** The same limit for all groups of one owner together; 8/9 by default. */
  readonly ownerShare?: number;
  /** Waits after failures. */
  readonly retry: RetryPolicy;
  /**
   * Whether runs continue the trace of the scheduling transaction; true by default. False for timers about many
   * documents, whose trace would never end.
   */
  readonly isTraced?: boolean;
  /**
   * Duration of the lease; 5,000 by default. After the death of a process, another one takes over its timers when their
   * leases end. Leases are renewed while the method runs.
   */
  readonly leaseMs?: number;
}

/**
 * Marks a method of a provider that runs when a timer is due. The method first makes its external calls. It then
 * commits a transaction that ends with `tx.complete(...timers)`. The method runs at least once per timer. If it throws
 * or does not complete a timer, the timer runs again with `attempt` + 1 after the wait of `retry`. Options that depend
 * on settings are made from the provider.
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
 * The call took longer than its lease, and another owner has taken the timer. The transaction of this call writes
 * nothing.
 */
export class LeaseLost extends Error {
  constructor(timers: readonly { readonly kind: string; readonly key: string }[]) {
    super(`another owner has ${timers.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`);
    this.name = 'LeaseLost';
  }
}
