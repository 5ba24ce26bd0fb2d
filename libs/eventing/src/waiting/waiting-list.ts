import type { Environment } from '@rubrica/contracts';
import { type Cause, type CauseColumns, causeOfRow } from '../event/cause.js';
import type { TimerRequest } from '../timer/timer.js';
import type { Tx } from '../transaction/tx.js';

/** Payload of a timer: number of times that its document has looked for what it waits for, and not found it. */
export interface Lookups {
  readonly looks?: number;
}

/** A document that waits, and the kind of the timer that goes on with it. */
export interface WaitingDocument<Reason extends string> {
  readonly documentId: string;
  readonly tenantId: string;
  readonly environment: Environment;
  readonly reason: Reason;
  readonly timerKind: string;
  /** Of the timer that the document had: its trace goes on when the wait ends. */
  readonly cause: Cause;
}

export interface WaitingListOptions {
  /**
   * Table with the columns document_id (its key), tenant_id, environment, reason, timer, correlation_id, causation_id and
   * traceparent, all text.
   */
  readonly table: string;
  readonly firstLookupMs: number;
  readonly longestLookupMs: number;
}

/**
 * The documents of a service that wait, one row each. Whoever brings what is missing releases them in the same
 * transaction: the row is deleted, and the timer of the document is due at once. Nobody polls.
 *
 * The wait for a certificate or a range is released by tenant and environment. Such a document has a timer for a lookup
 * of its own, as what is missing may have come during the lookup before: then its row is gone, and `add` returns its id
 * again.
 *
 * The wait for another document is recorded in the stream of that document too (`awaited-documents.ts`).
 */
export class WaitingList<Reason extends string> {
  constructor(private readonly options: WaitingListOptions) {}

  /** Adds documents, or changes what they wait for. Returns the ids of those whose wait begins with this. */
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

  /** Removes documents that go on, or end, without being released. */
  async remove(tx: Tx, documentIds: readonly string[]): Promise<void> {
    if (documentIds.length > 0) await this.take(tx, 'document_id = any($1)', [documentIds]);
  }

  /** Releases the documents of a tenant that wait for this. */
  async release(tx: Tx, tenantId: string, environment: Environment, reason: Reason): Promise<void> {
    const where = 'tenant_id = $1 and environment = $2 and reason = $3';
    tx.schedule(...(await this.take(tx, where, [tenantId, environment, reason])));
  }

  /** Releases those of these documents that wait for one of these reasons. */
  async releaseDocuments(tx: Tx, documentIds: readonly string[], ...reasons: readonly Reason[]): Promise<void> {
    if (documentIds.length === 0 || reasons.length === 0) return;
    tx.schedule(...(await this.take(tx, 'document_id = any($1) and reason = any($2)', [documentIds, reasons])));
  }

  /** Counts the documents that wait, by environment and reason. */
  counts(from: Pick<Tx, 'query'>): Promise<WaitingCount[]> {
    return from.query(
      `select environment, reason, count(*)::int as count from ${this.options.table} group by environment, reason`,
    );
  }

  /**
   * Returns time and payload of a document's next lookup. The time between two lookups doubles. `until`: the instant at
   * which the wait ends by itself, for example as a day begins, where one is known; the document looks then if not before.
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
   * Deletes rows in the order in which `add` locks them, and returns the timers that go on with their documents.
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
