import { Injectable } from '@nestjs/common';
import { Batch, Database } from '@rubrica/eventing';
import type { ApiVersion } from '@rubrica/kinds';
import { Clock } from '@rubrica/service';
import type { OperatorRole } from './operator-role.js';
import type { PersonRole } from './person-role.js';
import { type Audience, isSessionOver, isToken, type SessionTimes, tokenHash } from './session.js';
import { HOLDERS_AT_ONCE, TrustedHolders } from './trusted-holders.js';

/** Precision of the last use of a session. */
const USE_RECORDED_MS = 60_000;

/** A company of a person. */
export interface Membership {
  readonly tenantId: string;
  readonly role: PersonRole;
  /** Version of the API that the tenant is pinned to. */
  readonly version: ApiVersion;
  /** True: only a session that began at the login provider of the tenant reaches it. */
  readonly needsProvider: boolean;
}

/** The person behind a session, with the companies as they are now. */
export interface SessionHolder {
  readonly sessionId: string;
  readonly personId: string;
  readonly audience: Audience;
  readonly times: SessionTimes;
  /** Company that the session is good for alone, as it began at the login provider of that company; null: any. */
  readonly tenantId: string | null;
  readonly memberships: readonly Membership[];
  /** Role of the person as an operator; null: the person is none. */
  readonly operatorRole: OperatorRole | null;
}

interface SessionRow {
  readonly hash: string;
  readonly id: string;
  readonly person_id: string;
  readonly audience: Audience;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly stepped_up_at: Date | null;
  readonly tenant_id: string | null;
  readonly memberships: readonly Membership[];
  readonly operator_role: OperatorRole | null;
}

/** Finds who holds a session, and records that it was used. */
@Injectable()
export class SessionHolders {
  private readonly trusted = new TrustedHolders(
    'session-lookups',
    (hashes) => this.findAll(hashes),
    (row: SessionRow) => this.used(holderFrom(row)),
  );
  private readonly uses = new Batch('session-uses', (ids: readonly string[]) => this.recordUses(ids), {
    most: HOLDERS_AT_ONCE,
  });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the holder of the session with this token; null when there is none, when it is over, or of another audience. The
   * end of a session, a role or a membership may take effect up to a second late, a time limit does not.
   */
  async holderOf(token: string, audience: Audience): Promise<SessionHolder | null> {
    if (!isToken(token)) return null;
    const holder = await this.trusted.find(tokenHash(token));
    const isHeld = holder?.audience === audience && !isSessionOver(holder.times, audience, this.clock.now().getTime());
    return isHeld ? holder : null;
  }

  /** Counts a look-up as a use of the session. A session that is over stays over. */
  private used(holder: SessionHolder): SessionHolder {
    const { times, audience, sessionId } = holder;
    const nowMs = this.clock.now().getTime();
    if (isSessionOver(times, audience, nowMs)) return holder;
    // Nobody waits for this; if it fails, the next look-up records the use.
    if (nowMs - times.seenMs >= USE_RECORDED_MS) this.uses.add(sessionId).catch(() => undefined);
    return { ...holder, times: { ...times, seenMs: nowMs } };
  }

  private findAll(hashes: readonly string[]): Promise<SessionRow[]> {
    return this.database.query<SessionRow>(
      `select s.hash, s.id, s.person_id, s.audience, s.seen_at, s.expires_at, s.stepped_up_at, s.tenant_id, (
           select coalesce(json_agg(json_build_object('tenantId', t.id, 'role', m.role, 'version', t.api_version,
                    'needsProvider', coalesce(o.is_required, false))), '[]')
             from memberships m join tenants t on t.id = m.tenant_id left join oidc_providers o on o.tenant_id = t.id
            where m.person_id = s.person_id and t.status <> 'revoked' and (s.tenant_id is null or s.tenant_id = t.id)
         ) as memberships,
         (select role from operators where operators.person_id = s.person_id) as operator_role
         from sessions s where s.hash = any($1)`,
      [hashes],
    );
  }

  private async recordUses(ids: readonly string[]): Promise<void> {
    // A row that is locked is being recorded by another process.
    await this.database.query(
      `update sessions set seen_at = $2 where id in (
         select id from sessions where id = any($1) and seen_at < $2 for update skip locked
       )`,
      [ids, this.clock.now().toISOString()],
    );
  }
}

const holderFrom = (row: SessionRow): SessionHolder => ({
  sessionId: row.id,
  personId: row.person_id,
  audience: row.audience,
  times: {
    seenMs: row.seen_at.getTime(),
    expiresMs: row.expires_at.getTime(),
    steppedUpMs: row.stepped_up_at?.getTime() ?? -Infinity,
  },
  tenantId: row.tenant_id,
  memberships: row.memberships,
  operatorRole: row.operator_role,
});
