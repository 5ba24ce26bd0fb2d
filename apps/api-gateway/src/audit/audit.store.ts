import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Batch, Database, type Tx } from '@rubrica/eventing';
import {
  type Condition,
  type List,
  type ListQuery,
  type ListSource,
  lockList,
  newId,
  readList,
} from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { type Act, AUDIT_MODES, type AuditMode, type Outcome, tenantIn } from './act.js';

export interface AuditActorRow {
  readonly actor_type: Act['actor']['type'];
  readonly actor_id: string | null;
  /** Name of the person, of the API key or of the operator; null: not known any more. */
  readonly actor_name: string | null;
}

export interface AuditRow extends AuditActorRow {
  readonly id: string;
  readonly tenant_id: string | null;
  readonly mode: AuditMode;
  readonly action: string;
  readonly object_id: string | null;
  readonly reason: string | null;
  readonly address: string;
  readonly request_id: string;
  readonly outcome: Outcome | null;
  readonly created_at: Date;
}

export interface AuditQuery extends ListQuery {
  readonly tenant_id?: string;
  readonly actor_id?: string;
  readonly action?: string;
  readonly object_id?: string;
  readonly 'created[gte]'?: string;
  readonly 'created[lt]'?: string;
}

/** What is known of an act when it is over. */
interface Ending {
  readonly id: string;
  readonly outcome: Outcome;
  /** Id of what was made; null: nothing was, or the act named it. */
  readonly objectId: string | null;
}

interface NewEntry {
  readonly id: string;
  readonly act: Act;
  /** Null: the act is still to be carried out. */
  readonly outcome: Outcome | null;
}

const ACTS_AT_ONCE = 100;
/** Entries whose time is over are removed with new ones, so many for each. */
const REMOVED_FOR_EACH = 4;
const DAY_MS = 86_400_000;
const NAME = `case actor_type
  when 'api_key' then (select name from api_keys where id = actor_id)
  else coalesce((select coalesce(nullif(name, ''), email) from people where id = actor_id),
    case actor_type when 'operator' then actor_id end)
  end`;

/** Conditions by which a list begins and ends at a time. */
const OF_TIME = { from: 'created_at >= ?', until: 'created_at < ?' };
/** The same for a list that is sorted by position, in which times never decrease. */
const FIRST_SINCE = '(select position from audit where created_at >= ? order by created_at, position limit 1)';
const OF_POSITION = { from: `position >= ${FIRST_SINCE}`, until: `position < coalesce(${FIRST_SINCE}, ${2 ** 53})` };

const timesOf = (query: AuditQuery, { from, until }: typeof OF_TIME): Condition[] => [
  [from, query['created[gte]']],
  [until, query['created[lt]']],
];

/** The audit: who asked for what. Entries are only added (ADR 0254). */
@Injectable()
export class AuditStore {
  private readonly entries = new Batch(
    'audit-entries',
    (entries: readonly NewEntry[]) => this.database.transaction((tx) => this.insertAll(tx, entries)),
    { most: ACTS_AT_ONCE, failsAsOne: true },
  );
  private readonly endings = new Batch('audit-outcomes', (endings: readonly Ending[]) => this.endAll(endings), {
    most: ACTS_AT_ONCE,
    failsAsOne: true,
  });

