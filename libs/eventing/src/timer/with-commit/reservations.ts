import { randomUUID } from 'node:crypto';
import { type HeldSlots, mayTake, ownerOf } from '../slots.js';
import type { DueTimer } from '../timer.js';
import type { Lease } from '../timer-store.js';

/**
 * Slots that one transaction reserves in a timer runner, for timers that start right after its commit. A slot is the
 * right to run one timer.
 */
export interface Reservation {
  /**
   * Reserves the right to run one timer of this group, and returns the lease to write with the timer. Returns undefined
   * if the group (a tenant or receiver) may run no further timer now.
   */
  take(group: string): Lease | undefined;
  /**
   * Ends the reservation and starts the timers `begun`. After a commit, these are the timers that got a lease from
   * `take`. If the transaction failed, `begun` must be empty. Must be called once.
   */
  end(begun: readonly DueTimer[]): void;
}

/**
 * Function that begins a reservation in the timer runner of this kind, for timers which start right after a commit.
 * Returns undefined if this process has no such runner, or if the runner is stopping.
 */
export type Reserve = (kind: string) => Reservation | undefined;

/** The part of a timer runner that `Reservations` uses. */
export interface ReservedRunner {
  readonly leaseMs: number;
  readonly groupShare: number;
  readonly ownerShare: number;
  readonly held: HeldSlots;
  /** Returns how many more timers may start now in this process. */
  freeSlots(): number;
  begin(timers: readonly DueTimer[]): void;
}

/** All open reservations of slots in one timer runner. A slot is the right to run one timer. */
export class Reservations {
  /** Number of slots (rights to run one timer) that are reserved for timers which have not started yet. */
  count = 0;
  private readonly open = new Set<Promise<undefined>>();

  constructor(private readonly runner: ReservedRunner) {}

  begin(): Reservation {
    const { held, leaseMs } = this.runner;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.open.add(promise);
    const lease = { claim: randomUUID(), leaseMs };
    const taken: { readonly group: string }[] = [];
    return {
      take: (group) => {
        if (!this.hasSlotFor(group)) return undefined;
        taken.push({ group });
        held.add([{ group }], 1);
        this.count += 1;
        return lease;
      },
      end: (begun) => {
        held.add(taken, -1);
        this.count -= taken.length;
        this.runner.begin(begun);
        this.open.delete(promise);
        resolve(undefined);
      },
    };
  }

  /** Resolves when all reservations have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.open);
  }

  /**
   * Returns whether a timer of this group (a tenant or receiver) may start right after a commit. Such timers may use
   * only half of what their group may run at the same time; the other half is for timers that wait in the database.
   */
  private hasSlotFor(group: string): boolean {
    const { held, groupShare, ownerShare } = this.runner;
    const free = this.runner.freeSlots();
    const owner = ownerOf(group);
    const may = (name: string, share: number): boolean => mayTake(free, 2 * (held.byName.get(name) ?? 0), share) > 0;
    return free > 0 && (group === '' || may(group, groupShare)) && (!owner || may(owner, ownerShare));
  }
}
