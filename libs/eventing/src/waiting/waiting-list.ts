import type { Environment } from '@rubrica/contracts';
import { type Cause, type CauseColumns, causeOfRow } from '../event/cause.js';
import type { TimerRequest } from '../timer/timer.js';
import type { Tx } from '../transaction/tx.js';

/**
 * Payload of the timer of a waiting document. `looks` is the number of times that the document has searched for what it
 * needs without finding it; undefined means 0.
 */
export interface Lookups {
  readonly looks?: number;
}

/** A document that waits, with the reason and the kind of the timer that continues it. */
export interface WaitingDocument<Reason extends string> {
  readonly documentId: string;
  readonly tenantId: string;
  readonly environment: Environment;
  readonly reason: Reason;
  readonly timerKind: string;
  /** Request, message and trace that led to the wait. When the wait ends, the trace continues. */
  readonly cause: Cause;
}

export interface WaitingListOptions {
  /**
   * Name of the table with one row per waiting document. Its columns, all of type text, are document_id (primary key),
   * tenant_id, environment, reason, timer, correlation_id, causation_id and traceparent.
   */
  readonly table: string;
  readonly firstLookupMs: number;
  readonly longestLookupMs: number;
}

/**
 * Waiting documents of a service, one row each. The transaction that provides what a document waits for also ends the
 * wait: it deletes the row and makes the timer of the document due at once.
 *
 * If a document waits for a certificate or a numbering range, its timer also searches for one from time to time. Such
 * a search is called a lookup. After a lookup that finds nothing, `add` is called again. If another transaction has
 * deleted the row in the meantime, `add` inserts the row again and returns the id of the document. The caller then
 * searches again at once.
 *
 * If a document waits for another document, the stream of the other document records the wait too
 * (`awaited-documents.ts`).
 */
export class WaitingList<Reason extends string> {
  constructor(private readonly options: WaitingListOptions) {}

  /**
   * Adds documents to the list, or changes the reasons of documents that are on it. Returns the ids of documents that
   * were added or changed.
   */
  async add(tx: Tx, waiting: readonly WaitingDocument<Reason>[]): Promise<ReadonlySet<string>> {
    if (waiting.length === 0) return new Set();
    const rows = await tx.query<{ document_id: string }>(
      `insert into ${this.options.table} as listed (document_id, tenant_id, environment, reason, timer, correlation_id,
         causation_id, traceparent)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
         $8::text[]) as added (document_id) order by document_id
       on conflict (document_id) do update set reason = excluded.reason, timer = excluded.timer
         where (listed.reason, listed.timer) is distinct from (excluded.reason, excluded.timer)
       returning document_id`,
      [
        waiting.map(({ documentId }) => documentId),
        waiting.map(({ tenantId }) => tenantId),
        waiting.map(({ environment }) => environment),
        waiting.map(({ reason }) => reason),
        waiting.map(({ timerKind }) => timerKind),
        waiting.map(({ cause }) => cause.correlationId),
        waiting.map(({ cause }) => cause.causationId),
        waiting.map(({ cause }) => cause.traceparent ?? null),
      ],
    );
    return new Set(rows.map(({ document_id }) => document_id));
  }

  /** Removes documents from the list without making their timers due. */
  async remove(tx: Tx, documentIds: readonly string[]): Promise<void> {
    if (documentIds.length > 0) await this.take(tx, 'document_id = any($1)', [documentIds]);
  }

  /**
   * Ends the wait of each document of this tenant and environment that waits for this reason: deletes its row and
   * makes its timer due.
   */
  async release(tx: Tx, tenantId: string, environment: Environment, reason: Reason): Promise<void> {
    const where = 'tenant_id = $1 and environment = $2 and reason = $3';
    tx.schedule(...(await this.take(tx, where, [tenantId, environment, reason])));
  }

  /**
   * Ends the wait of each given document if its reason to wait is one of `reasons`: deletes its row and makes its
   * timer due. The other documents keep waiting.
   */
  async releaseDocuments(tx: Tx, documentIds: readonly string[], ...reasons: readonly Reason[]): Promise<void> {
    if (documentIds.length === 0 || reasons.length === 0) return;
    tx.schedule(...(await this.take(tx, 'document_id = any($1) and reason = any($2)', [documentIds, reasons])));
  }

  /** Returns the number of waiting documents for each environment and reason. */
  counts(from: Pick<Tx, 'query'>): Promise<WaitingCount[]> {
    return from.query(
      `select environment, reason, count(*)::int as count from ${this.options.table} group by environment, reason`,
    );
  }

  /**
   * Returns due time and payload of the timer for a document's next lookup, which is a search for what it waits for.
   * The time between lookups doubles, up to `longestLookupMs`. If the wait is known to end at `until` (ISO 8601), the
   * lookup is not later than that.
   */
  nextLookup(
    at: string,
    { looks = 0 }: Lookups,
    until: string | null = null,
  ): { readonly due: string; readonly payload: Lookups } {
    const { firstLookupMs, longestLookupMs } = this.options;
    const waitMs = Math.min(firstLookupMs * 2 ** Math.min(looks, 30), longestLookupMs);
    const due = new Date(Date.parse(at) + waitMs).toISOString();
    return { due: until !== null && until < due ? until : due, payload: { looks: looks + 1 } };
  }

  /**
   * Deletes rows and returns the timers that continue their documents. Locks the rows in the same order as `add`, to
   * avoid deadlocks.
   */
  private async take(tx: Tx, where: string, params: readonly unknown[]): Promise<TimerRequest[]> {
    const rows = await tx.query<WaitingRow>(
      `with locked as (
         select document_id from ${this.options.table} where ${where} order by document_id for update
       )
       delete from ${this.options.table} as listed using locked where listed.document_id = locked.document_id
       returning listed.document_id, listed.tenant_id, listed.timer, listed.correlation_id, listed.causation_id,
         listed.traceparent`,
      params,
    );
    return rows.map((row) => {
      const { document_id: key, tenant_id: group, timer: kind } = row;
      return { kind, key, group, cause: causeOfRow(row) };
    });
  }
}

export interface WaitingCount {
  readonly environment: Environment;
  readonly reason: string;
  readonly count: number;
}

interface WaitingRow extends CauseColumns {
  readonly document_id: string;
  readonly tenant_id: string;
  readonly timer: string;
}
