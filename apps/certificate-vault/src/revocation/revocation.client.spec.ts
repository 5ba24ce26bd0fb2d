import { describe, expect, it } from '@jest/globals';
import { AddressResolver } from '@rubrica/service';
import { RevocationClient } from './revocation.client.js';

/** Answers every name with these addresses. */
class FixedResolver extends AddressResolver {
  constructor(private readonly addresses: readonly string[]) {
    super();
  }

  addressesOf(): Promise<readonly string[]> {
    return Promise.resolve(this.addresses);
  }
}

const ask = (url: string, addresses: readonly string[] = ['127.0.0.1']) =>
  new RevocationClient(new FixedResolver(addresses), { timeoutMs: 500, rules: { allowLoopback: false } }).ask({
    url,
    ocspRequest: Buffer.from('x'),
    maxBytes: 1_000,
  });

describe('the address in an uploaded certificate', () => {
  it.each([
    ['the machine itself', 'http://127.0.0.1/'],
    ['this machine in IPv6', 'http://[::1]/'],
    ['this machine by name', 'http://localhost/'],
    ['the metadata of the cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['a private network', 'http://10.0.0.7/'],
    ['a decimal address', 'http://2130706433/'],
    ['a mapped address', 'http://[::ffff:127.0.0.1]/'],
    ['a name that leads inside', 'http://ocsp.ca.example/'],
  ])('is not called where it is %s', async (_, url) => {
    expect(await ask(url)).toEqual({ silent: expect.stringContaining('the address is refused') as unknown });
  });

  it('is not called where one of several addresses is inside, nor with credentials, nor on other ports', async () => {
    expect(await ask('http://ocsp.ca.example/', ['190.0.0.1', '10.0.0.1'])).toMatchObject({
      silent: expect.stringContaining('address_not_public') as unknown,
    });
    expect(await ask('http://a:b@ocsp.ca.example/', ['190.0.0.1'])).toEqual({ silent: 'the address has credentials' });
    expect(await ask('http://ocsp.ca.example:5432/', ['190.0.0.1'])).toEqual({
      silent: 'the port is not one of the web',
    });
  });

  it('is waited for no longer than its time, also where the name server is silent', async () => {
    const never = new (class extends AddressResolver {
      addressesOf = (): Promise<readonly string[]> => new Promise(() => undefined);
    })();
    const client = new RevocationClient(never, { timeoutMs: 100, rules: { allowLoopback: false } });
    const answer = await client.ask({ url: 'http://ocsp.ca.example/', ocspRequest: null, maxBytes: 1 });
    expect(answer).toEqual({ silent: 'no answer within 100 ms' });
  });
});
