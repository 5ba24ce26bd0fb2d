import {
  type AddressResolver,
  type AddressRules,
  beforeAbort,
  destinationOf,
  fetchOnce,
  isLoopbackAddress,
  lookupOf,
} from '@rubrica/service';
import type { CustomFetch } from 'openid-client';

/** Metadata, keys and tokens are far smaller. */
const MOST_BYTES = 256 * 1024;
const TIMEOUT_MS = 10_000;
const WITHOUT_BODY = [204, 205, 304];

/** The call of a provider did not take place, or had no answer. */
export class ProviderUnreachable extends TypeError {
  constructor(
    readonly reason: 'dns' | 'address_not_public' | 'not_encrypted' | 'no_answer',
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/**
 * Returns what calls a provider that a tenant has named. Each call looks the host up, connects to a public address that was
 * checked just then, follows no redirect, and reads at most 256 KiB.
 */
export const guardedFetch =
  (resolver: AddressResolver, rules: AddressRules): CustomFetch =>
  async (url, { signal = AbortSignal.timeout(TIMEOUT_MS), ...options }) =>
    fetchAt(url, { ...options, signal }, async () =>
      lookupOf(await addressesOf(new URL(url), resolver, rules, signal)),
    );

/** Calls the provider that the settings name, with the same limits at any address that the system finds. */
export const trustedFetch: CustomFetch = (url, options) => fetchAt(url, options, () => Promise.resolve(undefined));

const fetchAt = async (
  url: string,
  { method, headers, body, signal = AbortSignal.timeout(TIMEOUT_MS) }: Parameters<CustomFetch>[1],
  lookup: () => Promise<ReturnType<typeof lookupOf> | undefined>,
): Promise<Response> => {
  try {
    const dnsLookup = await lookup();
    const sent = body instanceof URLSearchParams || typeof body === 'string' ? { body: body.toString() } : {};
    const answered = await fetchOnce(url, {
      ...{ method: method as 'GET', headers, signal, maxBytes: MOST_BYTES },
      ...sent,
      ...(dnsLookup && { dnsLookup }),
      // A connection that is kept would belong to an address that was checked for another call.
      agent: { http: false, https: false },
    });
    const { status, contentType = '' } = answered;
    const content = WITHOUT_BODY.includes(status) ? null : new Uint8Array(answered.body);
    return new Response(content, { status, headers: { 'content-type': contentType } });
  } catch (error) {
    throw error instanceof ProviderUnreachable ? error : new ProviderUnreachable('no_answer', error);
  }
};

const addressesOf = async (
  url: URL,
  resolver: AddressResolver,
  rules: AddressRules,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const destination = await beforeAbort(signal, destinationOf(url, resolver, rules));
  if ('refused' in destination) throw new ProviderUnreachable(destination.refused);
  const { addresses } = destination;
  if (url.protocol === 'https:' || (rules.allowLoopback && addresses.every(isLoopbackAddress))) return addresses;
  throw new ProviderUnreachable('not_encrypted');
};
