import { PARTITIONS } from '@rubrica/contracts';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { EventingLogger } from '../eventing-logger.js';
import { runStep } from '../running-steps.js';
import { Signal } from '../signal.js';
import type { Sql } from './sql.js';

/** A partition that this process holds. `epoch` grows each time the partition gets a new owner. */
export interface PartitionLease {
  readonly part: number;
  readonly epoch: number;
  /**
   * Position of the last message of this partition that was sent from the outbox to the event log. Only the relay uses
   * it.
   */
  readonly pos: number;
}

export interface LeaseHolder {
  /** Called when this process has got partitions that it did not hold before. */
  taken(): void;
  /**
   * Called when this process was alone and another process has joined. The new process may take over partitions. It may
   * also write messages to the outbox in partitions whose messages this process sends.
   */
  joined?(): void;
  /**
   * Called with partitions that this process must give to other processes. Must resolve when no work on these
   * partitions is running. Other processes get the partitions only after that.
   */
  giveUp(parts: ReadonlySet<number>): Promise<void>;
}

/**
 * Time in milliseconds, by the database's clock, after which other processes take over the partitions of a process
 * that no longer renews its lease.
 */
const LEASE_MS = 7_500;
const HEARTBEAT_MS = 1_000;
/**
 * Interval in milliseconds at which a process that is alone renews its lease. It is as long as possible, but one failed
 * renewal must have no effect.
 */
const LONE_HEARTBEAT_MS = 3_000;
/**
 * Interval in milliseconds at which a process renews its lease while it waits for partitions that another process still
 * holds.
 */
const FAST_HEARTBEAT_MS = 100;
/**
 * How long after a renewal a process believes that it holds its partitions, in milliseconds. This is shorter than the
 * time after which other processes take over.
 */
const TRUST_MS = LEASE_MS - 500;

interface LeasedWork {
  readonly holder: LeaseHolder;
  readonly leases: Map<number, PartitionLease>;
  /** Partitions that this process is giving to others, while its work on them is still running. */
  readonly leaving: Set<number>;
  alone: boolean;
}

/**
 * Divides the partitions of each job (a consumer group, or the relay of an outbox) among the living processes. A
 * process renews one row for all its jobs every 1 to 3 s; if it stops, others take over its partitions. For a moment
 * two processes may both believe that they hold a partition. So a write must check the epoch (a number that grows each
 * time a partition changes its owner), or be safe to do twice.
 */
export class PartitionLeases {
  readonly me = `${THIS_PROCESS}:${randomUUID()}`;
  private readonly works = new Map<string, LeasedWork>();
  private readonly signal = new Signal();
  private confirmedAt = -Infinity;
  /**
   * True after a database error. The tables may then name this process as the owner of partitions that it does not use.
   */
  private isDoubtful = false;
  private running: Promise<void> | undefined;
  private closing = false;

  constructor(
    private readonly sql: Sql,
    private readonly logger: EventingLogger,
  ) {}

  join(name: string, holder: LeaseHolder): void {
    if (this.works.has(name)) throw new Error(`this process takes part in ${name} already`);
    this.works.set(name, { holder, leases: new Map(), leaving: new Set(), alone: true });
    this.signal.notify();
    this.running ??= this.run();
  }

  /** Leaves a consumer group or relay and gives up its partitions, so that other processes take over at once. */
  async leave(name: string): Promise<void> {
    const work = this.works.get(name);
    if (!work) return;
    this.works.delete(name);
    const parts = new Set([...work.leases.keys(), ...work.leaving]);
    work.leases.clear();
    await work.holder.giveUp(parts);
    await this.release(name, [...parts]);
    await this.sql.query('update members set works = array_remove(works, $2) where id = $1', [this.me, name]);
  }

  /** True if this process has renewed its lease lately enough to still hold its partitions. */
  get isConfirmed(): boolean {
    return performance.now() - this.confirmedAt < TRUST_MS;
  }

  /**
   * Returns the partitions that this process holds for a consumer group or relay. Returns none if its lease was not
   * renewed in time.
   */
  held(name: string): ReadonlyMap<number, PartitionLease> {
    const work = this.works.get(name);
    return work && this.isConfirmed ? work.leases : NONE;
  }

  /** Returns whether no other process took part in this consumer group or relay at the last renewal of the lease. */
  alone(name: string): boolean {
    return this.works.get(name)?.alone ?? true;
  }

