import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { type List, type ListQuery, lockList, newId, readList } from '@rubrica/service';
import type { PersonRole } from '../access/person-role.js';
import type { SessionHolder } from '../access/session-holders.store.js';

export interface MemberRow {
  readonly id: string;
  readonly person_id: string;
  readonly role: PersonRole;
  readonly email: string;
  readonly name: string;
  readonly created_at: Date;
}

export interface InvitationRow extends MemberRow {
  readonly tenant_id: string;
  readonly invited_by: string;
  readonly expires_at: Date;
}

/** An open invitation, as the invited person sees it. */
export interface OpenInvitationRow extends Pick<InvitationRow, 'id' | 'role' | 'expires_at'> {
  readonly company: string;
}

const INVITATION_DAYS = 7;
const WHO =
  '(select email from people where people.id = person_id), (select name from people where people.id = person_id)';

/** Members of companies, and the invitations to become one. */
@Injectable()
export class MemberStore {
  constructor(private readonly database: Database) {}

  /** Returns the members of a company, locked until the commit. */
  async locked(tx: Tx, tenantId: string): Promise<MemberRow[]> {
    // Members belong to both modes of a company; the lock of live mode stands for them.
    await lockList(tx, tenantId, true);
    return tx.query<MemberRow>(
      `select m.id, m.person_id, m.role, p.email, p.name, m.created_at
         from memberships m join people p on p.id = m.person_id where m.tenant_id = $1`,
      [tenantId],
    );
  }

  list<T>(tenantId: string, query: ListQuery, itemOf: (row: MemberRow) => T): Promise<List<T>> {
    const source = { table: 'memberships', columns: `*, ${WHO}`, scope: [['tenant_id = ?', tenantId]] } as const;
    return readList(this.database, '/v1/members', source, query, itemOf);
  }

  /** Changes the role of a member. A step-up in the old role does not count in the new one. */
  changeRole(tx: Tx, { id, person_id }: MemberRow, role: PersonRole): void {
    tx.write('update memberships set role = $2 where id = $1', [id, role]);
    tx.write('update sessions set stepped_up_at = null where person_id = $1', [person_id]);
  }

  remove(tx: Tx, { id, person_id }: MemberRow): void {
    tx.write('delete from memberships where id = $1', [id]);
    forgetStranger(tx, person_id);
  }

  /** Returns how many open invitations a company has. */
  async openInvitations(tx: Tx, tenantId: string): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::integer as count from invitations where tenant_id = $1 and expires_at > $2',
      [tenantId, tx.at],
    );
    return row?.count ?? 0;
  }

  /** Returns the legal name of a company. */
  async companyName(tenantId: string): Promise<string> {
    const [row] = await this.database.query<{ name: string }>(
      `select profile->>'legal_name' as name from tenants where id = $1`,
      [tenantId],
    );
    if (!row) throw new Error('a company with members has no row');
    return row.name;
  }

  /** Invites a person; an earlier invitation of the same person is void. */
  async invite(
    tx: Tx,
    invitation: Pick<InvitationRow, 'tenant_id' | 'person_id' | 'role' | 'invited_by'>,
  ): Promise<InvitationRow> {
    const { tenant_id, person_id, role, invited_by } = invitation;
    await tx.query('delete from invitations where tenant_id = $1 and person_id = $2', [tenant_id, person_id]);
    const [row] = await tx.query<InvitationRow>(
      `insert into invitations (id, tenant_id, person_id, role, invited_by, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '${INVITATION_DAYS} days') returning *, ${WHO}`,
      [newId('ivt'), tenant_id, person_id, role, invited_by, tx.at],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return row;
  }

  listInvitations<T>(
    tenantId: string,
    now: Date,
    query: ListQuery,
    itemOf: (row: InvitationRow) => T,
  ): Promise<List<T>> {
    const scope = [
      ['tenant_id = ?', tenantId],
      ['expires_at > ?', now.toISOString()],
    ] as const;
    return readList(
      this.database,
      '/v1/invitations',
      { table: 'invitations', columns: `*, ${WHO}`, scope },
      query,
      itemOf,
    );
  }

  /** Takes an open invitation back. Returns false when there is none. */
  async withdraw(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const [row] = await tx.query<{ person_id: string }>(
      'delete from invitations where id = $1 and tenant_id = $2 and expires_at > $3 returning person_id',
      [id, tenantId, tx.at],
    );
    if (row) forgetStranger(tx, row.person_id);
    return row !== undefined;
  }

  /** Uses an open invitation of a person up. Returns null when there is none. */
  async accept(
    tx: Tx,
    id: string,
    { personId, tenantId }: Pick<SessionHolder, 'personId' | 'tenantId'>,
  ): Promise<Pick<InvitationRow, 'tenant_id' | 'role'> | null> {
    const [row] = await tx.query<Pick<InvitationRow, 'tenant_id' | 'role'>>(
      `delete from invitations
        where id = $1 and person_id = $2 and expires_at > $3 and ($4::text is null or tenant_id = $4)
        returning tenant_id, role`,
      [id, personId, tx.at, tenantId],
    );
    return row ?? null;
  }

  /** Returns the open invitations of a person, to companies that are not revoked; with `only` to that one. */
  invitationsOf(personId: string, now: Date, only: string | null): Promise<OpenInvitationRow[]> {
    return this.database.query<OpenInvitationRow>(
      `select i.id, i.role, i.expires_at, t.profile->>'legal_name' as company
         from invitations i join tenants t on t.id = i.tenant_id
        where i.person_id = $1 and i.expires_at > $2 and t.status <> 'revoked'
          and ($3::text is null or t.id = $3) order by i.position limit 100`,
      [personId, now.toISOString(), only],
    );
  }
}

/** Forgets a person who has no company and no invitation any more, and is no operator, with all sessions. */
export const forgetStranger = (tx: Tx, personId: string): void => {
  tx.write(
    `delete from people where id = $1
       and not exists (select 1 from memberships where person_id = $1)
       and not exists (select 1 from operators where person_id = $1)
       and not exists (select 1 from invitations where person_id = $1 and expires_at > $2)`,
    [personId, tx.at],
  );
};
