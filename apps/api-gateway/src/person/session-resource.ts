import { type Static, Type } from '@sinclair/typebox';
import { offsetTime } from '@rubrica/service';
import { PERSON_ROLES } from '../access/person-role.js';
import { stepUpEndsAt } from '../access/session.js';
import type { OpenInvitationRow } from './member.store.js';
import type { CompanyRow, PersonRow } from './person.store.js';
import type { SessionRow } from './session.store.js';

export const PersonRoleName = Type.Union(
  PERSON_ROLES.map((role) => Type.Literal(role)),
  {
    description:
      '`reader` sees and downloads; `biller` also issues documents; `developer` may do what an API key of role `full` may, except going live and people; `payroll` sees payroll only; `owner` may do everything',
  },
);

/** An address by which a person is known. */
export const emailInput = (description: string) => Type.String({ format: 'idn-email', maxLength: 254, description });

const time = (description: string) => Type.String({ format: 'date-time', description });

export const Person = Type.Object(
  {
    id: Type.String({ examples: ['per_0123456789abcdefghjkmnpqrs'] }),
    email: Type.String({ description: 'address by which the person logs in, in lower case' }),
    name: Type.String({ description: 'empty: not known yet' }),
    language: Type.Union([Type.Literal('es'), Type.Literal('en'), Type.Null()], {
      description:
        'language of our mails: the one that the person has chosen, or that of the browser at the last login; null: not known yet',
    }),
    is_language_chosen: Type.Boolean({ description: 'false: a login changes the language to that of the browser' }),
  },
  { title: 'Person', description: 'A human being who logs in to the console' },
);

export const PersonPatch = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 100, pattern: '\\S', description: 'name, as other people see it' })),
    language: Type.Optional(
      Type.Union([Type.Literal('es'), Type.Literal('en'), Type.Null()], {
        description: 'language of our mails; null: that of the browser at each login',
      }),
    ),
  },
  { additionalProperties: false, title: 'PersonPatch', examples: [{ name: 'Camila Rincón', language: 'es' }] },
);

export const Company = Type.Object(
  {
    id: Type.String({ description: 'what `Rubrica-Tenant` takes' }),
    name: Type.String({ description: 'legal name of the company' }),
    role: PersonRoleName,
  },
  { title: 'Company' },
);

export const sessionFields = {
  id: Type.String({ examples: ['ses_0123456789abcdefghjkmnpqrs'] }),
  object: Type.Literal('session'),
  address: Type.String({ description: 'address from which the login came' }),
  agent: Type.String({ description: 'browser that logged in, in its own words' }),
  created_at: time('time of the login: ISO 8601 with offset'),
  seen_at: time('time of the last request, to the minute: 12 hours without one end the session'),
  expires_at: time('the session ends then, however often it is used'),
  stepped_up_until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'until then the session may do what takes a step-up; null: a step-up is needed first',
  }),
};

const OpenInvitation = Type.Object(
  {
    id: Type.String({ examples: ['ivt_0123456789abcdefghjkmnpqrs'] }),
    company: Type.String({ description: 'legal name of the company' }),
    role: PersonRoleName,
    expires_at: time('the invitation is open until then'),
  },
  { title: 'OpenInvitation' },
);

export const Session = Type.Object(
  {
    ...sessionFields,
    person: Person,
    companies: Type.Array(Company, { description: 'companies of the person, by name' }),
    invitations: Type.Array(OpenInvitation, { description: 'open invitations of the person, oldest first' }),
  },
  { title: 'Session' },
);

export const SessionEntry = Type.Object(
  { ...sessionFields, is_current: Type.Boolean({ description: 'true: the session that asks' }) },
  { title: 'SessionEntry' },
);

export const sessionEntry = (row: SessionRow, currentId: string, now: Date): Static<typeof SessionEntry> => ({
  ...sessionFieldsOf(row, now),
  is_current: row.id === currentId,
});

export const sessionResource = (
  row: SessionRow,
  person: PersonRow,
  {
    companies,
    invitations,
  }: { readonly companies: readonly CompanyRow[]; readonly invitations: readonly OpenInvitationRow[] },
  now: Date,
): Static<typeof Session> => ({
  ...sessionFieldsOf(row, now),
  person: { ...person },
  companies: companies.map((company) => ({ ...company })),
  invitations: invitations.map((row) => ({ ...row, expires_at: offsetTime(row.expires_at) })),
});

export const sessionFieldsOf = (row: SessionRow, now: Date) => {
  const until = row.stepped_up_at && stepUpEndsAt(row.stepped_up_at);
  return {
    id: row.id,
    object: 'session' as const,
    address: row.address,
    agent: row.agent,
    created_at: offsetTime(row.created_at),
    seen_at: offsetTime(row.seen_at),
    expires_at: offsetTime(row.expires_at),
    stepped_up_until: until && until > now ? offsetTime(until) : null,
  };
};

/** A session that has ended. */
export const EndedSession = Type.Object(
  { id: Type.String(), object: Type.Literal('session'), deleted: Type.Literal(true) },
  { title: 'EndedSession' },
);

export const endedSession = (id: string): Static<typeof EndedSession> => ({ id, object: 'session', deleted: true });