  /** True if no other process takes part in any consumer group or relay of this process. */
  get isAlone(): boolean {
    return [...this.works.values()].every(({ alone }) => alone);
  }

  /**
   * Updates, only in memory, the positions up to which the outbox was sent in these partitions. The caller also
   * stores these positions, and calls `lost` if that fails because a partition has a new owner.
   */
  advance(name: string, cursors: readonly PartitionLease[]): void {
    const leases = this.works.get(name)?.leases;
    for (const cursor of cursors) if (leases?.get(cursor.part)?.epoch === cursor.epoch) leases.set(cursor.part, cursor);
  }

  /**
   * Drops partitions that other processes have taken. Exception: if this process has meanwhile got a partition back,
   * in a later epoch, it keeps this partition.
   */
  lost(name: string, lost: readonly PartitionLease[]): void {
    const leases = this.works.get(name)?.leases;
    for (const { part, epoch } of lost) if (leases?.get(part)?.epoch === epoch) leases.delete(part);
  }

  async close(): Promise<void> {
    try {
      await Promise.all([...this.works.keys()].map((name) => this.leave(name)));
    } catch (error) {
      this.logger.warn({ err: error }, 'partitions could not be released; others get them when this lease has expired');
    }
    this.closing = true;
    this.signal.notify();
    await this.running;
  }

