import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { signatureHeader } from './signature.js';

const SECRET = 'whsec_0123456789abcdefghjkmnpqrstvwxyz';
const BODY = Buffer.from(
  '{"id":"evt_1","object":"event","data":{"object":{"number":"SETP990000001","customer":"Ñandú & Cía"}}}',
);
const { webhooks } = new Stripe('sk_test_unused');
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

describe('the signature of a delivery', () => {
  it('is verified by the stripe package as it is', () => {
    const event = webhooks.constructEvent(BODY, signatureHeader(BODY, [SECRET], nowSeconds()), SECRET);
    expect(event.id).toBe('evt_1');
  });

  it('is refused when one byte of the body differs', () => {
    const header = signatureHeader(BODY, [SECRET], nowSeconds());
    const other = Buffer.from(BODY.toString().replace('SETP990000001', 'SETP990000002'));
    expect(() => webhooks.constructEvent(other, header, SECRET)).toThrow('signature');
  });

  it('is refused under another secret', () => {
    const header = signatureHeader(BODY, [SECRET], nowSeconds());
    expect(() => webhooks.constructEvent(BODY, header, `${SECRET}x`)).toThrow('signature');
  });

  it('is refused when it is older than 300 seconds', () => {
    const header = signatureHeader(BODY, [SECRET], nowSeconds() - 301);
    expect(() => webhooks.constructEvent(BODY, header, SECRET)).toThrow('tolerance');
  });

  it('is verified with either secret while two are valid', () => {
    const header = signatureHeader(BODY, [SECRET, 'whsec_before'], nowSeconds());
    for (const secret of [SECRET, 'whsec_before'])
      expect(webhooks.constructEvent(BODY, header, secret).id).toBe('evt_1');
    expect(() => webhooks.constructEvent(BODY, header, 'whsec_other')).toThrow('signature');
  });

  it('has the form of the specification, over known bytes', () =>
    // printf '1767225600.{}' | openssl dgst -sha256 -hmac whsec_test
    expect(signatureHeader(Buffer.from('{}'), ['whsec_test'], 1_767_225_600)).toBe(
      't=1767225600,v1=4a942ef9477fb7b15b98664cf7ff2c2543984c1fa6bdf3520b48dcb25bcd1fe4',
    ));
});
