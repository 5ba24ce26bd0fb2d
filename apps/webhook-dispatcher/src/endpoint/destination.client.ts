import { Resolver } from 'node:dns/promises';
import { hostOf, isAllowedAddress, type UrlRules } from './endpoint-url.js';
import { parseAddress } from './public-address.js';

/** The edge to the name servers. */
export abstract class AddressResolver {
  /** All IPv4 and IPv6 addresses of a name; rejects when it has none or nobody answers. */
  abstract addressesOf(name: string): Promise<readonly string[]>;
}

/** Asks name servers only: what stands in this machine's hosts file is nobody's public address. */
export class DnsResolver extends AddressResolver {
  private readonly resolver = new Resolver({ timeout: 1_500, tries: 2 });

  async addressesOf(name: string): Promise<readonly string[]> {
    const answers = await Promise.allSettled([this.resolver.resolve4(name), this.resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [ipv4] = answers;
    if (addresses.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
    return addresses;
  }
}

/** Where a URL leads: the addresses that may be connected to, all of them checked, or why to none. */
export type Destination =
  { readonly addresses: readonly string[] } | { readonly refused: 'dns' | 'address_not_public' };

/** More than any honest host has. */
const MOST_ADDRESSES = 32;

/** One address that is not allowed refuses the whole answer: else it would be a matter of luck which one is called. */
export const destinationOf = async (url: URL, resolver: AddressResolver, rules: UrlRules): Promise<Destination> => {
  const host = hostOf(url);
  const addresses = await addressesOf(host, resolver, rules);
  if (addresses.length === 0) return { refused: 'dns' };
  if (addresses.length > MOST_ADDRESSES || !addresses.every((address) => isAllowedAddress(address, rules))) {
    return { refused: 'address_not_public' };
  }
  return { addresses };
};

const addressesOf = async (host: string, resolver: AddressResolver, rules: UrlRules): Promise<readonly string[]> => {
  if (parseAddress(host)) return [host];
  if (rules.allowLoopback && host === 'localhost') return ['127.0.0.1', '::1'];
  try {
    return await resolver.addressesOf(host);
  } catch {
    return [];
  }
};
