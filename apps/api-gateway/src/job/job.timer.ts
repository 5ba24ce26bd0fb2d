import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { isOver, type JobRow } from './job.js';
import { JobImports } from './job-import.process.js';
import { JobSteps } from './job-step.process.js';
import { JobStore } from './job.store.js';

const WORK = 'work-job';
const EXPIRE = 'expire-job';

/** Orders the next step of a job. Tenants take turns. */
export const workTimer = ({ id, tenant_id }: Pick<JobRow, 'id' | 'tenant_id'>): TimerRequest => ({
  kind: WORK,
  key: id,
  group: tenant_id,
});

const expiryTimer = ({ id, tenant_id }: JobRow, due: Date): TimerRequest => ({
  kind: EXPIRE,
  key: id,
  group: tenant_id,
  due: due.toISOString(),
});

/**
 * Works on jobs, a few rows per step: what a step has done is committed with the order of the next one. Two steps run at the
 * same time in a process, one of them of the same tenant, so that requests find the rest of the process free.
 */
@Injectable()
export class JobTimer {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobStore,
    private readonly steps: JobSteps,
    private readonly imports: JobImports,
  ) {}

  @OnTimer({
    kind: WORK,
    concurrency: 2,
    groupShare: 0.5,
    leaseMs: 10_000,
    retry: { firstMs: 1_000, longestMs: 60_000 },
    isTraced: false,
  })
  async onWork([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const row = await this.jobs.find(timer.key);
    if (!row || isOver(row)) return this.database.transaction((tx) => tx.complete(timer));
    // A step that was begun is finished first, so that the result has what it did.
    if (row.status === 'cancelling' && row.pending === null) return this.end(row, timer);
    const step = await (row.action === 'import' ? this.imports : this.steps).prepare(row);
    await this.database.transaction(async (tx) => {
      const advanced = await this.jobs.advance(tx, row, await step(tx));
      tx.schedule(advanced.expires_at ? expiryTimer(row, advanced.expires_at) : workTimer(row));
      await tx.complete(timer);
    });
  }

  @OnTimer({ kind: EXPIRE, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onExpire([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    await this.database.transaction(async (tx) => {
      this.jobs.remove(tx, timer.key);
      await tx.complete(timer);
    });
  }

  private end(row: JobRow, timer: DueTimer): Promise<void> {
    return this.database.transaction(async (tx) => {
      tx.schedule(expiryTimer(row, await this.jobs.end(tx, row.id)));
      await tx.complete(timer);
    });
  }
}
