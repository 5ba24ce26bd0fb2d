import { randomUUID } from 'node:crypto';
import { type HeldSlots, mayTake, ownerOf } from '../slots.js';
import type { DueTimer } from '../timer.js';
import type { Lease } from '../timer-store.js';

/** Slots of a runner that one transaction reserves for timers which begin with its commit. */
export interface Reservation {
  /** Reserves a slot for a timer of this group. Returns undefined if the group may not have a slot now. */
  take(group: string): Lease | undefined;
  /** Frees the slots and begins these timers, whose transaction was committed. Called once. */
  end(begun: readonly DueTimer[]): void;
}

/** Begins a reservation in the runner of this kind. Returns undefined if this process runs no timers of the kind. */
export type Reserve = (kind: string) => Reservation | undefined;

/** The part of a runner that reservations use. */
export interface ReservedRunner {
  readonly leaseMs: number;
  readonly groupShare: number;
  readonly ownerShare: number;
  readonly held: HeldSlots;
  /** Returns how many timers may begin now. */
  freeSlots(): number;
  begin(timers: readonly DueTimer[]): void;
}

/** All reservations of one runner. */
export class Reservations {
  /** Number of reserved slots, whose timers have not begun. */
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

  /** A group may use half of its slots for timers that begin with a commit. The other half is for timers that have waited. */
  private hasSlotFor(group: string): boolean {
    const { held, groupShare, ownerShare } = this.runner;
    const free = this.runner.freeSlots();
    const owner = ownerOf(group);
    const may = (name: string, share: number): boolean => mayTake(free, 2 * (held.byName.get(name) ?? 0), share) > 0;
    return free > 0 && (group === '' || may(group, groupShare)) && (!owner || may(owner, ownerShare));
  }
}
