import { type Static, Type } from '@sinclair/typebox';
import { TenantId } from '../vocabulary/scalars.js';
import type { DeepReadonly } from './internal-route.js';
import { LiveEnvironment } from './values.js';

/**
 * Asks dian-submitter what the tax authority knows of a buyer (GetAcquirer), with the tenant's certificate. Question and
 * answer name a person: no service on the way stores or logs them.
 */
export const AcquirerQuestion = Type.Object(
  {
    tenant_id: TenantId,
    environment: LiveEnvironment,
    identification_type: Type.String({ pattern: '^[0-9]{2}$', description: "DIAN's code" }),
    identification_number: Type.String({ minLength: 1, maxLength: 20 }),
  },
  { additionalProperties: false },
);
export type AcquirerQuestion = Static<typeof AcquirerQuestion>;

const textOrNull = Type.Union([Type.String(), Type.Null()]);

export const AcquirerAnswer = Type.Union([
  Type.Object({ result: Type.Literal('known'), name: textOrNull, email: textOrNull }),
  Type.Object({ result: Type.Literal('unknown') }, { description: 'The authority has nothing under this number' }),
  Type.Object(
    { result: Type.Literal('unavailable'), detail: Type.String() },
    { description: 'The authority did not answer, or its answer could not be used' },
  ),
  Type.Object(
    { result: Type.Literal('security_fault'), detail: Type.String() },
    { description: 'The authority refused the security header' },
  ),
  Type.Object(
    { result: Type.Literal('certificate_missing') },
    { description: 'The tenant has no certificate to sign the message with' },
  ),
]);
export type AcquirerAnswer = DeepReadonly<Static<typeof AcquirerAnswer>>;
