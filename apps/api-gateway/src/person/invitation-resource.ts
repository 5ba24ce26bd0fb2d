import { offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { InvitationRow } from './member.store.js';
import { PersonRoleName } from './session-resource.js';

export const Invitation = Type.Object(
  {
    id: Type.String({ examples: ['ivt_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal('invitation'),
    email: Type.String({ description: 'address of the person, in lower case' }),
    role: PersonRoleName,
    invited_by: Type.String({
      description: 'id of the person or of the API key that invited, or name of the operator',
    }),
    created_at: Type.String({ format: 'date-time' }),
    expires_at: Type.String({ format: 'date-time', description: 'the invitation is open until then' }),
  },
  { title: 'Invitation' },
);

export const invitationResource = (row: InvitationRow): Static<typeof Invitation> => ({
  id: row.id,
  object: 'invitation',
  email: row.email,
  role: row.role,
  invited_by: row.invited_by,
  created_at: offsetTime(row.created_at),
  expires_at: offsetTime(row.expires_at),
});
