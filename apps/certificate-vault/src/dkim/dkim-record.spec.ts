import { describe, expect, it } from '@jest/globals';
import { judged, recordName, recordValue } from './dkim-record.js';

const KEY = { domain: 'nandu.co', selector: 'rubrica-1', public_key: 'MIIB' };

describe('the record of a DKIM key', () => {
  it('has a name below the domain, and the public key', () => {
    expect(recordName(KEY)).toBe('rubrica-1._domainkey.nandu.co');
    expect(recordValue(KEY)).toBe('v=DKIM1; k=rsa; p=MIIB');
  });

  it.each([
    'v=DKIM1; k=rsa; p=MIIB',
    'p=MIIB',
    'v=DKIM1;p=MI IB;',
    'k=rsa; h=sha1:sha256; s=email; p=MIIB',
    's=*;p=MIIB',
  ])('is published as %s', (record) => expect(judged([record], KEY)).toBe('published'));

  it.each([
    'v=DKIM1; k=rsa; p=',
    'v=DKIM1; k=rsa; p=MIIC',
    'v=DKIM2; p=MIIB',
    'k=ed25519; p=MIIB',
    'h=sha1; p=MIIB',
    's=tlsrpt; p=MIIB',
    'MIIB',
    '',
  ])('is another one as %j', (record) => expect(judged([record], KEY)).toBe('different'));

  it('is missing, or not the only one', () => {
    expect(judged([], KEY)).toBe('missing');
    expect(judged(['p=MIIB', 'p=MIIC'], KEY)).toBe('different');
  });
});