  private async run(): Promise<void> {
    await this.removeDeadMembers().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'dead members could not be removed; their leases will expire'),
    );
    while (!this.closing) {
      let isSettled = true;
      try {
        isSettled = await runStep('leases', () => this.renew());
      } catch (error) {
        this.isDoubtful = true;
        this.logger.warn({ err: error }, 'the lease of this process could not be renewed');
      }
      const waitMs = isSettled ? (this.isAlone ? LONE_HEARTBEAT_MS : HEARTBEAT_MS) : FAST_HEARTBEAT_MS;
      if (!this.closing) await this.signal.wait(waitMs);
    }
  }

  /**
   * Removes the entries of dead processes of this host, so that a restarted process does not wait for the end of its
   * old lease.
   */
  private async removeDeadMembers(): Promise<void> {
    const { rows } = await this.sql.query<{ id: string }>('select id from members where starts_with(id, $1)', [
      THIS_HOST,
    ]);
    const dead = rows.map(({ id }) => id).filter(isDead);
    if (dead.length > 0) await this.sql.query('delete from members where id = any($1)', [dead]);
  }

  /**
   * Renews the lease, and takes or gives up partitions. Returns false if this process still waits for partitions of
   * others.
   */
  private async renew(): Promise<boolean> {
    const names = [...this.works.keys()];
    const beganAt = performance.now();
    const { rows: others } = await this.sql.query<{ id: string; works: string[] }>(
      `with me as (
         insert into members (id, works, expires_at) values ($1, $2, clock_timestamp() + $3 * interval '1 ms')
         on conflict (id) do update set works = excluded.works, expires_at = excluded.expires_at
       )
       select id, works from members where id <> $1 and works && $2 and expires_at > clock_timestamp()`,
      [this.me, names, LEASE_MS],
    );
    if (beganAt - this.confirmedAt > LEASE_MS) for (const name of names) await this.confirm(name);
    const wasConfirmed = this.isConfirmed;
    this.confirmedAt = beganAt;
    if (!wasConfirmed) for (const { holder, leases } of this.works.values()) if (leases.size > 0) holder.taken();
    if (this.isDoubtful) {
      this.isDoubtful = false; // reset before the work, so that an error during the work sets it again
      for (const name of names) await this.releaseUnheld(name);
    }
    let settled = true;
    for (const name of names) {
      const members = others.filter(({ works }) => works.includes(name)).map(({ id }) => id);
      settled = (await this.share(name, members)) && settled;
    }
    return settled;
  }

  /** Drops partitions that other processes have taken while this process stood still. */
  private async confirm(name: string): Promise<void> {
    const { rows } = await this.sql.query<{ part: number; epoch: string }>(
      'select part, epoch from leases where work = $1 and owner = $2',
      [name, this.me],
    );
    const epochs = new Map(rows.map((row) => [row.part, Number(row.epoch)]));
    const leases = this.works.get(name)?.leases ?? new Map<number, PartitionLease>();
    for (const { part, epoch } of leases.values()) if (epochs.get(part) !== epoch) leases.delete(part);
  }

  private async share(name: string, others: readonly string[]): Promise<boolean> {
    const work = this.works.get(name);
    if (!work) return true;
    const wasAlone = work.alone;
    if (wasAlone && others.length === 0 && work.leases.size === PARTITIONS) return true;
    work.alone = others.length === 0;
    if (wasAlone && !work.alone) work.holder.joined?.();
    const members = [...others, this.me].sort();
    const mine = PARTS.filter((part) => members[part % members.length] === this.me);
    const unwanted = [...work.leases.keys()].filter((part) => !mine.includes(part));
    if (unwanted.length > 0) this.giveBack(name, work, unwanted);
    const missing = mine.filter((part) => !work.leases.has(part) && !work.leaving.has(part));
    if (missing.length === 0) return true;
    const taken = await this.take(name, missing);
    if (!this.works.has(name)) {
      await this.release(
        name,
        taken.map(({ part }) => part),
      );
      return true;
    }
    for (const lease of taken) work.leases.set(lease.part, lease);
    if (taken.length > 0) work.holder.taken();
    return taken.length === missing.length;
  }

  /**
   * Takes each of the given partitions that has no living owner or that already belongs to this process. Returns the
   * taken partitions.
   */
  private async take(name: string, parts: readonly number[]): Promise<PartitionLease[]> {
    await this.sql.query("delete from members where expires_at < clock_timestamp() - interval '1 hour'");
    const { rows } = await this.sql.query<{ part: number; epoch: string; pos: string }>(
      `insert into leases (work, part, owner, epoch) select $1, part, $2, 1 from unnest($3::int[]) as part order by part
       on conflict (work, part) do update set owner = excluded.owner, epoch = leases.epoch + 1
       where leases.owner is null or leases.owner = excluded.owner or not exists (
         select from members
         where members.id = leases.owner and leases.work = any(members.works) and members.expires_at > clock_timestamp()
       )
       returning part, epoch, pos`,
      [name, this.me, parts],
    );
    return rows.map((row) => ({ part: row.part, epoch: Number(row.epoch), pos: Number(row.pos) }));
  }

  /**
   * Gives up partitions in the background, because the running work may be slow and the lease must be renewed
   * meanwhile.
   */
  private giveBack(name: string, work: LeasedWork, parts: readonly number[]): void {
    for (const part of parts) {
      work.leases.delete(part);
      work.leaving.add(part);
    }
    work.holder
      .giveUp(new Set(parts))
      .then(() => this.release(name, parts))
      .catch((error: unknown) => {
        this.isDoubtful = true;
        this.logger.warn({ err: error, work: name }, 'partitions could not be released yet');
      })
      .finally(() => {
        for (const part of parts) work.leaving.delete(part);
      });
  }

  /**
   * Releases partitions which this process owns according to the database, but which this process does not use. This
   * happens after a database error. Without the release, nobody would work on these partitions while this process
   * lives.
   */
  private async releaseUnheld(name: string): Promise<void> {
    const work = this.works.get(name);
    if (!work) return;
    await this.sql.query('update leases set owner = null where work = $1 and owner = $2 and part <> all($3::int[])', [
      name,
      this.me,
      [...work.leases.keys(), ...work.leaving],
    ]);
  }

  private async release(name: string, parts: readonly number[]): Promise<void> {
    await this.sql.query('update leases set owner = null where work = $1 and owner = $2 and part = any($3::int[])', [
      name,
      this.me,
      parts,
    ]);
  }
}

const THIS_HOST = `${hostname()}:`;
const THIS_PROCESS = `${THIS_HOST}${process.pid}:${randomUUID()}`;

/**
 * Returns whether the process with this id has ended. The id has host name, process id and random text. After a
 * restart a container often has the same host name and process id (1); then the random text differs. If two
 * containers have the same host name, a process that lives in the other container may count as ended. That process
 * then loses its partitions early, which is harmless.
 */
const isDead = (id: string): boolean => {
  const pid = Number(id.slice(THIS_HOST.length).split(':')[0]);
  return pid === process.pid ? !id.startsWith(THIS_PROCESS) : !isAlive(pid);
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const PARTS = Array.from({ length: PARTITIONS }, (_, part) => part);
const NONE: ReadonlyMap<number, PartitionLease> = new Map();
