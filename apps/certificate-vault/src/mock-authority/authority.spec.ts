import { createPrivateKey, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { certificatesOfPem, trustBundle } from '@rubrica/xades';
import { certificateFaults, checkCertificate } from '../certificate/certificate-checks.js';
import { openPkcs12 } from '../pkcs12/pkcs12.js';
import { type CertificateAuthority, createAuthority, issueLeaf, toPkcs12 } from './authority.js';

const at = new Date('2026-11-21T15:00:00Z');
const holder = { name: 'Ñandú & Cía, S.A.S.', nit: '900373115', days: 730, at };
let authority: CertificateAuthority;

beforeAll(async () => {
  authority = await createAuthority('Autoridad de prueba, sin valor', at);
});

const codes = async (
  changes: Partial<typeof holder> & Pick<Parameters<typeof issueLeaf>[1], 'keyUsage'>,
  when = at,
) => {
  const { chainPem } = await issueLeaf(authority, { ...holder, ...changes });
  const [leaf, ...authorities] = certificatesOfPem(chainPem).map((der) => new X509Certificate(der));
  if (leaf === undefined) throw new Error('nothing was issued');
  const trust = trustBundle(authority.bundlePem);
  return certificateFaults([leaf, ...authorities], { nit: '900373115', trust, at: when }).map(({ code }) => code);
};

describe('the authority of the demo and of the test environment', () => {
  it('issues certificates that pass the checks of an accredited one', async () => {
    expect(await codes({})).toEqual([]);
  });

  it('issues, where asked, certificates that fail them', async () => {
    expect(await codes({ nit: '800199436' })).toEqual(['certificate_nit_mismatch']);
    expect(await codes({ keyUsage: ['keyEncipherment'] })).toEqual(['certificate_key_usage_missing']);
    expect(await codes({ days: 1 }, new Date('2026-11-23T15:00:00Z'))).toEqual(['certificate_expired']);
  });

  it('delivers a .p12 that opens', async () => {
    const leaf = await issueLeaf(authority, holder);
    const opened = await openPkcs12(toPkcs12(leaf, 'Demo-123'), 'Demo-123');
    const key = createPrivateKey({ key: leaf.pkcs8, format: 'der', type: 'pkcs8' });
    expect(opened.ok && opened.key.equals(key)).toBe(true);
    expect(opened.ok && opened.chain.map(({ raw }) => raw)).toEqual(certificatesOfPem(leaf.chainPem));
    expect(() => toPkcs12(leaf, 'contraseña')).toThrow('ASCII');
  });

  it('goes on after it was stored, with names of any length', async () => {
    const stored: CertificateAuthority = {
      ...authority,
      subordinatePkcs8: Buffer.from(authority.subordinatePkcs8.toString('base64'), 'base64'),
    };
    const content = toPkcs12(await issueLeaf(stored, { ...holder, name: '😀 Muy larga '.repeat(20) }), 'x');
    const trust = trustBundle(authority.bundlePem);
    expect(await checkCertificate({ content, password: 'x' }, { nit: holder.nit, trust, at })).toMatchObject({
      ok: true,
    });
  });
});
