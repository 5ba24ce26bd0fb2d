import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  GLOBAL_UNICAST_IPV6,
  isLoopbackAddress,
  isPublicAddress,
  parseAddress,
  SPECIAL_IPV4,
  SPECIAL_IPV6,
} from './public-address.js';

/**
 * First and last address of each block. They were copied by hand from the registries, and not computed by the tested
 * code.
 */
const FIRST_AND_LAST: Readonly<Record<string, readonly [first: string, last: string]>> = {
  '0.0.0.0/8': ['0.0.0.0', '0.255.255.255'],
  '10.0.0.0/8': ['10.0.0.0', '10.255.255.255'],
  '100.64.0.0/10': ['100.64.0.0', '100.127.255.255'],
  '127.0.0.0/8': ['127.0.0.0', '127.255.255.255'],
  '168.63.129.16/32': ['168.63.129.16', '168.63.129.16'],
  '169.254.0.0/16': ['169.254.0.0', '169.254.255.255'],
  '172.16.0.0/12': ['172.16.0.0', '172.31.255.255'],
  '192.0.0.0/24': ['192.0.0.0', '192.0.0.255'],
  '192.0.2.0/24': ['192.0.2.0', '192.0.2.255'],
  '192.31.196.0/24': ['192.31.196.0', '192.31.196.255'],
  '192.52.193.0/24': ['192.52.193.0', '192.52.193.255'],
  '192.88.99.0/24': ['192.88.99.0', '192.88.99.255'],
  '192.168.0.0/16': ['192.168.0.0', '192.168.255.255'],
  '192.175.48.0/24': ['192.175.48.0', '192.175.48.255'],
  '198.18.0.0/15': ['198.18.0.0', '198.19.255.255'],
  '198.51.100.0/24': ['198.51.100.0', '198.51.100.255'],
  '203.0.113.0/24': ['203.0.113.0', '203.0.113.255'],
  '224.0.0.0/4': ['224.0.0.0', '239.255.255.255'],
  '240.0.0.0/4': ['240.0.0.0', '255.255.255.255'],
  '2001::/23': ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  '2001:db8::/32': ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  '2002::/16': ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  '2620:4f:8000::/48': ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  '3fff::/20': ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
};

/** Allowed addresses just before and just after the blocks. */
const NEIGHBOURS = [
  '1.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.1.255',
  '192.0.3.0',
  '192.31.195.255',
  '192.31.197.0',
  '192.52.192.255',
  '192.52.194.0',
  '192.88.98.255',
  '192.88.100.0',
  '192.167.255.255',
  '192.169.0.0',
  '192.175.47.255',
  '192.175.49.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '198.51.101.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2000::',
  '2001:200::',
  '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
  '2001:db9::',
  '2003::',
  '2620:4f:7fff:ffff:ffff:ffff:ffff:ffff',
  '2620:4f:8001::',
  '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  '3fff:1000::',
];

/** IPv6 addresses outside of global unicast, and forms in which an internal IPv4 address may be written. */
const OUTSIDE_GLOBAL_UNICAST = [
  '::',
  '::1',
  '::127.0.0.1',
  '::a9fe:a9fe',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::FFFF:A00:1',
  '::ffff:0:10.0.0.1',
  '64:ff9b::8.8.8.8',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '100::1',
  '100:0:0:1::1',
  '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

/** Texts that some parsers accept as addresses. */
const NO_ADDRESS = [
  '',
  '127.1',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '010.0.0.1',
  '2130706433',
  '1.2.3.4.5',
  '1.2.3.256',
  '1.2.3.',
  ' 8.8.8.8',
  '8.8.8.8 ',
  '8.8.8.8/32',
  '1::2::3',
  ':::',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8',
  'fe80::1%eth0',
  '[2606:4700::1111]',
  '2606:4700::g',
  '2606:47000::1',
  '::ffff:127.1',
  '8.8.8.8::1',
  'example.com',
];

describe('a public address', () => {
  it.each([...SPECIAL_IPV4, ...SPECIAL_IPV6])('is none of $cidr: $what', ({ cidr }) => {
    const ends = FIRST_AND_LAST[cidr];
    expect(ends).toBeDefined();
    for (const address of ends ?? []) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  it.each(NEIGHBOURS)('is %s, next to a special block', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each(OUTSIDE_GLOBAL_UNICAST)('is not %s, outside 2000::/3', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );

  it.each(NO_ADDRESS)('is not the text "%s"', (text) => {
    expect(parseAddress(text)).toBeNull();
    expect(isPublicAddress(text)).toBe(false);
  });

  it.each(['8.8.8.8', '190.60.0.10', '2606:4700:4700::1111', '2800:e2::1', '2a00:1450:4003:80f::200e'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('is read the same in every spelling of IPv6', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }), (groups) => {
        const full = groups.map((group) => group.toString(16).padStart(4, '0')).join(':');
        const short = new URL(`https://[${full}]/`).hostname.slice(1, -1);
        expect(parseAddress(short)).toEqual(parseAddress(full.toUpperCase()));
        expect(parseAddress(full)?.value.toString(16).padStart(32, '0')).toBe(full.replaceAll(':', ''));
      }),
    ));

  it('is never a surprise: any text is judged, none throws', () =>
    fc.assert(fc.property(fc.string(), (text) => typeof isPublicAddress(text) === 'boolean')));

  it('of IPv6 lies in global unicast', () => expect(GLOBAL_UNICAST_IPV6.cidr).toBe('2000::/3'));
});

describe('a loopback address', () => {
  it.each(['127.0.0.1', '127.255.255.254', '::1'])('is %s', (address) => expect(isLoopbackAddress(address)).toBe(true));
  it.each(['126.0.0.1', '128.0.0.1', '::2', '::ffff:127.0.0.1', '0.0.0.0', 'localhost'])('is not %s', (address) =>
    expect(isLoopbackAddress(address)).toBe(false),
  );
});
