import { offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { createdQuery, listQuery } from '../resource/list.js';
import { ACTOR_TYPES, LOOKS, OUTCOMES } from './act.js';
import type { AuditActorRow, AuditRow } from './audit.store.js';

const id = (description: string) => Type.Optional(Type.String({ maxLength: 100, description }));

export const auditQuery = {
  ...listQuery,
  ...createdQuery,
  actor_id: id('Only what this person, API key or operator asked for'),
  action: id('Only requests of this operation'),
  object_id: id('Only what was asked about this object'),
};

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const Actor = Type.Object(
  {
    type: Type.Union(
      ACTOR_TYPES.map((type) => Type.Literal(type)),
      { description: '`operator`: somebody who runs this installation; `system`: it acted by itself' },
    ),
    id: nullable('id of the person or of the API key; null: it is not known, or is an operator’s'),
    name: nullable('its name, or the address of a person without one; null: it is not known any more'),
  },
  { title: 'Actor', description: 'Who asked' },
);

const properties = {
  id: Type.String({ examples: ['aud_0123456789abcdefghjkmnpqrs'] }),
  object: Type.Literal('audit_entry'),
  actor: Actor,
  action: Type.String({ description: 'id of the operation that was asked for', examples: ['createApiKey'] }),
  object_id: nullable('id of what it is about, or of what was made; null: it has none'),
  mode: Type.Union([Type.Literal('test'), Type.Literal('live'), Type.Null()], {
    description: 'mode of the request; null: it belongs to both',
  }),
  reason: nullable('why an operator looked at the document; null otherwise'),
  address: nullable('address that the request came from; null for an operator'),
  request_id: Type.String({ description: 'id of the request, which its answer had in `Svc-Request-Id`' }),
  outcome: Type.Union([...OUTCOMES.map((outcome) => Type.Literal(outcome)), Type.Null()], {
    description:
      '`repeated`: the first answer to its `Idempotency-Key` came again, and nothing was done; `refused` and `failed`: nothing is known to be done; null: it is being done, or was broken off',
  }),
  created_at: Type.String({ format: 'date-time', description: 'time of the request: ISO 8601 with offset' }),
};

export const AuditEntry = Type.Object(properties, { title: 'AuditEntry' });
export const OperatorAuditEntry = Type.Object(
  {
    ...properties,
    tenant_id: nullable('id of the tenant that it is about; null: it is about none'),
    reason: nullable('why, in the words of an operator'),
  },
  { title: 'AuditEntry' },
);

/** An entry as the tenant sees it: operators have no name and no address. */
export const auditEntry = (row: AuditRow): Static<typeof AuditEntry> => {
  const entry = entryOf(row);
  if (row.actor_type !== 'operator') return entry;
  return { ...entry, actor: actorOf(row), address: null, reason: LOOKS.has(row.action) ? row.reason : null };
};

/** Who asked, as a tenant sees it: an operator has no name. */
export const actorOf = ({ actor_type: type, actor_id: id, actor_name: name }: AuditActorRow): Static<typeof Actor> =>
  type === 'operator' ? { type, id: null, name: null } : { type, id, name };

export const operatorAuditEntry = (row: AuditRow): Static<typeof OperatorAuditEntry> => ({
  ...entryOf(row),
  tenant_id: row.tenant_id,
});

const entryOf = (row: AuditRow): Static<typeof AuditEntry> => ({
  id: row.id,
  object: 'audit_entry',
  actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
  action: row.action,
  object_id: row.object_id,
  mode: row.mode === 'none' ? null : row.mode,
  reason: row.reason,
  address: row.address,
  request_id: row.request_id,
  outcome: row.outcome,
  created_at: offsetTime(row.created_at),
});
