import { X509Certificate } from 'node:crypto';
import { type Certificate, isValidAt, readCertificate } from './certificate.js';

/** Certificates that are trusted by configuration. */
export type TrustBundle = readonly Certificate[];

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

export const readTrustBundle = (pem: string): TrustBundle =>
  (pem.match(PEM) ?? [])
    .map((text) => readCertificate(new X509Certificate(text).raw))
    .filter((certificate) => certificate !== null);

const PATH_LENGTH = 5;

/** Whether a path of authorities, all valid at that moment, leads from the certificate to one of the bundle. */
export const isTrusted = (
  certificate: Certificate,
  { bundle, others, at }: { readonly bundle: TrustBundle; readonly others: readonly Certificate[]; readonly at: Date },
  length = PATH_LENGTH,
): boolean => {
  if (length === 0 || !isValidAt(certificate, at)) return false;
  if (bundle.some(({ x509 }) => x509.raw.equals(certificate.x509.raw))) return true;
  return [...bundle, ...others].some(
    (issuer) => hasIssued(issuer, certificate) && isTrusted(issuer, { bundle, others, at }, length - 1),
  );
};

const hasIssued = ({ x509: issuer }: Certificate, { x509: issued }: Certificate): boolean =>
  issuer.ca && !issuer.raw.equals(issued.raw) && issued.checkIssued(issuer) && issued.verify(issuer.publicKey);
