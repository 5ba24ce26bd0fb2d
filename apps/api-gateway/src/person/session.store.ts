import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { Clock, type List, type ListQuery, newId, readList, requestCause } from '@rubrica/service';
import { AuditStore } from '../audit/audit.store.js';
import type { SessionHolder } from '../access/session-holders.store.js';
import { type Audience, newToken, SESSION_LIMITS, tokenHash } from '../access/session.js';

/** Rows of sessions that have expired are removed with new ones, so many at most. */
const REMOVED_AT_ONCE = 100;
const AGENT_CHARACTERS = 200;

export interface SessionRow {
  readonly id: string;
  readonly address: string;
  readonly agent: string;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly stepped_up_at: Date | null;
  /** Company that the session is good for alone; null: all of the person. */
  readonly tenant_id: string | null;
}

export interface NewSession {
  readonly personId: string;
  readonly audience: Audience;
  readonly address: string;
  /** The browser, in its own words. */
  readonly agent: string;
  readonly isSteppedUp: boolean;
  /** Company at whose provider the person has logged in: the session is good for it alone. Null: another login. */
  readonly tenantId: string | null;
  /** Latest end, of a session that goes on under a new token; null: a new session. */
  readonly endsAt: Date | null;
}

/** Sessions of a person, or those of them that are good for one company alone. */
export type SessionsOf = Pick<SessionHolder, 'personId' | 'tenantId'>;

/** Sessions, stored by the hashes of their tokens. A session that was ended has no row. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditStore,
  ) {}

  /** Begins a session, and records the login. Its token is returned once and stored nowhere. */
  async begin(tx: Tx, { personId, audience, address, agent, isSteppedUp, tenantId, endsAt }: NewSession) {
    tx.write(
      ending(`id in (select id from sessions where expires_at <= $1 limit ${REMOVED_AT_ONCE} for update skip locked)`),
      [tx.at],
    );
    const token = newToken();
    const id = newId('ses');
    const whole = new Date(new Date(tx.at).getTime() + SESSION_LIMITS[audience].wholeMs);
    const expiresAt = (endsAt && endsAt < whole ? endsAt : whole).toISOString();
    const [row] = await tx.query<SessionRow>(
      `insert into sessions
         (id, person_id, audience, hash, address, agent, created_at, seen_at, expires_at, stepped_up_at, tenant_id)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10) returning *`,
      [
        ...[id, personId, audience, tokenHash(token), address, agent.slice(0, AGENT_CHARACTERS), tx.at],
        ...[expiresAt, isSteppedUp ? tx.at : null, tenantId],
      ],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    await this.audit.addWith(tx, {
      actor: { type: audience === 'operator' ? 'operator' : 'person', id: personId },
      action: 'createSession',
      tenantId: null,
      mode: 'none',
      objectId: id,
      reason: null,
      address,
      requestId: requestCause()?.correlationId ?? '',
    });
    return { row, token };
  }

  async get(id: string): Promise<SessionRow | undefined> {
    const [row] = await this.database.query<SessionRow>('select * from sessions where id = $1', [id]);
    return row;
  }

  list<T>(
    { personId, tenantId }: SessionsOf,
    audience: Audience,
    query: ListQuery,
    itemOf: (row: SessionRow) => T,
  ): Promise<List<T>> {
    const now = this.clock.now().getTime();
    const source = {
      table: 'sessions',
      scope: [
        ['person_id = ?', personId],
        ['audience = ?', audience],
        ['(?::text is null or tenant_id = ?)', tenantId, tenantId],
        ['expires_at > ?', new Date(now).toISOString()],
        ['seen_at > ?', new Date(now - SESSION_LIMITS[audience].idleMs).toISOString()],
      ],
    } as const;
    return readList(this.database, '/session/all', source, query, itemOf);
  }

  /** Ends the session with a token, if there is one. */
  endByToken(tx: Tx, token: string): void {
    tx.write(ending('hash = $1'), [tokenHash(token)]);
  }

  async end(id: string): Promise<void> {
    await this.database.query(ending('id = $1'), [id]);
  }

  /** Ends all sessions of a person. */
  async endAll({ personId, tenantId }: SessionsOf): Promise<void> {
    await this.database.query(ending('person_id = $1 and ($2::text is null or tenant_id = $2)'), [personId, tenantId]);
  }
}

/** Statement that removes sessions, and their limits of requests unless a request of theirs is being counted. */
const ending = (which: string): string =>
  `with ended as (delete from sessions where ${which} returning id)
   delete from rate_limits where key_id in (
     select key_id from rate_limits where key_id in (select id from ended) for update skip locked
   )`;
