/**
 * A block of IP addresses. `what`: purpose of the block, and its RFC. Source: IANA IPv4 and IPv6 Special-Purpose Address
 * Registries.
 */
interface Block {
  readonly cidr: string;
  readonly what: string;
}

/** IPv4 blocks that are not public. All other IPv4 addresses are public. */
export const SPECIAL_IPV4: readonly Block[] = [
  { cidr: '0.0.0.0/8', what: 'this network, RFC 791' },
  { cidr: '10.0.0.0/8', what: 'private, RFC 1918' },
  { cidr: '100.64.0.0/10', what: 'shared by carrier NAT, RFC 6598' },
  { cidr: '127.0.0.0/8', what: 'loopback, RFC 1122' },
  { cidr: '168.63.129.16/32', what: 'public by number, but the inside of every Azure machine' },
  { cidr: '169.254.0.0/16', what: 'link-local and cloud metadata, RFC 3927' },
  { cidr: '172.16.0.0/12', what: 'private, RFC 1918' },
  { cidr: '192.0.0.0/24', what: 'protocol assignments, RFC 6890' },
  { cidr: '192.0.2.0/24', what: 'documentation, RFC 5737' },
  { cidr: '192.31.196.0/24', what: 'AS112, RFC 7535' },
  { cidr: '192.52.193.0/24', what: 'multicast tunnels, RFC 7450' },
  { cidr: '192.88.99.0/24', what: '6to4 relays, RFC 7526' },
  { cidr: '192.168.0.0/16', what: 'private, RFC 1918' },
  { cidr: '192.175.48.0/24', what: 'AS112, RFC 7534' },
  { cidr: '198.18.0.0/15', what: 'benchmarks, RFC 2544' },
  { cidr: '198.51.100.0/24', what: 'documentation, RFC 5737' },
  { cidr: '203.0.113.0/24', what: 'documentation, RFC 5737' },
  { cidr: '224.0.0.0/4', what: 'multicast, RFC 5771' },
  { cidr: '240.0.0.0/4', what: 'reserved and broadcast, RFC 1112' },
];

/** The block of public IPv6 addresses. All IPv6 addresses outside it are refused. */
export const GLOBAL_UNICAST_IPV6: Block = { cidr: '2000::/3', what: 'global unicast, RFC 4291' };

/** IPv6 blocks that are not public, although they are inside `GLOBAL_UNICAST_IPV6`. */
export const SPECIAL_IPV6: readonly Block[] = [
  { cidr: '2001::/23', what: 'protocol assignments: Teredo, benchmarks, AMT, ORCHID …, RFC 2928' },
  { cidr: '2001:db8::/32', what: 'documentation, RFC 3849' },
  { cidr: '2002::/16', what: '6to4, carries an IPv4 address, RFC 3056' },
  { cidr: '2620:4f:8000::/48', what: 'AS112, RFC 7534' },
  { cidr: '3fff::/20', what: 'documentation, RFC 9637' },
];

/** An IP address as an unsigned number of 32 bits (IPv4) or 128 bits (IPv6). */
interface Address {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

/**
 * Parses an IPv4 address of four decimal parts. Returns null for any other text, even for other notations that some
 * programs accept.
 */
const parseIpv4 = (text: string): bigint | null => {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9][0-9]{0,2})$/.test(part) && Number(part) <= 255))
    return null;
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n);
};

/**
 * Parses an IPv6 address (RFC 4291, section 2.2), which may end with a dotted IPv4 address. Returns null for any other
 * text, and for an address with a zone id.
 */
const parseIpv6 = (text: string): bigint | null => {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half, i) => groupsOf(half, i === halves.length - 1));
  if (!head || (halves.length === 2 && !tail)) return null;
  const written = head.length + (tail?.length ?? 0);
  if (tail ? written > 7 : written !== 8) return null;
  const groups = [...head, ...Array.from({ length: 8 - written }, () => 0n), ...(tail ?? [])];
  return groups.reduce((value, group) => value * 65_536n + group, 0n);
};

const groupsOf = (text: string, mayEndDotted: boolean): bigint[] | null => {
  if (text === '') return [];
  const groups: bigint[] = [];
  const parts = text.split(':');
  for (const [i, part] of parts.entries()) {
    const dotted = mayEndDotted && i === parts.length - 1 ? parseIpv4(part) : null;
    if (dotted !== null) groups.push(dotted / 65_536n, dotted % 65_536n);
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(BigInt(`0x${part}`));
    else return null;
  }
  return groups;
};

export const parseAddress = (text: string): Address | null => {
  const ipv4 = parseIpv4(text);
  if (ipv4 !== null) return { bits: 32, value: ipv4 };
  const ipv6 = parseIpv6(text);
  return ipv6 === null ? null : { bits: 128, value: ipv6 };
};

/** The first bits, which all addresses of a block share. */
interface Prefix {
  readonly bits: 32 | 128;
  readonly prefix: bigint;
  /** Number of bits after the prefix. */
  readonly shift: bigint;
}

const blockOf = ({ cidr }: Block): Prefix => {
  const [base = '', prefix = ''] = cidr.split('/');
  const address = parseAddress(base);
  if (!address) throw new Error(`not a block of addresses: ${cidr}`);
  const shift = BigInt(address.bits - Number(prefix));
  return { bits: address.bits, prefix: address.value >> shift, shift };
};

const within = ({ bits, value }: Address, block: Prefix): boolean =>
  bits === block.bits && value >> block.shift === block.prefix;

const specialIpv4 = SPECIAL_IPV4.map(blockOf);
const specialIpv6 = SPECIAL_IPV6.map(blockOf);
const globalUnicastIpv6 = blockOf(GLOBAL_UNICAST_IPV6);
const loopback = [blockOf({ cidr: '127.0.0.0/8', what: '' }), blockOf({ cidr: '::1/128', what: '' })];

export const isPublicAddress = (text: string): boolean => {
  const address = parseAddress(text);
  if (!address) return false;
  if (address.bits === 32) return !specialIpv4.some((block) => within(address, block));
  return within(address, globalUnicastIpv6) && !specialIpv6.some((block) => within(address, block));
};

export const isLoopbackAddress = (text: string): boolean => {
  const address = parseAddress(text);
  return address !== null && loopback.some((block) => within(address, block));
};
