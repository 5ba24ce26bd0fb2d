import { childOf, childrenOf, contextTag, type DerElement, DerError, readDer } from '@rubrica/xades';
import type { X509Certificate } from 'node:crypto';

/** A certificate with the one that issued it. */
export interface IssuedCertificate {
  readonly certificate: X509Certificate;
  readonly issuer: X509Certificate;
}

/** What OCSP and CRLs name a certificate by, as it was encoded. */
export const namesOf = (
  certificate: X509Certificate,
): { readonly serialNumber: DerElement; readonly issuer: DerElement } => {
  const [serialNumber, , issuer] = tbsOf(certificate);
  if (!serialNumber || !issuer) throw new DerError('not a certificate');
  return { serialNumber, issuer };
};

/** The BIT STRING with the public key. */
export const publicKeyBitsOf = (certificate: X509Certificate): DerElement => {
  const [, , , , , keyInfo] = tbsOf(certificate);
  if (!keyInfo) throw new DerError('not a certificate');
  return childOf(keyInfo, 1);
};

const tbsOf = (certificate: X509Certificate): DerElement[] => {
  const parts = childrenOf(childOf(readDer(certificate.raw), 0));
  return parts[0]?.tag === contextTag(0) ? parts.slice(1) : parts;
};
