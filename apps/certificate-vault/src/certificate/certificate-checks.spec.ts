import { X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTestPki,
  SECOND_TEST_NIT,
  TEST_NIT,
  type TestCertificate,
  type TestCertificateKind,
  type TestPki,
} from '@rubrica/testing';
import { colombianTimestamp } from '@rubrica/fiscal';
import { readCertificate, trustBundle } from '@rubrica/xades';
import { forgeContainer, PASSWORD } from '../pkcs12/containers.fixture.js';
import { type CertificateContext, certificateFaults, checkCertificate } from './certificate-checks.js';

let pki: TestPki;
beforeAll(async () => {
  pki = await createTestPki();
});

const context = (changes: Partial<CertificateContext> = {}): CertificateContext => ({
  nit: TEST_NIT,
  trust: trustBundle(pki.trustPem),
  at: new Date(),
  ...changes,
});

const certificatesOf = ({ chain }: TestCertificate): [X509Certificate, ...X509Certificate[]] => {
  const [leaf, ...authorities] = chain.map((der) => new X509Certificate(der));
  if (leaf === undefined) throw new Error('an empty chain');
  return [leaf, ...authorities];
};

const codes = async (kind: TestCertificateKind, changes: Partial<CertificateContext> = {}) =>
  certificateFaults(certificatesOf(await pki.issue(kind)), context(changes)).map(({ code }) => code);

describe('a certificate that a tenant uploads', () => {
  it('is taken when it names the tenant, is valid, trusted and may sign', async () => {
    expect(await codes('good')).toEqual([]);
    expect(await codes('weird-dn')).toEqual([]);
    expect(await codes('rsa4096')).toEqual([]);
  });

  it('is refused before and after the time it is valid', async () => {
    expect(await codes('expired')).toEqual(['certificate_expired']);
    expect(await codes('notyet')).toEqual(['certificate_expired']);
    expect(await codes('good', { at: new Date('2001-01-01') })).toContain('certificate_expired');
  });

  it('is told the day and hour in Colombia, and what does not repeat the upload', async () => {
    const [leaf, ...others] = certificatesOf(await pki.issue('good'));
    const { notAfter } = readCertificate(leaf.raw);
    const later = new Date(notAfter.getTime() + 1_000);
    const [fault] = certificateFaults([leaf, ...others], context({ at: later, trust: 'any issuer' }));
    expect(fault?.detail).toBe(
      `the certificate expired on ${colombianTimestamp(notAfter).slice(0, 10)} at ${colombianTimestamp(notAfter).slice(11, 19)} (Colombian time)`,
    );
    expect(fault?.es.detail).toMatch(/ a las \d{2}:\d{2}:\d{2} \(hora de Colombia\)$/);
    for (const kind of ['expired', 'notyet', 'second', 'otherca', 'nodigsig'] as const)
      for (const { fix, es } of certificateFaults(certificatesOf(await pki.issue(kind)), context())) {
        expect(fix).toMatch(/^(Renew|Upload it (after|with)|Ask) /);
        expect(es.fix).toMatch(/^(Renuévelo|Súbalo (después|con)|Pida) /);
      }
  });

  it('is refused when it names another NIT', async () => {
    expect(await codes('second')).toEqual(['certificate_nit_mismatch']);
    expect(await codes('second', { nit: SECOND_TEST_NIT })).toEqual([]);
    expect(await codes('good', { nit: '90037311' })).toEqual(['certificate_nit_mismatch']);
  });

  it('is refused when no accredited authority issued it, but not in test mode', async () => {
    expect(await codes('otherca')).toEqual(['certificate_issuer_untrusted']);
    expect(await codes('otherca', { trust: trustBundle(await pki.otherTrustPem()) })).toEqual([]);
    expect(await codes('otherca', { trust: 'any issuer' })).toEqual([]);
    expect(await codes('byleaf')).toEqual(['certificate_issuer_untrusted']);
  });

  it('is refused when its key may not sign', async () => {
    expect(await codes('nodigsig')).toEqual(['certificate_key_usage_missing']);
  });

  it('is told everything that is wrong with it at once', async () => {
    expect(await codes('nodigsig', { nit: '1', trust: [], at: new Date('2001-01-01') })).toEqual([
      'certificate_expired',
      'certificate_nit_mismatch',
      'certificate_issuer_untrusted',
      'certificate_key_usage_missing',
    ]);
  });
});

describe('a .p12 that a tenant uploads', () => {
  const checked = async (content: Buffer, password = PASSWORD) => checkCertificate({ content, password }, context());

  it('gives key and certificate when every check passes', async () => {
    const good = await pki.issue('good');
    const result = await checked(forgeContainer(good));
    expect(result.ok && result.key.equals(good.key)).toBe(true);
    expect(result.ok && result.chain.map(({ raw }) => raw)).toEqual(good.chain);
  });

  it('names the field that is wrong', async () => {
    const good = forgeContainer(await pki.issue('good'));
    expect(await checked(good, 'otra')).toMatchObject({
      faults: [{ pointer: '#/password', code: 'certificate_password_invalid' }],
    });
    expect(await checked(Buffer.from('no p12'))).toMatchObject({
      faults: [{ pointer: '#/content_base64', code: 'certificate_unreadable' }],
    });
    expect(await checked(forgeContainer(await pki.issue('second')))).toMatchObject({
      faults: [{ pointer: '#/content_base64', code: 'certificate_nit_mismatch' }],
    });
  });

  it('never tells the password', async () => {
    const result = await checked(forgeContainer(await pki.issue('good')), 'una-clave-secreta');
    expect(JSON.stringify(result)).not.toContain('secreta');
  });
});
