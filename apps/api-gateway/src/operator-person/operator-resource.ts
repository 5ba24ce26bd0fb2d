import { offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { OPERATOR_ROLES } from '../access/operator-role.js';
import { Person, sessionFields, sessionFieldsOf } from '../person/session-resource.js';
import type { OperatorRow } from '../person/operator.store.js';
import type { PersonRow } from '../person/person.store.js';
import type { SessionRow } from '../person/session.store.js';

export const OperatorRoleName = Type.Union(
  OPERATOR_ROLES.map((role) => Type.Literal(role)),
  {
    description:
      '`look` sees everything; `act` also suspends tenants, handles messages again and declares contingencies; `administer` may do everything',
  },
);

export const Operator = Type.Object(
  {
    id: Type.String({ examples: ['opr_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal('operator'),
    person_id: Type.String({ description: 'id of the person, by which orders and the audit name the operator' }),
    email: Type.String({ description: 'address by which the person logs in, in lower case' }),
    name: Type.String({ description: 'empty: not known yet' }),
    role: OperatorRoleName,
    is_from_provider: Type.Boolean({
      description:
        'true: each login at the provider of operators sets the role anew, or takes it away; false: an invited operator',
    }),
    created_at: Type.String({ format: 'date-time', description: 'time from which the person is an operator' }),
  },
  { title: 'Operator' },
);

export const operatorResource = (row: OperatorRow): Static<typeof Operator> => ({
  id: row.id,
  object: 'operator',
  person_id: row.person_id,
  email: row.email,
  name: row.name,
  role: row.role,
  is_from_provider: row.is_from_provider,
  created_at: offsetTime(row.created_at),
});

const fields = {
  ...sessionFields,
  seen_at: Type.String({
    format: 'date-time',
    description: 'time of the last request, to the minute: an hour without one ends the session',
  }),
};

export const OperatorSession = Type.Object(
  {
    ...fields,
    person: Person,
    role: OperatorRoleName,
    rights: Type.Array(Type.String(), { description: 'ids of the operations that the role may call' }),
  },
  { title: 'Session' },
);

export const OperatorSessionEntry = Type.Object(
  { ...fields, is_current: Type.Boolean({ description: 'true: the session that asks' }) },
  { title: 'SessionEntry' },
);

export const operatorSession = (
  row: SessionRow,
  person: PersonRow,
  { role, rights }: Pick<Static<typeof OperatorSession>, 'role' | 'rights'>,
  now: Date,
): Static<typeof OperatorSession> => ({
  ...sessionFieldsOf(row, now),
  person: { ...person },
  role,
  rights: [...rights],
});
