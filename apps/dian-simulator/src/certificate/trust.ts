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

/** Certificates that each authority has, or has not, issued: what was found once stays true. */
const issued = new WeakMap<Certificate, WeakMap<Certificate, boolean>>();

const hasIssued = (issuer: Certificate, certificate: Certificate): boolean => {
  const known = issued.get(issuer) ?? new WeakMap<Certificate, boolean>();
  issued.set(issuer, known);
  const found = known.get(certificate) ?? hasSigned(issuer, certificate);
  known.set(certificate, found);
  return found;
};

const hasSigned = ({ x509: issuer, publicKey }: Certificate, { x509: certificate }: Certificate): boolean =>
  issuer.ca && !issuer.raw.equals(certificate.raw) && certificate.checkIssued(issuer) && certificate.verify(publicKey);
