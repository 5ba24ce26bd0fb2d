import { SOFTWARE_RECORDS, type SoftwareRecord } from '@rubrica/kinds';
import { type Static, Type } from '@sinclair/typebox';

/** Environment of the tax authority. */
export const LiveEnvironment = Type.Union([Type.Literal('habilitacion'), Type.Literal('production')]);

export type LiveEnvironmentName = Static<typeof LiveEnvironment>;

/** NIT without check digit. */
export const Nit = Type.String({ pattern: '^[0-9]{3,15}$' });

/** Whether a part of what production needs is there. */
export const Readiness = Type.Object({ ready: Type.Boolean() });

/** Parameters of a path that names one thing by its id. */
export const ById = Type.Object({ id: Type.String() });

/** Parameters of a path that names a tenant. */
export const ByTenant = Type.Object({ tenant: Type.String() });

/** Record at DIAN that software is registered under. */
export const RecordOfSoftware = Type.Unsafe<SoftwareRecord>({ type: 'string', enum: [...SOFTWARE_RECORDS] });

/** Parameters of a path that names one of a tenant's records of software. */
export const ByTenantAndRecord = Type.Object({ tenant: Type.String(), record: RecordOfSoftware });
