import { TenantProfile } from '@rubrica/fiscal';
import { Type } from '@sinclair/typebox';
import { createdQuery, listQuery } from '../resource/list.js';
import { Invitation } from '../person/invitation-resource.js';
import { emailInput } from '../person/session-resource.js';
import { Tenant, tenantResource } from '../tenant/tenant-resource.js';
import type { TenantRow } from '../tenant/tenant.store.js';

const Status = Type.Union([Type.Literal('active'), Type.Literal('suspended'), Type.Literal('revoked')], {
  description:
    '`suspended`: new documents are refused, all else works. `revoked`: for ever without API keys and without its key',
});

const time = (description: string) => Type.String({ format: 'date-time', description });
const operator = Type.String({ description: 'name of the operator', examples: ['ana'] });

/** What only the tenant itself reads of its profile. */
const NOT_SHOWN = [
  ...(['test_set', 'software', 'unavailable', 'reception_address'] as const),
  ...(['receiving_person', 'auto_acknowledge', 'auto_tacit_acceptance'] as const),
];

/** A tenant as operators see it: its live mode, without what other services know of it. */
const properties = {
  ...Type.Omit(Tenant, NOT_SHOWN).properties,
  id: Type.String({ description: 'Id of the tenant' }),
  environment: Type.String({ description: 'environment of its live mode: habilitacion or production' }),
  status: Status,
  went_live: Type.Union(
    [
      Type.Object({
        at: time('when it went live'),
        key_id: Type.String({ description: 'id of the API key that asked for it' }),
        lacking: Type.Array(
          Type.Object({
            pointer: Type.String({ description: 'what was missing', examples: ['/v1/tenant#/test_set'] }),
            code: Type.String({ description: 'stable code of that', examples: ['test_set_not_accepted'] }),
          }),
          { description: 'what production needs and was missing; the tenant has overruled it. Empty: nothing was' },
        ),
      }),
      Type.Null({ description: 'not yet, or before it was recorded how' }),
    ],
    { description: 'how it went from habilitación to production' },
  ),
  suspension: Type.Union(
    [
      Type.Object({
        operator,
        reason: Type.String({ description: 'why, in the words of the operator' }),
        since: time('when it began'),
      }),
      Type.Null({ description: 'it is not suspended' }),
    ],
    { description: 'who has suspended it, and why' },
  ),
  revocation: Type.Union(
    [
      Type.Object({
        operator,
        revoked_at: time('when the API keys ended'),
        documents_under_way: Type.Integer({ description: 'documents that needed its key and cannot be finished' }),
        key_destroyed_at: Type.Union([time('when its key was destroyed'), Type.Null({ description: 'not yet' })], {
          description: 'when certificate-vault has destroyed the key, which takes a moment',
        }),
      }),
      Type.Null({ description: 'it is not revoked' }),
    ],
    { description: 'who has revoked it' },
  ),
  erasure: Type.Union(
    [
      Type.Object({
        operator,
        erased_at: time('when it was ordered; it is done in a moment'),
        documents_kept_until: Type.Union(
          [
            Type.String({ format: 'date', description: 'first day on which its documents are erased too' }),
            Type.Null({ description: 'there are none of live mode' }),
          ],
          { description: 'when its documents are erased, and the tenant with them' },
        ),
      }),
      Type.Null({ description: 'its data are not erased' }),
    ],
    { description: 'who has had its data erased' },
  ),
};
export const OperatorTenant = Type.Object(properties, { title: 'Tenant' });

const key = (mode: string) =>
  Type.String({ description: `API key of ${mode} mode, role full; it is in this answer only` });
export const TenantWithKeys = Type.Object(
  {
    ...properties,
    keys: Type.Object({ sk_test: key('test'), sk_live: key('live') }, { description: 'its first API keys' }),
    invitation: Type.Union([Invitation, Type.Null()], { description: 'of its first owner; null: nobody is invited' }),
  },
  { title: 'TenantWithKeys' },
);

const { title: _, description: __, ...ofProfile } = TenantProfile;
export const NewTenant = Type.Object(
  {
    ...TenantProfile.properties,
    owner: Type.Optional(
      emailInput('address of a person who is invited as its first owner, by a mail that leads to the console'),
    ),
  },
  { ...ofProfile, title: 'NewTenant' },
);

export const TenantChange = Type.Object(Type.Partial(TenantProfile).properties, {
  additionalProperties: false,
  minProperties: 1,
  title: 'TenantChange',
  examples: [{ legal_name: 'Comercializadora Andina S.A.S.' }],
});

export const SuspendOrder = Type.Object(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: '\\S',
      description: 'why; operators see it, the tenant does not',
    }),
  },
  { additionalProperties: false, title: 'SuspendOrder', examples: [{ reason: 'Invoices of May are not paid.' }] },
);

export const ResumeOrder = Type.Object({}, { additionalProperties: false, title: 'ResumeOrder', examples: [{}] });

export const RevokeOrder = Type.Object(
  {
    nit: Type.String({ description: 'NIT of the tenant, so that no other one is revoked by mistake' }),
    force: Type.Optional(
      Type.Boolean({ description: 'true: also while documents are under way, which cannot be finished then' }),
    ),
  },
  { additionalProperties: false, title: 'RevokeOrder', examples: [{ nit: '900373115', force: false }] },
);

export const EraseOrder = Type.Object(
  { nit: Type.String({ description: 'NIT of the tenant, so that no other one is erased by mistake' }) },
  { additionalProperties: false, title: 'EraseOrder', examples: [{ nit: '900373115' }] },
);

export const TenantQuery = Type.Object(
  {
    ...listQuery,
    ...createdQuery,
    nit: Type.Optional(Type.String({ pattern: '^[0-9]{5,15}$', description: 'NIT without check digit' })),
    status: Type.Optional(Status),
  },
  { additionalProperties: false },
);

export const operatorTenant = (row: TenantRow): object => ({
  ...tenantResource(row, true),
  status: row.status,
  went_live: row.went_live,
  suspension: row.suspension,
  revocation: row.revocation,
  erasure: row.erasure,
});
