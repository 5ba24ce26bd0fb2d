import type { KeyObject, X509Certificate } from 'node:crypto';
import type { Fault } from '@rubrica/contracts';
import { faultWith, nitCheckDigit, type Words } from '@rubrica/fiscal';
import { identificationNumbers, pathToTrust, readCertificate, type TrustBundle } from '@rubrica/xades';
import { colombianMoment } from './colombian-moment.js';
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
    return { ok: false, faults: [faultWith(pointer, opened.code, opened.detail, { fix: opened.fix })] };
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
  const object = (code: keyof typeof FIXES, detail: Words, fix: Words = FIXES[code]) =>
    faults.push(faultWith(CONTENT, code, detail, { fix }));

  if (at > notAfter)
    object('certificate_expired', {
      en: `the certificate expired on ${colombianMoment(notAfter).en}`,
      es: `el certificado venció el ${colombianMoment(notAfter).es}`,
    });
  if (at < notBefore)
    object(
      'certificate_expired',
      {
        en: `the certificate is not valid before ${colombianMoment(notBefore).en}`,
        es: `el certificado no es válido antes del ${colombianMoment(notBefore).es}`,
      },
      WHEN_VALID,
    );
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

/** What helps, beyond the upload that was tried. */
const FIXES = {
  certificate_expired: {
    en: 'Renew it with your certification authority, and upload the renewed one.',
    es: 'Renuévelo con su entidad de certificación y suba el renovado.',
  },
  certificate_nit_mismatch: {
    en: 'Upload it with an API key of the company that it names, or ask your certification authority for a certificate of this NIT.',
    es: 'Súbalo con una clave de API de la empresa que nombra, o pida a su entidad de certificación un certificado de este NIT.',
  },
  certificate_issuer_untrusted: {
    en: 'Ask one of the certification authorities accredited by ONAC for a certificate; the tax authority takes no other.',
    es: 'Pida un certificado a una de las entidades de certificación acreditadas por ONAC; la DIAN no acepta otro.',
  },
  certificate_key_usage_missing: {
    en: 'Ask your certification authority for a certificate for electronic invoicing, whose key usage includes digitalSignature.',
    es: 'Pida a su entidad de certificación un certificado de facturación electrónica, cuyo uso de clave incluya digitalSignature.',
  },
} as const satisfies Readonly<Record<string, Words>>;

const WHEN_VALID: Words = {
  en: 'Upload it after that time, or one that is valid already.',
  es: 'Súbalo después de esa hora, o suba uno que ya sea válido.',
};

/** Some authorities write the NIT with its check digit, some without. Where they write it: `identificationNumbers`. */
const isHeldBy = (nit: string, numbers: readonly string[]): boolean =>
  numbers.includes(nit) || numbers.includes(nit + nitCheckDigit(nit));
