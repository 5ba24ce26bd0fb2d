import type { KeyObject, X509Certificate } from 'node:crypto';
import type { Fault } from '@rubrica/contracts';
import { nitCheckDigit } from '@rubrica/fiscal';
import { identificationNumbers, pathToTrust, readCertificate, type TrustBundle } from '@rubrica/xades';
import { utcDay } from './read-chain.js';
import { openPkcs12 } from '../pkcs12/pkcs12.js';

/** What a certificate is checked against. */
export interface CertificateContext {
  /** NIT of the tenant, without check digit. */
  readonly nit: string;
  /** `any issuer` in test mode, where nothing is sent to the tax authority. */
  readonly trust: TrustBundle | 'any issuer';
  readonly at: Date;
}

export type CheckedCertificate =
  | {
      readonly ok: true;
      readonly key: KeyObject;
      /** The signing certificate first. */
      readonly chain: readonly [X509Certificate, ...X509Certificate[]];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Runs the five checks of an uploaded .p12. A wrong password ends them; the failures of the other four are reported
 * together.
 */
export const checkCertificate = async (
  upload: { readonly content: Buffer; readonly password: string },
  context: CertificateContext,
): Promise<CheckedCertificate> => {
  const opened = await openPkcs12(upload.content, upload.password);
  if (!opened.ok) {
    const pointer = opened.code === 'certificate_password_invalid' ? '#/password' : CONTENT;
    return { ok: false, faults: [{ pointer, code: opened.code, detail: opened.detail }] };
  }
  const faults = certificateFaults(opened.chain, context);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, key: opened.key, chain: opened.chain };
};

/** Returns the faults of an opened certificate; none when it may be used. */
export const certificateFaults = (
  [certificate, ...authorities]: readonly [X509Certificate, ...X509Certificate[]],
  { nit, trust, at }: CertificateContext,
): Fault[] => {
  const { notBefore, notAfter, subject, keyUsage } = readCertificate(certificate.raw);
  const faults: Fault[] = [];
  const object = (code: string, detail: string) => faults.push({ pointer: CONTENT, code, detail });

  if (at > notAfter) object('certificate_expired', `the certificate expired on ${utcDay(notAfter)}`);
  if (at < notBefore) object('certificate_expired', `the certificate is not valid before ${utcDay(notBefore)}`);
  if (!isHeldBy(nit, identificationNumbers(subject))) {
    object('certificate_nit_mismatch', `the certificate does not name the NIT ${nit}`);
  }
  if (trust !== 'any issuer' && pathToTrust(certificate, { intermediates: authorities, trust, at }) === null) {
    object('certificate_issuer_untrusted', 'the issuer is not an authority accredited in Colombia (ONAC)');
  }
  if (!keyUsage?.includes('digitalSignature')) {
    object('certificate_key_usage_missing', 'the key usage of the certificate does not include digitalSignature');
  }
  return faults;
};

const CONTENT = '#/content_base64';

/** Some authorities write the NIT with its check digit, some without. */
const isHeldBy = (nit: string, numbers: readonly string[]): boolean =>
  numbers.includes(nit) || numbers.includes(nit + nitCheckDigit(nit));