  constructor(
    private readonly database: Database,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /** Records an act before it is carried out. Returns the id of the entry. */
  async begin(act: Act): Promise<string> {
    const id = newId('aud');
    await this.entries.add({ id, act, outcome: null });
    return id;
  }

  /** Records an act whose outcome is known. */
  add(act: Act, outcome: Outcome): Promise<void> {
    return this.entries.add({ id: newId('aud'), act, outcome });
  }

  /** Records an act in the transaction that carries it out. */
  addWith(tx: Tx, act: Act): Promise<void> {
    return this.insertAll(tx, [{ id: newId('aud'), act, outcome: 'done' }]);
  }

  end(ending: Ending): Promise<void> {
    return this.endings.add(ending);
  }

  /** Lists what was done in a company, in the mode of the caller or in none. */
  list<T>(
    { tenantId, livemode }: Pick<Caller, 'tenantId' | 'livemode'>,
    query: AuditQuery,
    itemOf: (row: AuditRow) => T,
  ): Promise<List<T>> {
    return this.read('/v1/audit', tenantId, [livemode ? 'live' : 'test', 'none'], query, itemOf);
  }

  /** Lists what was done in all companies, and in none. */
  listAll<T>(query: AuditQuery, itemOf: (row: AuditRow) => T): Promise<List<T>> {
    return this.read('/admin/v1/audit', query.tenant_id, AUDIT_MODES, query, itemOf);
  }

  /** Returns who asked for these requests, as far as it is recorded, by the id of the request. */
  async askersOf(requestIds: readonly string[]): Promise<ReadonlyMap<string, AuditActorRow>> {
    const rows = await this.database.query<AuditActorRow & { readonly request_id: string }>(
      `select request_id, actor_type, actor_id, ${NAME} as actor_name from audit where request_id = any($1)`,
      [requestIds],
    );
    return new Map(rows.map((row) => [row.request_id, row]));
  }

  /** Returns the API key or the person with this id as somebody who asked. */
  async asker(id: string): Promise<AuditActorRow> {
    const type = id.startsWith('per_') ? 'person' : 'api_key';
    const [row] = await this.database.query<AuditActorRow>(
      `select asker.*, ${NAME} as actor_name from (select $1 as actor_type, $2 as actor_id) as asker`,
      [type, id],
    );
    return row ?? { actor_type: type, actor_id: id, actor_name: null };
  }

  private read<T>(
    url: string,
    tenantId: string | undefined,
    modes: readonly AuditMode[],
    query: AuditQuery,
    itemOf: (row: AuditRow) => T,
  ): Promise<List<T>> {
    const filters: Condition[] = [
      ['actor_id = ?', query.actor_id],
      ['action = ?', query.action],
      ['object_id = ?', query.object_id],
    ];
    const list = { table: 'audit', columns: `*, ${NAME} as actor_name` };
    const source: ListSource =
      tenantId === undefined
        ? { ...list, time: 'created_at', scope: [['true']], filters: [...filters, ...timesOf(query, OF_TIME)] }
        : {
            ...list,
            scope: [['tenant_id = ?', tenantId]],
            filters: [...filters, ...timesOf(query, OF_POSITION)],
            parts: modes.map((mode): Condition[] => [['mode = ?', mode]]),
          };
    return readList(this.database, url, source, query, itemOf);
  }

  private async insertAll(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
    // One entry after the other in all processes: lists are sorted by a time that never decreases, and a poller misses none.
    await lockList(tx, 'audit', true);
    const acts = entries.map(({ act }) => act);
    tx.write(
      `insert into audit (id, tenant_id, mode, actor_type, actor_id, action, object_id, reason, address, request_id, outcome, created_at)
       select entry.*, greatest($12::timestamptz, (select max(created_at) from audit))
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
           $10::text[], $11::text[]) as entry`,
      [
        entries.map(({ id }) => id),
        acts.map(({ tenantId }) => tenantId),
        acts.map(({ mode }) => mode),
        acts.map(({ actor }) => actor.type),
        acts.map(({ actor }) => actor.id),
        acts.map(({ action }) => action),
        acts.map(({ objectId }) => objectId),
        acts.map(({ reason }) => reason),
        acts.map(({ address }) => address),
        acts.map(({ requestId }) => requestId),
        entries.map(({ outcome }) => outcome),
        tx.at,
      ],
    );
    tx.write(
      `delete from audit where id in (
         select id from audit where created_at < $1 order by created_at, position limit $2 for update skip locked
       )`,
      [new Date(Date.parse(tx.at) - this.settings.auditDays * DAY_MS).toISOString(), entries.length * REMOVED_FOR_EACH],
    );
  }

  private async endAll(endings: readonly Ending[]): Promise<void> {
    await this.database.query(
      `update audit set outcome = ended.outcome, object_id = coalesce(audit.object_id, ended.object_id),
              tenant_id = coalesce(audit.tenant_id, ended.tenant_id)
         from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as ended (id, outcome, object_id, tenant_id)
        where audit.id = ended.id`,
      [
        endings.map(({ id }) => id),
        endings.map(({ outcome }) => outcome),
        endings.map(({ objectId }) => objectId),
        endings.map(({ objectId }) => tenantIn(objectId)),
      ],
    );
  }
}
