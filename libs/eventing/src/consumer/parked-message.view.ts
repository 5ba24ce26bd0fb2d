import type { Topic } from '@rubrica/contracts';
import type { Database } from '../transaction/database.js';
import { PARKED_KEY } from './parking.js';

/**
 * State of a message that is stored for a later attempt.
 *
 * - `retrying`: its handler failed. The next automatic attempt is at `nextAttemptAt`.
 * - `waiting`: an earlier message of the same key is `retrying`.
 * - `dead`: its schema refuses the message. Only an operator's order tries it again, and no message waits for it.
 */
export type ParkedState = 'retrying' | 'waiting' | 'dead';

export const PARKED_STATES: readonly ParkedState[] = ['retrying', 'waiting', 'dead'];

export interface ParkedMessage {
  /**
   * Id of the message, beginning with `dl_`. A parked message is one that a consumer could not handle; it is stored and
   * tried again.
   */
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
  /** Name and text of the error; for a message that waits for an earlier one of its key, a note that says so. */
  readonly error: string;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly parkedAt: string;
  /**
   * Commands by which operators had the messages of this key handled immediately. The latest command is the first.
   */
  readonly redrives: readonly { readonly actor: string; readonly reason: string; readonly at: string }[];
}

export interface ParkedQuery {
  readonly state?: ParkedState;
  readonly key?: string;
  readonly limit: number;
  /**
   * Limits the list, for paging, to messages that are older or newer than the message with this `parkedAt` and `id`.
   * If `side` is `newer`, the result has those newer messages that are nearest to that message.
   */
  readonly edge?: { readonly parkedAt: string; readonly id: string; readonly side: 'older' | 'newer' };
}

/**
 * Returns one page of the messages that are stored for a later attempt, ordered by the time when they were stored and
 * by id: the latest first, or the earliest first if `edge.side` is `newer`.
 */
export const listParked = (
  database: Pick<Database, 'query'>,
  { state, key, limit, edge }: ParkedQuery,
): Promise<readonly ParkedMessage[]> => {
  const newer = edge?.side === 'newer';
  const order = newer ? 'asc' : 'desc';
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  // Contains only the needed conditions, so that each query uses its own index.
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
