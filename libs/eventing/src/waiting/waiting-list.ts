import type { Environment } from '@rubrica/contracts';
import { type Cause, type CauseColumns, causeOfRow } from '../event/cause.js';
import type { TimerRequest } from '../timer/timer.js';
import type { Tx } from '../transaction/tx.js';

/** Payload of a timer. `looks`: number of times that the document has searched for something without finding it. */
export interface Lookups {
  readonly looks?: number;
}

/** A waiting document, and the kind of the timer that continues it. */
export interface WaitingDocument<Reason extends string> {
  readonly documentId: string;
  readonly tenantId: string;
  readonly environment: Environment;
  readonly reason: Reason;
  readonly timerKind: string;
  /** Cause of the document's last timer. Its trace continues when the wait ends. */
  readonly cause: Cause;
}

export interface WaitingListOptions {
  /**
   * Table with the columns document_id (primary key), tenant_id, environment, reason, timer, correlation_id,
   * causation_id and traceparent. All columns have the type text.
   */
  readonly table: string;
  readonly firstLookupMs: number;
  readonly longestLookupMs: number;
}

/**
 * Waiting documents of a service, one row for each. The transaction that provides the missing thing releases them: it
 * deletes the row and makes the timer of the document due at once. So nothing has to poll.
 *
 * A wait for a certificate or a numbering range ends by tenant and environment. Such a document also has a timer for
 * its next lookup. If the missing thing came during the last lookup, the row has been deleted, and `add` returns the
 * document's id again.
 *
 * A wait for another document is also recorded in the stream of that document (`awaited-documents.ts`).
 */
export class WaitingList<Reason extends string> {
  constructor(private readonly options: WaitingListOptions) {}

  /**
   * Adds documents, or changes the reasons of their waits. Returns the ids of the documents that were not on the list.
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

  /** Removes documents that continue or end without a release. */
  async remove(tx: Tx, documentIds: readonly string[]): Promise<void> {
    if (documentIds.length > 0) await this.take(tx, 'document_id = any($1)', [documentIds]);
  }

  /** Releases the documents of a tenant that wait for this reason. */
  async release(tx: Tx, tenantId: string, environment: Environment, reason: Reason): Promise<void> {
    const where = 'tenant_id = $1 and environment = $2 and reason = $3';
    tx.schedule(...(await this.take(tx, where, [tenantId, environment, reason])));
  }

  /** Releases those of the given documents that wait for one of these reasons. */
  async releaseDocuments(tx: Tx, documentIds: readonly string[], ...reasons: readonly Reason[]): Promise<void> {
    if (documentIds.length === 0 || reasons.length === 0) return;
    tx.schedule(...(await this.take(tx, 'document_id = any($1) and reason = any($2)', [documentIds, reasons])));
  }

  /** Counts the waiting documents by environment and reason. */
  counts(from: Pick<Tx, 'query'>): Promise<WaitingCount[]> {
    return from.query(
      `select environment, reason, count(*)::int as count from ${this.options.table} group by environment, reason`,
    );
  }

  /**
   * Returns the due time and payload of a document's next lookup. The wait doubles after each lookup. `until`: known
   * end of the wait, such as the beginning of a day; the lookup is not later.
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

  /** Deletes rows, locking them in the same order as `add`. Returns the timers that continue their documents. */
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
