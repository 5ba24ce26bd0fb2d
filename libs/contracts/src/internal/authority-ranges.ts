import { type Static, Type } from '@sinclair/typebox';
import { TenantId } from '../vocabulary/scalars.js';
import type { DeepReadonly } from './internal-route.js';
import { LiveEnvironment, Nit } from './values.js';

/**
 * Asks dian-submitter for the numbering ranges that the tax authority has authorised for an issuer and its software
 * (GetNumberingRange), with the tenant's certificate. The answer contains technical keys: no service on the way stores
 * or logs it.
 */
export const AuthorityRangesQuestion = Type.Object(
  {
    tenant_id: TenantId,
    environment: LiveEnvironment,
    issuer_nit: Nit,
    software_owner_nit: Nit,
    software_id: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
);
export type AuthorityRangesQuestion = Static<typeof AuthorityRangesQuestion>;

/** A range with the authority's own values; dates are YYYY-MM-DD. */
export const AuthorityRange = Type.Object({
  resolution_number: Type.String(),
  resolution_date: Type.String(),
  prefix: Type.String(),
  from: Type.Integer(),
  to: Type.Integer(),
  valid_from: Type.String(),
  valid_to: Type.String(),
  technical_key: Type.Union([Type.String(), Type.Null()], { description: 'Null for a contingency range' }),
});
export type AuthorityRange = Readonly<Static<typeof AuthorityRange>>;

export const AuthorityRangesAnswer = Type.Union([
  Type.Object(
    {
      result: Type.Literal('answered'),
      operation_code: Type.String(),
      description: Type.String(),
      ranges: Type.Array(AuthorityRange),
    },
    { description: '100 with ranges, or the code of a refusal (301, 302, 303, 401, 500) with none' },
  ),
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
export type AuthorityRangesAnswer = DeepReadonly<Static<typeof AuthorityRangesAnswer>>;
