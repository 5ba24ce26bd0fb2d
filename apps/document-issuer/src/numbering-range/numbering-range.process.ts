import { Injectable } from '@nestjs/common';
import { type Caller, ID_PREFIX, type NumberingRangePatch } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import { colombianDate, faultWith } from '@rubrica/fiscal';
import { lockList, newId, notFound, Problem } from '@rubrica/service';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import { numberingRange, type RangeAuthorization } from './numbering-range.js';
import type { AllottableRange, Allotter, RangeWish } from './allotment.js';
import { type LockedRanges, type NumberingRangeRow, NumberingRangeStore, seriesOf } from './numbering-range.store.js';
import { patched, renewedCounter } from './renewal.js';
import { type Past, reasonsOf } from './passed-numbers.js';
import { canInherit, heirOf, isSameSeries, succession } from './succession.js';
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

  /**
   * Throws 409 `numbering_range_overlaps` when another range of the tenant gives some of the numbers. One that is over by
   * then hands them over.
   */
  async register(
    tx: Tx,
    { tenantId, livemode }: Caller,
    { authorization, technicalKey, wantedNext, metadata }: RangeRegistration,
  ): Promise<NumberingRangeRow> {
    await lockList(tx, tenantId, livemode);
    const today = colombianDate(new Date(tx.at));
    const others = await this.ranges.overlapping(tx, authorization);
    const other = others.find((one) => !mayHandOver(one, authorization, today));
    if (other) throw overlaps(other);
    const row = await this.authorize(tx, { authorization, technicalKey, wantedNext, metadata });
    await this.releaseWaiting(tx, row);
    return row;
  }

  /** Registers a range. One that is in force takes over what it shares with earlier ranges of its prefix. */
  async authorize(
    tx: Tx,
    { authorization, technicalKey, wantedNext, metadata }: RangeRegistration,
  ): Promise<NumberingRangeRow> {
    const id = newId(ID_PREFIX.numberingRange);
    const inserted = await this.ranges.insert(tx, id, authorization, technicalKey, metadata);
    await tx.handle(numberingRange, id, { type: 'AuthorizeRange', authorization });
    return this.setNext(tx, await this.settled(tx, inserted), wantedNext);
  }

  /** Makes the handovers that are due among the ranges of the row's type, and returns the row after them. */
  private async settled(tx: Tx, row: NumberingRangeRow): Promise<NumberingRangeRow> {
    await this.lockSeriesOf(tx, row);
    return this.ranges.get(tx, row.id);
  }

  /** Locks the ranges of a row's type, and returns them after the handovers that are due. */
  private async lockSeriesOf(tx: Tx, row: NumberingRangeRow): Promise<readonly AllottableRange[]> {
    const { ranges } = await this.ranges.lock(tx, [seriesOf(row)]);
    return this.handOver(tx, ranges);
  }

  /** Records the handovers that are due today among locked ranges, and returns the ranges after them. */
  private async handOver(tx: Tx, locked: readonly AllottableRange[]): Promise<readonly AllottableRange[]> {
    const { ranges, handovers, inheritances } = succession(locked, colombianDate(new Date(tx.at)));
    for (const { from, to, unused, passed } of handovers) {
      if (unused) await this.leaveUnused(tx, from, unused);
      await tx.handle(numberingRange, from, { type: 'ReplaceRange', by: to });
      await this.ranges.replace(tx, from, to);
      if (!passed) continue;
      for (const skipped of reasonsOf(passed, await this.past(tx, locked, to))) {
        await tx.handle(numberingRange, to, { type: 'SkipNumbers', skipped });
        await this.ranges.skip(tx, to, skipped);
      }
    }
    for (const { from, to, number } of inheritances) {
      const { sequence, reason, issuedAt } = number;
      const skipped = { from: sequence, to: sequence, reason, issued_at: issuedAt };
      await tx.handle(numberingRange, to, { type: 'SkipNumbers', skipped });
      await this.ranges.inherit(tx, { from, to, skipped });
    }
    return ranges;
  }

  /** Returns what the earlier ranges of a range's prefix did with their numbers. */
  private async past(tx: Tx, ranges: readonly AllottableRange[], id: string): Promise<Past[]> {
    const later = ranges.find((range) => range.id === id);
    const earlier = ranges
      .slice(0, later && ranges.indexOf(later))
      .filter((range) => later && isSameSeries(range, later));
    const states = await tx.load(
      numberingRange,
      earlier.map((range) => range.id),
    );
    return earlier.flatMap((range) => {
      const state = states.get(range.id)?.state;
      return !state || state.status === 'unknown' ? [] : [{ ...range, lowest: state.lowest }];
    });
  }

  /**
   * Puts a locked range under the authorisation. Numbers before a later beginning are recorded as skipped; the counter
   * never goes back. Throws 422 when the range would lose numbers that are used.
   */
  async renew(tx: Tx, row: NumberingRangeRow, authorization: RangeAuthorization): Promise<NumberingRangeRow> {
    const { next, skipped } = renewedCounter(row, authorization);
    const renewed = await this.ranges.renew(tx, row.id, authorization, next);
    await tx.handle(numberingRange, row.id, { type: 'RenewRange', authorization });
    if (skipped === null) return renewed;
    await this.leaveUnused(tx, row.id, skipped);
    return this.ranges.get(tx, row.id);
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
    const { ranges, technicalKeys } = unserved.length > 0 ? await this.ranges.lock(tx, wishes) : locked;
    return { ranges: await this.handOver(tx, ranges), technicalKeys };
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

  /**
   * Tells whether another document may have the number of a cancelled one, in the range or in the one that has replaced it.
   * The rows of the range's type are locked until the commit.
   */
  async canTakeBack(tx: Tx, id: string, number: number): Promise<boolean> {
    const ranges = await this.lockSeriesOf(tx, await this.ranges.get(tx, id));
    const range = ranges.find((one) => one.id === id);
    if (!range) return false;
    const heir = heirOf(range, ranges);
    if (heir.validTo !== null && heir.validTo < colombianDate(new Date(tx.at))) return false;
    return heir === range ? range.from <= number && number <= range.to : canInherit(heir, number);
  }

  /** Records that a number has come back; the next document of the range, or of its heir, gets it. */
  async takeBack(tx: Tx, id: string, number: number, why: Required<Pick<SkippedNumbers, 'reason' | 'issued_at'>>) {
    const returned = { from: number, to: number, ...why };
    await tx.handle(numberingRange, id, { type: 'SkipNumbers', skipped: returned });
    await this.ranges.giveBack(tx, id, returned);
    const row = await this.ranges.get(tx, id);
    const ranges = await this.lockSeriesOf(tx, row);
    const range = ranges.find((one) => one.id === id);
    if (range && heirOf(range, ranges).isActive)
      await this.waiting.release(tx, row.tenant_id, row.environment, 'range_exhausted');
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

  /**
   * Throws 404 when the caller has no such range, 409 when it is replaced, when the wanted number is used or skipped, or
   * when another range gives some of the numbers.
   */
  async change(tx: Tx, caller: Caller, id: string, change: NumberingRangePatch): Promise<NumberingRangeRow> {
    const { is_active: isActive, technical_key: technicalKey } = change;
    await lockList(tx, caller.tenantId, caller.livemode);
    const locked = await this.ranges.lockOne(tx, caller, id);
    if (!locked) throw notFound({ en: 'numbering range', es: 'ese rango de numeración' });
    if (locked.successor_id !== null && !isOfMetadata(change)) throw replaced(id, locked.successor_id);
    const authorization = patched(locked, change, colombianDate(new Date(tx.at)));
    if (authorization && (authorization.from !== locked.first || authorization.to !== locked.last)) {
      const [other] = await this.ranges.overlapping(tx, authorization, id);
      if (other) throw overlaps(other);
    }
    const renewed = authorization ? await this.renew(tx, locked, authorization) : locked;
    await this.setNext(tx, renewed, change);
    const row = await this.settled(tx, await this.ranges.update(tx, id, change));
    if (isActive !== undefined) await tx.handle(numberingRange, id, { type: 'SwitchRange', isActive });
    if (technicalKey !== undefined) await tx.handle(numberingRange, id, { type: 'ReplaceTechnicalKey' });
    await this.releaseWaiting(tx, row);
    return row;
  }

  private async releaseWaiting(tx: Tx, { is_active, tenant_id, environment }: NumberingRangeRow): Promise<void> {
    if (is_active) await this.waiting.release(tx, tenant_id, environment, 'range_exhausted');
  }
}

/** True when the other range gives no number any more on the first day on which both would. */
const mayHandOver = (other: NumberingRangeRow, later: RangeAuthorization, today: string): boolean => {
  if (other.document_type !== later.document_type) return false;
  const begin = later.valid_from !== null && later.valid_from > today ? later.valid_from : today;
  return (!other.is_active || (other.valid_to !== null && other.valid_to < begin)) && other.next <= later.to;
};

const isOfMetadata = (change: NumberingRangePatch): boolean => Object.keys(change).every((key) => key === 'metadata');

const overlaps = ({ id, next, is_active: isActive }: NumberingRangeRow): Problem => {
  const detail = {
    en: `Range ${id} has numbers of this one already; its next is ${next}.`,
    es: `El rango ${id} ya tiene números de este; el siguiente es ${next}.`,
  };
  const fix = isActive
    ? {
        en: `If this is its next resolution, write that to the range: PATCH /v1/numbering-ranges/${id} with resolution, days, numbers and technical key; or switch it off ({ "is_active": false }) and register this one.`,
        es: `Si esta es su resolución siguiente, escríbala en el rango: PATCH /v1/numbering-ranges/${id} con resolución, fechas, números y clave técnica; o desactívelo ({ "is_active": false }) y registre este.`,
      }
    : {
        en: 'Compare type and numbers of both with the resolutions: the numbers of this one are used, or the other range numbers other documents.',
        es: 'Compare el tipo y los números de ambos con las resoluciones: los números de este están usados, o el otro rango numera otros documentos.',
      };
  return new Problem(
    409,
    'numbering_range_overlaps',
    detail,
    [faultWith('#/from', 'numbering_range_overlaps', detail, { fix })],
    {},
    { existing_id: id },
  );
};

const replaced = (id: string, by: string): Problem =>
  new Problem(
    409,
    'numbering_range_replaced',
    {
      en: `Range ${by} has taken over the numbers of ${id}, which changes no more. Change ${by} instead.`,
      es: `El rango ${by} tomó los números de ${id}, que ya no cambia. Cambie ${by}.`,
    },
    [],
    {},
    { existing_id: by },
  );
