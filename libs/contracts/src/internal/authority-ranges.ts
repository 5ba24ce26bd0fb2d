import { type Static, Type } from '@sinclair/typebox';
import { TenantId } from '../vocabulary/scalars.js';

/**
 * dian-submitter, POST /internal/authority-ranges: what the tax authority has authorised for an issuer and its
 * software (GetNumberingRange), under the tenant's certificate. The answer bears technical keys: it is neither kept nor
 * logged on its way.
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
  /** It did not answer, or not to the question. */
  | { readonly result: 'unavailable'; readonly detail: string }
  /** It did not take the security header. */
  | { readonly result: 'security_fault'; readonly detail: string }
  /** Nothing signs the message. */
  | { readonly result: 'certificate_missing' };

/** As the authority writes it, dates as YYYY-MM-DD. */
export interface AuthorityRange {
  readonly resolution_number: string;
  readonly resolution_date: string;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly valid_from: string;
  readonly valid_to: string;
  /** Null: a range of contingency. */
  readonly technical_key: string | null;
}
