import { Injectable } from '@nestjs/common';
import { type Caller, ID_PREFIX, type NumberingRangePatch } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import { colombianDate } from '@rubrica/fiscal';
import { lockList, newId, notFound, Problem } from '@rubrica/service';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import { numberingRange, type RangeAuthorization } from './numbering-range.js';
import type { Allotter, RangeWish } from './allotment.js';
import { type LockedRanges, type NumberingRangeRow, NumberingRangeStore } from './numbering-range.store.js';
import { testRangeFor } from './test-range.js';
import { numbersBefore, type SkippedNumbers, type WantedNext } from './skipped-numbers.js';

export interface RangeRegistration {
  readonly authorization: RangeAuthorization;
  readonly technicalKey: string | null;
  readonly wantedNext: WantedNext;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Registers and changes ranges, and releases the documents that found no number. */
@Injectable()
export class NumberingRangeProcess {
  constructor(
    private readonly ranges: NumberingRangeStore,
    private readonly waiting: WaitingDocuments,
  ) {}

  /** Throws 409 `numbering_range_overlaps` when another range of the tenant has some of the numbers. */
  async register(
    tx: Tx,
    { tenantId, livemode }: Caller,
    { authorization, technicalKey, wantedNext, metadata }: RangeRegistration,
  ): Promise<NumberingRangeRow> {
    await lockList(tx, tenantId, livemode);
    const [other] = await this.ranges.overlapping(tx, authorization);
    if (other) throw overlaps(other.id);
    const row = await this.authorize(tx, { authorization, technicalKey, wantedNext, metadata });
    await this.releaseWaiting(tx, row);
    return row;
  }

  /** Registers a range that shares no number with another one. */
  async authorize(
    tx: Tx,
    { authorization, technicalKey, wantedNext, metadata }: RangeRegistration,
  ): Promise<NumberingRangeRow> {
    const id = newId(ID_PREFIX.numberingRange);
    const row = await this.ranges.insert(tx, id, authorization, technicalKey, metadata);
    await tx.handle(numberingRange, id, { type: 'AuthorizeRange', authorization });
    return this.setNext(tx, row, wantedNext);
  }

  /** Sets the counter of a locked row to the wanted number, and records the numbers before it as skipped. */
  async setNext(tx: Tx, row: NumberingRangeRow, wanted: WantedNext): Promise<NumberingRangeRow> {
    const skipped = numbersBefore(row, wanted);
    // Whoever says what comes next may have used the numbers before it elsewhere.
    if (wanted.next !== undefined && wanted.next >= row.next) await this.ranges.keepSkipped(tx, row.id);
    if (skipped === null) return row;
    await tx.handle(numberingRange, row.id, { type: 'SkipNumbers', skipped });
    return this.ranges.skip(tx, row.id, skipped);
  }

  /**
   * Locks the ranges that fit the wishes. A tenant that has none in test mode, not even an inactive one, gets one: a new
   * tenant tries out the service without any preparation.
   */
  async lock(tx: Tx, wishes: readonly RangeWish[]): Promise<LockedRanges> {
    const locked = await this.ranges.lock(tx, wishes);
    const isServed = ({ tenantId, environment, documentType }: RangeWish): boolean =>
      locked.ranges.some(
        (range) =>
          range.tenantId === tenantId && range.environment === environment && range.documentType === documentType,
      );
    const unserved = wishes.filter((wish) => !isServed(wish) && testRangeFor(wish) !== null);
    for (const wish of unserved) await this.registerMissing(tx, wish);
    // Another transaction may have registered it meanwhile.
    return unserved.length > 0 ? this.ranges.lock(tx, wishes) : locked;
  }

  private async registerMissing(tx: Tx, wish: RangeWish): Promise<void> {
    const offered = testRangeFor(wish);
    if (offered === null) return;
    const { authorization, technicalKey } = offered;
    await lockList(tx, wish.tenantId, false);
    const isTaken = (await this.ranges.overlapping(tx, authorization)).length > 0;
    if (isTaken || (await this.ranges.hasAny(wish, tx))) return;
    await this.authorize(tx, { authorization, technicalKey, wantedNext: {}, metadata: {} });
  }

  /** Tells whether another document may have the number of a cancelled one; the row is locked until the commit. */
  async canTakeBack(tx: Tx, id: string, number: number): Promise<boolean> {
    const { first, last, valid_to: validTo } = await this.ranges.lockById(tx, id);
    return first <= number && number <= last && (validTo === null || colombianDate(new Date(tx.at)) <= validTo);
  }

  /** Records that a number has come back; the next document of the range gets it. */
  async takeBack(tx: Tx, id: string, number: number, why: Required<Pick<SkippedNumbers, 'reason' | 'issued_at'>>) {
    await this.leaveUnused(tx, id, { from: number, to: number, ...why });
    await this.releaseWaiting(tx, await this.ranges.lockById(tx, id));
  }

  /** Records that numbers that had come back are used. */
  async useReturned(tx: Tx, taken: ReturnType<Allotter['takenAgain']>): Promise<void> {
    for (const { rangeId, sequence } of taken) {
      await tx.handle(numberingRange, rangeId, { type: 'UseReturnedNumber', number: sequence });
      await this.ranges.useReturned(tx, rangeId, sequence);
    }
  }

  /** Records numbers that were allotted and are not used. The counter stays. */
  async leaveUnused(tx: Tx, id: string, unused: SkippedNumbers): Promise<void> {
    await tx.handle(numberingRange, id, { type: 'SkipNumbers', skipped: unused });
    await this.ranges.addSkipped(tx, id, unused);
  }

  /** Throws 404 when the caller has no such range, and 409 `next_below_used` when the wanted number is used or skipped. */
  async change(tx: Tx, caller: Caller, id: string, change: NumberingRangePatch): Promise<NumberingRangeRow> {
    const { is_active: isActive, technical_key: technicalKey } = change;
    const locked = await this.ranges.lockOne(tx, caller, id);
    if (!locked) throw notFound({ en: 'numbering range', es: 'ese rango de numeración' });
    await this.setNext(tx, locked, change);
    const row = await this.ranges.update(tx, id, change);
    if (isActive !== undefined) await tx.handle(numberingRange, id, { type: 'SwitchRange', isActive });
    if (technicalKey !== undefined) await tx.handle(numberingRange, id, { type: 'ReplaceTechnicalKey' });
    await this.releaseWaiting(tx, row);
    return row;
  }

  private async releaseWaiting(tx: Tx, { is_active, tenant_id, environment }: NumberingRangeRow): Promise<void> {
    if (is_active) await this.waiting.release(tx, tenant_id, environment, 'range_exhausted');
  }
}

const overlaps = (id: string): Problem =>
  new Problem(
    409,
    'numbering_range_overlaps',
    { en: `Range ${id} has numbers of this one already.`, es: `El rango ${id} ya tiene números de este.` },
    [],
    {},
    { existing_id: id },
  );
