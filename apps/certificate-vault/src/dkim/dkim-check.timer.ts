import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { Clock } from '@rubrica/service';
import { judged, recordName } from './dkim-record.js';
import { type DkimKeyRow, DkimKeyStore } from './dkim-key.store.js';
import { TxtRecords } from './txt-records.client.js';

const CHECK_DKIM = 'check-dkim-key';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a record that is not published yet is asked for every hour. */
const IMPATIENT_MS = 7 * DAY_MS;

/** The next question: after an hour while an answer is awaited, else after a day. */
export const dkimCheckTimer = (
  { id, tenant_id, status, check_result, created_at }: DkimKeyRow,
  at: Date,
): TimerRequest => {
  const isSoon =
    check_result === 'no_answer' || (status === 'pending' && at.getTime() - created_at.getTime() < IMPATIENT_MS);
  const afterMs = (isSoon ? HOUR_MS : DAY_MS) * (0.9 + Math.random() * 0.2);
  return { kind: CHECK_DKIM, key: id, group: tenant_id, due: new Date(at.getTime() + afterMs).toISOString() };
};

/**
 * Asks the DNS whether the records of DKIM keys are published: when the tenant wants to know, and by itself. A key whose
 * record is there signs; one whose record has gone signs no more.
 */
@Injectable()
export class DkimCheckTimer {
  constructor(
    private readonly database: Database,
    private readonly keys: DkimKeyStore,
    private readonly records: TxtRecords,
    private readonly clock: Clock,
  ) {}

  @OnTimer({
    kind: CHECK_DKIM,
    batch: 1,
    concurrency: 4,
    leaseMs: 15_000,
    isTraced: false,
    retry: { firstMs: 1_000, longestMs: 60_000 },
  })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const before = await this.keys.byId(timer.key);
    const after = before && (await this.check(before));
    await this.database.transaction(async (tx) => {
      if (after) tx.schedule(dkimCheckTimer(after, this.clock.now()));
      await tx.complete(timer);
    });
  }

  /** Asks now. Returns the key with the answer; undefined if it was deleted meanwhile. */
  async check(key: DkimKeyRow): Promise<DkimKeyRow | undefined> {
    const found = await this.records.of(recordName(key));
    const result = found === null ? 'no_answer' : judged(found, key);
    return this.database.transaction((tx) => this.keys.recordCheck(tx, key.id, result));
  }
}
