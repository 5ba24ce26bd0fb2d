import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { Clock, type Condition, type List, type ListQuery, lockLists, readList } from '@rubrica/service';
import { KEPT_DAYS, type LoggedRequest } from './request-log.js';

export interface RequestRow {
  readonly id: string;
  readonly livemode: boolean;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly object_id: string | null;
  readonly status: number;
  readonly code: string | null;
  readonly duration_ms: number;
  readonly key_id: string | null;
  readonly person_id: string | null;
  readonly idempotency_hash: string | null;
  readonly version: string;
  readonly body: string | null;
  readonly answer: string | null;
  readonly created_at: Date;
}

export interface RequestListQuery extends ListQuery {
  readonly status?: string;
  readonly code?: string;
  readonly operation_id?: string;
  readonly key_id?: string;
  readonly 'created[gte]'?: string;
  readonly 'created[lt]'?: string;
}

const DAY_MS = 86_400_000;

/** Requests of the last seven days; older ones are neither read nor kept. */
@Injectable()
export class RequestLogStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds requests. In each list the time never decreases from one position to the next (ADR 0126). */
  async insert(tx: Tx, requests: readonly LoggedRequest[]): Promise<void> {
    await lockLists(tx, requests);
    const rows = requests
      .map(({ tenantId, objectId, durationMs, keyId, personId, idempotencyHash, at, ...request }) => ({
        ...request,
        ...{ tenant_id: tenantId, object_id: objectId, duration_ms: durationMs, key_id: keyId, person_id: personId },
        ...{ idempotency_hash: idempotencyHash, at: at.toISOString() },
      }))
      .toSorted((one, other) => one.at.localeCompare(other.at));
    await tx.query(
      `with new as materialized (
         select * from jsonb_to_recordset($1) as new
           (id text, tenant_id text, livemode boolean, operation text, method text, path text, object_id text, status smallint,
            code text, duration_ms real, key_id text, person_id text, idempotency_hash text, version text, body text,
            answer text, at timestamptz)
       ), latest as materialized (
         select tenant_id, livemode, (
           select r.created_at from requests r where r.tenant_id = feed.tenant_id and r.livemode = feed.livemode
           order by r.created_at desc, r.position desc limit 1
         ) as created_at
         from (select distinct tenant_id, livemode from new) as feed
       )
       insert into requests (id, tenant_id, livemode, class, operation, method, path, object_id, status, code, duration_ms,
         key_id, person_id, idempotency_hash, version, body, answer, created_at)
       select id, tenant_id, livemode, status / 100, operation, method, path, object_id, status, code, duration_ms, key_id,
         person_id, idempotency_hash, version, body, answer, greatest(at, latest.created_at)
       from new join latest using (tenant_id, livemode) order by at
       on conflict (id) do nothing`,
      [JSON.stringify(rows)],
    );
  }

  async find({ tenantId, livemode }: Caller, id: string): Promise<RequestRow | undefined> {
    const [row] = await this.database.query<RequestRow>(
      'select * from requests where id = $1 and tenant_id = $2 and livemode = $3 and created_at >= $4',
      [id, tenantId, livemode, this.oldest()],
    );
    return row;
  }

  /** Finds a request of any tenant, for operators. */
  async findOfAny(id: string): Promise<(RequestRow & { readonly tenant_id: string }) | undefined> {
    const [row] = await this.database.query<RequestRow & { readonly tenant_id: string }>(
      'select * from requests where id = $1 and created_at >= $2',
      [id, this.oldest()],
    );
    return row;
  }

  list<T>({ tenantId, livemode }: Caller, query: RequestListQuery, itemOf: (row: RequestRow) => T): Promise<List<T>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
      ['created_at >= ?', this.oldest()],
    ];
    const { status, code, operation_id, key_id } = query;
    const filters: Condition[] = [
      ['class = ?', status && Number(status[0])],
      ['code = ?', code],
      ['operation = ?', operation_id],
      ['key_id = ?', key_id],
      ['created_at >= ?', query['created[gte]']],
      ['created_at < ?', query['created[lt]']],
    ];
    return readList(
      this.database,
      '/v1/requests',
      { table: 'requests', scope, filters, time: 'created_at' },
      query,
      itemOf,
    );
  }

  /** Removes requests that are too old, `most` at most; returns how many. */
  async removeOld(tx: Tx, most: number): Promise<number> {
    const removed = await tx.query(
      'delete from requests where id in (select id from requests where created_at < $1 limit $2) returning id',
      [this.oldest(), most],
    );
    return removed.length;
  }

  private oldest(): string {
    return new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  }
}
