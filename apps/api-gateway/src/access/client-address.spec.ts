import { describe, expect, it } from '@jest/globals';
import { clientAddress, networkOf } from './client-address.js';

const behind = (proxies: number, forwarded?: string): string =>
  clientAddress({ ip: '10.0.0.9', headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }, proxies);

describe('the address of a request', () => {
  it('is that of the connection where no proxy is trusted, whatever the request says', () => {
    expect(behind(0, '192.0.2.1')).toBe('10.0.0.9');
  });

  it('is the one that the first trusted proxy saw; what its client wrote before counts for nothing', () => {
    expect(behind(1, '192.0.2.1')).toBe('192.0.2.1');
    expect(behind(1, '1.1.1.1, 2.2.2.2, 192.0.2.1')).toBe('192.0.2.1');
    expect(behind(2, '1.1.1.1, 192.0.2.1, 10.0.0.5')).toBe('192.0.2.1');
  });

  it.each([
    ['a port', '192.0.2.1:5050', '192.0.2.1'],
    ['brackets', '[2001:db8::1]:5050', '2001:db8::1'],
    ['no address', 'unknown', '10.0.0.9'],
    ['nothing', '', '10.0.0.9'],
    ['more than a byte', '192.0.2.256', '10.0.0.9'],
    ['colons alone', ':::', '10.0.0.9'],
    ['a name', 'evil.example', '10.0.0.9'],
  ])('with %s', (_, forwarded, address) => expect(behind(1, forwarded)).toBe(address));

  it('of a request that came past the proxies is that of the connection', () => {
    expect(behind(1)).toBe('10.0.0.9');
    expect(behind(2, '192.0.2.1')).toBe('10.0.0.9');
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:DB8::0001:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
