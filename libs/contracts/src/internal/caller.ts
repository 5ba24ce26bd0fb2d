import { type ApiVersion, DEFAULT_API_VERSION } from '@rubrica/kinds';
import type { Environment } from '../vocabulary/scalars.js';

/**
 * The tenant that a forwarded request comes from: verified by api-gateway, trusted by the service that owns the
 * resource.
 */
export interface Caller {
  readonly tenantId: string;
  readonly livemode: boolean;
  /** Id of the API key, or of the session by which a person asks. */
  readonly keyId: string;
  /** The person who asks; absent: an API key does. */
  readonly personId?: string;
  readonly role: 'full' | 'documents' | 'read';
  /** Version of the API that the request is in: its answer holds only what this version knows. */
  readonly version: ApiVersion;
}

/**
 * Returns the caller of an internal call. During an update, a gateway of the version before may call: it names no version, and
 * speaks the default one.
 */
export const callerFrom = (claimed: Omit<Caller, 'version'> & Partial<Caller>): Caller => ({
  version: DEFAULT_API_VERSION,
  ...claimed,
});

/**
 * Whether a row belongs to the caller's tenant and to the mode of its API key. To the caller, any other row does not
 * exist.
 */
export const belongsTo = (
  { tenantId, livemode }: Caller,
  { tenant_id, environment }: { readonly tenant_id: string; readonly environment: Environment },
): boolean => tenant_id === tenantId && (environment !== 'test') === livemode;
