import { Resolver } from 'node:dns/promises';
import { isLoopbackAddress, isPublicAddress, parseAddress } from './public-address.js';

/**
 * Which IP addresses a call may connect to: public ones and, with `allowLoopback`, also those of this machine.
 * `allowLoopback` is for development.
 */
export interface AddressRules {
  readonly allowLoopback: boolean;
}

/**
 * Returns the host of a URL: a name in lower case, or an IP address. Removes the brackets of an IPv6 address and the
 * dot at the end of a name.
 */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Returns whether a call may connect to this IP address. Returns false for a text that is not an address. */
export const isAllowedAddress = (address: string, { allowLoopback }: AddressRules): boolean =>
  isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

export abstract class AddressResolver {
  /** Returns all IPv4 and IPv6 addresses of a host name. Rejects if it has none, or if no name server answers. */
  abstract addressesOf(name: string): Promise<readonly string[]>;
}

/**
 * Finds the addresses of host names by asking name servers. Does not read the hosts file of this machine, whose entries
 * are not public addresses.
 */
export class DnsResolver extends AddressResolver {
  private readonly resolver = new Resolver({ timeout: 1_500, tries: 2 });
  /**
   * DNS queries that are running now, by host name. If the same name is asked for while its query runs, the caller
   * gets the answer of this query. Answers are not cached.
   */
  private readonly underWay = new Map<string, Promise<readonly string[]>>();

  /** `servers`: addresses of name servers with their ports. Without them, uses the name servers of the system. */
  constructor(servers: readonly string[] = []) {
    super();
    if (servers.length > 0) this.resolver.setServers(servers);
  }

  addressesOf(name: string): Promise<readonly string[]> {
    const shared = this.underWay.get(name) ?? this.ask(name).finally(() => this.underWay.delete(name));
    this.underWay.set(name, shared);
    return shared;
  }

  private async ask(name: string): Promise<readonly string[]> {
    const answers = await Promise.allSettled([this.resolver.resolve4(name), this.resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [ipv4] = answers;
    if (addresses.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
    return addresses;
  }
}

/**
 * The addresses to which a call may connect, or the reason why it may not connect: `dns` if the host has no address.
 */
export type Destination =
  { readonly addresses: readonly string[] } | { readonly refused: 'dns' | 'address_not_public' };

/** Largest number of addresses that a host may have. Real hosts have fewer. */
const MOST_ADDRESSES = 32;

/**
 * Finds the addresses of the host of a URL and checks them. If one address is forbidden, the whole host is refused,
 * because a call may use any of its addresses.
 */
export const destinationOf = async (url: URL, resolver: AddressResolver, rules: AddressRules): Promise<Destination> => {
  const host = hostOf(url);
  const addresses = await addressesOf(host, resolver, rules);
  if (addresses.length === 0) return { refused: 'dns' };
  if (addresses.length > MOST_ADDRESSES || !addresses.every((address) => isAllowedAddress(address, rules))) {
    return { refused: 'address_not_public' };
  }
  return { addresses };
};

const addressesOf = async (
  host: string,
  resolver: AddressResolver,
  rules: AddressRules,
): Promise<readonly string[]> => {
  if (parseAddress(host)) return [host];
  if (rules.allowLoopback && host === 'localhost') return ['127.0.0.1', '::1'];
  try {
    return await resolver.addressesOf(host);
  } catch {
    return [];
  }
};
