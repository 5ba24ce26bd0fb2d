import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate } from '@rubrica/testing';
import { unsignedInvoice } from './documents.fixture.js';
import { prepareSignature } from './signature.js';
import { isWsSecuritySignedInfo, isXadesSignedInfo } from './signed-info.js';
import { planFor } from './signing.fixture.js';
import { prepareEnvelope } from './ws-security.js';

let document: string;
let transport: string;

beforeAll(async () => {
  const good: TestCertificate = await (await createTestPki()).issue('good');
  document = prepareSignature(unsignedInvoice(), planFor(good)).signedInfo;
  transport = prepareEnvelope({
    operation: 'GetStatus',
    parameters: [['trackId', '00ff']],
    to: 'https://example.test/service',
    certificate: good.chain[0] ?? Buffer.alloc(0),
    created: new Date().toISOString(),
    id: randomUUID(),
  }).signedInfo;
});

const OTHER_DIGEST = Buffer.alloc(32, 7).toString('base64');
const DIGEST_VALUE = /<ds:DigestValue>[^<]+/;

describe('what the vault lends its keys to', () => {
  it('is the SignedInfo of a document, whatever its digests', () => {
    expect(isXadesSignedInfo(document)).toBe(true);
    expect(isXadesSignedInfo(document.replace(DIGEST_VALUE, `<ds:DigestValue>${OTHER_DIGEST}`))).toBe(true);
    expect(isWsSecuritySignedInfo(document)).toBe(false);
  });

  it('is the SignedInfo of a message, whatever its digest', () => {
    expect(isWsSecuritySignedInfo(transport)).toBe(true);
    expect(isWsSecuritySignedInfo(transport.replace(DIGEST_VALUE, `<ds:DigestValue>${OTHER_DIGEST}`))).toBe(true);
    expect(isXadesSignedInfo(transport)).toBe(false);
  });

  it('is nothing else', () => {
    const reference = /<ds:Reference URI="#[^"]+-keyinfo">.*?<\/ds:Reference>/;
    const id = /xmldsig-([0-9a-f-]{36})/.exec(document)?.[1] ?? '';
    const others = [
      '',
      'a contract',
      ` ${document}`,
      `${document}\n`,
      document + document,
      `<?xml version="1.0"?>${document}`,
      document.replace(reference, ''),
      document.replace(reference, (found) => found + found),
      document.replace('#rsa-sha256', '#rsa-sha1'),
      document.replace('xmlenc#sha256', 'xmldsig#sha1'),
      document.replace('#enveloped-signature', '#base64'),
      document.replace('URI=""', 'URI="https://example.test/"'),
      document.replace(`#xmldsig-${id}-keyinfo`, `#xmldsig-${randomUUID()}-keyinfo`),
      document.replace(DIGEST_VALUE, '<ds:DigestValue>c2hvcnQ='),
      document.replace(' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"', ''),
      document.replace('http://www.w3.org/2000/09/xmldsig#"', 'http://example.test/"'),
      document.replace(/ xmlns="[^"]+"/, ' xmlns="http://example.test/"'),
      document.replace(/( xmlns:cac="[^"]+")( xmlns:cbc="[^"]+")/, '$2$1'),
      document.replace(/( xmlns:cac="[^"]+")/, '$1$1'),
      document.replace(' xmlns:cac=', ` xmlns:c="${'x'.repeat(10_000)}" xmlns:cac=`),
      transport.replace('"soap wcf"', '"soap"'),
      transport.replace(' xmlns:wsa=', ' xmlns:x='),
      `${transport}\n`,
    ];
    for (const [index, text] of others.entries()) {
      expect([index, isXadesSignedInfo(text), isWsSecuritySignedInfo(text)]).toEqual([index, false, false]);
    }
  });
});
