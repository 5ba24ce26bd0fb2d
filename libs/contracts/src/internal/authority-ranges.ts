import { type Static, Type } from '@sinclair/typebox';
import { TenantId } from '../vocabulary/scalars.js';

/**
 * Asks dian-submitter (POST /internal/authority-ranges) for the numbering ranges that the tax authority has authorised
 * for an issuer and its software (GetNumberingRange), with the tenant's certificate. The answer contains technical
 * keys: no service on the way stores or logs it.
 */
export const AuthorityRangesQuestion = Type.Object(
  {
    tenant_id: TenantId,
    environment: Type.Union([Type.Literal('habilitacion'), Type.Literal('production')]),
    /** Without check digit. */
    issuer_nit: Type.String({ pattern: '^[0-9]{3,15}$' }),
    software_owner_nit: Type.String({ pattern: '^[0-9]{3,15}$' }),
    software_id: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
);
export type AuthorityRangesQuestion = Static<typeof AuthorityRangesQuestion>;

export type AuthorityRangesAnswer =
  /** 100 with ranges, or the code of a refusal (301, 302, 303, 401, 500) with none. */
  | {
      readonly result: 'answered';
      readonly operation_code: string;
      readonly description: string;
      readonly ranges: readonly AuthorityRange[];
    }
  /** The authority did not answer, or its answer could not be used. */
  | { readonly result: 'unavailable'; readonly detail: string }
  /** The authority refused the security header. */
  | { readonly result: 'security_fault'; readonly detail: string }
  /** The tenant has no certificate to sign the message with. */
  | { readonly result: 'certificate_missing' };

/** A range with the authority's own values; dates are YYYY-MM-DD. */
export interface AuthorityRange {
  readonly resolution_number: string;
  readonly resolution_date: string;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly valid_from: string;
  readonly valid_to: string;
  /** Null for a contingency range. */
  readonly technical_key: string | null;
}
