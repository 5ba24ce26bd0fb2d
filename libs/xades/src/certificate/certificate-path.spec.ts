import { X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import forge from 'node-forge';
import { chainOf, pathToTrust, trustBundle } from './certificate-path.js';
import { certificatesOfPem, pemOfCertificates, readCertificate } from './certificate.js';
import { hasSigned } from './parsed-certificate.js';

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

/** Authorities of one name and one key, each of which has therefore issued all others; and a certificate of theirs. */
const crossSigned = (count: number, extensions: object[] = [{ name: 'basicConstraints', cA: true }]) => {
  const keys = forge.pki.rsa.generateKeyPair(1024);
  const name = [{ name: 'commonName', value: 'Entidad que se firma a sí misma' }];
  const certificate = (serial: number, subject: typeof name) => {
    const made = forge.pki.createCertificate();
    made.publicKey = keys.publicKey;
    made.serialNumber = serial.toString(16).padStart(4, '0');
    made.validity.notAfter = new Date(Date.now() + 86_400_000);
    made.setSubject(subject);
    made.setIssuer(name);
    if (subject === name) made.setExtensions(extensions);
    made.sign(keys.privateKey, forge.md.sha256.create());
    return new X509Certificate(forge.pki.certificateToPem(made));
  };
  const end = certificate(1, [{ name: 'commonName', value: 'Comercio de Prueba' }]);
  return { end, authorities: Array.from({ length: count }, (_, index) => certificate(index + 2, name)) };
};

describe('authorities that have all signed each other', () => {
  it('cost a bounded number of signatures, whatever their number', () => {
    const verify = jest.spyOn(X509Certificate.prototype, 'verify');
    const signaturesFor = (count: number) => {
      const { end, authorities } = crossSigned(count);
      verify.mockClear();
      expect(pathToTrust(end, { intermediates: authorities, trust: [root], at: new Date() })).toBeNull();
      const searched = verify.mock.calls.length;
      chainOf(end, authorities);
      return [searched, verify.mock.calls.length - searched];
    };
    try {
      expect(signaturesFor(3)).toEqual([3, 2]);
      for (const counted of signaturesFor(20)) expect(counted).toBeLessThanOrEqual(24);
      for (const counted of signaturesFor(200)) expect(counted).toBeLessThanOrEqual(24);
    } finally {
      verify.mockRestore();
    }
  });

  it('are found all the same where one of them is trusted', () => {
    const { end, authorities } = crossSigned(12);
    expect(pathToTrust(end, { intermediates: authorities, trust: authorities.slice(7, 8), at: new Date() })).toEqual([
      end,
      authorities[7],
    ]);
  });

  it('do not pass a limit on the length of their paths', () => {
    const { end, authorities } = crossSigned(2, [{ name: 'basicConstraints', cA: true, pathLenConstraint: 0 }]);
    const [first, second] = authorities as [X509Certificate, X509Certificate];
    expect(pathToTrust(end, { intermediates: [second], trust: [first], at: new Date() })).toHaveLength(2);
    // Reached by way of the other one only, since this trust is of another key.
    expect(pathToTrust(end, { intermediates: authorities, trust: [root], at: new Date() })).toBeNull();
  });
});

describe('a key that takes long to verify with', () => {
  it('has signed nothing', () => {
    const { publicKey: fast, privateKey: secret } = forge.pki.rsa.generateKeyPair(1024);
    const { n, e, d, p, q, qInv } = secret;
    const issued = forge.pki.createCertificate();
    issued.publicKey = forge.pki.rsa.setPublicKey(fast.n, d); // with the roles of its exponents exchanged
    issued.serialNumber = '01';
    issued.validity.notAfter = new Date(Date.now() + 86_400_000);
    issued.sign(forge.pki.rsa.setPrivateKey(n, d, e, p, q, e, e, qInv), forge.md.sha256.create());
    const slow = new X509Certificate(forge.pki.certificateToPem(issued));
    expect(slow.verify(slow.publicKey)).toBe(true);
    expect(hasSigned(slow, slow)).toBe(false);
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
