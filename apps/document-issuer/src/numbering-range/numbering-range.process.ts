import { Injectable } from '@nestjs/common';
import { type Caller, ID_PREFIX, type NumberingRangePatch } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import { lockList, newId, notFound, Problem } from '@rubrica/service';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import { numberingRange, type RangeAuthorization } from './numbering-range.js';
import { type NumberingRangeRow, NumberingRangeStore } from './numbering-range.store.js';

export interface RangeRegistration {
  readonly authorization: RangeAuthorization;
  readonly technicalKey: string | null;
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
    { authorization, technicalKey, metadata }: RangeRegistration,
  ): Promise<NumberingRangeRow> {
    await lockList(tx, tenantId, livemode);
    const [other] = await this.ranges.overlapping(tx, authorization);
    if (other) throw overlaps(other.id);
    const id = newId(ID_PREFIX.numberingRange);
    const row = await this.ranges.insert(tx, id, authorization, technicalKey, metadata);
    await tx.handle(numberingRange, id, { type: 'AuthorizeRange', authorization });
    await this.releaseWaiting(tx, row);
    return row;
  }

  /** Throws 404 when the caller has no such range. */
  async change(tx: Tx, caller: Caller, id: string, change: NumberingRangePatch): Promise<NumberingRangeRow> {
    const { is_active: isActive, technical_key: technicalKey } = change;
    if (!(await this.ranges.find(caller, id, tx))) throw notFound('numbering range');
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
    `Range ${id} has numbers of this one already.`,
    [],
    {},
    { existing_id: id },
  );
