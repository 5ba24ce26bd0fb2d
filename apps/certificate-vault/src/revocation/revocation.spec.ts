import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestPki, referee, type TestCertificate } from '@rubrica/testing';
import { X509Certificate } from 'node:crypto';
import { readCrl } from './crl.js';
import type { IssuedCertificate } from './issued-certificate.js';
import { ocspRequest, readOcspResponse } from './ocsp.js';
import { OpensslAuthority } from './openssl-authority.fixture.js';
import type { RevocationState } from './revocation-state.js';
import { revocationSources } from './revocation-sources.js';

const openssl = referee('openssl');

openssl.describe('what an authority says of a certificate', () => {
  let authority: OpensslAuthority;
  let other: OpensslAuthority;
  let good: IssuedCertificate;
  let revoked: IssuedCertificate;
  let held: IssuedCertificate;
  beforeAll(() => {
    [authority, other] = [new OpensslAuthority(), new OpensslAuthority()];
    const certificates = ['good', 'revoked', 'held'].map((name) => authority.issue(name, {}));
    [good, revoked, held] = certificates.map(issued) as [IssuedCertificate, IssuedCertificate, IssuedCertificate];
    authority.revoke('revoked');
    authority.revoke('held', 'certificateHold');
  });
  afterAll(() => {
    authority.close();
    other.close();
  });

  const issued = ({ chain: [leaf] }: TestCertificate): IssuedCertificate => ({
    certificate: new X509Certificate(leaf ?? Buffer.alloc(0)),
    issuer: new X509Certificate(authority.trustPem),
  });
  const now = () => new Date();
  const why = (state: RevocationState): string => (state.state === 'unknown' ? state.why : state.state);
  const isToday = { state: 'revoked', at: expect.any(Date) as unknown };

  it.each(['ca', 'responder'] as const)('counts by OCSP when signed by its %s', (signer) => {
    const ask = (one: IssuedCertificate) =>
      readOcspResponse(authority.ocspAnswer(ocspRequest(one), signer), one, now());
    expect(ask(good)).toEqual({ state: 'good' });
    expect(ask(revoked)).toEqual({ ...isToday, isHold: false });
    expect(ask(held)).toEqual({ ...isToday, isHold: true });
  });

  it('counts in its list', () => {
    const list = authority.crl();
    expect(readCrl(list, good, now())).toEqual({ state: 'good' });
    expect(readCrl(list, revoked, now())).toEqual({ ...isToday, isHold: false });
    expect(readCrl(list, held, now())).toEqual({ ...isToday, isHold: true });
  });

  it('counts in a list whose numbers are so short that their bytes stand elsewhere too', () => {
    const short = new OpensslAuthority(true);
    try {
      const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, short.issue(name, {})] as const);
      const issuer = new X509Certificate(short.trustPem);
      const states = (): string[] => {
        const list = short.crl();
        return all.map(
          ([
            ,
            {
              chain: [leaf = Buffer.alloc(0)],
            },
          ]) => why(readCrl(list, { certificate: new X509Certificate(leaf), issuer }, now())),
        );
      };
      for (const name of ['c', 'f']) short.revoke(name);
      expect(states()).toEqual(['good', 'good', 'revoked', 'good', 'good', 'revoked']);
    } finally {
      short.close();
    }
  });

  it('does not count by OCSP when another says it, of another certificate, or long ago', () => {
    const answer = authority.ocspAnswer(ocspRequest(good));
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    expect(why(readOcspResponse(authority.ocspAnswer(ocspRequest(good), 'tls'), good, now()))).toContain('not signed');
    expect(why(readOcspResponse(other.ocspAnswer(ocspRequest(good)), good, now()))).toContain('not signed');
    expect(why(readOcspResponse(answer, revoked, now()))).toContain('another certificate');
    expect(why(readOcspResponse(answer, good, at(2)))).toContain('too old');
    expect(why(readOcspResponse(authority.ocspAnswer(ocspRequest(good), 'ca'), good, at(-2)))).toContain('too old');
    const tampered = Buffer.from(answer);
    const place = Math.floor(tampered.length / 4);
    tampered.writeUInt8(tampered.readUInt8(place) ^ 1, place);
    expect(readOcspResponse(tampered, good, now()).state).toBe('unknown');
  });

  it('does not count by OCSP when the responder does not know the certificate, or refuses', () => {
    const stranger = other.issue('stranger', {});
    const unknown = issued(stranger);
    expect(why(readOcspResponse(authority.ocspAnswer(ocspRequest(unknown)), unknown, now()))).toContain(
      'does not know',
    );
    // responseStatus: tryLater.
    expect(why(readOcspResponse(Buffer.from('30030a0103', 'hex'), good, now()))).toContain('status 3');
  });

  it('does not count in a list of another issuer, one that is too old, or that is a part of one', () => {
    const in_ = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(why(readCrl(other.crl(), good, now()))).toMatch(/not signed/);
    expect(why(readCrl(authority.crl(), good, in_(8)))).toContain('too old');
    expect(why(readCrl(authority.crl(), good, in_(-1)))).toContain('too old');
    expect(why(readCrl(authority.crl('-crlexts', 'partial'), good, now()))).toContain('part of one');
    const changed = authority.crl();
    changed.writeUInt8(changed.readUInt8(120) ^ 1, 120);
    expect(readCrl(changed, good, now()).state).toBe('unknown');
  });

  it('does not count when it is none: cut short, HTML, a certificate, noise', () => {
    const [answer, list] = [authority.ocspAnswer(ocspRequest(good)), authority.crl()];
    const broken = [
      ...[0, 1, 5, 60, 200].map((length) => answer.subarray(0, length)),
      Buffer.from('<html></html>'),
      good.certificate.raw,
      Buffer.from('3080'.repeat(5_000), 'hex'),
    ];
    for (const bytes of broken) {
      expect(readOcspResponse(bytes, good, now()).state).toBe('unknown');
      expect(readCrl(bytes, good, now()).state).toBe('unknown');
    }
    for (let place = 0; place < list.length; place += 7) {
      const noisy = Buffer.from(list);
      noisy.writeUInt8(noisy.readUInt8(place) ^ 0x55, place);
      expect(readCrl(noisy, revoked, now()).state).not.toBe('good');
    }
    for (let place = 0; place < answer.length; place += 7) {
      const noisy = Buffer.from(answer);
      noisy.writeUInt8(noisy.readUInt8(place) ^ 0x55, place);
      readOcspResponse(noisy, revoked, now());
    }
  });

  it('is asked for at the addresses that the certificate names', () => {
    const named = authority.issue('named', { ocsp: 'http://ocsp.ca.example/a', crl: 'http://crl.ca.example/b.crl' });
    const [leaf = Buffer.alloc(0)] = named.chain;
    expect(revocationSources(leaf)).toEqual({
      ocsp: ['http://ocsp.ca.example/a'],
      crl: ['http://crl.ca.example/b.crl'],
    });
    const strange = authority.issue('strange', { ocsp: 'file:///etc/passwd', crl: 'ldap://ca.example/x' });
    expect(revocationSources(strange.chain[0] ?? Buffer.alloc(0))).toEqual({ ocsp: [], crl: [] });
  });
});

it('certificates that name no address are not asked about', async () => {
  const { chain } = await (await createTestPki()).issue('good');
  expect(revocationSources(chain[0] ?? Buffer.alloc(0))).toEqual({ ocsp: [], crl: [] });
});
