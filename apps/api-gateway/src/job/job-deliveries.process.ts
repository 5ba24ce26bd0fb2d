import { Injectable } from '@nestjs/common';
import { type AnswerOf, type Caller, webhookDispatcherRoutes as routes } from '@rubrica/contracts';
import { type IdempotencyKey, idempotencyHeaders, InternalClient } from '@rubrica/service';
import { FailedDeliveryFilter } from '../forwarding/delivery-filter.js';
import { filterOfText, textOfFilter } from '../resource/filter-text.js';
import { callerOf, type JobAction, type JobRow, type PendingRow } from './job.js';
import type { JobPage, JobSubject, SampleRow } from './job-subject.js';

/** Deliveries of webhooks that a job tries again, of those that are not tried any more. */
@Injectable()
export class JobDeliveries implements JobSubject {
  constructor(private readonly internal: InternalClient) {}

  filterOf(text: string): string {
    return textOfFilter({ status: 'failed', ...filterOfText(FailedDeliveryFilter, text, '#/filter') });
  }

  async count(caller: Caller, filter: string, most: number): Promise<number> {
    const query = { ...queryOf(filter), most: String(most) };
    const { count } = await this.internal.call(routes.countDeliveries, { caller, query });
    return count;
  }

  async sample(caller: Caller, _: JobAction, filter: string, limit: number): Promise<readonly SampleRow[]> {
    const { data } = await this.list(caller, filter, limit, '');
    return data.map(({ id, status }) => ({ row: null, id, number: null, status, code: null, detail: null }));
  }

  async page(row: JobRow, cursor: string, limit: number): Promise<JobPage> {
    const rows: PendingRow[] = [];
    let next: string | null = cursor;
    // The newest ones may have come after the order: more is read in their place.
    while (next !== null && rows.length < limit) {
      const { data, has_more }: Page = await this.list(callerOf(row), row.filter ?? '', limit - rows.length, next);
      const older = data.filter(({ created_at }) => Date.parse(created_at) < row.created_at.getTime());
      rows.push(...older.map(({ id }) => ({ id, kind: null, number: null })));
      next = has_more ? (data.at(-1)?.id ?? null) : null;
    }
    return { rows, cursor: next };
  }

  async act(row: JobRow, { id }: PendingRow, idempotency: IdempotencyKey): Promise<void> {
    const input = { caller: callerOf(row), params: { id } };
    await this.internal.call(routes.retryDelivery, input, { headers: idempotencyHeaders(idempotency) });
  }

  private list(caller: Caller, filter: string, limit: number, cursor: string): Promise<Page> {
    const query = { ...queryOf(filter), limit: String(limit), ...(cursor !== '' && { starting_after: cursor }) };
    return this.internal.call(routes.listAllDeliveries, { caller, query });
  }
}

type Page = AnswerOf<typeof routes.listAllDeliveries>;

const queryOf = (filter: string): FailedDeliveryFilter => filterOfText(FailedDeliveryFilter, filter, '#/filter');
