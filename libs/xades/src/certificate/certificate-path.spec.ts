import { X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { chainOf, pathToTrust, trustBundle } from './certificate-path.js';
import { certificatesOfPem, pemOfCertificates, readCertificate } from './certificate.js';

let pki: TestPki;
let good: TestCertificate;
let leaf: X509Certificate;
let subordinate: X509Certificate;
let root: X509Certificate;

beforeAll(async () => {
  pki = await createTestPki();
  good = await pki.issue('good');
  const [first, second] = good.chain.map((der) => new X509Certificate(der));
  const [last] = trustBundle(pki.trustPem);
  if (!first || !second || !last) throw new Error('an incomplete chain');
  [leaf, subordinate, root] = [first, second, last];
});

const path = (intermediates: X509Certificate[], trust: X509Certificate[], at = new Date()) =>
  pathToTrust(leaf, { intermediates, trust, at })?.map(({ fingerprint256 }) => fingerprint256) ?? null;

describe('the authorities behind a certificate', () => {
  it('lead up to a trusted one, over those that came with it', () => {
    const whole = [leaf, subordinate, root].map(({ fingerprint256 }) => fingerprint256);
    expect(path([subordinate], [root])).toEqual(whole);
    expect(path([root, subordinate], [root])).toEqual(whole);
    expect(path([], [root, subordinate])).toEqual(whole.slice(0, 2));
    expect(path([], [leaf])).toEqual(whole.slice(0, 1));
  });

  it('do not, when one is missing, another, or not valid then', async () => {
    expect(path([], [root])).toBeNull();
    expect(path([subordinate], [...trustBundle(await pki.otherTrustPem())])).toBeNull();
    expect(path([subordinate], [root], new Date('2001-01-01'))).toBeNull();
  });

  it('are put in order, whatever order a container holds them in', async () => {
    expect(chainOf(leaf, [root, leaf, subordinate])).toEqual([leaf, subordinate, root]);
    expect(chainOf(leaf, trustBundle(await pki.otherTrustPem()))).toEqual([leaf]);
  });
});

describe('a certificate', () => {
  it('tells what its key may be used for, and whether it is an authority', () => {
    expect(readCertificate(leaf.raw)).toMatchObject({
      keyUsage: ['digitalSignature', 'nonRepudiation'],
      authority: null,
    });
    expect(readCertificate(root.raw)).toMatchObject({
      keyUsage: ['keyCertSign', 'cRLSign'],
      authority: { pathLength: null },
    });
  });

  it('tells since when and until when it is valid', () => {
    const { notBefore, notAfter } = readCertificate(leaf.raw);
    expect([notBefore, notAfter]).toEqual([new Date(leaf.validFrom), new Date(leaf.validTo)]);
  });

  it('goes to PEM and back', () => {
    expect(certificatesOfPem(`# comment\n${good.chainPem}`)).toEqual(good.chain);
    expect(pemOfCertificates(good.chain)).toBe(good.chainPem);
  });
});
