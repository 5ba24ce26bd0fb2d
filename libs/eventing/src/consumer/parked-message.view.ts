import type { Topic } from '@rubrica/contracts';
import type { Database } from '../transaction/database.js';
import { PARKED_KEY } from './parking.js';

/**
 * `retrying`: could not be handled; it is tried again by itself, at `nextAttemptAt`. `waiting`: behind one of its key
 * that is. `dead`: its schema refuses it; it is tried again only when somebody asks for it, and nothing waits behind it.
 */
export type ParkedState = 'retrying' | 'waiting' | 'dead';

export const PARKED_STATES: readonly ParkedState[] = ['retrying', 'waiting', 'dead'];

export interface ParkedMessage {
  /** `dl_…` */
  readonly id: string;
  readonly state: ParkedState;
  readonly group: string;
  readonly topic: Topic;
  readonly part: number;
  readonly pos: number;
  readonly key: string;
  readonly messageId: string;
  readonly type: string;
  readonly tenantId: string;
  /** Why it could not be handled, without its data; or that it waits behind another of its key. */
  readonly error: string;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly parkedAt: string;
  /** Of its key, the latest first. */
  readonly redrives: readonly { readonly actor: string; readonly reason: string; readonly at: string }[];
}

export interface ParkedQuery {
  readonly state?: ParkedState;
  readonly key?: string;
  readonly limit: number;
  /** Only what is older, or newer, than the message of that time and id; `newer` gives those next to it. */
  readonly edge?: { readonly parkedAt: string; readonly id: string; readonly side: 'older' | 'newer' };
}

/** The latest first: by the time when they were parked, then by id. */
export const listParked = (
  database: Pick<Database, 'query'>,
  { state, key, limit, edge }: ParkedQuery,
): Promise<readonly ParkedMessage[]> => {
  const newer = edge?.side === 'newer';
  const order = newer ? 'asc' : 'desc';
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  // Only what was asked for, so that each question goes by its own index.
  const conditions = [
    ...(state === undefined ? [] : [state === 'dead' ? 'm.dead' : `not m.dead and m.state = ${value(state)}`]),
    ...(key === undefined ? [] : [`m.key = ${value(key)}`]),
    ...(edge === undefined
      ? []
      : [`(m.parked_at, m.id) ${newer ? '>' : '<'} (${value(edge.parkedAt)}, ${value(edge.id)})`]),
  ];
  return read(
    database,
    `${conditions.join(' and ') || 'true'} order by m.parked_at ${order}, m.id ${order} limit ${value(limit)}`,
    values,
  );
};

export const findParked = async (database: Pick<Database, 'query'>, id: string): Promise<ParkedMessage | undefined> => {
  const [found] = await read(database, 'm.id = $1', [id]);
  return found;
};

const read = async (
  database: Pick<Database, 'query'>,
  condition: string,
  params: readonly unknown[],
): Promise<ParkedMessage[]> => {
  interface Row {
    readonly id: string;
    readonly state: ParkedState;
    readonly consumer: string;
    readonly part: number;
    readonly pos: string;
    readonly key: string;
    readonly headers: Record<string, string>;
    readonly error: string;
    readonly attempts: number;
    readonly due: Date | null;
    readonly parked_at: Date;
    readonly redrives: ParkedMessage['redrives'] | null;
  }
  const rows = await database.query<Row>(
    `select m.*, t.due, (
       select json_agg(json_build_object('actor', actor, 'reason', reason, 'at', to_json(at)) order by at desc, id desc)
       from redrives r where r.consumer = m.consumer and r.key = m.key
     ) as redrives
     from (
       select id, consumer, part, pos, key, headers, error, attempts, parked_at, dead, case
         when dead then 'dead'
         when exists (
           select from parked b where b.consumer = p.consumer and b.key = p.key and b.pos < p.pos and not b.dead
         ) then 'waiting'
         else 'retrying' end as state
       from parked p
     ) as m
     left join timers t on m.state = 'retrying' and t.kind = '${PARKED_KEY}' and t.key = m.consumer || ' ' || m.key
     where ${condition}`,
    params,
  );
  return rows.map(({ consumer, pos, headers, due, parked_at, redrives, ...row }) => {
    const [group = '', topic] = consumer.split('/');
    return {
      ...row,
      group,
      topic: topic as Topic,
      pos: Number(pos),
      messageId: headers['ce_id'] ?? '',
      type: headers['ce_type'] ?? '',
      tenantId: headers['ce_tenantid'] ?? '',
      nextAttemptAt: due?.toISOString() ?? null,
      parkedAt: parked_at.toISOString(),
      redrives: (redrives ?? []).map(({ at, ...redrive }) => ({ ...redrive, at: new Date(at).toISOString() })),
    };
  });
};
