import type { KeyObject, X509Certificate } from 'node:crypto';
import type { Fault } from '@rubrica/contracts';
import { colombianDate, faultWith, nitCheckDigit, type Words } from '@rubrica/fiscal';
import { identificationNumbers, pathToTrust, readCertificate, type TrustBundle } from '@rubrica/xades';
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
    return { ok: false, faults: [faultWith(pointer, opened.code, opened.detail, { fix: FIXES[opened.code] })] };
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
  const object = (code: keyof typeof FIXES, detail: Words) =>
    faults.push(faultWith(CONTENT, code, detail, { fix: FIXES[code] }));

  if (at > notAfter)
    object('certificate_expired', {
      en: `the certificate expired on ${colombianDate(notAfter)}`,
      es: `el certificado venció el ${colombianDate(notAfter)}`,
    });
  if (at < notBefore)
    object('certificate_expired', {
      en: `the certificate is not valid before ${colombianDate(notBefore)}`,
      es: `el certificado no es válido antes del ${colombianDate(notBefore)}`,
    });
  if (!isHeldBy(nit, identificationNumbers(subject))) {
    object('certificate_nit_mismatch', {
      en: `the certificate does not name the NIT ${nit}`,
      es: `el certificado no nombra el NIT ${nit}`,
    });
  }
  if (trust !== 'any issuer' && pathToTrust(certificate, { intermediates: authorities, trust, at }) === null) {
    object('certificate_issuer_untrusted', {
      en: 'the issuer is not an authority accredited in Colombia (ONAC)',
      es: 'el emisor del certificado no es una entidad acreditada en Colombia (ONAC)',
    });
  }
  if (!keyUsage?.includes('digitalSignature')) {
    object('certificate_key_usage_missing', {
      en: 'the key usage of the certificate does not include digitalSignature',
      es: 'el uso de clave del certificado no incluye digitalSignature',
    });
  }
  return faults;
};

const CONTENT = '#/content_base64';

const OTHER: Words = {
  en: 'Upload a certificate for electronic invoicing of your own NIT, from an authority accredited in Colombia.',
  es: 'Suba un certificado de facturación electrónica de su propio NIT, de una entidad acreditada en Colombia.',
};
const FILE: Words = {
  en: 'Send the .p12 or .pfx file that your certification authority gave you, in base64.',
  es: 'Envíe en base64 el archivo .p12 o .pfx que le dio su entidad de certificación.',
};
const FIXES = {
  certificate_expired: {
    en: 'Upload a certificate that is valid today.',
    es: 'Suba un certificado que esté vigente hoy.',
  },
  certificate_nit_mismatch: OTHER,
  certificate_issuer_untrusted: OTHER,
  certificate_key_usage_missing: OTHER,
  certificate_password_invalid: {
    en: 'Write the password of the .p12 file as your certification authority gave it.',
    es: 'Escriba la contraseña del archivo .p12 como se la dio su entidad de certificación.',
  },
  certificate_unreadable: FILE,
  certificate_key_unsupported: FILE,
} as const satisfies Readonly<Record<string, Words>>;

/** Some authorities write the NIT with its check digit, some without. Where they write it: `identificationNumbers`. */
const isHeldBy = (nit: string, numbers: readonly string[]): boolean =>
  numbers.includes(nit) || numbers.includes(nit + nitCheckDigit(nit));
