import { Problem } from '@rubrica/service';
import type { PersonRole } from '../access/person-role.js';

/** A member of a company, as far as the rules of members look at one. */
export interface MemberState {
  readonly id: string;
  readonly role: PersonRole;
}

/** Members and open invitations of a company, at most. */
export const MOST_MEMBERS = 500;

/** Throws a 409 when the only owner would not be one any more: nobody could invite another. */
export const refuseLastOwner = (members: readonly MemberState[], id: string, role: PersonRole | null): void => {
  const owners = members.filter((member) => member.role === 'owner');
  if (role === 'owner' || owners.length !== 1 || owners[0]?.id !== id) return;
  throw new Problem(409, 'last_owner', {
    en: 'This is the only owner of the company: without one nobody could invite people. Make another member an owner first.',
    es: 'Esta es la única persona propietaria de la empresa: sin ella nadie podría invitar personas. Nombre antes a otra.',
  });
};

/** Throws a 409 when a company has as many members and open invitations as it may have. */
export const refuseMoreMembers = (count: number): void => {
  if (count < MOST_MEMBERS) return;
  throw new Problem(409, 'member_limit_reached', {
    en: `A company may have ${MOST_MEMBERS} members and open invitations. Remove those that you do not need.`,
    es: `Una empresa puede tener ${MOST_MEMBERS} miembros e invitaciones abiertas. Retire los que no necesite.`,
  });
};

/** Throws a 409 for an invitation of somebody who is a member. */
export const refuseMember = (members: readonly { readonly person_id: string }[], personId: string): void => {
  if (!members.some(({ person_id }) => person_id === personId)) return;
  throw new Problem(409, 'already_member', {
    en: 'This person is a member already. Change the role instead.',
    es: 'Esta persona ya es miembro. Cambie más bien su rol.',
  });
};
