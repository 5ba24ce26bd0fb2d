import type { Registration } from '../kind/kind.js';
import { type Static, Type } from '@sinclair/typebox';

const date = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const nit = Type.String({ pattern: '^\\d{3,15}$' });
const closed = { additionalProperties: false };

export const NumberingRange = Type.Object(
  {
    /** Prefix; '' for a range without one. */
    prefix: Type.String({ pattern: '^[A-Za-z0-9]{0,4}$' }),
    from: Type.Integer({ minimum: 0 }),
    to: Type.Integer({ minimum: 0 }),
    resolution_number: Type.String({ minLength: 1 }),
    resolution_date: Type.Optional(date),
    valid_from: date,
    valid_to: date,
    /** Null for a contingency range: the hash of its documents (type 03) uses the PIN. */
    technical_key: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
    /** Software that the prefix is associated with; null for none; by default the issuer's. */
    software_id: Type.Optional(Type.Union([Type.String({ minLength: 1 }), Type.Null()])),
  },
  closed,
);
export type NumberingRange = Static<typeof NumberingRange>;

/**
 * Test set that software must pass before production; accepted once it has had this many accepted documents of each
 * kind.
 */
export const TestSet = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    invoices: Type.Integer({ minimum: 0, default: 30 }),
    notes: Type.Integer({ minimum: 0, default: 20 }),
    /** Software under test; by default the issuer's. */
    software_id: Type.Optional(Type.String({ minLength: 1 })),
  },
  closed,
);
export type TestSet = Static<typeof TestSet>;

const Software = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    pin: Type.String({ minLength: 1 }),
    /** NIT of the software's owner; by default the issuer's. */
    owner_nit: Type.Optional(nit),
    /** By default true. */
    active: Type.Optional(Type.Boolean()),
  },
  closed,
);
type Software = Static<typeof Software>;

/** What the authority's portal knows of an issuer. */
export const Issuer = Type.Object(
  {
    software: Software,
    /** Software that is registered for documentos equivalentes; by default `software` issues them too. */
    equivalent_software: Type.Optional(Software),
    ranges: Type.Array(NumberingRange),
    /** Whether it may issue in production (FAJ21); by default true. */
    enabled: Type.Optional(Type.Boolean()),
    /** Reception address that it registered (FAJ71); without one, any is right. */
    reception_email: Type.Optional(Type.String({ minLength: 3 })),
    /** What the taxpayers' register has; a name that is not given differs from every name (FAJ43b). */
    rut: Type.Optional(
      Type.Object(
        {
          name: Type.Optional(Type.String({ minLength: 1 })),
          nit: Type.Optional(nit),
          status: Type.Optional(
            Type.Unsafe<'active' | 'cancelled' | 'inactive' | 'suspended'>({
              type: 'string',
              enum: ['active', 'cancelled', 'inactive', 'suspended'],
            }),
          ),
        },
        closed,
      ),
    ),
    test_sets: Type.Array(TestSet),
    /** NITs of others whose certificates may sign and send for this issuer. */
    authorized_nits: Type.Optional(Type.Array(nit)),
    /** Serial numbers of revoked certificates, in decimal as signatures state them. */
    revoked_certificates: Type.Optional(Type.Array(Type.String({ pattern: '^\\d{1,60}$' }))),
  },
  closed,
);
export type Issuer = Static<typeof Issuer>;

/** Returns the issuer as documents of a group of kinds know it: `software` is that of the group. */
export const registeredFor = (registration: Registration, issuer: Issuer): Issuer =>
  registration === 'equivalent' ? { ...issuer, software: issuer.equivalent_software ?? issuer.software } : issuer;

/** Returns the issuer's software with this id. */
export const softwareWithId = (
  { software, equivalent_software: ofEquivalents }: Issuer,
  id: string,
): Software | undefined => [software, ofEquivalents].find((one) => one?.id === id);

/** Issuers by NIT, without check digit. */
export type Issuers = ReadonlyMap<string, Issuer>;

export const mayActFor = (nit: string, { authorized_nits = [] }: Issuer): readonly string[] => [
  nit,
  ...authorized_nits,
];
