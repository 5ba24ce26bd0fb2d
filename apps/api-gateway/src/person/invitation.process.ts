import { Injectable } from '@nestjs/common';
import type { PersonMail } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { Words } from '@rubrica/fiscal';
import { offsetTime, Problem } from '@rubrica/service';
import { Console } from '../access/console.js';
import type { PersonRole } from '../access/person-role.js';
import { LoginLimitStore } from './login-limit.store.js';
import { refuseMember, refuseMoreMembers } from './member.js';
import { type InvitationRow, MemberStore } from './member.store.js';
import { PersonMails } from './person-mail.client.js';
import { PersonStore } from './person.store.js';

export interface InvitationOrder {
  readonly tenantId: string;
  readonly email: string;
  readonly role: PersonRole;
  /** Id of the person or of the API key that invites, or name of the operator. */
  readonly invitedBy: string;
}

/** Invites people to companies, and has them told by mail. */
@Injectable()
export class Invitations {
  constructor(
    private readonly members: MemberStore,
    private readonly people: PersonStore,
    private readonly limits: LoginLimitStore,
    private readonly mails: PersonMails,
    private readonly console: Console,
  ) {}

  /** Invites a person; an earlier invitation to the company is void. Throws when there are too many, or the person is a member. */
  async invite(tx: Tx, { tenantId, email, role, invitedBy }: InvitationOrder): Promise<InvitationRow> {
    const members = await this.members.locked(tx, tenantId);
    refuseMoreMembers(members.length + (await this.members.openInvitations(tx, tenantId)));
    const person = await this.people.withEmail(tx, email);
    refuseMember(members, person.id);
    await this.refuseMoreMails(tx, tenantId, person.id);
    return this.members.invite(tx, { tenant_id: tenantId, person_id: person.id, role, invited_by: invitedBy });
  }

  /** Mails an invitation, after its commit. Without a console there is no page that a mail could lead to. */
  tell(invitation: InvitationRow): void {
    if (this.console.isThere) this.mails.send('invitation', () => this.mailOf(invitation));
  }

  private async mailOf({ id, tenant_id, person_id, role, invited_by, expires_at }: InvitationRow): Promise<PersonMail> {
    const [person, inviter, company] = await Promise.all([
      this.people.get(person_id),
      this.people.find(invited_by),
      this.members.companyName(tenant_id),
    ]);
    const url = this.console.invitationPage(id);
    const by = inviter === undefined ? null : inviter.name || inviter.email;
    const letter = { kind: 'invitation', url, company, role, inviter: by, expires_at: offsetTime(expires_at) } as const;
    return { to: person.email, language: person.language ?? 'es', letter };
  }

  private async refuseMoreMails(tx: Tx, tenantId: string, personId: string): Promise<void> {
    const counted = [
      ['invitation', tenantId],
      ['invitation-to', `${tenantId}/${personId}`],
    ] as const;
    for (const [limit, whom] of counted) {
      if ((await this.limits.take(tx, limit, whom)) !== null) continue;
      const seconds = await this.limits.secondsUntil(tx, limit, whom);
      throw new Problem(429, 'rate_limited', TOO_MANY, [], { 'retry-after': String(seconds) });
    }
  }
}

const TOO_MANY: Words = {
  en: 'Too many invitations were mailed in an hour. Send this one again when Retry-After has passed.',
  es: 'Se enviaron demasiadas invitaciones en una hora. Envíe esta de nuevo cuando pase el tiempo de Retry-After.',
};
